//! What each sentence says, proved by the rules.

use std::collections::HashMap;

use klubovna_rules::{Outcome, Play, Position, Side, Turn};
use klubovna_text::{Arg, Style};
use klubovna_view::Phrase;

use super::board::{Turned, legal, next, winning, won};
use super::capture::{Capture, can_take, capture, landed, left, piece, profits};

/// Positions that the proof of a forced end may look at.
const LONGEST: u32 = 1_000_000;

/// A sentence about the first action of a line.
pub(crate) struct Claim<'a, P: Position> {
    phrase: &'a Phrase,
    pub(crate) before: &'a P,
    /// The end of the game, by all rules.
    ended: Option<Outcome<P::Reason>>,
    pub(crate) after: P,
    pub(crate) action: P::Action,
    line: &'a [P::Action],
}

/// `Ok` where a condition holds, else what does not.
pub(crate) fn holds(condition: bool, what: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(what.into()) }
}

/// Looks for forced ends, and remembers what it has found.
struct Forced<P> {
    side: Side,
    known: HashMap<(P, u32), bool>,
    left: u32,
}

impl<P: Turned> Forced<P> {
    /// Whether the side wins within so many actions; nothing where the search takes too long.
    fn wins(&mut self, position: &P, actions: u32) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(self.side));
        }
        if actions == 0 {
            return Some(false);
        }
        let question = (position.clone(), actions);
        if let Some(&known) = self.known.get(&question) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let found = self.search(position, actions)?;
        self.known.insert(question, found);
        Some(found)
    }

    fn search(&mut self, position: &P, actions: u32) -> Option<bool> {
        let chooses = position.turn() == Turn::Side(self.side);
        let mut all = legal(position);
        if position.turn() == Turn::Chance {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            all.extend(chances.into_iter().map(|(card, _)| card));
        }
        let mut nexts: Vec<P> = all.iter().map(|&action| next(position, action)).collect();
        if chooses {
            if nexts.iter().any(|next| won(next, self.side)) {
                return Some(true);
            }
            if actions == 1 {
                return Some(false);
            }
            nexts.sort_by_cached_key(|next| legal(next).len());
        }
        for next in &nexts {
            if self.wins(next, actions - 1)? == chooses {
                return Some(chooses);
            }
        }
        Some(!chooses && !nexts.is_empty())
    }
}

impl<'a, P: Turned> Claim<'a, P> {
    pub(crate) fn of(play: &'a Play<P>, line: &'a [P::Action], phrase: &'a Phrase) -> Self {
        let (&action, line) = line.split_first().expect("an action");
        let before = play.position();
        let mut then = play.clone();
        then.push(action);
        Self {
            phrase,
            before,
            ended: then.outcome(),
            after: then.position().clone(),
            action,
            line,
        }
    }

    pub(crate) fn us(&self) -> Side {
        self.before.side()
    }

    pub(crate) fn them(&self) -> Side {
        self.us().other()
    }

    pub(crate) fn arg(&self, name: &str) -> Result<&Arg, String> {
        self.phrase
            .args
            .get(name)
            .ok_or_else(|| format!("no {name}"))
    }

    pub(crate) fn number(&self, name: &str) -> Result<u32, String> {
        match self.arg(name)? {
            Arg::Number(number) => Ok(*number as u32),
            other => Err(format!("{name} is {other}")),
        }
    }

    pub(crate) fn cell(&self, name: &str) -> Result<&str, String> {
        match self.arg(name)? {
            Arg::Cell(cell) => Ok(cell),
            other => Err(format!("{name} is {other}")),
        }
    }

    pub(crate) fn kind(&self, name: &str) -> Result<&str, String> {
        match self.arg(name)? {
            Arg::Piece(kind) => Ok(kind),
            other => Err(format!("{name} is {other}")),
        }
    }

    /// The cells of a list, as many as it says.
    pub(crate) fn list(&self, name: &str) -> Result<Vec<&str>, String> {
        let Arg::Text(text) = self.arg(name)? else {
            return Err(format!("{name} is no list"));
        };
        let cells: Vec<&str> = text.split(", ").collect();
        holds(
            cells.len() as u32 == self.number("count")?,
            "another number of cells",
        )?;
        Ok(cells)
    }

    /// The action of the sentence in a position.
    pub(crate) fn named(&self, position: &P) -> Result<P::Action, String> {
        let Arg::Text(text) = self.arg("move")? else {
            return Err("the move is no text".into());
        };
        let read = position.read_move_text(text, Style::English);
        let action = read.map_err(|error| format!("{text}: {}", error.fault))?;
        holds(
            position.write_move_text(action, Style::English) == *text,
            "written another way",
        )?;
        holds(legal(position).contains(&action), "not legal")?;
        Ok(action)
    }

