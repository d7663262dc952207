//! Where a session's cards come from, and whether they were fair.

use super::{PlayError, Session, outcomes};
use crate::draws::{
    CardsFault, Dealer, Draw, DrawError, DrawSource, Drawn, SeededDraws, Transcript, Value,
};
use crate::error::Problem;
use crate::present::Present;
use crate::record::Tags;
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
    Provable(Dealer),
}

impl DrawSource for Source {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        match self {
            Self::Random(draws) => draws.pick(draw),
            Self::Own => Err(DrawError::Own),
            Self::Provable(dealer) => dealer.pick(draw),
        }
    }
}

/// Chooses a source for a game that has `begun` or not, and says so in its tags.
fn choose(
    tags: &mut Tags,
    begun: bool,
    mode: &str,
    secret: &str,
    fresh: [u8; 32],
) -> Result<Source, CardsFault> {
    let tag = tags.get(CARDS).unwrap_or(RANDOM);
    let known = tag.split_once(' ').map_or(tag, |(known, _)| known);
    let mode = if mode.is_empty() { known } else { mode };
    // A pledge covers a game from its first draw to its last.
    if begun && mode != known && (mode == PROVABLE || known == PROVABLE) {
        return Err(CardsFault::TooLate);
    }
    let mut tag = String::new();
    let source = match mode {
        RANDOM => {
            let seed = fresh.first_chunk().copied().unwrap_or_default();
            Source::Random(SeededDraws::new(u64::from_le_bytes(seed)))
        }
        OWN => {
            tag.push_str(OWN);
            Source::Own
        }
        PROVABLE => {
            let secret = match secret {
                "" if begun => return Err(CardsFault::SecretNeeded),
                "" => Value(fresh),
                secret => Value::read(secret).ok_or(CardsFault::BadSecret)?,
            };
            let dealer = Dealer::new(secret)?;
            let id = dealer.pledge().id();
            if begun && pledged(tags)? != id {
                return Err(CardsFault::WrongSecret);
            }
            tag.extend([PROVABLE, " ", VERSION, " ", &id.write()]);
            Source::Provable(dealer)
        }
        mode => return Err(CardsFault::NoSuchMode { mode: mode.into() }),
    };
    tags.set(CARDS, &tag);
    Ok(source)
}

/// The pledge in the tags of a record.
fn pledged(tags: &Tags) -> Result<Value, CardsFault> {
    // Tags have single spaces.
    let tag = tags.get(CARDS).unwrap_or_default();
    let Some((PROVABLE, pledge)) = tag.split_once(' ') else {
        return Err(CardsFault::NoPledge);
    };
    let (version, id) = pledge.split_once(' ').unwrap_or((pledge, ""));
    if version != VERSION {
        let version = version.to_owned();
        return Err(CardsFault::Newer { version });
    }
    Value::read(id).ok_or(CardsFault::BadPledge)
}

/// Holds the draws of a record against what its tags pledge and reveal.
fn check(tags: &Tags, draws: &[Drawn]) -> Result<(), CardsFault> {
    let id = pledged(tags)?;
    let transcript = if let Some(text) = tags.get(SECRET) {
        let secret = Value::read(text).ok_or(CardsFault::BadSecret)?;
        Transcript::of(&Dealer::new(secret)?, draws)
    } else {
        let text = tags.get(TRANSCRIPT).ok_or(CardsFault::NotRevealed)?;
        Transcript::read(text)?
    };
    transcript.verify(&id, draws)
}

fn reveal(tags: &mut Tags, source: Option<&Source>, over: bool) -> Result<(), CardsFault> {
    let Some(Source::Provable(dealer)) = source else {
        return Err(CardsFault::NoPledge);
    };
    if !over {
        return Err(CardsFault::NotOver);
    }
    tags.set(SECRET, &dealer.secret().write());
    Ok(())
}

fn erase<T>(result: Result<T, CardsFault>) -> Result<T, Problem> {
    result.map_err(|fault| Problem::new(&fault))
}

impl<P: Present> Session<P> {
    /// See [`AnySession::cards`](super::AnySession::cards).
    pub(super) fn choose_cards(
        &mut self,
        mode: &str,
        secret: &str,
        fresh: [u8; 32],
    ) -> Result<(), Problem> {
        if !P::CHANCE {
            return erase(Err(CardsFault::NoChance));
        }
        let begun = !self.record.tree.is_empty();
        let tags = &mut self.record.tags;
        self.source = Some(erase(choose(tags, begun, mode, secret, fresh))?);
        Ok(())
    }

    /// See [`AnySession::cards_pledge`](super::AnySession::cards_pledge).
    pub(super) fn pledge(&self) -> String {
        let tags = Some(&self.record.tags).filter(|_| P::CHANCE);
        let pledge = tags.and_then(|tags| pledged(tags).ok());
        pledge.map_or_else(String::new, |id| id.write())
    }

    /// See [`AnySession::cards_secret`](super::AnySession::cards_secret).
    pub(super) fn secret(&self) -> String {
        match &self.source {
            Some(Source::Provable(dealer)) if P::CHANCE => dealer.secret().write(),
            _ => String::new(),
        }
    }

    /// Whether the secret is known to everybody.
    pub(super) fn is_revealed(&self) -> bool {
        P::CHANCE && self.record.tags.get(SECRET).is_some()
    }

    /// See [`AnySession::draw`](super::AnySession::draw).
    pub(super) fn deal(&mut self, fresh: [u8; 32]) -> Result<(), Problem> {
        let mut played = Err(PlayError::NotChance);
        if P::CHANCE {
            if self.source.is_none() {
                self.choose_cards("", "", fresh)?;
            }
            if let Some(mut source) = self.source.take() {
                played = self.draw(&mut source);
                self.source = Some(source);
            }
        }
        played.map_err(|error| Problem::new(&error))
    }

    /// See [`AnySession::reveal_cards`](super::AnySession::reveal_cards).
    pub(super) fn reveal(&mut self) -> Result<(), Problem> {
        if !P::CHANCE {
            return erase(Err(CardsFault::NoChance));
        }
        let over = self.record.result().is_some();
        erase(reveal(&mut self.record.tags, self.source.as_ref(), over))
    }

    /// See [`AnySession::verify_cards`](super::AnySession::verify_cards).
    pub(super) fn verify(&self) -> CardsReport {
        let mut draws = Vec::new();
        let mut checked = Err(CardsFault::NoChance);
        if P::CHANCE {
            draws = self.drawn();
            checked = check(&self.record.tags, &draws);
        }
        let problem = erase(checked).err();
        CardsReport {
            ok: problem.is_none(),
            draws: draws.len() as u32,
            problem,
        }
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
