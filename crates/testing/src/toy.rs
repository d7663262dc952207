//! A small game for tests: two sides in turn add 1 to 3 to a sum; the side that reaches the goal
//! wins. With dice, a side may throw one instead and add all or half of it; a six at an odd sum
//! loses.

use std::cell::Cell;

use klubovna_rules::{EndReason, Line, Outcome, Position, Side, Turn};
use klubovna_text::{GameOptions, Notation, Setting, Style, TextError, faults};
use klubovna_view::{
    Board, BoardStyle, Layout, Mark, MarkKind, Phrase, Present, Refusal, Scene, Step, Token,
    empty_scene,
};

/// The options.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The sum that wins.
    pub goal: u8,
    /// Whether a die may be thrown.
    pub dice: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            goal: 10,
            dice: false,
        }
    }
}

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        Setting::number(
            "goal",
            5,
            60,
            |own| own.goal.into(),
            |own, goal| own.goal = goal as u8,
        ),
        Setting::switch("dice", |own| own.dice, |own, dice| own.dice = dice),
    ];
}

/// A position: the sum, whose turn it is, and the die.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    options: Options,
    sum: u8,
    side: Side,
    die: Die,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Die {
    /// On the table.
    Resting,
    /// In the air.
    Thrown,
    /// Shows its pips.
    Shows(u8),
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The goal is reached.
    Goal,
    /// A six was thrown at an odd sum.
    Bust,
}

impl EndReason for Why {
    const ALL: &'static [Self] = &[Self::Bust, Self::Goal];

    fn code(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Bust => "bust",
        }
    }
}

/// The actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Adds so much.
    Add(u8),
    /// Throws the die.
    Throw,
    /// The die falls.
    Roll(u8),
    /// Adds the pips divided by 1 or 2, rounded up.
    Take(u8),
}

impl Race {
    /// The position of a text as [`Notation`] writes it.
    ///
    /// # Panics
    /// When it is none.
    pub fn at(text: &str, options: &Options) -> Self {
        let read = Self::read_position(text, options);
        read.unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}

thread_local! {
    static WORK: Cell<u32> = const { Cell::new(0) };
}

/// How often actions were applied and lines judged while `run` ran.
pub fn work(run: impl FnOnce()) -> u32 {
    WORK.set(0);
    run();
    WORK.get()
}

impl Position for Race {
    type Options = Options;
    type Action = Action;
    type Reason = Why;

    const ID: &'static str = "race";
    const RULES_VERSION: u32 = 2;
    const CHANCE: bool = true;

    fn start(options: &Options) -> Self {
        Self {
            options: options.clone(),
            sum: 0,
            side: Side::FIRST,
            die: Die::Resting,
        }
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn turn(&self) -> Turn {
        match (self.outcome(), self.die) {
            (Some(_), _) => Turn::Over,
            (None, Die::Thrown) => Turn::Chance,
            (None, _) => Turn::Side(self.side),
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<Why>> {
        let reason = match self.die {
            Die::Shows(6) if self.sum % 2 == 1 => Why::Bust,
            Die::Resting if self.sum >= self.options.goal => Why::Goal,
            _ => return None,
        };
        Some(Outcome::win(self.side.other(), reason))
    }

    fn settle(&self, _: Line<'_>) -> Option<Outcome<Why>> {
        WORK.set(WORK.get() + 1);
        None
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match (self.turn(), self.die) {
            (Turn::Side(_), Die::Shows(_)) => out.extend([Action::Take(1), Action::Take(2)]),
            (Turn::Side(_), _) => {
                out.extend((1..=3).map(Action::Add));
                out.extend(self.options.dice.then_some(Action::Throw));
            }
            _ => {}
        }
    }

    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend((1..=6).map(|pips| (Action::Roll(pips), 1)));
        }
    }

    fn apply(&mut self, action: Action) {
        WORK.set(WORK.get() + 1);
        let more = match (action, self.die) {
            (Action::Throw, _) => return self.die = Die::Thrown,
            (Action::Roll(pips), _) => return self.die = Die::Shows(pips),
            (Action::Add(more), _) => more,
            (Action::Take(part), Die::Shows(pips)) => pips.div_ceil(part.max(1)),
            (Action::Take(_), _) => 0,
        };
        self.sum = self.sum.saturating_add(more);
        (self.die, self.side) = (Die::Resting, self.side.other());
    }

    fn is_irreversible(&self, _: Action) -> bool {
        true
    }

    fn key(&self) -> u64 {
        let die = match self.die {
            Die::Resting => 0,
            Die::Thrown => 7,
            Die::Shows(pips) => pips,
        };
        u64::from(self.sum) << 8 | u64::from(self.side.0) << 4 | u64::from(die)
    }
}

faults! {
    /// What is wrong with a text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RaceFault {
        /// Not a number.
        NotANumber => "race-not-a-number";
    }
}

fn fail<T>(text: &str) -> Result<T, TextError<RaceFault>> {
    Err(TextError::new(RaceFault::NotANumber, 0..text.len()))
}

impl Notation for Race {
    type Fault = RaceFault;