    /// The position before, with the other side on turn.
    pub(crate) fn threatened(&self) -> Result<P, String> {
        self.before
            .turned()
            .ok_or_else(|| "the other side cannot be on turn".into())
    }

    /// The position after, with the same side on turn again.
    pub(crate) fn again(&self) -> Result<P, String> {
        holds(self.after.side() == self.them(), "the turn has not passed")?;
        self.after
            .turned()
            .ok_or_else(|| "the side cannot be on turn again".into())
    }

    /// The position before, with nothing that has to be placed first.
    fn idle(&self) -> Result<P, String> {
        self.threatened()?
            .turned()
            .ok_or_else(|| "the side cannot be idle".into())
    }

    pub(crate) fn answer(&self) -> Result<P::Action, String> {
        let answer = self.line.first().copied().ok_or("no answer")?;
        holds(self.after.side() == self.them(), "the turn has not passed")?;
        holds(
            legal(&self.after).contains(&answer),
            "the answer is not legal",
        )?;
        Ok(answer)
    }

    /// The piece of the sentence, a side's, stands on its cell.
    fn stands(&self, position: &P, side: Side, names: [&str; 2]) -> Result<(), String> {
        let (kind, at) = (self.kind(names[0])?, self.cell(names[1])?);
        holds(
            piece(&position.cells(), at) == Some((kind, side)),
            "another piece stands there",
        )
    }

    /// The capture that the action makes.
    fn captures(&self) -> Result<Capture<P>, String> {
        let at = self.cell("at")?;
        self.stands(self.before, self.them(), ["piece", "at"])?;
        let capture = capture(self.before, &self.before.cells(), self.action, at);
        capture.ok_or_else(|| "nothing is captured there".into())
    }

    /// The capture that the answer makes, which is the action of the sentence.
    fn is_captured(&self) -> Result<Capture<P>, String> {
        let answer = self.answer()?;
        holds(
            self.named(&self.after)? == answer,
            "another answer is expected",
        )?;
        let at = self.cell("at")?;
        self.stands(&self.after, self.us(), ["piece", "at"])?;
        let capture = capture(&self.after, &self.after.cells(), answer, at);
        let capture = capture.ok_or("nothing is captured there")?;
        // The line that the engine expects gives nothing back for it.
        let mut end = self.after.clone();
        self.line.iter().for_each(|&action| end.apply(action));
        let balance = |position: &P| -> i64 {
            let cells = position.cells();
            let pieces = cells.values().flatten();
            pieces
                .map(|(kind, side)| {
                    let worth = i64::from(P::worth(kind));
                    if *side == self.us() { worth } else { -worth }
                })
                .sum()
        };
        holds(
            balance(&end) < balance(self.before),
            "nothing is lost in the end",
        )?;
        Ok(capture)
    }

    /// The piece of the sentence can be captured with profit now, and could not before.
    fn attacks(&self, names: [&str; 2]) -> Result<(), String> {
        let again = self.again()?;
        self.stands(&again, self.them(), names)?;
        let at = self.cell(names[1])?;
        holds(profits(&again, at), "it is not attacked")?;
        holds(!profits(&self.idle()?, at), "it was attacked before")
    }

    fn proved(position: &P, side: Side, actions: u32) -> Result<(), String> {
        let (known, left) = (HashMap::new(), LONGEST);
        match (Forced { side, known, left }).wins(position, actions) {
            Some(true) => Ok(()),
            Some(false) => Err(format!("no win within {actions}")),
            None => Err(format!("no proof of a win within {actions}")),
        }
    }

