//! Reads from a message only what a virtual player needs. Building the whole value would cost more than the
//! server spends on making it.

use memchr::memmem::find;

/// What kind of message it is: the value of its first field, `t`.
pub(super) fn kind(text: &str) -> &str {
    text.strip_prefix("{\"t\":\"")
        .and_then(|rest| rest.split_once('"'))
        .map_or("", |(kind, _)| kind)
}

/// The first whole number behind a field's name.
pub(super) fn number(text: &str, field: &str) -> Option<u64> {
    let at = find(text.as_bytes(), format!("\"{field}\":").as_bytes())? + field.len() + 3;
    let digits = &text[at..];
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

/// The text behind a field's name. Names of tables hold nothing that is escaped.
pub(super) fn text<'a>(text: &'a str, field: &str) -> Option<&'a str> {
    let at = find(text.as_bytes(), format!("\"{field}\":\"").as_bytes())? + field.len() + 4;
    text[at..].split_once('"').map(|(value, _)| value)
}

/// What is counted under this name.
pub(super) fn metric(metrics: &str, name: &str) -> f64 {
    let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// What a viewer is offered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Offers<'a> {
    /// The message has no view.
    Untold,
    /// Nothing: it is not this player's turn.
    None,
    /// The inside of the list.
    Some(&'a str),
}

pub(super) fn offers(text: &str) -> Offers<'_> {
    match list(text, "legal").map(|list| &list[1..list.len() - 1]) {
        None => Offers::Untold,
        Some("") => Offers::None,
        Some(inside) => Offers::Some(inside),
    }
}

/// One of the offers, at random.
pub(super) fn pick(offers: &str, random: u64) -> &str {
    let count = entries(offers).count().max(1) as u64;
    entries(offers).nth((random % count) as usize).unwrap_or_default()
}

/// The entries of a list, from its inside.
fn entries(inside: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_u32;
    inside.split(move |c| {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    })
}

/// Whether a list of numbers has this one.
pub(super) fn has(list: &str, number: usize) -> bool {
    let inside = list.trim_start_matches('[').trim_end_matches(']');
    inside.split(',').any(|entry| entry.parse() == Ok(number))
}

/// A whole list, found by its field's name. Names and phrases must hold no brackets, and ours don't.
pub(super) fn list<'a>(text: &'a str, field: &str) -> Option<&'a str> {
    let at = find(text.as_bytes(), format!("\"{field}\":[").as_bytes())? + field.len() + 3;
    let mut depth = 0_u32;
    let end = text[at..].bytes().position(|byte| {
        match byte {
            b'[' => depth += 1,
            b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    })?;
    Some(&text[at..=at + end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_found_and_picked_whole() {
        let text = r#"{"t":"update","table":"x","version":17,"views":[{"viewer":0,"view":{"phase":"turn","legal":[["G",2,1,1,5,false],{"a":"choose","cards":["5","T"]},"return"],"touches":[]}}]}"#;
        assert_eq!((kind(text), number(text, "version")), ("update", Some(17)));
        let Offers::Some(inside) = offers(text) else { panic!("no offers") };
        let found: Vec<&str> = (0..4).map(|n| pick(inside, n)).collect();
        let placed = r#"["G",2,1,1,5,false]"#;
        let expected = [placed, r#"{"a":"choose","cards":["5","T"]}"#, r#""return""#, placed];
        assert_eq!(found, expected);
        assert_eq!(list(r#"{"a":[[1],[]],"b":2}"#, "a"), Some("[[1],[]]"));
    }

    #[test]
    fn no_turn_and_no_view_are_two_things() {
        assert_eq!(offers(r#"{"views":[{"view":{"legal":[],"touches":[[1]]}}]}"#), Offers::None);
        assert_eq!(offers(r#"{"t":"update","views":[]}"#), Offers::Untold);
    }
}
