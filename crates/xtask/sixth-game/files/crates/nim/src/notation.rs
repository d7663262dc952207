//! Positions and actions as text (section 4).

use klubovna_rules::{Position, Side};
use klubovna_text::{Notation, Style, TextError, faults};

use crate::{Nim, Options};
use crate::position::DISCS;

faults! {
    /// What is wrong with a text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NimFault {
        /// Not a number of discs and a side.
        Position => "nim-position", most = DISCS;
        /// Not a number of discs to take.
        Action { text: String } => "nim-action";
        /// More than there are.
        TooMany { left: u8 } => "nim-too-many";
    }
}

impl Notation for Nim {
    type Fault = NimFault;

    fn write_position(&self) -> String {
        let side = if self.side == Side::FIRST { "w" } else { "b" };
        format!("{} {side}", self.discs)
    }

    fn read_position(text: &str, _: &Options) -> Result<Self, TextError<NimFault>> {
        let fields: Vec<&str> = text.split(' ').collect();
        let fault = || TextError::new(NimFault::Position, 0..text.len());
        let (discs, side) = match fields[..] {
            [discs, "w"] => (discs, Side::FIRST),
            [discs, "b"] => (discs, Side::SECOND),
            _ => return Err(fault()),
        };
        let discs: u8 = discs.parse().map_err(|_| fault())?;
        if discs > DISCS {
            return Err(fault());
        }
        Ok(Self { discs, side })
    }

    fn write_action(taken: u8) -> String {
        format!("-{taken}")
    }

    fn read_action(text: &str) -> Result<u8, TextError<NimFault>> {
        match text {
            "-1" => Ok(1),
            "-2" => Ok(2),
            "-3" => Ok(3),
            _ => {
                let text = text.chars().take(20).collect();
                Err(TextError::new(NimFault::Action { text }, 0..0))
            }
        }
    }

    fn write_move_text(&self, taken: u8, _: Style) -> String {
        Self::write_action(taken)
    }

    fn read_move_text(&self, text: &str, _: Style) -> Result<u8, TextError<NimFault>> {
        let taken = Self::read_action(text)?;
        if self.is_legal(taken) {
            return Ok(taken);
        }
        let left = self.discs;
        Err(TextError::new(NimFault::TooMany { left }, 0..text.len()))
    }

    fn diagram(&self) -> String {
        let row = (0..DISCS).map(|at| if at < self.discs { 'o' } else { '.' });
        row.collect()
    }
}
