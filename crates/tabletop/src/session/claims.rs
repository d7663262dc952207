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
        let mut history = self.walk.history().clone();
        for action in actions {
            let mut next = position.clone();
            next.apply(action);
            history.push(&next, position.is_irreversible(action));
            if settled(&next, &history).is_none()
                && let Some(reason) = next.claim(history.line())
            {
                claims.push(Claim {
                    code: P::write_action(action),
                    text: position.write_move_text(action, style),
                    reason: reason.into(),
                });
            }
            history.pop();
        }
        claims
    }

    /// Ends the game by a claim; with the code of an action, after that.
    ///
    /// # Errors
    /// When nothing can be claimed here, or pledged cards have settled more; nothing changes.
    pub fn claim(&mut self, code: &str) -> Result<(), PlayError> {
        self.table().check_end()?;
        let granted = self.claims(Style::English);
        if granted.iter().all(|claim| claim.code != code) {
            return Err(PlayError::NoClaim {
                times: self.walk.history().line().occurrences() as u32,
            });
        }
        if let Ok(action) = P::read_action(code) {
            self.play(action)?;
        }
        self.table().end(None, EndingReason::Claim)
    }
}
