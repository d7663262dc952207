//! The games in a text: a record, a bare move list, or a file of another program.

use klubovna_catalogue::{read_any, read_file};
use klubovna_session::Imported;
use klubovna_text::record::is_record;
use klubovna_text::{Named, Problem};

/// Reads `text`, whichever of these it is.
pub(crate) fn games_of(text: &str) -> Result<Vec<Imported>, Problem> {
    let read = read_any(text, &Named::new(), "");
    let read = read.map(|session| {
        let problem = None;
        vec![Imported { session, problem }]
    });
    read.or_else(|problem| others(text).ok_or(problem))
}

/// The games of another program in `text`.
pub(crate) fn others(text: &str) -> Option<Vec<Imported>> {
    if is_record(text) {
        return None;
    }
    read_file(text)
}
