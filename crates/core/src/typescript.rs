//! Types as TypeScript, for the page.

use crate::Game;
use std::{any::TypeId, collections::BTreeSet};
use ts_rs::{TS, TypeVisitor};

/// Collects types, with all that they are made of, and writes them as one TypeScript file.
#[derive(Default)]
pub struct TypeScript {
    done: BTreeSet<TypeId>,
    texts: Vec<(String, String)>,
}

impl TypeScript {
    /// Takes in this type.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> TypeScript {
        self.visit::<T>();
        self
    }

    /// The file: its first line says where it comes from.
    #[must_use]
    pub fn write(mut self, from: &str) -> String {
        self.texts.sort();
        let texts: Vec<String> = self.texts.into_iter().map(|(_, text)| text).collect();
        let head = format!("// Generated from {from} by `cargo xtask types`. Do not edit.\n");
        // JSON has one kind of number.
        format!("{head}\n{}", texts.join("\n")).replace("bigint", "number")
    }

    /// Calls a type by another name, too.
    fn alias<T: TS>(&mut self, name: &str) {
        let of = T::name();
        if of != name {
            self.texts.push((format!("~{name}"), format!("export type {name} = {of};\n")));
        }
    }
}

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.done.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // What has no file of its own is built into the language.
        if T::output_path().is_some() && !self.texts.iter().any(|(name, _)| *name == T::ident()) {
            let docs = T::docs().unwrap_or_default();
            self.texts.push((T::ident(), format!("{docs}export {}\n", T::decl())));
        }
    }
}

/// What a game's folder of the page knows of its rules: the types of its options, views, events and actions, under
/// their own names and as `Options`, `View`, `Seen` and `Action`.
#[must_use]
pub fn game_types<G: Game>() -> String
where
    G::Options: TS + 'static,
    G::View: TS + 'static,
    G::Seen: TS + 'static,
    G::Action: TS + 'static,
{
    let mut types = TypeScript::default()
        .with::<G::Options>()
        .with::<G::View>()
        .with::<G::Seen>()
        .with::<G::Action>();
    types.alias::<G::Options>("Options");
    types.alias::<G::View>("View");
    types.alias::<G::Seen>("Seen");
    types.alias::<G::Action>("Action");
    types.write(&format!("the rules of {}", G::NAME))
}
