//! From CSA to games.

use std::mem;

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Options, Piece, SIZE, ShogiFault, Square};
use klubovna_rules::{Position, Side};
use klubovna_text::Found;

use super::names::{SIGNS, TAGS, piece_of};
use crate::draft::{Draft, Moves, games_of, options, strict_or_casual};
use crate::end::End;
use crate::fault::{FileFault, Read};
use crate::lines::{Line, lines, milliseconds};
use crate::setup::Cell;

/// Whether some line occurs in CSA files only.
pub(crate) fn fits(text: &str) -> bool {
    lines(text).any(|line| {
        let text = line.rest();
        match text.as_bytes() {
            [b'V', b'1'..=b'9']
            | [b'V', b'1'..=b'9', b'.', ..]
            | [b'P', b'I']
            | [b'P', b'1'..=b'9', b' ' | b'+' | b'-', ..] => true,
            [b'+' | b'-', move_text @ ..] => is_move(move_text),
            _ => text.starts_with("'CSA"),
        }
    })
}

/// `7776FU`, whatever follows.
fn is_move(text: &[u8]) -> bool {
    text.get(..4)
        .is_some_and(|digits| digits.iter().all(u8::is_ascii_digit))
        && text
            .get(4..6)
            .is_some_and(|code| code.iter().all(u8::is_ascii_uppercase))
}

/// Reads every game in a text.
pub(crate) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    let parts = lines.split(|line| line.rest() == "/").enumerate();
    // A part that holds only comments is the end of the file.
    let parts = parts.filter(|(at, lines)| *at == 0 || !lines.iter().copied().all(is_comment));
    games_of(parts.map(|(_, lines)| lines), text, read_game)
}

fn is_comment(line: Line<'_>) -> bool {
    matches!(line.first(), None | Some('\''))
}

/// Statements: lines, or parts of lines between commas.
fn statements<'a>(lines: &[Line<'a>]) -> impl Iterator<Item = Line<'a>> {
    lines.iter().flat_map(|line| {
        // Names, headers and comments may hold commas.
        let whole = matches!(line.first(), Some('\'' | 'N' | '$'));
        line.words(if whole { |_| false } else { |sign| sign == ',' })
    })
}

