//! The values that both sides showed in a game, so that anybody can check its draws.

use klubovna_text::{digits, quoted};

use super::{CardsFault, Deal, Dealer, Pledge, Value};

/// The versions of the text format: without a word of the players, and with one.
const VERSION: &str = "1";
const WORDED: &str = "2";
/// What stands before the word of the players.
const WORD: &str = "word";

/// A draw in the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Action code of the outcome.
    pub code: String,
    /// Codes of all possible outcomes, in canonical order.
    pub codes: Vec<String>,
    /// Their weights.
    pub weights: Vec<u32>,
}

/// A draw with the values that were shown for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The number of the draw, from 1.
    pub number: u32,
    /// Action code of the outcome.
    pub code: String,
    /// The value that each side showed.
    pub values: [Value; 2],
}

/// All values that were shown in a game. Its text is one line of words: the version, the two
/// published ends, then for each draw its number, the outcome and two values. Version 2 ends with
/// `word` and the words that the players mixed in, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The end of each side's chain, published before the game.
    pub ends: [Value; 2],
    /// The draws.
    pub draws: Vec<Revealed>,
    /// The word of the players, with single spaces; `None` in version 1.
    pub word: Option<String>,
}

impl Transcript {
    /// The transcript of a dealer for the draws of a game, with the outcomes to which its values
    /// lead.
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
    /// [`CardsFault::BadTranscript`] with the number of the first word that is wrong or missing.
    pub fn read(text: &str) -> Result<Self, CardsFault> {
        let mut words = Words {
            words: klubovna_text::words(text),
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
                number: digits(number).ok_or_else(|| words.fault())?,
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

    /// Checks all values against the fingerprint `id` that was published before the game, the
    /// value that was mixed in, and the draws of the record.
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

/// The words of a text, with the number of the current one.
struct Words<'a> {
    words: klubovna_text::Words<'a>,
    count: u32,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.count += 1;
        self.words.next().map(|(word, _)| word)
    }

    /// The fault that the last word is wrong or missing.
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
