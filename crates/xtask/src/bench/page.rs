//! The page of measurements: each section stands between two markers, and only that part is replaced.

use std::fs;

use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;

/// A table in Markdown: the first column to the left, numbers to the right.
pub(crate) fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let names: Vec<String> = head.iter().map(|&name| name.to_owned()).collect();
    let rule: Vec<String> = (0..head.len())
        .map(|column| if column == 0 { "---" } else { "---:" }.to_owned())
        .collect();
    let body: String = rows.iter().map(|row| line(row)).collect();
    line(&names) + &line(&rule) + &body
}

/// A number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Puts a new text into a section of `www/MEASURED.md`.
pub(crate) fn write(project: &Project, section: &str, text: &str) -> Result<()> {
    let file = project.www().join("MEASURED.md");
    let help = "restore www/MEASURED.md from the repository";
    let page = fs::read_to_string(&file).or_help("reading www/MEASURED.md", help)?;
    let page = replace(&page, section, text).ok_or_else(|| {
        Failure::new(
            format!("www/MEASURED.md has no markers of the section \"{section}\""),
            help,
        )
    })?;
    fs::write(&file, page).or_help("writing www/MEASURED.md", "make the file writable")
}

/// `page` with `text` between the markers of a section; `None` when a marker is missing.
fn replace(page: &str, section: &str, text: &str) -> Option<String> {
    let begin = format!("<!-- {section}: begin -->\n");
    let end = format!("<!-- {section}: end -->");
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{}\n\n{end}{after}", text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# P\n\n<!-- a: begin -->\nold\n<!-- a: end -->\nmiddle\n<!-- b: begin -->\n<!-- b: end -->\n";

    #[test]
    fn only_the_section_is_replaced() {
        let page = replace(PAGE, "a", "new\n").unwrap();
        assert_eq!(page, PAGE.replace("old\n", "\nnew\n\n"));
        assert_eq!(replace(&page, "a", "new").unwrap(), page);
    }

    #[test]
    fn a_section_needs_both_markers_in_order() {
        assert_eq!(replace(PAGE, "c", "new"), None);
        assert_eq!(
            replace("<!-- a: end -->\n<!-- a: begin -->\n", "a", "x"),
            None
        );
    }

    #[test]
    fn thousands_are_set_apart() {
        let cases = [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (1_234_567, "1,234,567"),
        ];
        for (number, text) in cases {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn tables_are_markdown() {
        let rows = [vec!["x".to_owned(), "1".to_owned()]];
        assert_eq!(
            table(&["a", "b"], &rows),
            "| a | b |\n| --- | ---: |\n| x | 1 |\n"
        );
    }
}
