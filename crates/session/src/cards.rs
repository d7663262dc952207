//! The source of a session's cards, and the check whether they were fair.

use klubovna_draws::{
    CardsFault, Dealer, Draw, DrawError, DrawSource, Drawn, SeededDraws, Transcript, Value, mix,
};
use klubovna_rules::{Play, Turn};
use klubovna_text::record::{CARDS, Tags};
use klubovna_text::tree::{NodeId, ROOT};
use klubovna_text::{Fault, GameOptions, Problem, cut, faults, joined, quoted};
use klubovna_view::{CardsGap, CardsReport, Present};

use crate::session::{Session, outcomes};

/// The tag that holds the word that the players mixed in.
const WORD: &str = "CardsWord";
/// The tag that holds the secret of a dealer once the game is over.
const SECRET: &str = "CardsSecret";
/// The tag that holds the values that two devices showed each other.
const TRANSCRIPT: &str = "CardsTranscript";

const RANDOM: &str = "random";
const OWN: &str = "own";
const PROVABLE: &str = "provable";
/// The version of the meaning of a pledge. In version 1 the pledge alone decided; version 2
/// mixes in the game with its options and start, and a word of the players.
const VERSION: &str = "2";
const ALONE: &str = "1";

/// Most characters of the word that players may mix in.
pub const MAX_WORD: u32 = 100;

/// Where the cards come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
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

/// The pledge in a record.
struct Pledged<'a> {
    id: Value,
    // The word that the players mixed in; `None` in version 1.
    word: Option<&'a str>,
}

