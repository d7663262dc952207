//! Every game that is written can be read.

use klubovna_catalogue::{diagram, read, read_file, write_file};
use klubovna_session::AnySession;
use klubovna_text::Style;

/// Checks that a game which was read or played can be shown and written, and that its record, and
/// its file in every form of other programs, is read again and written the same.
///
/// # Panics
/// When one of these fails.
pub fn survives(session: &dyn AnySession) {
    session.snapshot();
    assert!(!diagram(session).expect("a game of the club").is_empty());
    for style in Style::ALL {
        let text = session.record(style);
        let again = read(&text)
            .unwrap_or_else(|problem| panic!("an own record is refused: {problem}\n{text}"));
        assert_eq!(again.record(style), text, "written otherwise");
        assert_eq!(again.result(), session.result(), "{text}");
    }
    for form in session.info().forms {
        let text = write_file(session, form)
            .unwrap_or_else(|problem| panic!("{form} is not written: {problem}"));
        let mut found = read_file(&text)
            .unwrap_or_else(|| panic!("an own file ({form}) has no known form:\n{text}"));
        assert_eq!(found.len(), 1, "games in a file ({form}):\n{text}");
        let Some(found) = found.pop() else { return };
        if let Some(problem) = found.problem {
            panic!("an own file ({form}) is refused: {problem}\n{text}");
        }
        assert_eq!(
            write_file(found.session.as_ref(), form).ok(),
            Some(text),
            "written otherwise"
        );
    }
}
