//! Saved games go on exactly as they would have.

use super::{
    super::{setup, stage::Left},
    *,
};
use stapel_catalog::GAMES;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("stapel-play-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn same_as_uninterrupted<G: Fingers>(owners: &[Owner], seed: u64) {
    let folder = folder(&format!("{}-{seed}", G::NAME));
    let path = folder.join("game.save");
    let mut app = sit::<G>(owners, options::<G>(owners), seed, Language::De);
    let text = app.text;
    let mut decisions = 0;
    // Decisions are counted, not steps: resuming brings another cover.
    let mut reference = sit::<G>(owners, options::<G>(owners), seed, Language::De);
    for _ in 0..10_000 {
        if matches!(app.stage, Stage::Result { .. }) {
            break;
        }
        let before = app.table.game.events().len();
        go_on(&mut app, decisions);
        if app.table.game.events().len() > before {
            while reference.table.game.events().len() == before {
                go_on(&mut reference, decisions);
            }
            decisions += 1;
            assert_eq!(app.table.game.events(), reference.table.game.events());
            if decisions % 5 == 0 && app.table.game.standing().is_none() {
                let files = Files { save: Some(path.clone()), record: None };
                app = App::new(app.table, text, app.palette, files);
                app.leave();
                assert_eq!(app.stage, Stage::Left(Left::Saved(path.clone())));
                let saved = std::fs::read_to_string(&path).unwrap();
                assert_eq!(setup::game_of(GAMES, &path, &saved).unwrap().name(), G::NAME);
                let table = setup::resumed::<G>(&path, &saved).unwrap();
                assert_eq!(table.owners, owners);
                app = App::new(table, text, app.palette, Files::default());
            }
        }
    }
    assert_eq!(app.table.game, reference.table.game);
    assert!(app.table.game.standing().is_some());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_resumed_game_equals_the_uninterrupted_one() {
    same_as_uninterrupted::<Totemo>(&[PERSON, GREEDY], 1);
    same_as_uninterrupted::<Totemo>(&[PERSON, RANDOM, PERSON], 2);
    same_as_uninterrupted::<Totem>(&[PERSON, GREEDY, RANDOM], 3);
    same_as_uninterrupted::<Totem>(&[PERSON, PERSON, GREEDY, RANDOM], 4);
}

#[test]
fn the_record_of_a_finished_game_can_be_checked() {
    let folder = folder("record");
    let path = folder.join("record.json");
    let owners = [PERSON, GREEDY, GREEDY];
    let app = sit::<Totem>(&owners, options::<Totem>(&owners), 11, Language::En);
    let files = Files { save: None, record: Some(path.clone()) };
    let mut app = App::new(app.table, app.text, app.palette, files);
    play_out(&mut app, |_| ());
    let written = std::fs::read_to_string(&path).unwrap();
    let entry = stapel_table::split_records(&written).next().unwrap();
    assert!(GAMES.check(entry).is_ok());
    // Another game does not write over it.
    types(&mut app, "n");
    play_out(&mut app, |_| ());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    assert!(folder.join("record-2.json").exists());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_that_cannot_be_saved_is_not_lost_at_the_first_key() {
    let owners = [PERSON, GREEDY];
    let app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 1, Language::En);
    let files = Files { save: Some("/no/such/folder/game.save".into()), record: None };
    let mut app = App::new(app.table, app.text, app.palette, files);
    types(&mut app, "q");
    assert_eq!(app.stage, Stage::Table);
    assert!(Screen::new(160, 24).show(&app).contains("q again leaves without saving"));
    types(&mut app, "q");
    assert_eq!(app.stage, Stage::Left(Left::Unsaved));
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let path = PathBuf::from("x.save");
    assert!(setup::game_of(GAMES, &path, "{}").is_err());
    assert!(setup::game_of(GAMES, &path, "{\"record\":{\"game\":\"chess\"}}").is_err());
    assert!(setup::resumed::<Totemo>(&path, "[]").is_err());
    let owners = [PERSON, GREEDY];
    let app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 1, Language::En);
    let with = |owners: &[&str]| {
        let owners = owners.iter().map(|owner| (*owner).to_owned()).collect();
        serde_json::to_string(&app.table.game.save(owners)).unwrap()
    };
    assert!(setup::resumed::<Totemo>(&path, &with(&["person", "greedy"])).is_ok());
    assert!(setup::resumed::<Totemo>(&path, &with(&["person"])).is_err());
    assert!(setup::resumed::<Totemo>(&path, &with(&["person", "wizard"])).is_err());
}
