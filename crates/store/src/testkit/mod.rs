//! The laws of a store, for tests: whoever adds a database tests it with one line.
//!
//! ```no_run
//! # async fn example(folder: &std::path::Path) {
//! // Each law gets the address of an empty store of its own.
//! let new_store = async |law: &str| folder.join(law).join("stapel.db").display().to_string();
//! stapel_store::testkit::check_store(new_store).await;
//! # }
//! ```

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    reason = "a law that is broken fails the test that checks it"
)]

mod copies;
mod games;
mod steps;
mod tables;

use crate::{DeviceId, GameHead, GameRow, StepRow, Store, StoreError, TableRow, Write};

/// Lists the laws by their modules.
macro_rules! laws {
    ($($module:ident: $($law:ident),*;)*) => {
        /// Checks every law of a store. For each, `new_store` makes an empty store, which may be named like the law, and
        /// gives its address for [`Store::open`]. A law that is broken panics; its name is printed before.
        pub async fn check_store(new_store: impl AsyncFn(&str) -> String) {
            $($(
                println!("{}: {}", stringify!($module), stringify!($law));
                $module::$law(&new_store(stringify!($law)).await).await;
            )*)*
        }
    };
}

laws! {
    steps:
        a_table_is_its_opening_and_its_steps,
        versions_have_no_gaps_and_no_doubles,
        what_is_handed_in_together_is_kept_together,
        one_that_fails_does_not_take_others_along,
        a_second_program_is_noticed,
        reopening_finds_everything,
        many_tables_at_once;
    copies:
        a_backup_is_a_store_of_its_own,
        an_export_makes_the_same_store_again;
    tables:
        devices_are_known_by_their_hash,
        live_tables_come_by_deadline,
        seats_are_held_and_given_up,
        a_pairing_code_is_taken_once,
        quiet_tables_are_forgotten_and_games_stay,
        a_rest_holds_until_the_next_step;
    games:
        finished_games_are_listed_and_found,
        a_game_s_id_is_taken_once_however_it_comes;
}

async fn open(address: &str) -> Store {
    Store::open(address).await.expect("the store opens")
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        opening: format!("opening of {id}").into(),
        public: false,
        opened_at: 1000,
    }
}

fn row(version: u64) -> StepRow {
    // Not UTF-8, with a zero in it.
    StepRow { version, at: 1000 + version.cast_signed(), body: vec![0xff, 0, version as u8] }
}

fn step(table: &str, version: u64) -> Write {
    Write::Step { table: table.into(), step: row(version) }
}

fn game(id: &str, table: &str, number: u32, devices: Vec<(DeviceId, u8)>) -> GameRow {
    let head = GameHead {
        id: id.into(),
        table: table.into(),
        number,
        game: "totemo".into(),
        players: vec!["Ada".into(), "Бо \"'".into()],
        finished_at: 5000 + i64::from(number),
    };
    GameRow { head, record: r#"{"format":"stapel-record"}"#.into(), devices }
}

async fn versions(store: &Store, table: &str) -> Vec<u64> {
    let stored = store.load(table).await.expect("it loads").expect("there is such a table");
    stored.steps.iter().map(|step| step.version).collect()
}

/// Who holds which seat at a table, as an export has it.
async fn seats(store: &Store, of: &str) -> Vec<(DeviceId, u8)> {
    let mut seats = Vec::new();
    let take = async |writes: Vec<Write>| {
        for write in writes {
            if let Write::Hold { device, table, seat, held: true } = write
                && table == of
            {
                seats.push((device, seat));
            }
        }
        Ok::<(), StoreError>(())
    };
    store.export(take).await.unwrap();
    seats.sort_unstable();
    seats
}
