//! Positions to learn from, out of games of an engine against itself.
//!
//! Openings are random, so that no two games are alike. A position is kept where the best action
//! is quiet: an evaluation is asked for nothing else. What is found depends on the arguments
//! alone, whatever the number of threads.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use klubovna_rules::{Play, Position, Side, SplitMix64, Turn};
use klubovna_search::{Engine, Selective, Thinker, Unlimited, Value};
use klubovna_text::{Notation, Problem};

use crate::Contest;
use crate::contest::{engine, knowledge, opening, random};
use crate::numbered::each_number;

/// What is learned from one position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The score of a search, in points.
    pub points: i32,
    /// 2 won, 1 drawn, 0 lost.
    pub result: u8,
    /// The position as text.
    pub position: String,
}

impl Sample {
    /// `POINTS RESULT POSITION`, as [`read`](Self::read) takes it.
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{} {} {}", self.points, self.result, self.position)
    }

    /// Reads a line; `None` if it is none.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(3, ' ');
        Some(Self {
            points: parts.next()?.parse().ok()?,
            result: parts.next()?.parse().ok().filter(|&result| result <= 2)?,
            position: parts.next()?.to_owned(),
        })
    }
}

/// How the samples of finished games come out: in the order of the games.
struct Sink<'a> {
    next: u32,
    waiting: BTreeMap<u32, Vec<Sample>>,
    written: u64,
    out: &'a mut (dyn Write + Send),
}

impl Sink<'_> {
    fn take(&mut self, number: u32, samples: Vec<Sample>) -> io::Result<()> {
        self.waiting.insert(number, samples);
        while let Some(samples) = self.waiting.remove(&self.next) {
            self.next += 1;
            for sample in samples {
                sample.write(&mut self.out)?;
                self.written += 1;
            }
        }
        Ok(())
    }
}

/// Plays two games for each pair of `contest`, the first contestant against itself, and writes the
/// samples; their number.
pub(crate) fn write<E: Engine>(
    contest: &Contest<'_>,
    out: &mut (dyn Write + Send),
) -> Result<io::Result<u64>, Problem> {
    let start = E::Game::read_start(contest.options, "")?;
    let [player, _] = contest.contestants;
    engine::<E>(player)?;
    let numbers = 2 * contest.pairs.start..2 * contest.pairs.end;
    let sink = Mutex::new((
        Sink {
            next: numbers.start,
            waiting: BTreeMap::new(),
            written: 0,
            out,
        },
        Ok(()),
    ));
    let worker = || engine::<E>(player).ok().zip(knowledge::<E>(player).ok());
    let play = |(engine, knowledge): &mut (Box<dyn Thinker<E::Game>>, E), number| {
        let mut dice = SplitMix64::new(contest.seed ^ u64::from(number) << 32);
        // Both sides get to begin.
        let plies = contest.opening.saturating_add(dice.below(2) as u32);
        let root = opening(&start, plies, &mut dice);
        engine.clear();
        let samples = game(contest, knowledge, &mut **engine, root, &mut dice);
        let mut sink = sink.lock().unwrap_or_else(PoisonError::into_inner);
        let (sink, failed) = &mut *sink;
        if failed.is_ok() {
            *failed = sink.take(number, samples);
        }
        failed.is_ok()
    };
    each_number(numbers, contest.threads, worker, play);
    let (sink, failed) = sink.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(failed
        .and_then(|()| sink.out.flush())
        .map(|()| sink.written))
}

/// Plays a game until it is over, or a side is sure to win.
fn game<E: Engine>(
    contest: &Contest<'_>,
    knowledge: &E,
    engine: &mut dyn Thinker<E::Game>,
    mut root: Play<E::Game>,
    dice: &mut SplitMix64,
) -> Vec<Sample> {
    let mut kept: Vec<(Side, Sample)> = Vec::new();
    let mut winner = None;
    let mut limits = contest.contestants[0].limits;
    limits.skill.seed = dice.next_u64();
    for _ in 0..contest.longest {
        if let Some(outcome) = root.outcome() {
            winner = outcome.winner;
            break;
        }
        let position = root.position();
        if E::Game::CHANCE && position.turn() == Turn::Chance {
            let Some(outcome) = random(position, dice) else {
                break;
            };
            root.push(outcome);
            continue;
        }
        let report = engine.think(&root, &limits, &mut Unlimited);
        let side = position.side();
        let Some((line, action)) = report.lines.first().zip(report.best()) else {
            break;
        };
        match line.score.value() {
            Value::Points(points) => {
                let quiet = !knowledge.in_check(position)
                    && !knowledge.move_ordering(position).is_tactical(action);
                if quiet {
                    let position = position.write_position();
                    let sample = Sample {
                        points,
                        result: 1,
                        position,
                    };
                    kept.push((side, sample));
                }
            }
            Value::Win(_) => {
                winner = Some(side);
                break;
            }
            Value::Loss(_) => {
                winner = Some(side.other());
                break;
            }
        }
        root.push(action);
    }
    let scored = kept.into_iter().map(|(side, mut sample)| {
        sample.result = match winner {
            None => 1,
            Some(winner) if winner == side => 2,
            Some(_) => 0,
        };
        sample
    });
    scored.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_read_as_it_was_written() {
        let sample = Sample {
            points: -120,
            result: 2,
            position: "4k4/9/9 b - 1".into(),
        };
        let mut text = Vec::new();
        sample.write(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert_eq!(Sample::read(text.trim_end()), Some(sample));
        for bad in ["", "x 1 y", "5", "5 3 y", "5 1"] {
            assert_eq!(Sample::read(bad), None, "{bad}");
        }
    }
}
