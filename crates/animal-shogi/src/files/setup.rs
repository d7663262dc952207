//! The position with which a file begins.

use std::ops::Range;

use klubovna_tabletop::error::{AnyFault, TextError};
use klubovna_tabletop::rules::{Position, Side};

use super::fault::{FileFault, Read};
use crate::fault::ShogiFault;
use crate::handicap::Handicap;
use crate::options::Options;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::position_text;
use crate::square::Square;
use crate::stage::Stage;

/// Pieces as a file sets them up, one after the other.
#[derive(Default)]
pub(super) struct Setup {
    board: Vec<(Square, Piece, Side)>,
    hands: Vec<(Kind, Side)>,
    /// The number of the first move, less one.
    pub(super) plies: u16,
    /// Who begins.
    pub(super) turn: Option<Side>,
}

impl Setup {
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.board.is_empty() && self.hands.is_empty()
    }

    #[inline]
    fn count(&self, kind: Kind) -> u32 {
        let board = self.board.iter().filter(|(_, piece, _)| piece.kind == kind);
        let hands = self.hands.iter().filter(|(held, _)| *held == kind);
        (board.count() + hands.count()) as u32
    }

    /// How many of a kind are still in the box.
    #[inline]
    pub(super) fn left(&self, kind: Kind) -> u32 {
        u32::from(kind.most()).saturating_sub(self.count(kind))
    }

    #[inline]
    pub(super) fn put(&mut self, piece: Piece, side: Side, at: Square) -> Result<(), FileFault> {
        if self.board.iter().any(|&(taken, ..)| taken == at) {
            return Err(FileFault::Twice { at });
        }
        self.board.push((at, piece, side));
        Ok(())
    }

    #[inline]
    pub(super) fn give(&mut self, kind: Kind, side: Side, count: u32) -> Result<(), ShogiFault> {
        let left = self.left(kind);
        if count > left {
            let count = u32::from(kind.most()) - left + count;
            return Err(ShogiFault::TooMany { kind, count });
        }
        let more = std::iter::repeat_n((kind, side), count as usize);
        self.hands.extend(more);
        Ok(())
    }

    /// Sets everything up as for an even game.
    #[inline]
    pub(super) fn fill(&mut self) {
        let start = AnimalShogi::start(&Options::default());
        self.board = Square::all()
            .filter_map(|at| {
                let (piece, side) = start.piece_at(at)?;
                Some((at, piece, side))
            })
            .collect();
    }

    /// Takes a piece off again.
    #[inline]
    pub(super) fn clear(&mut self, at: Square, kind: Kind) -> Result<(), FileFault> {
        let found = |&(taken, piece, _): &(Square, Piece, Side)| taken == at && piece.kind == kind;
        let Some(index) = self.board.iter().position(found) else {
            return Err(FileFault::NotThere { at });
        };
        self.board.remove(index);
        Ok(())
    }

    /// The position, held against the rules. `span`
    /// is where it was set up.
    #[inline]
    pub(super) fn position(&self, options: Options, span: Range<usize>) -> Read<AnimalShogi> {
        let side = self.turn.unwrap_or(Side::FIRST);
        let ply = self.plies.saturating_add(1);
        let mut position = AnimalShogi::empty(side, ply, Stage::Play, options);
        for &(at, piece, side) in &self.board {
            let kind = piece.kind;
            if !piece.promoted && at.ranks_left(side) < kind.dead_ranks() {
                let fault = AnyFault::of(&ShogiFault::DeadPiece { kind, at });
                return Err(TextError::new(fault, span));
            }
            position.put(piece, side, at);
        }
        for kind in Kind::ALL {
            let count = self.count(kind);
            if kind != Kind::Lion && count > u32::from(kind.most()) {
                let fault = AnyFault::of(&ShogiFault::TooMany { kind, count });
                return Err(TextError::new(fault, span));
            }
        }
        for &(kind, side) in &self.hands {
            position.give(kind, side);
        }
        let text = position.to_string();
        let read = position_text::read(&text, options, |kind| kind.most().into());
        let position =
            read.map_err(|error| TextError::new(AnyFault::of(&error.fault), span.clone()))?;
        Ok(known_start(position))
    }
}

/// The start with a handicap.
#[inline]
pub(super) fn start(options: Options, handicap: Handicap) -> AnimalShogi {
    AnimalShogi::start(&options.with_handicap(handicap))
}

/// The fields of a position string that other programs know: without the word for the stage
/// of the game, which is ours alone.
pub(super) const SFEN: usize = 4;

/// Without the number of the move.
pub(super) const SET_UP: usize = 3;

/// The first fields of a position string.
#[inline]
pub(super) fn fields(position: &AnimalShogi, count: usize) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').take(count).collect();
    fields.join(" ")
}

/// The handicap with which games begin so, as far as a form knows these fields.
#[inline]
pub(super) fn handicap(position: &AnimalShogi, count: usize) -> Option<Handicap> {
    let text = fields(position, count);
    Handicap::ALL
        .into_iter()
        .find(|&handicap| fields(&start(Options::default(), handicap), count) == text)
}

/// The start that stands on the board, with its handicap in the options; any other
/// position as it is.
#[inline]
pub(super) fn known_start(position: AnimalShogi) -> AnimalShogi {
    match handicap(&position, SFEN) {
        Some(handicap) if position.stage() == Stage::Play => start(position.rules(), handicap),
        _ => position,
    }
}
