//! Nothing hidden is on the screen of someone who may not see it.

use super::*;

/// What a cover says, and nothing else: the same words whatever the game holds.
fn cover_is_bare(shown: &str, app_text: &Text, name: &str) {
    let said = |key: &str| app_text.say(key, &[("name", name.into())]);
    let mut rest = shown.to_owned();
    for key in ["cover-pass", "cover-enter", "cover-leave"] {
        assert!(rest.contains(&said(key)), "{shown}");
        rest = rest.replacen(&said(key), "", 1);
    }
    let marks: String = rest.chars().filter(|c| !c.is_whitespace()).collect();
    let bare = marks.chars().all(|c| "╭╮╰╯─│".contains(c));
    assert!(bare, "a cover shows more than it should: {marks}");
}

fn covered<G: Fingers>(owners: &[Owner], seed: u64, language: Language) -> usize {
    let mut app = sit::<G>(owners, options::<G>(owners), seed, language);
    let mut screens = [Screen::new(80, 24), Screen::new(120, 40)];
    let mut covers = 0;
    play_out(&mut app, |app| {
        // The screen before the cover is drawn too: nothing of it may be left.
        for screen in &mut screens {
            let shown = screen.show(app);
            if let Stage::Cover { to } = app.stage {
                covers += 1;
                cover_is_bare(&shown, app.text, app.name(to));
                // No colour either: the buffer has one style but for the words.
                let buffer = screen.0.backend().buffer();
                let painted =
                    buffer.content.iter().any(|cell| cell.bg != ratatui::style::Color::Reset);
                assert!(!painted, "a cover has colours");
            }
        }
    });
    covers
}

#[test]
fn te_6_to_9_the_cover_between_people_shows_nothing_of_the_table() {
    for language in Language::ALL {
        assert!(covered::<Totemo>(&[PERSON, PERSON], 1, language) > 20);
        assert!(covered::<Totemo>(&[PERSON, GREEDY, PERSON], 2, language) > 20);
        assert!(covered::<Totem>(&[PERSON, PERSON, PERSON], 3, language) > 80);
        assert!(covered::<Totem>(&[PERSON, PERSON, GREEDY, GREEDY], 4, language) > 40);
    }
}

#[test]
fn to_9_open_hands_and_a_single_person_need_no_cover() {
    let open = stapel_totemo::Options {
        hands: stapel_totemo::Hands::Open,
        ..options::<Totemo>(&[PERSON, PERSON])
    };
    for (owners, options) in
        [(&[PERSON, PERSON], open), (&[PERSON, GREEDY], options::<Totemo>(&[PERSON, GREEDY]))]
    {
        let mut app = sit::<Totemo>(owners, options, 5, Language::En);
        play_out(&mut app, |app| {
            assert!(!matches!(app.stage, Stage::Cover { .. } | Stage::HandOver { .. }));
        });
    }
}

/// The screen of whoever looks is the same, whatever the others hold: it is drawn from what that
/// seat may know alone.
#[test]
fn what_others_hold_makes_no_difference_to_the_screen() {
    use stapel_core::Search;
    let owners = [PERSON, PERSON, GREEDY];
    let mut app = sit::<Totem>(&owners, options::<Totem>(&owners), 6, Language::En);
    let mut rng = Seed::from_number(1).play_rng();
    let mut compared = 0;
    play_out(&mut app, |app| {
        let Next::Person(seat) = app.table.next() else { return };
        if app.stage != Stage::Table {
            return;
        }
        // The view of a state that this seat can't tell from the real one is the same view, and the
        // scene is built from views and seen events only.
        let view = app.table.game.view(Viewer::Seat(seat));
        let other = Totem::imagine(&view, &mut rng).unwrap();
        let scene = app.scene();
        if scene.view.obs.seat == Some(seat) {
            use stapel_core::Game;
            assert_eq!(scene.view, other.view(Viewer::Seat(seat)));
            for seen in &scene.seen {
                if let stapel_totem::Seen::Choose { seat: who, cards, .. }
                | stapel_totem::Seen::Deal { seat: who, cards } = seen
                {
                    assert_eq!(cards.iter().all(Option::is_some), *who == seat);
                }
            }
            compared += 1;
        }
    });
    assert!(compared > 10);
}

#[test]
fn what_happened_since_is_told_to_whoever_looks_next() {
    let owners = [PERSON, GREEDY, PERSON];
    let mut app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 8, Language::En);
    let mut screen = Screen::new(80, 24);
    let mut told = 0;
    play_out(&mut app, |app| {
        if app.stage == Stage::Table && !app.waits_for_bot() {
            told += usize::from(screen.show(app).contains('▌'));
        }
    });
    assert!(told > 10);
}
