//! A job that was checked: its pieces, and how one is done.

use std::ops::Range;
use std::path::Path;

use klubovna_catalogue::search::Level;
use klubovna_text::Named;
use klubovna_workshop::{Bench, Contest, Contestant, Learned, Sprt, Workshop};
use sha2::{Digest as _, Sha256};

use super::file::{Job, Work, short};
use super::piece::{Done, Origin};
use crate::contest::{self, Rung, contestant, rungs, workshop};
use crate::{Failure, engine};

pub(super) struct Plan {
    job: Job,
    pub(super) origin: Origin,
    options: Named<String>,
    pub(super) workshop: &'static dyn Workshop,
    pub(super) task: Task,
}

pub(super) enum Task {
    Match([Contestant; 2], Option<Sprt>),
    Ladder(Vec<Rung>),
    Tune(Contestant),
    Data(Contestant),
    Spsa {
        engine: Contestant,
        numbers: Vec<String>,
        iterations: u32,
        runs: u32,
    },
}

impl Task {
    /// Who plays.
    fn contestants(&self) -> impl Iterator<Item = &Contestant> {
        let (some, rungs) = match self {
            Self::Match(contestants, _) => (&contestants[..], &[][..]),
            Self::Ladder(rungs) => (&[][..], &rungs[..]),
            Self::Tune(engine) | Self::Data(engine) | Self::Spsa { engine, .. } => {
                (std::slice::from_ref(engine), &[][..])
            }
        };
        some.iter()
            .chain(rungs.iter().flat_map(|rung| &rung.contestants))
    }
}

impl Plan {
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let job = Job::read(path)?;
        let options: Named<String> = job.options.clone().into_iter().collect();
        let levels = engine(&job.game)?.levels(&options)?;
        let workshop = workshop(&job.game)?;
        let task = match &job.work {
            Work::Match {
                first,
                second,
                sprt,
            } => Task::Match(
                [contestant(first, levels)?, contestant(second, levels)?],
                sprt.as_deref().map(contest::sprt).transpose()?,
            ),
            Work::Ladder { from } => Task::Ladder(rungs(levels, *from)?),
            Work::Tune { engine } => Task::Tune(contestant(engine, levels)?),
            Work::Data { engine } => Task::Data(contestant(engine, levels)?),
            Work::Spsa {
                engine,
                numbers,
                iterations,
                runs,
            } => Task::Spsa {
                engine: contestant(engine, levels)?,
                numbers: numbers.clone(),
                iterations: *iterations,
                runs: *runs,
            },
        };
        Ok(Self {
            origin: Origin {
                job: job.fingerprint(task.contestants().filter_map(|one| match &one.network {
                    Learned::Other { bytes, .. } => Some(&bytes[..]),
                    Learned::Own | Learned::Nothing => None,
                }))?,
                engine: signature(workshop, &options, levels)?,
            },
            workshop,
            options,
            task,
            job,
        })
    }

    /// How many pieces there are; they are numbered from 0.
    pub(super) fn pieces(&self) -> u32 {
        match &self.task {
            Task::Ladder(rungs) => rungs.len() as u32 * self.pieces_of_a_contest(),
            Task::Spsa { runs, .. } => *runs,
            Task::Match(..) | Task::Tune(_) | Task::Data(_) => self.pieces_of_a_contest(),
        }
    }

    /// The pieces of one contest follow one another.
    pub(super) fn pieces_of_a_contest(&self) -> u32 {
        self.job.games.div_ceil(self.job.piece)
    }

    /// All games of a contest.
    pub(super) fn games(&self) -> u32 {
        self.job.games
    }

    /// Plays a piece. The result depends on the job alone.
    pub(super) fn play(&self, piece: u32, threads: usize) -> Result<Done, Failure> {
        let pairs = self.pairs(piece % self.pieces_of_a_contest());
        let seed = self.job.seed;
        let tally = |[first, second]: &[Contestant; 2]| {
            let contest = self.contest([first, second], pairs.clone(), seed, threads);
            let tally = self.workshop.contest(&contest, &mut |_| true)?;
            Ok::<_, Failure>(Done::tally(tally))
        };
        match &self.task {
            Task::Match(contestants, _) => tally(contestants),
            Task::Ladder(rungs) => {
                let rung = rungs.get((piece / self.pieces_of_a_contest()) as usize);
                let rung = rung.ok_or_else(|| self.no_such_piece(piece))?;
                tally(&rung.contestants)
            }
            Task::Tune(engine) => {
                let contest = self.contest([engine; 2], pairs, seed, threads);
                Ok(Done::lines(self.workshop.fit_samples(&contest)?))
            }
            Task::Data(engine) => {
                let contest = self.contest([engine; 2], pairs, seed, threads);
                let mut text = Vec::new();
                self.workshop.samples(&contest, &mut text)??;
                Ok(Done::lines(String::from_utf8(text)?.lines()))
            }
            Task::Spsa {
                engine,
                numbers,
                iterations,
                ..
            } => {
                let seed = seed.wrapping_add(u64::from(piece));
                let contest = self.contest([engine; 2], 0..self.job.games / 2, seed, threads);
                let tuned = self
                    .workshop
                    .spsa(&contest, numbers, *iterations, &mut |_| true)?;
                let lines = tuned
                    .iter()
                    .map(|number| format!("{} {} {}", number.name, number.before, number.value));
                Ok(Done::lines(lines))
            }
        }
    }

    fn contest<'a>(
        &'a self,
        contestants: [&'a Contestant; 2],
        pairs: Range<u32>,
        seed: u64,
        threads: usize,
    ) -> Contest<'a> {
        Contest {
            options: &self.options,
            contestants,
            pairs,
            opening: self.job.opening,
            longest: self.job.longest,
            seed,
            threads,
        }
    }

    fn pairs(&self, piece: u32) -> Range<u32> {
        let [all, each] = [self.job.games, self.job.piece].map(|games| games / 2);
        let start = piece * each;
        start..(start + each).min(all)
    }

    pub(super) fn no_such_piece(&self, piece: u32) -> Failure {
        let last = self.pieces().saturating_sub(1);
        Failure::Message(format!("there is no piece {piece}: 0 to {last}"))
    }
}

/// Who searches in a signature.
const SIGNED: &str = "nodes=3000";
/// Positions of a signature.
const POSITIONS: u32 = 3;

/// The version of the program, what a short benchmark counts, and what levels may do: builds are told apart
/// that search or play levels differently.
fn signature(
    workshop: &dyn Workshop,
    options: &Named<String>,
    levels: &[Level],
) -> Result<String, Failure> {
    let benchmark = workshop.bench(&Bench {
        options,
        contestant: &contestant(SIGNED, levels)?,
        positions: POSITIONS,
        seed: 1,
    })?;
    let version = env!("CARGO_PKG_VERSION");
    let levels = short(Sha256::new_with_prefix(format!("{levels:?}")))?;
    Ok(format!("{version} {} {levels}", benchmark.signature))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_levels_are_another_engine() -> Result<(), Failure> {
        let options = Named::new();
        let workshop = workshop("mixtour")?;
        let mut levels = engine("mixtour")?.levels(&options)?.to_vec();
        let before = signature(workshop, &options, &levels)?;
        assert_eq!(signature(workshop, &options, &levels)?, before);
        levels[0].noise += 1;
        assert_ne!(signature(workshop, &options, &levels)?, before);
        Ok(())
    }
}
