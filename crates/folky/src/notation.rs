//! The texts of the game: position strings (section 8), action codes (section 7.6), moves and
//! a diagram.

use klubovna_board::chess::{ChessPiece, Square};
use klubovna_board::rows;
use klubovna_rules::{Position, Side};
use klubovna_text::{Fields, Notation, Style, TextError, side_letter};

use crate::{Action, Folky, FolkyFault, Kind, Options, move_text};

impl Notation for Folky {
    type Fault = FolkyFault;

    fn write_position(&self) -> String {
        let mut text = String::new();
        rows::write(&mut text, "", |square| self.pieces().letter(square));
        text.extend([' ', side_letter(self.side())]);
        format!("{text} {} {}", self.quiet(), self.number())
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<FolkyFault>> {
        let mut fields = Fields::<FolkyFault>::of(text.trim_end());
        let board = fields.next("board")?;
        let side = fields.next("side")?.side()?;
        let quiet = fields.next("quiet")?.number(0, u16::MAX)?;
        let number = fields.next("move")?.number(1, u16::MAX)?;
        fields.end()?;
        let mut position = Self::empty(side, quiet, number, *options);
        rows::read(&board, |letter, square| {
            let known = Kind::from_letter(letter);
            let (kind, side) = known.ok_or(FolkyFault::UnknownLetter { letter })?;
            if let Some(square) = square {
                position.toggle(kind, side, square);
            }
            Ok(())
        })?;
        match impossible(&position) {
            None => Ok(position),
            Some(fault) => Err(board.error(fault)),
        }
    }

    fn write_action(action: Action) -> String {
        match action {
            Action::Place(to) => format!("@{to}"),
            Action::Move(from, to) => format!("{from}{to}"),
        }
    }

    fn read_action(text: &str) -> Result<Action, TextError<FolkyFault>> {
        let square = |start: usize| {
            let name = text.get(start..start + 2).unwrap_or_default();
            Square::read(name)
                .map_err(|fault| TextError::new(fault.into(), start..start + name.len()))
        };
        match text.len() {
            3 if text.starts_with('@') && text.is_ascii() => Ok(Action::Place(square(1)?)),
            4 if text.is_ascii() => Ok(Action::Move(square(0)?, square(2)?)),
            _ => Err(TextError::new(FolkyFault::ActionForm, 0..text.len())),
        }
    }

    fn write_move_text(&self, action: Action, style: Style) -> String {
        move_text::write(self, action, style)
    }

    fn read_move_text(&self, text: &str, style: Style) -> Result<Action, TextError<FolkyFault>> {
        move_text::read(self, text, style)
    }

    /// Ranks from 8 to 1; each side's reserve stands beside its first rank.
    fn diagram(&self) -> String {
        let letter = |square| self.pieces().letter(square).unwrap_or('.').into();
        let beside = |side| {
            let pawn = Kind::Pawn.letter(side).to_string();
            pawn.repeat(self.reserve(side) as usize)
        };
        rows::diagram(1, " ", letter, beside)
    }
}

/// Why no game can reach a position (section 8.4).
fn impossible(position: &Folky) -> Option<FolkyFault> {
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let count = position.pieces().of(side, kind).len();
            if count > kind.count() {
                return Some(FolkyFault::TooMany { side, kind, count });
            }
        }
    }
    let both_won = Side::BOTH.iter().all(|&side| position.reserve(side) == 0);
    both_won.then_some(FolkyFault::TwoWinners)
}