    /// What is not true, if anything is not.
    pub(crate) fn prove(&self) -> Result<(), String> {
        let (us, them) = (self.us(), self.them());
        let (before, after) = (self.before, &self.after);
        let ended = |winner: Side| {
            let mut outcome = self.ended.iter();
            outcome.any(|outcome| outcome.winner == Some(winner))
        };
        match self.phrase.code.as_str() {
            "because-wins" => holds(ended(us), "the game is not won")?,
            "because-gives-win" => holds(ended(them), "the game is not lost")?,
            "because-wins-in" => Self::proved(after, us, self.number("count")? - 1)?,
            "because-loses-in" => Self::proved(before, them, self.number("count")?)?,
            "because-allows-win-in" => Self::proved(after, them, self.number("count")?)?,
            "because-prevents" => {
                let threat = self.threatened()?;
                let action = self.named(&threat)?;
                holds(won(&next(&threat, action), them), "it would not have won")?;
                holds(after.turn() == Turn::Side(them), "the turn has not passed")?;
                holds(winning(after).is_empty(), "it still wins")?;
            }
            "because-rare" => {
                let all = legal(before);
                let saves = |action: &P::Action| {
                    let next = next(before, *action);
                    won(&next, us) || next.turn() == Turn::Side(them) && winning(&next).is_empty()
                };
                holds(
                    all.len() as u32 == self.number("all")?,
                    "another number of actions",
                )?;
                let count = all.iter().filter(|action| saves(action)).count();
                holds(
                    count as u32 == self.number("count")?,
                    "another number of them saves",
                )?;
                holds(2 * count <= all.len(), "most of them save")?;
            }
            "because-threatens" => {
                let again = self.again()?;
                let action = self.named(&again)?;
                holds(won(&next(&again, action), us), "it would not win")?;
                holds(
                    winning(&again).len() as u32 == self.number("count")?,
                    "in other ways",
                )?;
            }
            "because-allows-win" => {
                let action = self.named(after)?;
                holds(
                    after.side() == them && won(&next(after, action), them),
                    "no win",
                )?;
            }
            code if code.starts_with("folky-") => self.proved_of_folky(code)?,
            code if code.starts_with("mixtour-") => self.proved_of_mixtour(code)?,
            code if code.starts_with("raindropchess-") => self.proved_of_raindropchess(code)?,
            code => self.proved_of_pieces(code)?,
        }
        Ok(())
    }

    fn proved_of_pieces(&self, code: &str) -> Result<(), String> {
        let (us, them) = (self.us(), self.them());
        let (before, after) = (self.before, &self.after);
        match code {
            "because-checks" => {
                holds(after.side() == them && after.in_check(), "no check")?;
                holds(after.outcome().is_none(), "the game is over")?;
            }
            "because-takes" => {
                let capture = self.captures()?;
                holds(!can_take(after, &capture.lands), "it can be taken back")?;
            }
            "because-takes-with" => {
                let capture = self.captures()?;
                holds(capture.taker == self.kind("by")?, "another piece takes")?;
                holds(
                    P::worth(&capture.taker) < P::worth(&capture.victim),
                    "it is not worth less",
                )?;
            }
            "because-trades" => {
                let taken = self.captures()?;
                let back = capture(after, &after.cells(), self.answer()?, &taken.lands);
                let back = back.ok_or("nothing is taken back")?;
                holds(back.victim == taken.victim, "another piece is lost")?;
            }
            "because-promotes" => {
                let (old, new) = (before.cells(), after.cells());
                let lands = landed(&old, &new, us).ok_or("nothing has moved")?;
                let from = left(&old, &new, us).ok_or("nothing has moved")?;
                let (was, is) = (piece(&old, &from), piece(&new, &lands));
                holds(is == Some((self.kind("piece")?, us)), "it is another piece")?;
                holds(was != is, "it was that before")?;
            }
            "because-attacks" => self.attacks(["piece", "at"])?,
            "because-forks" => {
                self.attacks(["piece", "at"])?;
                self.attacks(["other", "on"])?;
                holds(self.cell("at")? != self.cell("on")?, "both are one")?;
            }
            "because-saves" => {
                self.stands(before, us, ["piece", "at"])?;
                let at = self.cell("at")?;
                holds(profits(&self.threatened()?, at), "it was in no danger")?;
                let (old, new) = (before.cells(), after.cells());
                holds(
                    left(&old, &new, us).as_deref() == Some(at),
                    "another piece has moved",
                )?;
                let lands = landed(&old, &new, us).ok_or("nothing has moved")?;
                holds(
                    after.turn() == Turn::Side(them) && !profits(after, &lands),
                    "it is in danger",
                )?;
            }
            "because-protects" => {
                self.stands(before, us, ["piece", "at"])?;
                self.stands(after, us, ["piece", "at"])?;
                let at = self.cell("at")?;
                holds(profits(&self.threatened()?, at), "it was in no danger")?;
                holds(
                    after.turn() == Turn::Side(them) && !profits(after, at),
                    "it is in danger",
                )?;
            }
            "because-loses" => {
                let capture = self.is_captured()?;
                holds(
                    !can_take(&capture.next, &capture.lands),
                    "it can be taken back",
                )?;
            }
            "because-loses-to" => {
                let capture = self.is_captured()?;
                holds(capture.taker == self.kind("by")?, "another piece takes")?;
                holds(
                    P::worth(&capture.taker) < P::worth(&capture.victim),
                    "it is not worth less",
                )?;
            }
            code => return Err(format!("nobody knows what {code} means")),
        }
        Ok(())
    }
}
