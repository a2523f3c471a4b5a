//! Ideas for a person, and bots that think while people press keys.

use super::{super::stage::Overlay, *};
use stapel_bots::advise;

/// The adviser's answer to what the session asks.
fn advice<G: Playable>(app: &App<'_, G>) -> Option<Thought<G>> {
    let (moment, view, chance) = app.advice_wanted()?;
    let advice = advise::<G>(&view, 200, 5, &mut chance.play_rng());
    Some(Thought::Advised { moment, advice })
}

fn ideas_are_shown<G: Fingers>(owners: &[Owner], language: Language) {
    let mut app = sit::<G>(owners, options::<G>(owners), 3, language);
    let mut screen = Screen::new(80, 24);
    let mut shown = 0;
    for step in 0..60 {
        if matches!(app.stage, Stage::Table) && !app.waits_for_bot() && app.overlay.is_none() {
            assert!(app.advice_wanted().is_none(), "nobody has asked");
            press(&mut app, KeyCode::Char('i'));
            assert_eq!(app.overlay, Some(Overlay::Ideas));
            assert!(screen.show(&app).contains(&app.text.get("play-ideas-thinking")));
            let said = advice(&app).unwrap();
            let Thought::Advised { advice, .. } = &said else { panic!() };
            let best = G::words(&advice[0].action, app.text);
            let chance = format!("{:.0} %", 100.0 * advice[0].win);
            app.thought(said);
            assert!(app.advice_wanted().is_none(), "asked once is enough");
            let panel = screen.show(&app);
            assert!(panel.contains(&best) && panel.contains(&chance), "{best}\n{panel}");
            assert!(!panel.contains('…'), "{language}: something is cut:\n{panel}");
            press(&mut app, KeyCode::Esc);
            shown += 1;
        }
        if matches!(app.stage, Stage::Result { .. }) {
            break;
        }
        go_on(&mut app, step);
    }
    assert!(shown > 5);
}

#[test]
fn ideas_are_shown_in_every_language() {
    for language in Language::ALL {
        ideas_are_shown::<Totemo>(&[PERSON, GREEDY], language);
        ideas_are_shown::<Totem>(&[PERSON, GREEDY, GREEDY], language);
    }
}

#[test]
fn advice_on_what_was_decided_meanwhile_is_forgotten() {
    let owners = [PERSON, GREEDY];
    let mut app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 3, Language::En);
    while app.waits_for_bot() {
        bot_moves(&mut app);
    }
    press(&mut app, KeyCode::Char('i'));
    let late = advice(&app).unwrap();
    press(&mut app, KeyCode::Esc);
    go_on(&mut app, 1);
    app.thought(late);
    assert!(app.advice().is_none());
}

#[test]
fn while_a_bot_thinks_keys_work_and_what_was_taken_back_is_forgotten() {
    let owners = [PERSON, GREEDY, GREEDY];
    let mut app = sit::<Totem>(&owners, options::<Totem>(&owners), 9, Language::En);
    for step in 0..12 {
        go_on(&mut app, step);
    }
    while !app.waits_for_bot() {
        go_on(&mut app, 1);
    }
    let question = app.question().unwrap();
    let before = app.table.game.events().len();
    // Not ready: Enter only says that nobody wants to wait, and other keys do what they do.
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.game.events().len(), before);
    assert!(app.at_once());
    press(&mut app, KeyCode::Char('?'));
    assert_eq!(app.overlay, Some(Overlay::Keys));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('u'));
    assert!(app.table.game.events().len() < before);
    let mut bots = Bots::seat(&owners, Duration::from_secs(1)).unwrap();
    let action = bots.decide(&question);
    app.thought(Thought::Decided { moment: question.moment, action });
    assert!(!app.ready());
    let taken_back = app.table.game.events().len();
    app.step();
    assert_eq!(app.table.game.events().len(), taken_back);
}
