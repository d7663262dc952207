//! Where a session's cards come from, and whether they were fair.

use super::{Session, outcomes};
use crate::draws::{
    CardsFault, Dealer, Draw, DrawError, DrawSource, Drawn, SeededDraws, Transcript, Value, mix,
};
use crate::error::Problem;
use crate::options::GameOptions;
use crate::present::Present;
use crate::record::Tags;
use crate::rules::Turn;
use crate::snapshot::{CardsGap, CardsReport};
use crate::text::{joined, quoted};
use crate::tree::{NodeId, ROOT};
use crate::walk::Walk;

/// The tag that says where cards come from; missing where they are random. All tags that
/// begin like it are the program's own.
pub(crate) const CARDS: &str = "Cards";
/// The tag that holds the word that the players mixed in.
const WORD: &str = "CardsWord";
/// The tag that holds the secret of a dealer once the game is over.
const SECRET: &str = "CardsSecret";
/// The tag that holds what two devices showed each other.
const TRANSCRIPT: &str = "CardsTranscript";

const RANDOM: &str = "random";
const OWN: &str = "own";
const PROVABLE: &str = "provable";
/// The version of what a pledge means. Version 1 decided by the pledge alone; version 2
/// mixes in what is played and a word of the players' own.
const VERSION: &str = "2";
const ALONE: &str = "1";

/// Most characters of the word that players may mix in.
pub const MAX_WORD: u32 = 100;

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

/// What a record says about its pledge.
struct Pledged<'a> {
    id: Value,
    // What the players mixed in; `None` in version 1.
    word: Option<&'a str>,
}

impl<'a> Pledged<'a> {
    /// The pledge in the tags of a record.
    fn of(tags: &'a Tags) -> Result<Self, CardsFault> {
        // Tags have single spaces.
        let tag = tags.get(CARDS).unwrap_or_default();
        let Some((PROVABLE, pledge)) = tag.split_once(' ') else {
            return Err(CardsFault::NoPledge);
        };
        let (version, id) = pledge.split_once(' ').unwrap_or((pledge, ""));
        let word = match version {
            ALONE => None,
            VERSION => Some(tags.get(WORD).unwrap_or_default()),
            version => {
                let version = quoted(version);
                return Err(CardsFault::Newer { version });
            }
        };
        let id = Value::read(id).ok_or(CardsFault::BadPledge)?;
        Ok(Self { id, word })
    }

    /// What goes into every draw of the game that `table` tells.
    fn mix(&self, table: &str) -> Option<Value> {
        self.word.map(|word| mix(table, word))
    }
}

fn read_secret(text: &str) -> Result<Dealer, CardsFault> {
    let secret = Value::read(text).ok_or(CardsFault::BadSecret)?;
    Ok(Dealer::new(secret))
}

/// A source for a game that has `begun` or not, and what the tags then say of it.
fn choose(
    tags: &Tags,
    begun: bool,
    mode: &str,
    secret: &str,
    fresh: [u8; 32],
) -> Result<(Source, String), CardsFault> {
    let tag = tags.get(CARDS).unwrap_or(RANDOM);
    let known = tag.split_once(' ').map_or(tag, |(known, _)| known);
    let stays = begun || mode.is_empty();
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
            let dealer = match secret {
                "" if stays => return Err(CardsFault::SecretNeeded),
                "" => Dealer::new(Value(fresh)),
                secret => read_secret(secret)?,
            };
            let id = dealer.pledge().id();
            if !stays {
                tag = joined(&[PROVABLE, VERSION, &id.write()], " ");
            } else if Pledged::of(tags)?.id != id {
                return Err(CardsFault::WrongSecret);
            }
            Source::Provable(dealer)
        }
        mode => return Err(CardsFault::NoSuchMode { mode: quoted(mode) }),
    };
    Ok((source, tag))
}

/// Mixes a word of the players' own into the cards of a game that has `begun` or not.
fn set_word(tags: &mut Tags, begun: bool, text: &str) -> Result<(), CardsFault> {
    if begun || Pledged::of(tags)?.word.is_none() {
        return Err(CardsFault::WordTooLate);
    }
    let limit = MAX_WORD;
    let mut word = String::new();
    for (at, char) in (0..).zip(text.chars()) {
        if at == limit {
            return Err(CardsFault::WordTooLong { limit });
        }
        word.push(if char.is_control() { ' ' } else { char });
    }
    tags.set_cards(WORD, &word);
    Ok(())
}

/// Holds the draws of a record against what its tags pledge and reveal.
fn check(
    tags: &Tags,
    pledged: &Pledged<'_>,
    table: &str,
    draws: &[Drawn],
) -> Result<(), CardsFault> {
    let mix = pledged.mix(table);
    let secret = tags.get(SECRET);
    if let Some(secret) = secret {
        let mut dealer = read_secret(secret)?;
        dealer.mix_in(mix);
        Transcript::of(&dealer, draws, None).verify(&pledged.id, mix, draws)?;
    }
    match tags.get(TRANSCRIPT) {
        Some(text) => {
            let transcript = Transcript::read(text)?;
            if transcript.word.as_deref() != pledged.word {
                return Err(CardsFault::WrongWord);
            }
            transcript.verify(&pledged.id, mix, draws)
        }
        None if secret.is_none() => Err(CardsFault::NotRevealed),
        None => Ok(()),
    }
}

