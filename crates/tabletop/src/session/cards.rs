//! Where a session's cards come from, and whether they were fair.

use super::{PlayError, Session, outcomes};
use crate::draws::{CardsFault, Dealer, DrawError, Drawn, SeededDraws, Transcript, Value};
use crate::error::Problem;
use crate::present::Present;
use crate::rules::Turn;
use crate::snapshot::CardsReport;
use crate::walk::Walk;

/// The tag that says where cards come from; missing where they are random.
const CARDS: &str = "Cards";
/// The tag that holds the secret of a dealer once the game is over.
const SECRET: &str = "CardsSecret";
/// The tag that holds what two devices showed each other.
const TRANSCRIPT: &str = "CardsTranscript";

const RANDOM: &str = "random";
const OWN: &str = "own";
const PROVABLE: &str = "provable";
/// The version of what a pledge means.
const VERSION: &str = "1";

/// Where the cards come from.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Random(SeededDraws),
    Own,
    Provable(Box<Dealer>),
}

impl<P: Present> Session<P> {
    /// See [`AnySession::cards`](super::AnySession::cards).
    pub(super) fn choose_cards(
        &mut self,
        mode: &str,
        secret: &str,
        fresh: [u8; 32],
    ) -> Result<(), CardsFault> {
        if !P::CHANCE {
            return Err(CardsFault::NoChance);
        }
        let tag = self.record.tags.get(CARDS).unwrap_or(RANDOM);
        let known = tag.split(' ').next().unwrap_or(RANDOM);
        let mode = if mode.is_empty() { known } else { mode };
        let begun = !self.record.tree.is_empty();
        // A pledge covers a game from its first draw to its last.
        if begun && mode != known && [mode, known].contains(&PROVABLE) {
            return Err(CardsFault::TooLate);
        }
        let (source, tag) = match mode {
            RANDOM => {
                let seed = fresh
                    .first_chunk()
                    .map_or(0, |&seed| u64::from_le_bytes(seed));
                (Source::Random(SeededDraws::new(seed)), String::new())
            }
            OWN => (Source::Own, OWN.to_owned()),
            PROVABLE => {
                let secret = match secret {
                    "" if begun => return Err(CardsFault::SecretNeeded),
                    "" => Value(fresh),
                    secret => Value::read(secret).ok_or(CardsFault::BadSecret)?,
                };
                let dealer = Dealer::new(secret)?;
                let id = dealer.pledge().id();
                if begun && self.pledged()? != id {
                    return Err(CardsFault::WrongSecret);
                }
                let tag = [PROVABLE, VERSION, &id.write()].join(" ");
                (Source::Provable(Box::new(dealer)), tag)
            }
            mode => return Err(CardsFault::NoSuchMode { mode: mode.into() }),
        };
        self.record.tags.set(CARDS, &tag);
        self.source = Some(source);
        Ok(())
    }

    /// The pledge in the record.
    pub(super) fn pledged(&self) -> Result<Value, CardsFault> {
        let mut words = self.record.tags.get(CARDS).unwrap_or_default().split(' ');
        if !P::CHANCE || words.next() != Some(PROVABLE) {
            return Err(CardsFault::NoPledge);
        }
        let version = words.next().unwrap_or_default();
        if version != VERSION {
            let version = version.to_owned();
            return Err(CardsFault::Newer { version });
        }
        let id = words.next().and_then(Value::read);
        id.filter(|_| words.next().is_none())
            .ok_or(CardsFault::BadPledge)
    }

    /// Whether the secret is known to everybody.
    pub(super) fn is_revealed(&self) -> bool {
        P::CHANCE && self.record.tags.get(SECRET).is_some()
    }

    /// See [`AnySession::draw`](super::AnySession::draw).
    pub(super) fn deal(&mut self, fresh: [u8; 32]) -> Result<(), Problem> {
        let fault = |fault: CardsFault| Problem::new(&fault);
        if P::CHANCE && self.source.is_none() {
            self.choose_cards("", "", fresh).map_err(fault)?;
        }
        let played = match self.source.take() {
            _ if !P::CHANCE => Err(PlayError::NotChance),
            None => Err(PlayError::NotChance),
            Some(mut source) => {
                let played = match &mut source {
                    Source::Provable(dealer) => self.draw(dealer.as_mut()),
                    Source::Random(draws) => self.draw(draws),
                    Source::Own => Err(PlayError::Draw(DrawError::Own)),
                };
                self.source = Some(source);
                played
            }
        };
        played.map_err(|error| Problem::new(&error))
    }

    pub(super) fn dealer(&self) -> Option<&Dealer> {
        match &self.source {
            Some(Source::Provable(dealer)) if P::CHANCE => Some(dealer),
            _ => None,
        }
    }

    /// See [`AnySession::reveal_cards`](super::AnySession::reveal_cards).
    pub(super) fn reveal(&mut self) -> Result<(), CardsFault> {
        if !P::CHANCE {
            return Err(CardsFault::NoChance);
        }
        let secret = self.dealer().ok_or(CardsFault::NoPledge)?.secret();
        if self.record.result().is_none() {
            return Err(CardsFault::NotOver);
        }
        self.record.tags.set(SECRET, &secret.write());
        Ok(())
    }

    /// See [`AnySession::verify_cards`](super::AnySession::verify_cards).
    pub(super) fn verify(&self) -> CardsReport {
        let draws = if P::CHANCE { self.drawn() } else { Vec::new() };
        let problem = if P::CHANCE {
            self.check(&draws).err()
        } else {
            Some(Problem::new(&CardsFault::NoChance))
        };
        CardsReport {
            ok: problem.is_none(),
            draws: draws.len() as u32,
            problem,
        }
    }

    fn check(&self, draws: &[Drawn]) -> Result<(), Problem> {
        let problem = |fault: CardsFault| Problem::new(&fault);
        let id = self.pledged().map_err(problem)?;
        let transcript = if let Some(text) = self.record.tags.get(SECRET) {
            let secret = Value::read(text).ok_or_else(|| problem(CardsFault::BadSecret))?;
            let dealer = Dealer::new(secret).map_err(problem)?;
            Transcript::of(&dealer, draws)
        } else if let Some(text) = self.record.tags.get(TRANSCRIPT) {
            Transcript::read(text).map_err(|error| Problem::in_text(&error, text))?
        } else {
            return Err(problem(CardsFault::NotRevealed));
        };
        transcript.verify(&id, draws).map_err(problem)
    }

    /// Every draw of the main line.
    fn drawn(&self) -> Vec<Drawn> {
        let tree = &self.record.tree;
        let mut walk = Walk::new(self.record.start.clone());
        let mut draws = Vec::new();
        for (node, action) in tree.main_line().into_iter().zip(tree.main_actions()) {
            if walk.position().turn() == Turn::Chance {
                let (_, codes, weights) = outcomes(walk.position());
                let code = P::write_action(action);
                draws.push(Drawn {
                    code,
                    codes,
                    weights,
                });
            }
            walk.advance(node, action);
        }
        draws
    }
}

#[cfg(test)]
mod tests;
