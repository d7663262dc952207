//! The position with which a file begins.

use std::iter;
use std::ops::Range;

use klubovna_animal_shogi::{
    AnimalShogi, Handicap, Kind, Options, Piece, SIZE, ShogiFault, Square, Stage,
};
use klubovna_rules::{Position, Side};
use klubovna_text::{Notation, TextError};

use super::fault::{FileFault, Read};
use super::lines::Line;

/// Pieces as a file sets them up, one after the other.
#[derive(Default)]
pub(super) struct Setup {
    board: Vec<(Square, Piece, Side)>,
    hands: Vec<(Kind, Side)>,
    /// Moves made before.
    pub(super) plies: u16,
    /// Who begins.
    pub(super) turn: Option<Side>,
}

/// A cell of a row: the piece and its place in the text; `None` for an empty cell.
pub(super) type Cell<'a> = Option<(Line<'a>, Piece, Side)>;

impl Setup {
    pub(super) fn is_empty(&self) -> bool {
        self.board.is_empty() && self.hands.is_empty()
    }

    /// How many of a kind are still in the box.
    pub(super) fn left(&self, kind: Kind) -> u32 {
        let board = self.board.iter().filter(|(_, piece, _)| piece.kind == kind);
        let hands = self.hands.iter().filter(|(held, _)| *held == kind);
        u32::from(kind.most()).saturating_sub((board.count() + hands.count()) as u32)
    }

    pub(super) fn put(&mut self, line: Line<'_>, piece: Piece, side: Side, at: Square) -> Read<()> {
        if self.board.iter().any(|&(taken, ..)| taken == at) {
            return line.fail(&FileFault::Twice { at });
        }
        self.board.push((at, piece, side));
        Ok(())
    }

    /// Puts pieces into a hand, unless the kind cannot be in a hand.
    pub(super) fn give(
        &mut self,
        line: Line<'_>,
        piece: Option<Piece>,
        side: Side,
        count: u32,
    ) -> Read<()> {
        let piece = piece.filter(|piece| !piece.promoted && piece.kind != Kind::Lion);
        let Some(Piece { kind, .. }) = piece else {
            return Err(line.strange(|text| FileFault::Piece { text }));
        };
        let left = self.left(kind);
        if count > left {
            let count = (u32::from(kind.most()) - left).saturating_add(count);
            return line.fail(&ShogiFault::TooMany { kind, count });
        }
        self.hands
            .extend(iter::repeat_n((kind, side), count as usize));
        Ok(())
    }

    /// Sets everything up as for an even game.
    pub(super) fn fill(&mut self) {
        let start = start(Options::default(), Handicap::None);
        let piece_at = |at| start.piece_at(at).map(|(piece, side)| (at, piece, side));
        self.board = Square::all().filter_map(piece_at).collect();
    }

    /// Takes a piece off the board.
    pub(super) fn clear(&mut self, line: Line<'_>, at: Square, kind: Kind) -> Read<()> {
        let before = self.board.len();
        self.board
            .retain(|&(taken, piece, _)| taken != at || piece.kind != kind);
        if self.board.len() == before {
            return line.fail(&FileFault::NotThere { at });
        }
        Ok(())
    }

    /// Sets up the cells of a row from left to right, up to `end`.
    pub(super) fn row<'a>(
        &mut self,
        mut line: Line<'a>,
        (rank, whole): (u8, Line<'a>),
        end: &str,
        cell: impl Fn(&mut Line<'a>) -> Read<Cell<'a>>,
    ) -> Read<()> {
        let mut squares = 0_u8;
        while !line.is_empty() && !line.take(end) {
            squares = squares.saturating_add(1).min(SIZE + 1);
            let file = SIZE.checked_sub(squares);
            if let Some((cell, piece, side)) = cell(&mut line)?
                && let Some(at) = file.and_then(|file| Square::at(file, rank))
            {
                self.put(cell, piece, side, at)?;
            }
        }
        if rank >= SIZE {
            let rows = u32::from(rank) + 1;
            return whole.fail(&ShogiFault::RowCount { rows });
        }
        if squares != SIZE {
            let (rank, squares) = ((b'a' + rank).into(), squares.into());
            return whole.fail(&ShogiFault::RowLength { rank, squares });
        }
        Ok(())
    }

    /// The position, checked by the rules. `span` is where it was set up.
    pub(super) fn position(&self, options: Options, span: &Range<usize>) -> Read<AnimalShogi> {
        let mut text = String::new();
        for rank in 0..SIZE {
            for file in (0..SIZE).rev() {
                let at = Square::at(file, rank);
                match self.board.iter().find(|&&(taken, ..)| Some(taken) == at) {
                    Some(&(_, Piece { kind, promoted }, side)) => {
                        text.push_str(if promoted { "+" } else { "" });
                        text.push(kind.letter_of(side));
                    }
                    None => text.push('1'),
                }
            }
            text.push_str(if rank + 1 < SIZE { "/" } else { " " });
        }
        let second = self.turn == Some(Side::SECOND);
        text.push_str(if second { "w " } else { "b " });
        let hands = self.hands.iter();
        text.extend(hands.map(|&(kind, side)| kind.letter_of(side)));
        if self.hands.is_empty() {
            text.push('-');
        }
        text.extend([" ", &self.plies.saturating_add(1).to_string()]);
        read_position(&text, options)
            .map_err(|error| TextError::new(error.fault, span.clone()).erased())
    }
}

/// Reads a position string. The start position of a handicap gets that handicap as its option.
pub(super) fn read_position(
    text: &str,
    options: Options,
) -> Result<AnimalShogi, TextError<ShogiFault>> {
    let position = AnimalShogi::read_position(text, &options)?;
    Ok(match handicap(&position, SFEN) {
        Some(handicap) if position.stage() == Stage::Play => start(options, handicap),
        _ => position,
    })
}

/// The start with a handicap.
pub(super) fn start(options: Options, handicap: Handicap) -> AnimalShogi {
    AnimalShogi::start(&Options {
        handicap,
        furigoma: false,
        ..options
    })
}

/// The fields of a position string that other programs know: without the phase of the game, which
/// is our addition.
pub(super) const SFEN: usize = 4;

/// The fields without the move number.
pub(super) const SET_UP: usize = 3;

/// The first fields of a position string.
pub(super) fn fields(position: &AnimalShogi, count: usize) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').take(count).collect();
    fields.join(" ")
}

/// The handicap whose start position this is, by the fields that a form has.
pub(super) fn handicap(position: &AnimalShogi, count: usize) -> Option<Handicap> {
    let text = fields(position, count);
    Handicap::ALL
        .into_iter()
        .find(|&handicap| fields(&start(Options::default(), handicap), count) == text)
}
