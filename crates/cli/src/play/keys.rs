//! Keys, whatever the keyboard's layout.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What a key means here: a letter of a Russian layout is the Latin one on the same key, and the
/// key pad's and vi's ways to move are arrows. None if it is no key to act on.
pub(crate) fn meaning(event: KeyEvent) -> Option<KeyCode> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        // Ctrl-C and Ctrl-D leave, as anywhere; nothing is lost by it.
        return matches!(event.code, KeyCode::Char('c' | 'd')).then_some(KeyCode::Char('q'));
    }
    let KeyCode::Char(c) = event.code else { return Some(event.code) };
    const LATIN: [(char, char); 17] = [
        ('й', 'q'),
        ('ы', 's'),
        ('г', 'u'),
        ('к', 'r'),
        ('ч', 'x'),
        ('р', 'h'),
        ('о', 'j'),
        ('л', 'k'),
        ('д', 'l'),
        ('ь', 'm'),
        ('м', 'v'),
        ('ц', 'w'),
        ('е', 't'),
        ('с', 'c'),
        ('т', 'n'),
        ('и', 'b'),
        ('ш', 'i'),
    ];
    let c = c.to_lowercase().next().unwrap_or(c);
    let c = LATIN.iter().find(|(theirs, _)| *theirs == c).map_or(c, |(_, latin)| *latin);
    Some(match c {
        'h' => KeyCode::Left,
        'j' => KeyCode::Down,
        'k' => KeyCode::Up,
        'l' => KeyCode::Right,
        ' ' => KeyCode::Char(' '),
        c => KeyCode::Char(c),
    })
}
