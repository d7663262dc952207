//! All that was shown in a game, for anybody to check.

use std::str::SplitWhitespace;

use super::{CardsFault, Deal, Dealer, Pledge, Value};
use crate::text::quoted;

/// The version of the text form without a word of the players' own, and that with one.
const VERSION: &str = "1";
const WORDED: &str = "2";
/// What stands before the players' own word.
const WORD: &str = "word";

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
/// published ends, then for each draw its number, the outcome and two values. Version 2
/// ends with `word` and the words that the players mixed in, which may be none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// What each side published before the game.
    pub ends: [Value; 2],
    /// What they showed during it.
    pub draws: Vec<Revealed>,
    /// What the players mixed in, with single spaces; `None` in version 1.
    pub word: Option<String>,
}

impl Transcript {
    /// What a dealer shows for the draws of a game, with the outcomes that were due.
    pub fn of(dealer: &Dealer, draws: &[Drawn], word: Option<&str>) -> Self {
        let pledge = dealer.pledge();
        let mut shown = Vec::new();
        for drawn in draws {
            let number = shown.len() as u32 + 1;
            let Some(values) = dealer.values(number) else {
                break;
            };
            let index = pledge.outcome(number, &values, &drawn.weights);
            let code = index.and_then(|index| drawn.codes.get(index)).cloned();
            shown.push(Revealed {
                number,
                code: code.unwrap_or_default(),
                values,
            });
        }
        Self {
            ends: pledge.ends(),
            draws: shown,
            word: word.map(str::to_owned),
        }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Names the first word that is wrong or missing.
    pub fn read(text: &str) -> Result<Self, CardsFault> {
        let mut words = Words {
            words: text.split_whitespace(),
            count: 0,
        };
        let version = words.some()?;
        let worded = version == WORDED;
        if !worded && version != VERSION {
            let version = quoted(version);
            return Err(CardsFault::Newer { version });
        }
        let ends = words.values()?;
        let mut draws = Vec::new();
        let mut word = None;
        while let Some(number) = words.next() {
            if worded && number == WORD {
                let mut text = String::new();
                while let Some(more) = words.next() {
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(more);
                }
                word = Some(text);
                break;
            }
            draws.push(Revealed {
                number: number.parse().map_err(|_| words.fault())?,
                code: words.some()?.to_owned(),
                values: words.values()?,
            });
        }
        if worded && word.is_none() {
            return Err(words.fault());
        }
        Ok(Self { ends, draws, word })
    }

    /// The text form.
    pub fn write(&self) -> String {
        let version = if self.word.is_some() { WORDED } else { VERSION };
        let mut words = vec![version.to_owned()];
        words.extend(self.ends.iter().map(Value::write));
        for draw in &self.draws {
            words.extend([draw.number.to_string(), draw.code.clone()]);
            words.extend(draw.values.iter().map(Value::write));
        }
        if let Some(word) = &self.word {
            words.push(WORD.to_owned());
            words.extend(word.split_whitespace().map(str::to_owned));
        }
        words.join(" ")
    }

    /// Checks all that was shown against what was published before the game, `id`, what was
    /// mixed into it, and the draws of its record.
    ///
    /// # Errors
    /// The first step that is wrong.
    pub fn verify(
        &self,
        id: &Value,
        mix: Option<Value>,
        draws: &[Drawn],
    ) -> Result<(), CardsFault> {
        let mut pledge = Pledge::new(self.ends)?;
        pledge.mix_in(mix);
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
                    let code = quoted(found);
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

/// The words of a text, counted.
struct Words<'a> {
    words: SplitWhitespace<'a>,
    count: u32,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.count += 1;
        self.words.next()
    }

    /// The last word is wrong, or missing.
    fn fault(&self) -> CardsFault {
        CardsFault::BadTranscript { word: self.count }
    }

    fn some(&mut self) -> Result<&'a str, CardsFault> {
        self.next().ok_or_else(|| self.fault())
    }

    fn values(&mut self) -> Result<[Value; 2], CardsFault> {
        Ok([self.value()?, self.value()?])
    }

    fn value(&mut self) -> Result<Value, CardsFault> {
        let word = self.some()?;
        Value::read(word).ok_or_else(|| self.fault())
    }
}
