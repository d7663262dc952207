//! What every fuzz target holds a session to.

use klubovna_catalogue::GAMES;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::session::{AnySession, Game};

/// Every style in which moves are written.
pub const STYLES: [Style; 3] = [Style::English, Style::Czech, Style::Figurine];

/// A game chosen by the first byte, and the rest as text.
pub fn game_and_text(data: &[u8]) -> Option<(&'static dyn Game, &str)> {
    let (&first, rest) = data.split_first()?;
    let game = GAMES.get(usize::from(first) % GAMES.len())?;
    Some((*game, std::str::from_utf8(rest).ok()?))
}

/// Whatever was read can be shown, and its record reads back to the same text.
pub fn survives(session: &dyn AnySession) {
    let snapshot = session.snapshot();
    assert!(!session.diagram().is_empty());
    for choice in &snapshot.choices {
        for way in &choice.ways {
            assert_eq!(session.explain(way), None, "a legal way is refused");
        }
    }
    for style in STYLES {
        let text = session.record(style);
        let again = klubovna_catalogue::read(&text).expect("an own record");
        assert_eq!(again.record(style), text);
        assert_eq!(again.result(), session.result());
    }
}
