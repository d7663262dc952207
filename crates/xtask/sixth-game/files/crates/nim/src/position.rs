//! The rules.

use klubovna_rules::{EndReason, Line, Outcome, Position, Side, Turn};
use klubovna_text::{GameOptions, Setting};

/// Discs at the start (section 1).
pub(crate) const DISCS: u8 = 12;

/// Nothing can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options;

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[];
}

/// The last disc was taken (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastDisc;

impl EndReason for LastDisc {
    const ALL: &'static [Self] = &[Self];

    fn code(self) -> &'static str {
        "last_disc"
    }
}

/// A position: what is left, and whose turn it is. An action is a number of discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    pub(crate) discs: u8,
    pub(crate) side: Side,
}

impl Nim {
    /// How many discs are left.
    pub const fn discs(&self) -> u8 {
        self.discs
    }
}

impl Position for Nim {
    type Options = Options;
    type Action = u8;
    type Reason = LastDisc;

    const ID: &'static str = "nim";
    const RULES_VERSION: u32 = 1;

    fn start(_: &Options) -> Self {
        Self {
            discs: DISCS,
            side: Side::FIRST,
        }
    }

    fn options(&self) -> Options {
        Options
    }

    fn turn(&self) -> Turn {
        match self.discs {
            0 => Turn::Over,
            _ => Turn::Side(self.side),
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<LastDisc>> {
        (self.discs == 0).then_some(Outcome::win(self.side.other(), LastDisc))
    }

    fn settle(&self, _: Line<'_>) -> Option<Outcome<LastDisc>> {
        None
    }

    fn actions(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.discs.min(3));
    }

    fn apply(&mut self, taken: u8) {
        self.discs = self.discs.saturating_sub(taken);
        self.side = self.side.other();
    }

    fn is_irreversible(&self, _: u8) -> bool {
        true
    }

    fn key(&self) -> u64 {
        u64::from(self.discs) << 1 | u64::from(self.side.0)
    }
}
