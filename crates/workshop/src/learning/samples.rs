//! Positions to learn from, out of games of an engine against itself.
//!
//! Openings are random, so that no two games are alike. A position is kept where the best action
//! is quiet: an evaluation is asked for nothing else. What is found depends on the arguments
//! alone, whatever the number of threads.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use klubovna_rules::{Play, Position, Side, SplitMix64, Turn};
use klubovna_search::{Engine, Selective, Thinker, Value};
use klubovna_text::{Notation, Problem};

use crate::Contest;
use crate::clock::{Running, think};
use crate::contest::{engine, knowledge, opening, random};
use crate::numbered::{InOrder, each_number};

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
    fn write(&self, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
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
    let (mut written, mut failed) = (0, Ok(()));
    let sink = Mutex::new(InOrder::new(numbers.start, |samples: Vec<Sample>| {
        written += samples.len() as u64;
        failed = samples.iter().try_for_each(|sample| sample.write(out));
        failed.is_ok()
    }));
    let worker = || engine::<E>(player).ok().zip(knowledge::<E>(player).ok());
    let play = |(engine, knowledge): &mut (Box<dyn Thinker<E::Game>>, E), number| {
        let mut dice = SplitMix64::new(contest.seed ^ u64::from(number) << 32);
        // Both sides get to begin.
        let plies = contest.opening.saturating_add(dice.below(2) as u32);
        let root = opening(&start, plies, &mut dice);
        engine.clear();
        let samples = game(contest, knowledge, &mut **engine, root, &mut dice);
        let mut sink = sink.lock().unwrap_or_else(PoisonError::into_inner);
        sink.take(number, samples)
    };
    each_number(numbers, contest.threads, worker, play);
    drop(sink);
    Ok(failed.and_then(|()| out.flush()).map(|()| written))
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
    let [player, _] = contest.contestants;
    let mut limits = player.limits;
    limits.skill.seed = dice.next_u64();
    // Each side has a clock of its own.
    let mut clocks = [player.clock; 2].map(|clock| clock.map(Running::new));
    for _ in 0..contest.longest {
        if root.outcome().is_some() {
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
        let side = position.side();
        let clock = clocks.get_mut(side.index()).and_then(Option::as_mut);
        let report = think(clock, engine, &root, &limits);
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
    // The last action that is allowed may win.
    if let Some(outcome) = root.outcome() {
        winner = outcome.winner;
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
    use klubovna_mixtour::{Action, Mixtour};
    use klubovna_mixtour_engine::MixtourEngine;
    use klubovna_search::{Limits, Monitor, Report};
    use klubovna_text::Named;

    use super::*;
    use crate::Contestant;
    use crate::greedy::unjudged;

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

    /// Plays anything, and counts its answers.
    struct Counted(u32);

    impl Thinker<Mixtour> for Counted {
        fn think(
            &mut self,
            root: &Play<Mixtour>,
            limits: &Limits,
            _: &mut dyn Monitor<Action>,
        ) -> Report<Action> {
            self.0 += 1;
            let mut dice = SplitMix64::new(limits.skill.seed ^ root.position().key());
            unjudged(random(root.position(), &mut dice), 0)
        }

        fn clear(&mut self) {}
    }

    #[test]
    fn the_last_action_that_is_allowed_may_win() {
        let player = Contestant::default();
        let start = Mixtour::read_start(&Named::new(), "").unwrap();
        let play = |longest| {
            let contest = Contest {
                options: &Named::new(),
                contestants: [&player; 2],
                pairs: 0..1,
                opening: 0,
                longest,
                seed: 1,
                threads: 1,
            };
            let (mut counted, mut dice) = (Counted(0), SplitMix64::new(1));
            let root = Play::new(start);
            let knowledge = MixtourEngine::default();
            let samples = game(&contest, &knowledge, &mut counted, root, &mut dice);
            (samples, counted.0)
        };
        let (samples, actions) = play(1_000);
        assert!(samples.iter().any(|sample| sample.result == 2));
        assert_eq!(play(actions), (samples.clone(), actions));
        // What is stopped is drawn.
        let (stopped, _) = play(actions - 1);
        assert!((1..=samples.len()).contains(&stopped.len()));
        assert!(stopped.iter().all(|sample| sample.result == 1));
    }
}
