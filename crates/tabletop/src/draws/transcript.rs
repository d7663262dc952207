//! All that was shown in a game, for anybody to check.

use std::ops::Range;

use super::{CardsFault, Deal, Dealer, Pledge, Value};
use crate::error::TextError;

/// The version of the text form.
const VERSION: &str = "1";

/// A draw as the record of the game tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Action code of the outcome.
    pub code: String,
    /// Codes of all that could come, in canonical order.
    pub codes: Vec<String>,
    /// Their weights.
    pub weights: Vec<u32>,
}

/// A draw as both sides saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The number of the draw, from 1.
    pub number: u32,
    /// Action code of the outcome.
    pub code: String,
    /// What each side showed.
    pub values: [Value; 2],
}

/// All that was shown in a game. Its text is one line of words: the version, the two
/// published ends, then for each draw its number, the outcome and two values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// What each side published before the game.
    pub ends: [Value; 2],
    /// What they showed during it.
    pub draws: Vec<Revealed>,
}

type Failure = TextError<CardsFault>;

impl Transcript {
    /// What a dealer shows for the draws of a game, with the outcomes that were due.
    pub fn of(dealer: &Dealer, draws: &[Drawn]) -> Self {
        let pledge = dealer.pledge();
        let reveal = |(number, drawn): (u32, &Drawn)| {
            let values = dealer.values(number)?;
            let index = pledge.outcome(number, &values, &drawn.weights)?;
            let code = drawn.codes.get(index)?.clone();
            Some(Revealed {
                number,
                code,
                values,
            })
        };
        Self {
            ends: pledge.ends(),
            draws: (1..).zip(draws).map_while(reveal).collect(),
        }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// The first word that is wrong, or the end where one is missing.
    pub fn read(text: &str) -> Result<Self, Failure> {
        let mut words = Words { text, at: 0 };
        let (version, span) = words.some()?;
        if version != VERSION {
            let version = version.to_owned();
            return Err(TextError::new(CardsFault::Newer { version }, span));
        }
        let ends = [words.value()?, words.value()?];
        let mut draws = Vec::new();
        while let Some((number, span)) = words.next() {
            let number = number
                .parse()
                .map_err(|_| TextError::new(CardsFault::BadTranscript, span))?;
            let (code, _) = words.some()?;
            let values = [words.value()?, words.value()?];
            draws.push(Revealed {
                number,
                code: code.to_owned(),
                values,
            });
        }
        Ok(Self { ends, draws })
    }

    /// The text form.
    pub fn write(&self) -> String {
        let mut words = vec![VERSION.to_owned()];
        words.extend(self.ends.iter().map(Value::write));
        for draw in &self.draws {
            words.extend([draw.number.to_string(), draw.code.clone()]);
            words.extend(draw.values.iter().map(Value::write));
        }
        words.join(" ")
    }

    /// Checks all that was shown against what was published before the game, `id`, and
    /// against the draws of its record.
    ///
    /// # Errors
    /// The first step that is wrong.
    pub fn verify(&self, id: &Value, draws: &[Drawn]) -> Result<(), CardsFault> {
        let pledge = Pledge::new(self.ends)?;
        if pledge.id() != *id {
            return Err(CardsFault::WrongPledge);
        }
        let mut deal = Deal::new(pledge);
        let mut record = draws.iter();
        for shown in &self.draws {
            let draw = deal.number();
            if shown.number > draw {
                return Err(CardsFault::MissingDraw { draw });
            }
            let told = record.next().filter(|_| shown.number == draw);
            let told = told.ok_or(CardsFault::ExtraDraw { draw })?;
            let index = deal.take(shown.values, &told.weights)?;
            let due = told.codes.get(index).cloned().unwrap_or_default();
            for found in [&shown.code, &told.code] {
                if *found != due {
                    let code = found.clone();
                    return Err(CardsFault::WrongOutcome { draw, code, due });
                }
            }
        }
        match record.next() {
            None => Ok(()),
            Some(_) => Err(CardsFault::MissingDraw {
                draw: deal.number(),
            }),
        }
    }
}

/// The words of a text with their places.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<(&'a str, Range<usize>)> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let word = rest.split_ascii_whitespace().next()?;
        let start = self.at + (rest.len() - rest.trim_ascii_start().len());
        self.at = start + word.len();
        Some((word, start..self.at))
    }

    fn some(&mut self) -> Result<(&'a str, Range<usize>), Failure> {
        let end = self.text.len()..self.text.len();
        self.next()
            .ok_or(TextError::new(CardsFault::BadTranscript, end))
    }

    fn value(&mut self) -> Result<Value, Failure> {
        let (word, span) = self.some()?;
        Value::read(word).ok_or(TextError::new(CardsFault::BadTranscript, span))
    }
}
