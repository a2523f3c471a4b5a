//! Plain tables for a terminal.

use unicode_width::UnicodeWidthStr;

/// Rows of cells in columns as wide as they must be; the first column flush left, the others right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut shown = String::new();
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            let space = " ".repeat(widths[column].saturating_sub(cell.width()));
            shown += &match column {
                0 => format!("  {cell}{space}"),
                _ => format!("   {space}{cell}"),
            };
        }
        shown.push('\n');
    }
    shown
}

/// A number with its thousands apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut shown = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            shown.push('\u{202f}');
        }
        shown.push(digit);
    }
    if number < 0.0 { format!("-{shown}") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_whatever_the_script() {
        let rows = vec![vec!["бот".into(), "1".into()], vec!["a".into(), "22".into()]];
        assert_eq!(table(&rows), "  бот    1\n  a     22\n");
        assert_eq!(grouped(1_234_567.4), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(12.0), "12");
    }
}
