//! Draws that players claim: at once, or with the move that they announce.

use klubovna_text::Style;
use klubovna_text::record::EndingReason;
use klubovna_view::{Claim, Present};

use crate::fault::PlayError;
use crate::session::Session;

impl<P: Present> Session<P> {
    /// The draws that the side to move may claim at the cursor: the one of the position
    /// first, then one for each move that would bring it about.
    pub fn claims(&self, style: Style) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !P::CLAIMS || self.is_over() {
            return claims;
        }
        let mut play = self.cursor.play().clone();
        let mut add = |code, text, reason: &str| {
            let reason = reason.into();
            claims.push(Claim { code, text, reason });
        };
        if let Some(reason) = play.claim() {
            add(String::new(), String::new(), reason);
        }
        let mut actions = Vec::new();
        self.position().actions(&mut actions);
        for action in actions {
            play.push(action);
            if play.outcome().is_none()
                && let Some(reason) = play.claim()
            {
                let text = self.position().write_move_text(action, style);
                add(P::write_action(action), text, reason);
            }
            play.pop();
        }
        claims
    }

    /// Ends the game by a claim; with the code of an action, plays that action first.
    ///
    /// # Errors
    /// When nothing can be claimed here, or pledged cards would be removed; nothing changes.
    pub fn claim(&mut self, code: &str) -> Result<(), PlayError> {
        self.check_end()?;
        let granted = self.claims(Style::English);
        if granted.iter().all(|claim| claim.code != code) {
            let times = self.cursor.play().line().occurrences() as u32;
            return Err(PlayError::NoClaim { times });
        }
        if let Ok(action) = P::read_action(code) {
            self.play(action)?;
        }
        self.end(None, EndingReason::Claim)
    }
}
