//! From CSA to games.

use klubovna_tabletop::files::Found;
use klubovna_tabletop::rules::{Position, Side};

use super::super::draft::{games_of, options, strict_or_casual};
use super::super::end::End;
use super::super::fault::{FileFault, Read};
use super::super::lines::{Line, lines};
use super::super::sheet::Sheet;
use super::names::{TAGS, piece_of};
use crate::action::Action;
use crate::fault::ShogiFault;
use crate::options::Options;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};

/// Whether some line could stand in no other file.
#[inline]
pub(in super::super) fn fits(text: &str) -> bool {
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
#[inline]
pub(in super::super) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    let parts = lines.split(|line| line.rest() == "/").enumerate();
    // What holds nothing but comments is the end of the file.
    let parts = parts.filter(|(at, lines)| *at == 0 || !lines.iter().copied().all(is_comment));
    games_of(parts.map(|(_, lines)| lines), text, read_game)
}

fn is_comment(line: Line<'_>) -> bool {
    matches!(line.first(), None | Some('\''))
}

/// Statements: lines, or parts of lines between commas.
#[inline]
fn statements<'a>(lines: &[Line<'a>]) -> impl Iterator<Item = Line<'a>> {
    lines.iter().flat_map(|line| {
        // Names, headers and comments may hold commas.
        let whole = matches!(line.first(), Some('\'' | 'N' | '$'));
        line.words(if whole { |_| false } else { |sign| sign == ',' })
    })
}

