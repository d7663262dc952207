// A small game: two sides in turn add 1 to 3 to a sum, or throw a die and add what it shows;
// who reaches the goal exactly wins, who passes it loses.

use klubovna_rules::Line;
use klubovna_rules::{EndReason, Outcome, Play, Position, Side, Turn};
use klubovna_search::{AllQuiet, Evaluator, Heuristic};
use klubovna_text::{GameOptions, Setting};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Race {
    /// What is left to the goal; below 0 beyond it.
    pub(crate) left: i8,
    pub(crate) side: Side,
    pub(crate) thrown: bool,
    /// Whether there is a die.
    pub(crate) dice: bool,
}

impl Race {
    pub(crate) fn root(left: i8, dice: bool) -> Play<Self> {
        Play::new(Self {
            left,
            side: Side::FIRST,
            thrown: false,
            dice,
        })
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NoOptions;

impl GameOptions for NoOptions {
    const TABLE: &'static [Setting<Self>] = &[];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Goal;

impl EndReason for Goal {
    const ALL: &'static [Self] = &[Self];

    fn code(self) -> &'static str {
        "goal"
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Add(i8),
    Throw,
    Roll(i8),
}

impl Action {
    pub(crate) fn to_bits(self) -> u32 {
        match self {
            Self::Throw => 0,
            Self::Add(more) => 1 + u32::from(more.unsigned_abs()),
            Self::Roll(pips) => 17 + u32::from(pips.unsigned_abs()),
        }
    }

    pub(crate) fn from_bits(bits: u32) -> Option<Self> {
        match bits {
            0 => Some(Self::Throw),
            1..17 => Some(Self::Add(bits as i8 - 1)),
            17..33 => Some(Self::Roll(bits as i8 - 17)),
            _ => None,
        }
    }
}

impl Position for Race {
    type Options = NoOptions;
    type Action = Action;
    type Reason = Goal;

    const ID: &'static str = "race";
    const RULES_VERSION: u32 = 1;
    const CHANCE: bool = true;

    fn start(_: &NoOptions) -> Self {
        *Self::root(20, true).position()
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Turn {
        if self.left <= 0 {
            Turn::Over
        } else if self.thrown {
            Turn::Chance
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<Goal>> {
        match self.left {
            0 => Some(Outcome::win(self.side.other(), Goal)),
            left if left < 0 => Some(Outcome::win(self.side, Goal)),
            _ => None,
        }
    }

    fn settle(&self, _: Line<'_>) -> Option<Outcome<Goal>> {
        None
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if matches!(self.turn(), Turn::Side(_)) {
            out.extend((1..=3).map(Action::Add));
            out.extend(self.dice.then_some(Action::Throw));
        }
    }

    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.turn() == Turn::Chance {
            // A loaded die.
            out.extend((1..=6).map(|pips| (Action::Roll(pips), if pips == 2 { 3 } else { 1 })));
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Throw => self.thrown = true,
            Action::Add(more) | Action::Roll(more) => {
                self.left -= more;
                self.thrown = false;
                self.side = self.side.other();
            }
        }
    }

    fn is_irreversible(&self, _: Action) -> bool {
        true
    }

    fn key(&self) -> u64 {
        let left = u64::from(self.left.cast_unsigned());
        left << 8 | u64::from(self.side.0) << 1 | u64::from(self.thrown)
    }
}

/// Knows nothing of the game.
#[allow(dead_code, reason = "the tests inside the crate know other things")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ignorant;

impl Evaluator<Race> for Ignorant {
    type State = ();

    fn evaluate(&self, (): &(), _: &Race, _: Side) -> i32 {
        0
    }

    fn scale(&self) -> i32 {
        1_000
    }
}

impl Heuristic<Race> for Ignorant {
    type MoveOrdering<'a> = AllQuiet;

    fn to_bits(action: Action) -> u32 {
        action.to_bits()
    }

    fn from_bits(bits: u32) -> Option<Action> {
        Action::from_bits(bits)
    }

    fn move_ordering(&self, _: &Race) -> AllQuiet {
        AllQuiet
    }

    fn generate_tactical(&self, _: &Race, _: &mut Vec<Action>) {}
}
