//! Draws that players claim: at once, or with the move that they announce.

use super::{PlayError, Session};
use crate::notation::Style;
use crate::present::Present;
use crate::record::{EndingReason, settled};
use crate::snapshot::Claim;

impl<P: Present> Session<P> {
    /// The draws that the side to move may claim at the cursor: the one of the position
    /// first, then one for each move that would bring it about.
    pub fn claims(&self, style: Style) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !P::CLAIMS || self.over_here() {
            return claims;
        }
        let position = self.position();
        if let Some(reason) = position.claim(self.walk.history().line()) {
            claims.push(Claim {
                code: String::new(),
                text: String::new(),
                reason: reason.into(),
            });
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        claims.extend(actions.into_iter().filter_map(|action| {
            Some(Claim {
                reason: self.claim_with(action)?.into(),
                code: P::write_action(action),
                text: position.write_move_text(action, style),
            })
        }));
        claims
    }

    /// Ends the game by a claim; with the code of an action, after that.
    ///
    /// # Errors
    /// When nothing can be claimed here; nothing changes.
    pub fn claim(&mut self, code: &str) -> Result<(), PlayError> {
        if self.over_here() {
            return Err(PlayError::Over);
        }
        let line = self.walk.history().line();
        let refused = PlayError::NoClaim {
            times: line.occurrences() as u32,
        };
        if !P::CLAIMS {
            return Err(refused);
        }
        if code.is_empty() {
            self.position().claim(line).ok_or(refused)?;
        } else {
            let mut actions = Vec::new();
            self.position().actions(&mut actions);
            let announced = actions.into_iter().find(|&action| {
                P::write_action(action) == code && self.claim_with(action).is_some()
            });
            self.play(announced.ok_or(refused)?)?;
        }
        // The claim ends the line that is on view; what was taken back behind it is no more.
        let node = self.node();
        self.promote(node)?;
        for child in self.record.tree.children(node).to_vec() {
            self.remove(child)?;
        }
        self.end(None, EndingReason::Claim)
    }

    fn claim_with(&self, action: P::Action) -> Option<&'static str> {
        let mut next = self.position().clone();
        let mut history = self.walk.history().clone();
        let irreversible = next.is_irreversible(action);
        next.apply(action);
        history.push(&next, irreversible);
        match settled(&next, &history) {
            None => next.claim(history.line()),
            Some(_) => None,
        }
    }
}
