//! The contract of a store, held by SQLite and by a real PostgreSQL alike.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod laws;

/// Each law, on both databases.
macro_rules! contract {
    ($($law:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $law() {
                let folder = tempfile::tempdir().expect("a folder");
                let path = folder.path().join("data/stapel.db");
                super::laws::$law(path.to_str().expect("a path")).await;
            })*
        }
        /// One server for all laws, because it takes its time to start; a database for each.
        #[tokio::test]
        async fn postgres() {
            let server = stapel_services::Postgres::start();
            $(println!("{}", stringify!($law));
            laws::$law(&server.database(stringify!($law))).await;)*
        }
    };
}

contract!(
    a_table_is_its_opening_and_its_steps,
    versions_have_no_gaps_and_no_doubles,
    what_is_handed_in_together_is_kept_together,
    one_that_fails_does_not_take_others_along,
    a_second_program_is_noticed,
    a_backup_is_a_store_of_its_own,
    an_export_makes_the_same_store_again,
    devices_are_known_by_their_hash,
    live_tables_come_by_deadline,
    seats_are_held_and_given_up,
    finished_games_are_listed_and_found,
    a_pairing_code_is_taken_once,
    quiet_tables_are_forgotten_and_games_stay,
    a_rest_holds_until_the_next_step,
    reopening_finds_everything,
    many_tables_at_once,
);
