//! Games as records: written and read again.

use klubovna_session::{Game, GameOf};
use klubovna_text::{Named, Style};
use klubovna_tri_d_chess::TriD;

/// A pawn below an attack board that may leave: it promotes when the board does.
const RELEASE: &str =
    "W=4/4/4/4|N=4/4/4/4|B=P3/4/4/4|QL1w=2/1K|QL6w=2/2|KL1w=2/2|KL6b=k1/2 w - - - 0 5";

#[test]
fn a_release_with_its_promotion_is_read_as_it_is_written() {
    let game = GameOf::<TriD>::new();
    let mut session = game.create(&Named::default(), RELEASE).expect("a position");
    session.play("QL6-QL5;a8B=N").expect("a legal release");
    for style in [Style::Czech, Style::English, Style::Figurine] {
        let text = session.record(style);
        assert!(text.contains(";a8B"), "{text}");
        let again = game.read(&text).expect(&text);
        assert_eq!(again.position(), session.position());
        assert_eq!(again.record(style), text);
    }
}