fn reveal(tags: &mut Tags, source: Option<&Source>, over: bool) -> Result<(), CardsFault> {
    let Some(Source::Provable(dealer)) = source else {
        return Err(CardsFault::NoPledge);
    };
    if !over {
        return Err(CardsFault::NotOver);
    }
    tags.set_cards(SECRET, &dealer.secret().write());
    Ok(())
}

fn erase<T>(result: Result<T, CardsFault>) -> Result<T, Problem> {
    result.map_err(|fault| Problem::new(&fault))
}

impl<P: Present> Session<P> {
    /// What is played, for the cards to belong to it alone: the game, its options and its
    /// start, a line each.
    fn played_for(&self) -> String {
        let start = &self.record.start;
        let options = start.options().write();
        joined(&[P::ID, &options, &start.write_position()], "\n")
    }

    /// Whether nothing may be chosen any more.
    fn has_begun(&self) -> bool {
        !self.record.tree.is_empty() || self.is_revealed()
    }

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
        let begun = self.has_begun();
        let tags = &mut self.record.tags;
        let (source, tag) = erase(choose(tags, begun, mode, secret, fresh))?;
        self.source = Some(source);
        // A pledge that stands already stays as it is.
        if !mode.is_empty() && (mode != PROVABLE || !tag.is_empty()) {
            tags.set_cards(CARDS, &tag);
            for name in [WORD, SECRET, TRANSCRIPT] {
                tags.set_cards(name, "");
            }
        }
        Ok(())
    }

    /// See [`AnySession::cards_word`](super::AnySession::cards_word).
    pub(super) fn set_word(&mut self, text: &str) -> Result<(), Problem> {
        if !P::CHANCE {
            return erase(Err(CardsFault::NoChance));
        }
        let begun = self.has_begun();
        erase(set_word(&mut self.record.tags, begun, text))
    }

    /// See [`AnySession::cards_pledge`](super::AnySession::cards_pledge).
    pub(super) fn pledge(&self) -> String {
        let pledged = self.pledged().ok();
        pledged.map_or_else(String::new, |pledged| pledged.id.write())
    }

    fn pledged(&self) -> Result<Pledged<'_>, CardsFault> {
        if !P::CHANCE {
            return Err(CardsFault::NoChance);
        }
        Pledged::of(&self.record.tags)
    }

    /// The end of what stays: pledged cards with all before them, and the whole main line
    /// once their secret is known.
    pub(super) fn settled(&self) -> NodeId {
        if self.is_revealed() {
            self.record.tree.main_end()
        } else if self.pledged().is_ok() {
            self.drawn().1
        } else {
            ROOT
        }
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
        let mut played = self.awaits_chance();
        if P::CHANCE && played.is_ok() {
            let mut source = match &self.source {
                Some(source) => source.clone(),
                None => erase(choose(&self.record.tags, true, "", "", fresh))?.0,
            };
            if let Source::Provable(dealer) = &mut source {
                if !self.is_revealed() && !self.on_main_line() {
                    return erase(Err(CardsFault::Variation));
                }
                if let Ok(pledged) = self.pledged() {
                    dealer.mix_in(pledged.mix(&self.played_for()));
                }
            }
            played = self.draw(&mut source);
            // A draw that failed has chosen nothing.
            if played.is_ok() {
                self.source = Some(source);
            }
        }
        played.map_err(|error| Problem::new(&error))
    }

    fn on_main_line(&self) -> bool {
        let line = self.record.tree.main_line();
        line.starts_with(self.walk.path())
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
        let mut report = CardsReport {
            ok: false,
            draws: 0,
            problem: None,
            word: String::new(),
            gaps: Vec::new(),
        };
        let checked = self.pledged().and_then(|pledged| {
            let (draws, _) = self.drawn();
            report.draws = draws.len() as u32;
            let word = pledged.word.unwrap_or_default();
            report.word.push_str(word);
            if word.is_empty() {
                report.gaps.push(CardsGap::Alone);
            }
            if pledged.word.is_none() {
                report.gaps.push(CardsGap::Options);
            }
            if self.record.final_position().1.is_none() {
                report.gaps.push(CardsGap::Ending);
            }
            check(&self.record.tags, &pledged, &self.played_for(), &draws)
        });
        report.problem = erase(checked).err();
        report.ok = report.problem.is_none();
        report
    }

    /// Every draw of the main line, and the node of the last one.
    fn drawn(&self) -> (Vec<Drawn>, NodeId) {
        let tree = &self.record.tree;
        let mut walk = Walk::new(self.record.start.clone());
        let mut draws = Vec::new();
        let mut last = ROOT;
        for (node, action) in tree.main_line().into_iter().zip(tree.main_actions()) {
            if walk.position().turn() == Turn::Chance {
                let (_, codes, weights) = outcomes(walk.position());
                let code = P::write_action(action);
                draws.push(Drawn {
                    code,
                    codes,
                    weights,
                });
                last = node;
            }
            walk.advance(node, action);
        }
        (draws, last)
    }
}

#[cfg(test)]
mod tests;
