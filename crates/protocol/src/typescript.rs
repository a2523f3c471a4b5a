//! The same types for the page.

use crate::{
    Claimed, ClientMsg, CreateTable, Created, GamesPage, LobbyRow, NewDevice, Pairing, PairingAsk,
    Replay, ServerMsg,
};
use std::{any::TypeId, collections::HashSet};
use ts_rs::{TS, TypeVisitor};

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
    // JSON has one kind of number.
    format!("{HEAD}\n{}", texts.join("\n")).replace("bigint", "number")
}