#[inline]
fn read_game(lines: &[Line<'_>], end: usize) -> Found<AnimalShogi> {
    let ends = statements(lines).filter_map(|mut line| {
        line.take("%").then_some(())?;
        End::of_csa(line.rest(), Side::FIRST)
    });
    strict_or_casual(options(ends), |options| read_with(lines, end, options))
}

#[inline]
fn read_with(lines: &[Line<'_>], end: usize, options: Options) -> Found<AnimalShogi> {
    let mut reader = Reader {
        sheet: Sheet::new(options, end),
        ended: false,
    };
    for line in statements(lines) {
        if let Err(error) = reader.statement(line) {
            reader.sheet.refuse(error);
        }
    }
    reader.sheet.found()
}

struct Reader<'a> {
    sheet: Sheet<'a>,
    // The last statement was the end of the game: its time is that of no move.
    ended: bool,
}

impl<'a> Reader<'a> {
    #[inline]
    fn statement(&mut self, mut line: Line<'a>) -> Read<()> {
        let whole = line;
        let text = line.rest();
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
        let side = take_side(&mut line);
        match (side, self.sheet.has_begun()) {
            (Some(side), false) if line.is_empty() => {
                self.sheet.setup.turn = Some(side);
                Ok(())
            }
            (Some(side), _) if !line.is_empty() => self.play(line, side),
            (None, false) if text.is_empty() || text.starts_with('V') => Ok(()),
            (None, true) if text.is_empty() => Ok(()),
            (None, false) if line.take("N+") => {
                self.sheet.tags.push(("White", line));
                Ok(())
            }
            (None, false) if line.take("N-") => {
                self.sheet.tags.push(("Black", line));
                Ok(())
            }
            (None, false) if line.take("$") => {
                if let Some((name, value)) = line.split(&[':']) {
                    let known = TAGS.iter().find(|(known, _)| *known == name.rest());
                    let name = known.map_or(name.rest(), |(_, tag)| tag);
                    self.sheet.tags.push((name, value));
                }
                Ok(())
            }
            (None, false) if line.take("P") => {
                self.sheet.widen(whole);
                self.set_up(line)
            }
            _ => Err(whole.strange(|text| FileFault::Line { text })),
        }
    }

    /// What the form says in comments is not kept: of which form it is.
    #[inline]
    fn comment(&mut self, mut line: Line<'a>) {
        // Two stars are for programs that think aloud.
        let said = line.take("** ") || line.take("*");
        let text = line.rest();
        let says = || text.contains(char::is_alphanumeric) && !text.starts_with("CSA encoding");
        // Without a star a line may be mere decoration; behind one every sign counts.
        if said || says() {
            self.sheet.comment(line);
        }
    }

    #[inline]
    fn set_up(&mut self, mut line: Line<'_>) -> Read<()> {
        if line.take("I") {
            self.sheet.setup.fill();
            while !line.is_empty() {
                let whole = line;
                let (at, piece) = take_placed(&mut line)?;
                let Some(at) = at else {
                    return Err(whole.strange(|text| FileFault::Piece { text }));
                };
                let cleared = self.sheet.setup.clear(at, piece.kind);
                cleared.map_err(|fault| whole.error(&fault))?;
            }
            return Ok(());
        }
        match take_side(&mut line) {
            Some(side) => self.pieces(line, side),
            None => self.row(line),
        }
    }

    /// `P+00KI`, `P-00AL`, `P+59OU`
    #[inline]
    fn pieces(&mut self, mut line: Line<'_>, side: Side) -> Read<()> {
        while !line.is_empty() {
            let whole = line;
            if line.take("00AL") {
                for kind in Kind::IN_HAND {
                    // As many as there are cannot be too many.
                    let _ = self
                        .sheet
                        .setup
                        .give(kind, side, self.sheet.setup.left(kind));
                }
                continue;
            }
            let (at, piece) = take_placed(&mut line)?;
            match at {
                Some(at) => {
                    let put = self.sheet.setup.put(piece, side, at);
                    put.map_err(|fault| whole.error(&fault))?;
                }
                None if piece.promoted || piece.kind == Kind::Lion => {
                    return Err(whole.strange(|text| FileFault::Piece { text }));
                }
                None => {
                    let given = self.sheet.setup.give(piece.kind, side, 1);
                    given.map_err(|fault| whole.error(&fault))?;
                }
            }
        }
        Ok(())
    }

    /// `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY`; an empty square is ` * `.
    #[inline]
    fn row(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        let rank = line.take_number().and_then(|rank| rank.checked_sub(1));
        let Some(rank) = rank.filter(|&rank| rank < SIZE.into()) else {
            return Err(whole.strange(|text| FileFault::Line { text }));
        };
        let rank = rank as u8;
        let mut squares = 0_u8;
        while !line.is_empty() {
            let cell = line;
            let at = SIZE.checked_sub(squares + 1);
            let at = at.and_then(|file| Square::at(file, rank));
            squares = squares.saturating_add(1).min(SIZE + 1);
            if line.take("*") {
                continue;
            }
            let side = take_side(&mut line);
            let piece = line.take_bytes(2).and_then(piece_of);
            let (Some(side), Some(piece)) = (side, piece) else {
                return Err(cell.strange(|text| FileFault::Piece { text }));
            };
            if let Some(at) = at {
                let put = self.sheet.setup.put(piece, side, at);
                put.map_err(|fault| cell.error(&fault))?;
            }
        }
        if squares != SIZE {
            let (rank, squares) = ((b'a' + rank).into(), squares.into());
            return whole.fail(&ShogiFault::RowLength { rank, squares });
        }
        Ok(())
    }

    /// `7776FU` behind the sign of `side`.
    #[inline]
    fn play(&mut self, line: Line<'_>, side: Side) -> Read<()> {
        self.sheet.draft();
        if self.sheet.broken {
            return Ok(());
        }
        let played = self.read_move(line, side);
        self.sheet.broken = played.is_err();
        played
    }

    #[inline]
    fn read_move(&mut self, mut line: Line<'_>, side: Side) -> Read<()> {
        let whole = line;
        let draft = self.sheet.draft();
        let bad = || {
            whole.error(&FileFault::Move {
                text: whole.shown(),
            })
        };
        let from = line.take_bytes(2).ok_or_else(bad)?;
        let to = line.take_bytes(2).and_then(|to| to.parse().ok());
        let to: Square = to.ok_or_else(bad)?;
        let piece = line.take_bytes(2).and_then(piece_of).ok_or_else(bad)?;
        if !line.is_empty() {
            return Err(bad());
        }
        let position = draft.position();
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
        draft.play(action, whole.span())
    }

    #[inline]
    fn end(&mut self, line: Line<'_>) -> Read<()> {
        let draft = self.sheet.draft();
        let Some(end) = End::of_csa(line.rest(), draft.position().side()) else {
            return Err(line.strange(|text| FileFault::End { text }));
        };
        if !self.sheet.broken {
            self.sheet.draft().end(end);
        }
        self.ended = true;
        Ok(())
    }

    /// `T12` or, from version 3 on, `T12.345`.
    #[inline]
    fn time(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        let seconds = line.take_number();
        let mut millis = Some(0);
        if line.take(".") {
            let digits = line
                .rest()
                .get(..line.rest().len().min(3))
                .unwrap_or_default();
            millis = digits.parse::<u32>().ok();
            millis = millis.map(|part| part * 10_u32.pow(3 - digits.len() as u32));
            line = Line::of("", 0);
        }
        let whole_seconds = seconds.and_then(|seconds| seconds.checked_mul(1000));
        let spent = whole_seconds
            .zip(millis)
            .and_then(|(all, part)| all.checked_add(part));
        let Some(spent) = spent.filter(|_| line.is_empty()) else {
            return Err(whole.strange(|text| FileFault::Time { text }));
        };
        if !self.sheet.broken && !self.ended && self.sheet.has_begun() {
            self.sheet.draft().spent(spent);
        }
        Ok(())
    }
}

#[inline]
fn take_side(line: &mut Line<'_>) -> Option<Side> {
    if line.take("+") {
        Some(Side::FIRST)
    } else {
        line.take("-").then_some(Side::SECOND)
    }
}

/// `59OU`, or `00FU` for the hand.
#[inline]
fn take_placed(line: &mut Line<'_>) -> Read<(Option<Square>, Piece)> {
    let whole = *line;
    let square = line.take_bytes(2);
    let piece = line.take_bytes(2).and_then(piece_of);
    let at = match square {
        Some("00") => Some(None),
        Some(name) => name.parse().ok().map(Some),
        None => None,
    };
    let Some(placed) = at.zip(piece) else {
        return Err(whole.strange(|text| FileFault::Piece { text }));
    };
    Ok(placed)
}
