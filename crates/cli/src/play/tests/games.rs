//! Games from the first key to the result.

use super::*;
use stapel_totemo::Hands;

fn at_every_size<G: Fingers>(owners: &[Owner], options: G::Options, seed: u64) {
    let mut app = sit::<G>(owners, options, seed, Language::En);
    let sizes = [(80, 24), (100, 32), (160, 50), (20, 5), (1, 1), (79, 24), (300, 24)];
    let mut screens = sizes.map(|(width, height)| Screen::new(width, height));
    let mut turn = 0;
    play_out(&mut app, |app| {
        // Drawing is most of the work: one size after another.
        turn += 1;
        screens[turn % sizes.len()].show(app);
    });
    let shown = screens[0].show(&app);
    assert!(shown.contains("Winner") || shown.contains("shared victory"), "{shown}");
    press(&mut app, KeyCode::Char('b'));
    assert!(!screens[0].show(&app).contains("Winner"));
    press(&mut app, KeyCode::Char('q'));
    assert_eq!(app.stage, Stage::Left(super::super::stage::Left::Finished));
}

#[test]
fn totemo_is_played_to_the_end_by_any_mix_of_people_and_bots() {
    for (seed, owners) in [
        &[PERSON, GREEDY][..],
        &[PERSON, PERSON],
        &[PERSON, PERSON, GREEDY],
        &[RANDOM, GREEDY],
        &[PERSON, GREEDY, RANDOM, PERSON],
    ]
    .into_iter()
    .enumerate()
    {
        at_every_size::<Totemo>(owners, options::<Totemo>(owners), seed as u64);
        let open = stapel_totemo::Options { hands: Hands::Open, ..options::<Totemo>(owners) };
        at_every_size::<Totemo>(owners, open, seed as u64);
    }
}

#[test]
fn totem_is_played_to_the_end_by_any_mix_of_people_and_bots() {
    for (seed, owners) in [
        &[PERSON, GREEDY, GREEDY][..],
        &[PERSON, PERSON, PERSON],
        &[GREEDY, RANDOM, GREEDY],
        &[PERSON, PERSON, GREEDY, RANDOM],
        &[PERSON, GREEDY, GREEDY, GREEDY, RANDOM],
    ]
    .into_iter()
    .enumerate()
    {
        at_every_size::<Totem>(owners, options::<Totem>(owners), seed as u64);
    }
}

#[test]
fn te_20_a_series_is_told_game_by_game() {
    let owners = [PERSON, GREEDY, GREEDY];
    let mut app = sit::<Totem>(&owners, stapel_totem::Options { series: true }, 4, Language::En);
    let mut screen = Screen::new(80, 24);
    let (mut told, mut badge) = (0, false);
    play_out(&mut app, |app| {
        let shown = screen.show(app);
        told += usize::from(shown.contains("of the series is over"));
        badge |= app.overlay.is_none() && shown.contains('♛') && shown.contains("Game 2 of 3");
    });
    // The last game ends in the result.
    assert_eq!(told, 2);
    assert!(badge, "the chief's badge is shown");
}

#[test]
fn a_new_game_follows_on_another_deal() {
    let mut app =
        sit::<Totemo>(&[PERSON, GREEDY], options::<Totemo>(&[PERSON, GREEDY]), 1, Language::En);
    play_out(&mut app, |_| ());
    let first = app.table.game.record();
    types(&mut app, "n");
    assert_eq!(app.stage, Stage::Table);
    assert_ne!(app.table.game.record().events[..4], first.events[..4]);
    play_out(&mut app, |_| ());
}

#[test]
fn taking_back_is_for_one_person_against_bots() {
    let owners = [PERSON, GREEDY, RANDOM];
    let mut app = sit::<Totem>(&owners, options::<Totem>(&owners), 9, Language::En);
    let mut states = Vec::new();
    // Take back every third decision, and decide otherwise.
    for step in 0..400 {
        let person = app.stage == Stage::Table && !app.waits_for_bot() && app.overlay.is_none();
        if person {
            states.push(app.table.game.clone());
            if step % 3 == 0 && states.len() > 1 {
                types(&mut app, "u");
                states.pop();
                let back = states.pop().unwrap();
                assert_eq!(app.table.game, back, "back to the decision before");
                states.push(back);
            }
        }
        go_on(&mut app, step);
    }
    let mut two =
        sit::<Totemo>(&[PERSON, PERSON], options::<Totemo>(&[PERSON, PERSON]), 1, Language::En);
    go_on(&mut two, 0);
    go_on(&mut two, 0);
    let before = two.table.game.clone();
    types(&mut two, "u");
    assert_eq!(two.table.game, before);
    assert!(Screen::new(80, 24).show(&two).contains("against bots alone"));
}

#[test]
fn to_25_the_cursor_says_what_counts_and_refusals_name_their_rule() {
    let owners = [PERSON, GREEDY];
    let mut app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 7, Language::En);
    let mut screen = Screen::new(80, 24);
    while app.waits_for_bot() {
        bot_moves(&mut app);
    }
    let Next::Person(seat) = app.table.next() else { panic!() };
    let view = app.table.game.view(Viewer::Seat(seat));
    let slot = view.obs.hand.iter().position(|block| !block.is_topper()).unwrap();
    types(&mut app, &format!("{}", slot + 1));
    let shown = screen.show(&app);
    assert!(shown.contains("3 below") && shown.contains("c3, level 2"), "{shown}");
    let before = app.table.game.clone();
    types(&mut app, "x");
    let shown = screen.show(&app);
    assert!(shown.contains("no bonus placement to give up (TO-16)"), "{shown}");
    // Returning all three asks once; anything but Enter is no.
    types(&mut app, "r");
    assert!(screen.show(&app).contains("Return all three"));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.table.game, before);
    types(&mut app, "r");
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.table.game, before);
}

#[test]
fn te_6_the_choice_can_change_until_it_is_confirmed() {
    let owners = [PERSON, GREEDY, GREEDY];
    let mut app = sit::<Totem>(&owners, options::<Totem>(&owners), 3, Language::En);
    let mut screen = Screen::new(80, 24);
    while app.waits_for_bot() {
        bot_moves(&mut app);
    }
    let before = app.table.game.clone();
    types(&mut app, "ttw");
    press(&mut app, KeyCode::Backspace);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.game, before);
    let shown = screen.show(&app);
    assert!(shown.contains("Pick one more card."), "{shown}");
    types(&mut app, "cc");
    // The second companion found three cards picked: the kind is given back.
    assert!(screen.show(&app).contains("For this round"));
    types(&mut app, "w");
    assert!(screen.show(&app).contains("Enter: confirm"));
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.table.game, before);
    // TE-15: a top can't start a pole. (The hand is sorted: warrior, top, top.)
    if app.waits_for_bot() {
        return;
    }
    types(&mut app, "2");
    press(&mut app, KeyCode::Enter);
    let shown = screen.show(&app);
    assert!(shown.contains("(TE-15)"), "{shown}");
}
