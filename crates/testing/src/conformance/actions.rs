//! Actions: perft, outcomes of chance, and codes and move texts that are read back.

use std::collections::BTreeSet;

use klubovna_rules::{Turn, perft};
use klubovna_session::read_any;
use klubovna_text::Style;
use klubovna_text::record::MAX_MOVE;
use klubovna_view::Present;

use super::Suite;

impl<P: Present> Suite<'_, P> {
    /// Checks perft of one ply: every action counts once, one after which chance decides once for
    /// each outcome, and announcements do not count.
    pub(super) fn perft(&self, position: &P, actions: &[P::Action]) {
        let trace = self.trace();
        let mut expected = 0;
        for &action in actions {
            let mut next = position.clone();
            next.apply(action);
            let asks = next.turn() == Turn::Chance;
            let said = position.asks_chance(action);
            assert_eq!(said, asks, "{action:?} asks chance{trace}");
            expected += match (P::is_announcement(action), asks) {
                (true, _) => 0,
                (false, true) => perft(&next, 0),
                (false, false) => 1,
            };
        }
        if position.turn() == Turn::Chance {
            let outcomes = self.outcomes(position).into_iter();
            let below = |outcome| {
                let mut next = position.clone();
                next.apply(outcome);
                perft(&next, 1)
            };
            expected = outcomes.map(below).sum();
        }
        assert_eq!(perft(position, 1), expected, "perft{trace}");
    }

    /// The possible outcomes of chance, checked; none when it is not chance's turn.
    pub(super) fn outcomes(&self, position: &P) -> Vec<P::Action> {
        let mut chances = Vec::new();
        position.chances(&mut chances);
        let trace = self.trace();
        if position.turn() != Turn::Chance {
            assert!(chances.is_empty(), "chance out of turn{trace}");
            return Vec::new();
        }
        assert!(P::CHANCE, "chance in a game without chance{trace}");
        assert!(
            chances.iter().all(|&(_, weight)| weight > 0),
            "weightless{trace}"
        );
        assert!(!chances.is_empty(), "nothing can come{trace}");
        chances.into_iter().map(|(outcome, _)| outcome).collect()
    }

    pub(super) fn actions(&mut self, position: &P, actions: &[P::Action]) {
        let trace = self.trace();
        let listed: BTreeSet<_> = actions.iter().copied().collect();
        assert_eq!(listed.len(), actions.len(), "an action twice{trace}");
        let mut codes = BTreeSet::new();
        for (at, &action) in actions.iter().enumerate() {
            let code = P::write_action(action);
            assert!(
                position.is_legal(action),
                "{code} is listed, not legal{trace}"
            );
            assert_eq!(
                P::read_action(&code).ok(),
                Some(action),
                "code {code}{trace}"
            );
            assert_eq!(
                read_any(position, &code, Style::English).ok(),
                Some(action),
                "code {code}{trace}"
            );
            // One style each, another one for the next action and in the next position.
            let style = Style::ALL[(at + self.codes.len()) % Style::ALL.len()];
            let text = position.write_move_text(action, style);
            assert!(
                !text.contains(char::is_whitespace),
                "space in {text}{trace}"
            );
            assert!(text.len() <= MAX_MOVE, "{text} is too long{trace}");
            let read = position.read_move_text(&text, style);
            assert_eq!(read.ok(), Some(action), "{text} for {code}{trace}");
            let implied = position.implied(&text, style);
            assert_eq!(implied, None, "{text} implies an action before it{trace}");
            assert!(codes.insert(code), "a code twice{trace}");
        }
        for &stranger in &self.strangers {
            if !listed.contains(&stranger) {
                let code = P::write_action(stranger);
                assert!(
                    !position.is_legal(stranger),
                    "{code} is legal, not listed{trace}"
                );
                position.clone().apply(stranger);
            }
        }
        if let Some(at) = self.rng.index(actions.len())
            && self.strangers.len() < 64
        {
            self.strangers.push(actions[at]);
        }
    }
}
