//! A game for tests of everything that serves any game: two sides in turn add 1 to 3
//! to a sum; who reaches the goal wins. With dice, chance adds 1 to 6 after each turn.

use std::fmt;

use crate::error::{Fault, TextError};
use crate::notation::{Notation, Style};
use crate::options::{GameOptions, OptionField, OptionsError};
use crate::present::{Present, empty_scene};
use crate::repeat::Line;
use crate::rules::{EndReason, Outcome, Position, Side, Turn};
use crate::view::{
    Board, BoardStyle, Camera, Layout, Mark, MarkKind, Phrase, Refusal, Scene, Step, Tint, Token,
};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Options {
    pub(crate) goal: u8,
    pub(crate) dice: bool,
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
    fn schema() -> Vec<OptionField> {
        vec![
            OptionField::number("goal", 5, 60, 10),
            OptionField::switch("dice", false),
        ]
    }

    fn get(&self, field: &str) -> String {
        match field {
            "goal" => self.goal.to_string(),
            _ => self.dice.to_string(),
        }
    }

    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        match field {
            "goal" => self.goal = value.parse().unwrap_or(10),
            _ => self.dice = value == "true",
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Race {
    options: Options,
    sum: u8,
    side: Side,
    rolling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Why {
    Goal,
}

impl EndReason for Why {
    const ALL: &'static [Self] = &[Self::Goal];

    fn code(self) -> &'static str {
        "goal"
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Add(u8),
    Roll(u8),
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
            rolling: false,
        }
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn turn(&self) -> Turn {
        match (self.outcome(), self.rolling) {
            (Some(_), _) => Turn::Over,
            (None, true) => Turn::Chance,
            (None, false) => Turn::Side(self.side),
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<Why>> {
        (self.sum >= self.options.goal).then_some(Outcome::win(self.side.other(), Why::Goal))
    }

    fn settle(&self, _: Line<'_>) -> Option<Outcome<Why>> {
        None
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if let Turn::Side(_) = self.turn() {
            out.extend((1..=3).map(Action::Add));
        }
    }

    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend((1..=6).map(|pips| (Action::Roll(pips), 1)));
        }
    }

    fn apply(&mut self, action: Action) {
        let (Action::Add(more) | Action::Roll(more)) = action;
        self.sum = self.sum.saturating_add(more);
        self.rolling = self.options.dice && matches!(action, Action::Add(_));
        if !self.rolling {
            self.side = self.side.other();
        } else if self.sum >= self.options.goal {
            (self.rolling, self.side) = (false, self.side.other());
        }
    }

    fn is_irreversible(&self, _: Action) -> bool {
        true
    }

    fn key(&self) -> u64 {
        u64::from(self.sum) << 2 | u64::from(self.side.0) << 1 | u64::from(self.rolling)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotANumber;

impl Fault for NotANumber {
    fn code(&self) -> &'static str {
        "race-not-a-number"
    }
}

impl fmt::Display for NotANumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number")
    }
}

fn fail<T>(text: &str) -> Result<T, TextError<NotANumber>> {
    Err(TextError::new(NotANumber, 0..text.len()))
}

impl Notation for Race {
    type Fault = NotANumber;

    fn write_position(&self) -> String {
        format!("{} {} {}", self.sum, self.side.0, u8::from(self.rolling))
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<NotANumber>> {
        let numbers: Vec<u8> = text
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        match numbers[..] {
            [sum, side @ 0..=1, rolling @ 0..=1] if rolling == 0 || sum < options.goal => {
                Ok(Self {
                    options: options.clone(),
                    sum,
                    side: Side(side),
                    rolling: rolling == 1,
                })
            }
            _ => fail(text),
        }
    }

    fn write_action(action: Action) -> String {
        match action {
            Action::Add(more) => format!("+{more}"),
            Action::Roll(pips) => format!("r{pips}"),
        }
    }

    fn read_action(text: &str) -> Result<Action, TextError<NotANumber>> {
        let number = |digits: &str| digits.parse::<u8>().ok();
        if let Some(more) = text.strip_prefix('+').and_then(number) {
            Ok(Action::Add(more))
        } else if let Some(pips) = text.strip_prefix('r').and_then(number) {
            Ok(Action::Roll(pips))
        } else {
            fail(text)
        }
    }

    fn write_move_text(&self, action: Action, _: Style) -> String {
        Self::write_action(action)
    }

    fn read_move_text(&self, text: &str) -> Result<Action, TextError<NotANumber>> {
        match Self::read_action(text) {
            Ok(action) if self.is_legal(action) => Ok(action),
            _ => fail(text),
        }
    }

    fn diagram(&self) -> String {
        self.write_position()
    }
}

impl Present for Race {
    fn layout(_: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Wood, 1, 1, |_, _| Tint::Plain)],
            trays: Vec::new(),
            camera: Camera::Flat,
        }
    }

    fn scene(&self) -> Scene {
        let mut scene = empty_scene(self, Phrase::new("race-prompt"));
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
