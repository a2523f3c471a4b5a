//! The same types for the page.

use crate::binary::{self, Frame, Width};
use crate::{
    Claimed, ClientMsg, CreateTable, Created, GameInfo, GamesPage, LobbyRow, NewDevice, Pairing,
    PairingAsk, Replay, ServerMsg,
};
use std::fmt::Write as _;

/// All types of the protocol as one TypeScript file.
#[must_use]
pub fn typescript() -> String {
    stapel_core::TypeScript::default()
        .with::<ClientMsg>()
        .with::<ServerMsg>()
        .with::<NewDevice>()
        .with::<CreateTable>()
        .with::<Created>()
        .with::<LobbyRow>()
        .with::<PairingAsk>()
        .with::<Pairing>()
        .with::<Claimed>()
        .with::<GamesPage>()
        .with::<GameInfo>()
        .with::<Replay>()
        .write("crates/protocol")
}

/// The binary frames for the page: their types, and [`Frame::LAYOUT`] by which the page reads and writes them.
///
/// The page's main thread has no WASM module loaded, and a call into the worker for every frame would take longer than
/// reading it: so it gets the table that this crate's own codec is made of, and a dozen lines that follow it.
#[must_use]
pub fn typescript_frames() -> String {
    let mut types = String::new();
    let mut layout = String::new();
    for frame in Frame::LAYOUT {
        let of = |width| if width == Width::Rest { "Uint8Array" } else { "number" };
        let fields = frame.fields.iter().map(|(name, width)| format!("; {name}: {}", of(*width)));
        let fields: String = fields.collect();
        let _ = write!(types, "\n  | {{ kind: '{}'{fields} }}", frame.name);
        let fields = frame.fields.iter().map(|(name, width)| {
            let width = match width {
                Width::U8 => "u8",
                Width::U32 => "u32",
                Width::Rest => "rest",
            };
            format!("['{name}', '{width}']")
        });
        let fields = fields.collect::<Vec<_>>().join(", ");
        let _ =
            writeln!(layout, "  {}: {{ code: {}, fields: [{fields}] }},", frame.name, frame.code);
    }
    format!(
        "// Generated from crates/protocol by `cargo xtask types`. Do not edit.\n\n\
         /** A binary frame of one table, without its channel. */\n\
         export type Frame ={types};\n\n\
         /** The kind byte of each frame, and what follows it and the channel. Numbers are little-endian. */\n\
         export const LAYOUT = {{\n{layout}}} as const;\n"
    )
}

/// Frames as the page names them, with their bytes: its tests read and write the same.
#[must_use]
pub fn frame_vectors() -> String {
    let vectors: Vec<String> = binary::examples()
        .iter()
        .map(|frame| {
            let values: serde_json::Map<String, serde_json::Value> =
                frame.values().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            let vector = serde_json::json!({
                "kind": frame.name(), "values": values, "bytes": frame.write(),
            });
            format!("  {vector}")
        })
        .collect();
    format!("[\n{}\n]\n", vectors.join(",\n"))
}
