//! The same types for the page.

use crate::{
    Claimed, ClientMsg, CreateTable, Created, GamesPage, LobbyRow, NewDevice, Pairing, PairingAsk,
    Replay, ServerMsg,
};
use std::{any::TypeId, collections::HashSet};
use ts_rs::{TS, TypeVisitor};

macro_rules! any {
    ($(#[$doc:meta])* $name:ident: $($game:ident($type:ty)),*) => {
        $(#[$doc])*
        #[derive(TS)]
        #[ts(untagged)]
        #[allow(dead_code, reason = "it only names a type")]
        pub(crate) enum $name {
            $($game($type)),*
        }
    };
}

any!(
    /// Something to do, in the words of its game.
    AnyAction: Totemo(stapel_totemo::Action), Totem(stapel_totem::Action), Tokami(stapel_tokami::Action)
);
any!(
    /// A game as one viewer sees it.
    AnyView: Totemo(stapel_totemo::View), Totem(stapel_totem::View), Tokami(stapel_tokami::View)
);
any!(
    /// An event as one viewer saw it.
    AnySeen: Totemo(stapel_totemo::Seen), Totem(stapel_totem::Seen), Tokami(stapel_tokami::Event)
);
any!(
    /// The options of a game.
    AnyOptions: Totemo(stapel_totemo::Options), Totem(stapel_totem::Options), Tokami(stapel_tokami::Options)
);

const HEAD: &str = "// Generated from crates/protocol by `cargo xtask types`. Do not edit.\n";

#[derive(Default)]
struct Writer {
    done: HashSet<TypeId>,
    texts: Vec<(String, String)>,
}

impl TypeVisitor for Writer {
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

/// All types of the protocol as one TypeScript file.
#[must_use]
pub fn typescript() -> String {
    let mut writer = Writer::default();
    writer.visit::<ClientMsg>();
    writer.visit::<ServerMsg>();
    writer.visit::<NewDevice>();
    writer.visit::<CreateTable>();
    writer.visit::<Created>();
    writer.visit::<LobbyRow>();
    writer.visit::<PairingAsk>();
    writer.visit::<Pairing>();
    writer.visit::<Claimed>();
    writer.visit::<GamesPage>();
    writer.visit::<Replay>();
    writer.texts.sort();
    let texts: Vec<String> = writer.texts.into_iter().map(|(_, text)| text).collect();
    let seen = "export type TotemoSeen = TotemoEvent<TotemoBlock | null>;\n\n\
                export type TotemSeen = TotemEvent<TotemCard | null>;\n";
    // JSON has one kind of number.
    format!("{HEAD}\n{}\n{seen}", texts.join("\n")).replace("bigint", "number")
}