    fn write_position(&self) -> String {
        let die = match self.die {
            Die::Resting => "-".into(),
            Die::Thrown => "?".into(),
            Die::Shows(pips) => pips.to_string(),
        };
        format!("{} {} {die}", self.sum, self.side.0)
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<RaceFault>> {
        let words: Vec<&str> = text.split(' ').collect();
        let [sum, side, die] = words[..] else {
            return fail(text);
        };
        let die = match (die, die.parse()) {
            ("-", _) => Die::Resting,
            ("?", _) => Die::Thrown,
            (_, Ok(pips @ 1..=6)) => Die::Shows(pips),
            _ => return fail(text),
        };
        let (Ok(sum), Ok(side @ 0..=1)) = (sum.parse(), side.parse()) else {
            return fail(text);
        };
        if die != Die::Resting && (sum >= options.goal || !options.dice) {
            return fail(text);
        }
        Ok(Self {
            options: options.clone(),
            sum,
            side: Side(side),
            die,
        })
    }

    fn write_action(action: Action) -> String {
        match action {
            Action::Add(more) => format!("+{more}"),
            Action::Throw => "=".into(),
            Action::Roll(pips) => format!(":{pips}"),
            Action::Take(part) => format!("/{part}"),
        }
    }

    fn read_action(text: &str) -> Result<Action, TextError<RaceFault>> {
        let number = text.get(1..).unwrap_or_default().parse().ok();
        match (text.get(..1), number) {
            (Some("+"), Some(more)) => Ok(Action::Add(more)),
            (Some(":"), Some(pips)) => Ok(Action::Roll(pips)),
            (Some("/"), Some(part @ 1..=2)) => Ok(Action::Take(part)),
            _ if text == "=" => Ok(Action::Throw),
            _ => fail(text),
        }
    }

    // The text of taking pips has their number, so it implies the throw before it.
    fn write_move_text(&self, action: Action, _: Style) -> String {
        match (action, self.die) {
            (Action::Take(_), Die::Shows(pips)) => format!("{pips}{}", Self::write_action(action)),
            _ => Self::write_action(action),
        }
    }

    fn read_move_text(&self, text: &str, _: Style) -> Result<Action, TextError<RaceFault>> {
        let code = match self.die {
            Die::Shows(pips) => text.strip_prefix(&pips.to_string()).unwrap_or_default(),
            _ => text,
        };
        match Self::read_action(code) {
            Ok(action) if self.is_legal(action) => Ok(action),
            _ => fail(text),
        }
    }

    fn implied(&self, text: &str, _: Style) -> Option<Action> {
        let shown = text.split_once('/').and_then(|(pips, _)| pips.parse().ok());
        let action = match self.die {
            Die::Resting if shown.is_some() || text.starts_with(':') => Action::Throw,
            Die::Thrown => Action::Roll(shown?),
            _ => return None,
        };
        self.is_legal(action).then_some(action)
    }

    fn diagram(&self) -> String {
        self.write_position()
    }
}

impl Present for Race {
    fn layout(_: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Wood, 1, 1)],
            trays: Vec::new(),
            parts: Vec::new(),
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let mut scene = empty_scene(self, |_| Phrase::new("race-prompt"));
        scene.tokens.push(Token {
            cell: "a1".into(),
            level: 0,
            kind: "counter".into(),
            side: 0,
            state: self.sum.to_string(),
        });
        scene
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        vec![vec![Step::Command(Self::write_action(action))]]
    }

    fn trail(&self, _: Action) -> Vec<Mark> {
        vec![Mark {
            cell: "a1".into(),
            kind: MarkKind::To,
            side: None,
        }]
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        vec![Phrase::new(&Self::write_action(action))]
    }

    fn explain(&self, _: &[Step]) -> Option<Refusal> {
        None
    }
}
