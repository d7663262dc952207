//! Position strings and records that are read back.

use klubovna_draws::SeededDraws;
use klubovna_rules::{Outcome, Turn};
use klubovna_session::{Notes, Playing, Session};
use klubovna_text::Style;
use klubovna_text::record::read_record;
use klubovna_text::tree::ROOT;
use klubovna_view::Present;

use super::Suite;

impl<P: Present> Suite<'_, P> {
    pub(super) fn texts(&mut self, position: &P, options: &P::Options) {
        let trace = self.trace();
        let text = position.write_position();
        let read = P::read_position(&text, options)
            .unwrap_or_else(|error| panic!("{text} is not read: {error:?}{trace}"));
        assert_eq!(read, *position, "{text} reads as another position{trace}");
        assert_eq!(
            read.key(),
            position.key(),
            "incremental key of {text}{trace}"
        );
        assert_eq!(
            read.repeat_key(),
            position.repeat_key(),
            "repeat key of {text}{trace}"
        );
        assert!(!position.diagram().trim().is_empty(), "no diagram{trace}");
        // A text with one changed character is refused or read, without a panic.
        let mut broken = text.into_bytes();
        if let Some(at) = self.rng.index(broken.len()) {
            broken[at] = b' ' + self.rng.below(95) as u8;
        }
        let broken = String::from_utf8_lossy(&broken).into_owned();
        if let Ok(read) = P::read_position(&broken, options) {
            let again = P::read_position(&read.write_position(), options);
            assert_eq!(again.ok(), Some(read), "{broken} does not survive{trace}");
        }
    }

    /// The finished game as a record with notes and a variation, written and read.
    pub(super) fn record(&mut self, session: &mut Session<P>) {
        let trace = self.trace();
        let end = session.node();
        let line = session.record().tree().main_line();
        for (at, &node) in line.iter().enumerate().step_by(7) {
            Notes::comment(session, node, "a } \\ b\nc [%clk x] ( ; $").expect("a node");
            Notes::glyphs(session, node, &[1, 14]).expect("a node");
            Notes::times(session, node, at as u32 * 1001, 600_000).expect("a node");
        }
        Notes::comment(session, ROOT, "{ before").expect("a node");
        Notes::set_tag(session, "White", "Žofie \"Ž\" \\").expect("a tag");
        if let Some(at) = self.rng.index(line.len()) {
            let parent = session
                .record()
                .tree()
                .node(line[at])
                .map_or(ROOT, |node| node.parent);
            session.go_to(parent).expect("a node");
            let mut source = SeededDraws::new(self.rng.next_u64());
            match self.choose(&session.position().clone()) {
                Some(action) if session.position().turn() != Turn::Chance => {
                    session.play(action).expect("a legal action");
                }
                _ => session.draw(&mut source).expect("a draw"),
            }
            session.go_to(end).expect("a node");
        }
        // One style a game: each move text is read for itself above.
        let style = self.rng.choice(&Style::ALL).copied().expect("styles");
        let text = session.record().write(style);
        let read =
            read_record::<P>(&text).unwrap_or_else(|error| panic!("{error:?} in\n{text}{trace}"));
        assert_eq!(read.write(style), text, "a record changes when read{trace}");
        assert_eq!(read.result(), session.record().result(), "{trace}");
        let play = read.played();
        assert_eq!(play.position(), session.position(), "{trace}");
        let outcome = play.outcome().map(Outcome::coded);
        assert_eq!(outcome, session.outcome(), "{trace}");
        // Back to the last outcome of chance, or to the start.
        let mut goes_back = session.snapshot().can_undo;
        while goes_back {
            let before = session.node();
            session.undo();
            goes_back = session.node() != before;
        }
        assert!(!session.snapshot().can_undo, "undo stops early{trace}");
        let kept = session.record().tree().path(session.node());
        session.undo();
        assert_eq!(session.node(), kept.last().copied().unwrap_or(ROOT));
        if let Some((&last, before)) = kept.split_last() {
            let outcome = session.record().action(last);
            session
                .go_to(before.last().copied().unwrap_or(ROOT))
                .expect("a node");
            assert_eq!(session.position().turn(), Turn::Chance, "undo{trace}");
            session.play(outcome.expect("no root")).expect("legal");
        } else {
            assert_eq!(*session.position(), session.record().start, "undo{trace}");
        }
        for _ in kept.len()..line.len() {
            session.redo();
        }
        assert_eq!(session.node(), end, "redo{trace}");
    }
}