impl<'a> Pledged<'a> {
    /// The pledge in the tags of a record.
    fn of(tags: &'a Tags) -> Result<Self, CardsFault> {
        // Tags have single spaces.
        let tag = tags.get(CARDS).unwrap_or_default();
        let Some((PROVABLE, pledge)) = cut(tag, ' ') else {
            return Err(CardsFault::NoPledge);
        };
        let (version, id) = cut(pledge, ' ').unwrap_or((pledge, ""));
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

    /// The value mixed into every draw of `game`: its id, options and start.
    fn mix(&self, game: &str) -> Option<Value> {
        self.word.map(|word| mix(game, word))
    }
}

fn read_secret(text: &str) -> Result<Dealer, CardsFault> {
    let secret = Value::read(text).ok_or(CardsFault::BadSecret)?;
    Ok(Dealer::new(secret))
}

/// A source of random draws.
fn random(fresh: [u8; 32]) -> SeededDraws {
    let seed = fresh.first_chunk().copied().unwrap_or_default();
    SeededDraws::new(u64::from_le_bytes(seed))
}

/// The source for a `mode`, in a game that has `begun` or not, and the value of the tag for it.
fn choose(
    tags: &Tags,
    begun: bool,
    mode: &str,
    secret: &str,
    fresh: [u8; 32],
) -> Result<(Source, String), CardsFault> {
    let tag = tags.get(CARDS).unwrap_or(RANDOM);
    let known = cut(tag, ' ').map_or(tag, |(known, _)| known);
    let stays = begun || mode.is_empty();
    let mode = if mode.is_empty() { known } else { mode };
    // A pledge covers a game from its first draw to its last.
    if begun && mode != known && (mode == PROVABLE || known == PROVABLE) {
        return Err(CardsFault::TooLate);
    }
    let mut tag = String::new();
    let source = match mode {
        RANDOM => Source::Random(random(fresh)),
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

/// Mixes a word of the players into the cards of a game, unless it has `begun`.
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

/// Checks the draws of a record with the pledge and the secrets in its tags.
fn check(
    tags: &Tags,
    pledged: &Pledged<'_>,
    game: &str,
    draws: &[Drawn],
) -> Result<(), CardsFault> {
    let mix = pledged.mix(game);
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

faults! {
    /// Why cards cannot be chosen for a game.
    #[derive(Debug)]
    enum CardsKind {
        /// The game has nothing to draw.
        NoChance => "cards-no-chance";
    }
}

fn no_cards() -> Problem {
    Problem::new(&CardsKind::NoChance)
}

fn erase<T, F: Fault>(result: Result<T, F>) -> Result<T, Problem> {
    result.map_err(|fault| Problem::new(&fault))
}

impl<P: Present> Session<P> {
    /// The game, its options and its start, one per line: mixed into the cards, so that these are
    /// valid for this game alone.
    fn played_for(&self) -> String {
        let start = &self.record().start;
        let options = start.options().write();
        joined(&[P::ID, &options, &start.write_position()], "\n")
    }

    /// Whether it is too late to choose cards.
    fn has_begun(&self) -> bool {
        !self.book().tree().is_empty() || self.is_revealed()
    }

    /// See [`AnySession::cards`](crate::Cards::cards).
    pub(crate) fn choose_cards(
        &mut self,
        mode: &str,
        secret: &str,
        fresh: [u8; 32],
    ) -> Result<(), Problem> {
        if !P::PLEDGES {
            return Err(no_cards());
        }
        let begun = self.has_begun();
        let tags = &mut self.cursor.book_mut().tags;
        let (source, tag) = erase(choose(tags, begun, mode, secret, fresh))?;
        self.source = Some(source);
        // A pledge that is in the record already stays.
        if !mode.is_empty() && (mode != PROVABLE || !tag.is_empty()) {
            tags.set_cards(CARDS, &tag);
            for name in [WORD, SECRET, TRANSCRIPT] {
                tags.set_cards(name, "");
            }
        }
        Ok(())
    }

    /// See [`AnySession::cards_word`](crate::Cards::cards_word).
    pub(crate) fn set_word(&mut self, text: &str) -> Result<(), Problem> {
        if !P::PLEDGES {
            return Err(no_cards());
        }
        let begun = self.has_begun();
        erase(set_word(&mut self.cursor.book_mut().tags, begun, text))
    }

    /// See [`AnySession::cards_pledge`](crate::Cards::cards_pledge).
    pub(crate) fn pledge(&self) -> String {
        match self.pledged() {
            Ok(pledged) if P::PLEDGES => pledged.id.write(),
            _ => String::new(),
        }
    }

    fn pledged(&self) -> Result<Pledged<'_>, CardsFault> {
        if !P::PLEDGES {
            return Err(CardsFault::NoPledge);
        }
        Pledged::of(&self.book().tags)
    }

    /// The last node of the main line that may not be changed: the last pledged card that was
    /// drawn, or the end of the line once the secret is known; else the start.
    pub(crate) fn settled(&self) -> NodeId {
        let tree = self.book().tree();
        if self.is_revealed() {
            tree.main_end()
        } else if P::PLEDGES && self.pledged().is_ok() {
            tree.last_draw(tree.main_end()).unwrap_or(ROOT)
        } else {
            ROOT
        }
    }

    /// See [`AnySession::cards_secret`](crate::Cards::cards_secret).
    pub(crate) fn secret(&self) -> String {
        match &self.source {
            Some(Source::Provable(dealer)) if P::PLEDGES => dealer.secret().write(),
            _ => String::new(),
        }
    }

    /// Whether the secret is known to everybody.
    pub(crate) fn is_revealed(&self) -> bool {
        P::PLEDGES && self.book().tags.get(SECRET).is_some()
    }

    /// See [`AnySession::draw`](crate::Cards::draw).
    pub(crate) fn deal(&mut self, fresh: [u8; 32]) -> Result<(), Problem> {
        erase(self.awaits_chance())?;
        // A constant condition: modules of games without pledges contain no hash function.
        if !P::PLEDGES {
            return erase(self.draw(&mut random(fresh)));
        }
        let mut source = match &self.source {
            Some(source) => source.clone(),
            None => erase(choose(&self.book().tags, true, "", "", fresh))?.0,
        };
        if let Source::Provable(dealer) = &mut source {
            // Behind an end that the players have made all are variations, too.
            let ended = self.book().ending().is_some();
            if !self.is_revealed() && (ended || !self.book().on_main_line()) {
                return Err(Problem::new(&CardsFault::Variation));
            }
            if let Ok(pledged) = self.pledged() {
                dealer.mix_in(pledged.mix(&self.played_for()));
            }
        }
        erase(self.draw(&mut source))?;
        if matches!(source, Source::Provable(_)) && !self.is_revealed() {
            // Behind a held end it would be a variation, which can be removed: who has seen it keeps it.
            let card = self.node();
            self.cursor.book_mut().promote(card);
        }
        // Kept only now: a draw that failed changes nothing.
        self.source = Some(source);
        Ok(())
    }

    /// See [`AnySession::reveal_cards`](crate::Cards::reveal_cards).
    pub(crate) fn reveal(&mut self) -> Result<(), Problem> {
        if !P::PLEDGES {
            return Err(no_cards());
        }
        let over = self.book().result().is_some();
        erase(reveal(
            &mut self.cursor.book_mut().tags,
            self.source.as_ref(),
            over,
        ))
    }

    /// See [`AnySession::verify_cards`](crate::Cards::verify_cards).
    pub(crate) fn verify(&self) -> CardsReport {
        let mut report = CardsReport {
            ok: false,
            draws: 0,
            problem: None,
            word: String::new(),
            gaps: Vec::new(),
        };
        if !P::PLEDGES {
            report.problem = Some(no_cards());
            return report;
        }
        let checked = self.pledged().and_then(|pledged| {
            let draws = self.drawn();
            report.draws = draws.len() as u32;
            let word = pledged.word.unwrap_or_default();
            report.word.push_str(word);
            if word.is_empty() {
                report.gaps.push(CardsGap::Alone);
            }
            if pledged.word.is_none() {
                report.gaps.push(CardsGap::Options);
            }
            let tree = self.book().tree();
            let last = tree.node(tree.main_end());
            if last.is_none_or(|last| last.outcome.is_none()) {
                report.gaps.push(CardsGap::Ending);
            }
            check(&self.book().tags, &pledged, &self.played_for(), &draws)
        });
        report.problem = erase(checked).err();
        report.ok = report.problem.is_none();
        report
    }

    /// Every draw of the main line.
    fn drawn(&self) -> Vec<Drawn> {
        let record = self.record();
        let mut play = Play::new(record.start.clone());
        let mut draws = Vec::new();
        for action in record.main_actions() {
            if play.position().turn() == Turn::Chance {
                let (_, codes, weights) = outcomes(play.position());
                let code = P::write_action(action);
                draws.push(Drawn {
                    code,
                    codes,
                    weights,
                });
            }
            play.push(action);
        }
        draws
    }
}

#[cfg(test)]
mod tests;
