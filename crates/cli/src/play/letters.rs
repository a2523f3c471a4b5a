//! Text in the space that there is.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The text, cut with an ellipsis if it is wider than that.
pub(crate) fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut used = 0;
    let kept = text.chars().take_while(|c| {
        used += c.width().unwrap_or(0);
        used < width
    });
    let mut cut: String = kept.collect();
    if width > 0 {
        cut.push('…');
    }
    cut
}

/// The text, filled up with spaces to that width.
pub(crate) fn pad(text: &str, width: usize) -> String {
    let mut padded = fit(text, width);
    let used = padded.width();
    padded.extend(std::iter::repeat_n(' ', width.saturating_sub(used)));
    padded
}

/// The text in lines of at most that width, broken at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut();
        match line {
            Some(line) if line.is_empty() => *line = fit(word, width),
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(fit(word, width)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_filled_and_broken_by_its_width() {
        assert_eq!(fit("верхушка", 8), "верхушка");
        assert_eq!(fit("верхушка", 5), "верх…");
        assert_eq!(pad("ab", 4), "ab  ");
        assert_eq!(wrap("red on blue", 6), ["red on", "blue"]);
        assert_eq!(wrap("", 6), [""]);
    }
}
