//! Every language has room on the smallest screen.

use super::{super::stage::Overlay, *};

/// Nothing is cut: what had no room would end in an ellipsis.
fn nothing_is_cut<G: Fingers>(owners: &[Owner], options: G::Options, language: Language) {
    let mut app = sit::<G>(owners, options, 2, language);
    let mut screens = [Screen::new(80, 24), Screen::new(100, 32)];
    let mut turn = 0;
    play_out(&mut app, |app| {
        turn += 1;
        let shown = screens[usize::from(turn % 5 == 0)].show(app);
        assert!(!shown.contains('…'), "{language}: something is cut:\n{shown}");
    });
    for overlay in [Overlay::Keys, Overlay::Reference, Overlay::Log { up: 0 }] {
        app.stage = Stage::Result { panel: false };
        app.overlay = Some(overlay.clone());
        for screen in &mut screens {
            let shown = screen.show(&app);
            // The panel is whole: its frame is on the screen, with the closing words in it.
            let close =
                if matches!(overlay, Overlay::Log { .. }) { "play-scroll" } else { "play-any-key" };
            assert!(shown.contains(&app.text.get(close)), "{language}:\n{shown}");
        }
    }
    // Each line of the keys and the reference is there as a whole.
    app.overlay = Some(Overlay::Keys);
    let shown = screens[0].show(&app);
    for (_, key) in G::KEYS {
        let said = app.text.get(key);
        let last = said.split_whitespace().last().unwrap_or_default();
        assert!(shown.contains(last), "{language}: {key} is not whole:\n{shown}");
    }
}

#[test]
fn every_language_fits_the_smallest_screen() {
    for language in Language::ALL {
        for owners in [&[PERSON, GREEDY][..], &[PERSON, PERSON, GREEDY, RANDOM]] {
            nothing_is_cut::<Totemo>(owners, options::<Totemo>(owners), language);
            let open = stapel_totemo::Options {
                hands: stapel_totemo::Hands::Open,
                ..options::<Totemo>(owners)
            };
            nothing_is_cut::<Totemo>(owners, open, language);
        }
        let five = &[PERSON, PERSON, GREEDY, RANDOM, GREEDY][..];
        for (owners, series) in [(&[PERSON, GREEDY, GREEDY][..], true), (five, false)] {
            nothing_is_cut::<Totem>(owners, stapel_totem::Options { series }, language);
        }
    }
}

#[test]
fn hints_fit_the_last_line() {
    use unicode_width::UnicodeWidthStr;
    for language in Language::ALL {
        let text = text(language);
        for key in [
            "totemo-hint",
            "totemo-hint-extra",
            "totem-hint-choose",
            "totem-hint-play",
            "play-hint-bot",
            "totemo-ask-return",
        ] {
            let said = text.get(key);
            assert!(said.width() <= 78, "{language} {key}: {} columns", said.width());
        }
    }
}

#[test]
fn words_beside_the_levels_fit() {
    use unicode_width::UnicodeWidthStr;
    for language in Language::ALL {
        let text = text(language);
        let level = text.say("totemo-level", &[("level", 5.into())]);
        assert!(level.width() <= 10, "{language}: {level}");
        for (key, room) in [("totemo-wheel", 19), ("totemo-with-all", 12), ("totemo-topper", 17)] {
            assert!(text.get(key).width() <= room, "{language} {key}");
        }
    }
}

#[test]
fn letters_of_colours_differ() {
    for language in Language::ALL {
        let text = text(language);
        let letters: std::collections::BTreeSet<String> =
            ["letter-R", "letter-O", "letter-Y", "letter-G", "letter-B", "letter-V"]
                .iter()
                .map(|key| text.get(key))
                .collect();
        assert_eq!(letters.len(), 6, "{language}: {letters:?}");
    }
}

#[test]
fn russian_counts_in_three_forms() {
    let text = text(Language::Ru);
    let said = |n: u16| text.say("result-points", &[("points", n.into())]);
    assert_eq!(
        [1, 2, 5, 11, 21, 22, 25].map(said),
        ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка", "25 очков"]
    );
}

#[test]
fn without_colours_letters_and_marks_remain() {
    let owners = [PERSON, GREEDY];
    let app = sit::<Totemo>(&owners, options::<Totemo>(&owners), 2, Language::En);
    let mut app = App::new(app.table, app.text, Palette::new(Depth::None), Files::default());
    let mut screen = Screen::new(80, 24);
    play_out(&mut app, |app| {
        screen.show(app);
        let plain = screen.0.backend().buffer().content.iter().all(|cell| {
            cell.fg == ratatui::style::Color::Reset && cell.bg == ratatui::style::Color::Reset
        });
        assert!(plain, "NO_COLOR is honoured");
    });
}