fn read_game(lines: &[Line<'_>], end: usize) -> Found<AnimalShogi> {
    let ends = statements(lines).filter_map(|mut line| {
        line.take("%").then_some(())?;
        End::of_csa(line.rest(), Side::FIRST)
    });
    strict_or_casual(options(ends), |options| read_with(lines, end, options))
}

fn read_with(lines: &[Line<'_>], end: usize, options: Options) -> Found<AnimalShogi> {
    let mut reader = Reader {
        draft: Draft::new(options, end),
        ended: false,
    };
    for line in statements(lines) {
        if let Err(error) = reader.statement(line) {
            reader.draft.refuse(error);
        }
    }
    reader.draft.found()
}

struct Reader<'a> {
    draft: Draft<'a>,
    // The last statement was the end of the game: its time belongs to no move.
    ended: bool,
}

impl<'a> Reader<'a> {
    fn statement(&mut self, mut line: Line<'a>) -> Read<()> {
        let whole = line;
        if line.take("'") {
            self.comment(line);
            return Ok(());
        }
        if line.take("%") {
            return self.end(line);
        }
        if line.take("T") {
            return self.time(line);
        }
        let begun = self.draft.has_begun();
        match take_side(&mut line) {
            Some(side) if !line.is_empty() => {
                return self.draft.go_on(|moves| play(moves, line, side));
            }
            Some(side) if !begun => self.draft.setup.turn = Some(side),
            None if !begun && line.take("P") => {
                self.draft.widen(whole);
                return self.set_up(line);
            }
            None if !begun && line.take("N+") => self.draft.tags.push(("White", line)),
            None if !begun && line.take("N-") => self.draft.tags.push(("Black", line)),
            None if !begun && line.take("$") => {
                if let Some((name, value)) = line.split(&[':']) {
                    let known = TAGS.iter().find(|(known, _)| *known == name.rest());
                    let name = known.map_or(name.rest(), |(_, tag)| tag);
                    self.draft.tags.push((name, value));
                }
            }
            // The version.
            None if !begun && line.take("V") => {}
            _ => return Err(whole.strange(|text| FileFault::Line { text })),
        }
        Ok(())
    }

    /// A comment; one that states the encoding is not kept.
    fn comment(&mut self, mut line: Line<'a>) {
        // Two stars: analysis by programs.
        let said = line.take("** ") || line.take("*");
        let text = line.rest();
        let says = || text.contains(char::is_alphanumeric) && !text.starts_with("CSA encoding");
        // Without a star a line may be decoration; after one every character counts.
        if said || says() {
            self.draft.comment(line);
        }
    }

    fn set_up(&mut self, mut line: Line<'a>) -> Read<()> {
        let whole = line;
        if line.take("I") {
            self.draft.setup.fill();
            while !line.is_empty() {
                let whole = line;
                let (at, piece) = take_placed(&mut line)?;
                let at = at.ok_or_else(|| whole.strange(|text| FileFault::Piece { text }))?;
                self.draft.setup.clear(whole, at, piece.kind)?;
            }
            return Ok(());
        }
        if let Some(side) = take_side(&mut line) {
            return self.pieces(line, side);
        }
        let rank = line.take_number().and_then(|rank| rank.checked_sub(1));
        let Some(rank) = rank.filter(|&rank| rank < SIZE.into()) else {
            return Err(whole.strange(|text| FileFault::Line { text }));
        };
        // The span never includes a line end.
        let row = &mut self.draft.setup;
        row.row(line, (rank as u8, whole), "\n", take_cell)
    }

    /// `P+00KI`, `P-00AL`, `P+59OU`
    fn pieces(&mut self, mut line: Line<'_>, side: Side) -> Read<()> {
        let setup = &mut self.draft.setup;
        while !line.is_empty() {
            let whole = line;
            if line.take("00AL") {
                for kind in Kind::IN_HAND {
                    setup.give(whole, Some(kind.plain()), side, setup.left(kind))?;
                }
                continue;
            }
            match take_placed(&mut line)? {
                (Some(at), piece) => setup.put(whole, piece, side, at)?,
                (None, piece) => setup.give(whole, Some(piece), side, 1)?,
            }
        }
        Ok(())
    }

    fn end(&mut self, line: Line<'_>) -> Read<()> {
        let side = self.draft.moves().position().side();
        let Some(end) = End::of_csa(line.rest(), side) else {
            return Err(line.strange(|text| FileFault::End { text }));
        };
        if !self.draft.broken {
            self.draft.moves().end(end);
        }
        self.ended = true;
        Ok(())
    }

    /// `T12` or, from version 3 on, `T12.345`.
    fn time(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        let seconds = line.take_number();
        let mut fraction = "0";
        if line.take(".") {
            fraction = mem::replace(&mut line, Line::of("", 0)).rest();
        }
        let spent = seconds.and_then(|seconds| milliseconds(seconds, fraction));
        let Some(spent) = spent.filter(|_| line.is_empty()) else {
            return Err(whole.strange(|text| FileFault::Time { text }));
        };
        if !self.draft.broken && !self.ended && self.draft.has_begun() {
            self.draft.moves().spent(spent);
        }
        Ok(())
    }
}

/// `7776FU` behind the sign of `side`.
fn play(moves: &mut Moves, mut line: Line<'_>, side: Side) -> Read<()> {
    let whole = line;
    let bad = || whole.strange(|text| FileFault::Move { text });
    let from = line.take_bytes(2).ok_or_else(bad)?;
    let to = line.take_bytes(2).and_then(|to| to.parse().ok());
    let to: Square = to.ok_or_else(bad)?;
    let piece = line.take_bytes(2).and_then(piece_of).ok_or_else(bad)?;
    if !line.is_empty() {
        return Err(bad());
    }
    let position = moves.position();
    if position.side() != side {
        let side = position.side();
        return whole.fail(&FileFault::Turn { side });
    }
    let action = if from == "00" {
        if piece.promoted {
            return Err(bad());
        }
        let kind = piece.kind;
        Action::Drop { kind, to }
    } else {
        let from: Square = from.parse().map_err(|_| bad())?;
        let before = position.piece_at(from).map(|(before, _)| before);
        // The code is that of the piece after the move.
        let promote = before != Some(piece);
        if promote && (!piece.promoted || before != Some(piece.kind.plain())) {
            return whole.fail(&ShogiFault::NoneReaches { piece, to });
        }
        Action::Move { from, to, promote }
    };
    moves.play(action, whole.span())
}

fn take_side(line: &mut Line<'_>) -> Option<Side> {
    let mut signs = SIGNS.into_iter().zip(Side::BOTH);
    let (_, side) = signs.find(|(sign, _)| line.take(sign))?;
    Some(side)
}

/// A cell of `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY`; an empty one is ` * `.
fn take_cell<'a>(line: &mut Line<'a>) -> Read<Cell<'a>> {
    let cell = *line;
    if line.take("*") {
        return Ok(None);
    }
    let side = take_side(line);
    let piece = line.take_bytes(2).and_then(piece_of);
    match side.zip(piece) {
        Some((side, piece)) => Ok(Some((cell, piece, side))),
        None => Err(cell.strange(|text| FileFault::Piece { text })),
    }
}

/// `59OU`, or `00FU` for the hand.
fn take_placed(line: &mut Line<'_>) -> Read<(Option<Square>, Piece)> {
    let whole = *line;
    let at = line.take_bytes(2).and_then(|name| match name {
        "00" => Some(None),
        name => name.parse().ok().map(Some),
    });
    let piece = line.take_bytes(2).and_then(piece_of);
    at.zip(piece)
        .ok_or_else(|| whole.strange(|text| FileFault::Piece { text }))
}
