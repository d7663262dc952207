//! What is written can be read.

use klubovna_catalogue::{read, read_file};
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::session::AnySession;

/// Every style in which moves are written.
const STYLES: [Style; 3] = [Style::English, Style::Czech, Style::Figurine];

/// Whatever was read or played can be shown and written. Its record is read again and
/// written the same; so is its file in every form of other programs.
///
/// # Panics
/// Where that is not so.
pub fn survives(session: &dyn AnySession) {
    session.snapshot();
    assert!(!session.diagram().is_empty());
    for style in STYLES {
        let text = session.record(style);
        let again = read(&text)
            .unwrap_or_else(|problem| panic!("an own record is refused: {problem}\n{text}"));
        assert_eq!(again.record(style), text, "written otherwise");
        assert_eq!(again.result(), session.result(), "{text}");
    }
    for form in session.info().forms {
        let text = session
            .file(form)
            .unwrap_or_else(|problem| panic!("{form} is not written: {problem}"));
        let mut found = read_file(&text)
            .unwrap_or_else(|| panic!("an own file ({form}) has no known form:\n{text}"));
        assert_eq!(found.len(), 1, "games in a file ({form}):\n{text}");
        let Some(found) = found.pop() else { return };
        if let Some(problem) = found.problem {
            panic!("an own file ({form}) is refused: {problem}\n{text}");
        }
        assert_eq!(
            found.session.file(form).ok(),
            Some(text),
            "written otherwise"
        );
    }
}
