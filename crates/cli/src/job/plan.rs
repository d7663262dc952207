//! A job that was checked: its pieces, and how one is done.

use std::ops::Range;
use std::path::Path;

use klubovna_catalogue::search::{Level, Limits};
use klubovna_text::Named;
use klubovna_workshop::{Bench, Contest, Contestant, Learned, Sprt, Workshop};
use sha2::{Digest as _, Sha256};

use super::file::{Job, Work, short};
use super::piece::{Done, Origin};
use crate::contest::{self, OPENING, Rung, SEED, contestant, rungs, workshop};
use crate::{Failure, engine};

pub(super) struct Plan {
    job: Job,
    pub(super) origin: Origin,
    options: Named<String>,
    pub(super) workshop: &'static dyn Workshop,
    pub(super) task: Task,
}

pub(super) enum Task {
    Match(Box<[Contestant; 2]>, Option<Sprt>),
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
        Self::of(job).map_err(|failure| failure.within(path))
    }

    fn of(job: Job) -> Result<Self, Failure> {
        let options: Named<String> = job.options.clone().into_iter().collect();
        let levels = engine(&job.game)?.levels(&options)?;
        let workshop = workshop(&job.game)?;
        let task = match &job.work {
            Work::Match {
                first,
                second,
                sprt,
            } => Task::Match(
                Box::new([contestant(first, levels)?, contestant(second, levels)?]),
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
        let plan = Self {
            origin: Origin {
                job: job.fingerprint(task.contestants().filter_map(|one| match &one.network {
                    Learned::Other { bytes, .. } => Some(&bytes[..]),
                    Learned::Own | Learned::Nothing => None,
                }))?,
                engine: signature(workshop, &options, levels, task.contestants())?,
            },
            workshop,
            options,
            task,
            job,
        };
        if let Task::Spsa {
            engine, numbers, ..
        } = &plan.task
        {
            // What cannot be tuned is told now, not by whoever begins with a piece.
            let contest = plan.contest([engine; 2], 0..1, plan.job.seed, 1);
            workshop.spsa(&contest, numbers, 0, &mut |_| true)?;
        }
        Ok(plan)
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

    /// The pairs of games of a piece, counted from the first one of its contest.
    pub(super) fn pairs(&self, piece: u32) -> Range<u32> {
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
/// What somebody who plays in a signature may spend for an action.
const NODES: u64 = 400;
/// Actions of a game of a signature.
const ACTIONS: u32 = 10;
/// How far somebody who looks at everything looks there.
const PLIES: u32 = 2;

/// The version of the program, what a short benchmark counts, what levels may do, and how those who play begin
/// two games: builds are told apart that differ in these.
fn signature<'a>(
    workshop: &dyn Workshop,
    options: &Named<String>,
    levels: &[Level],
    players: impl Iterator<Item = &'a Contestant>,
) -> Result<String, Failure> {
    let benchmark = workshop.bench(&Bench {
        options,
        contestant: &contestant(SIGNED, levels)?,
        positions: POSITIONS,
        seed: 1,
    })?;
    let mut games = Sha256::new();
    let mut distinct: Vec<&Contestant> = Vec::new();
    for player in players {
        if !distinct.contains(&player) {
            distinct.push(player);
        }
    }
    for player in distinct {
        let mut player = player.clone();
        let limits = &mut player.limits;
        limits.nodes = limits.nodes.min(NODES);
        if player.kind == "greedy" && limits.depth != Limits::DEEPEST {
            limits.depth = limits.depth.min(PLIES);
        }
        let actions = workshop.actions(&Contest {
            options,
            contestants: [&player; 2],
            pairs: 0..1,
            opening: OPENING,
            longest: ACTIONS,
            seed: SEED,
            threads: 1,
        })?;
        games.update(actions.join(" "));
        games.update("\n");
    }
    let version = env!("CARGO_PKG_VERSION");
    let levels = short(Sha256::new_with_prefix(format!("{levels:?}")))?;
    let games = short(games)?;
    Ok(format!(
        "{version} {} {levels} {games}",
        benchmark.signature
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_levels_are_another_engine() -> Result<(), Failure> {
        let options = Named::new();
        let workshop = workshop("mixtour")?;
        let mut levels = engine("mixtour")?.levels(&options)?.to_vec();
        let sign = |levels: &[Level]| signature(workshop, &options, levels, std::iter::empty());
        let before = sign(&levels)?;
        assert_eq!(sign(&levels)?, before);
        levels[0].noise += 1;
        assert_ne!(sign(&levels)?, before);
        Ok(())
    }

    #[test]
    fn what_the_players_of_a_job_do_is_signed() -> Result<(), Failure> {
        let options = Named::new();
        let workshop = workshop("mixtour")?;
        let levels = engine("mixtour")?.levels(&options)?;
        let sign = |players: &[Contestant]| signature(workshop, &options, levels, players.iter());
        let mut signed = Vec::new();
        // As builds would that err in other ways, or whose other engines play in other ways.
        for text in [
            "3",
            "3,noise=0",
            "3,overlooked=0",
            "mcts,nodes=300",
            "greedy",
            "child",
        ] {
            let player = contestant(text, levels)?;
            let one = sign(std::slice::from_ref(&player))?;
            assert_eq!(sign(&[player.clone(), player])?, one, "{text}");
            assert!(!signed.contains(&one), "{text}");
            signed.push(one);
        }
        Ok(())
    }
}
