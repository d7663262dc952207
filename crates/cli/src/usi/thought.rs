//! The search behind `go`.

use std::io::Write;
use std::time::{Duration, Instant};

use klubovna_catalogue::search::{
    AnyMonitor, AnyReport, AnyThinker, AnyVariation, Found, Limits, Pace, Plan, Value,
};
use klubovna_text::{Problem, Style};

use super::go::{Go, UNSAID};
use super::inbox::{Inbox, Word};
use super::{GAME, Moves, create, law};
use crate::{Failure, engine};

/// Megabytes of the transposition table.
pub(super) const TABLE_MEGABYTES: usize = 8;

/// An engine that follows the games of `position` commands.
pub(super) struct Thinking {
    thinker: Box<dyn AnyThinker>,
    // The position from which it follows the moves.
    start: String,
}

/// The result of a search.
pub(super) struct Thought {
    /// A move, `win` or `resign`.
    pub(super) best: String,
    /// The expected answer of the opponent.
    pub(super) expected: Option<String>,
    /// The moves to a mate of the other side, when one is known.
    pub(super) mate: Option<Vec<String>>,
    /// It ended by itself, but the answer has to wait for another command.
    pub(super) waits: bool,
}

fn open(start: &str) -> Result<Box<dyn AnyThinker>, Failure> {
    Ok(engine(GAME)?.open(&law(), start)?)
}

impl Thinking {
    pub(super) fn new() -> Result<Self, Failure> {
        Ok(Self {
            thinker: open("")?,
            start: String::new(),
        })
    }

    /// Goes to the end of a game; results of earlier searches from the same start are kept.
    fn follow(&mut self, game: &Moves, more: &[String]) -> Result<(), Problem> {
        if self.start != game.start
            && let Ok(thinker) = open(&game.start)
        {
            self.thinker = thinker;
            self.start.clone_from(&game.start);
        }
        self.thinker.rewind();
        game.codes
            .iter()
            .chain(more)
            .try_for_each(|code| self.thinker.play(code))
    }

    /// Searches for the side with that number, and writes `info` lines to `out`.
    pub(super) fn about<W: Write>(
        &mut self,
        game: &Moves,
        go: &Go,
        side: usize,
        lines: usize,
        inbox: &mut Inbox,
        out: &mut W,
    ) -> std::io::Result<Thought> {
        let start = Instant::now();
        let mut watch = Watch {
            inbox,
            out,
            start,
            began: start,
            pace: go.plan(side).filter(|_| !go.ponder).map(Pace::new),
            plan: go.plan(side).filter(|_| go.ponder),
            ponders: go.ponder,
            last: None,
            endless: go.is_endless(),
            told: 0,
            failed: Ok(()),
        };
        let mut report = AnyReport {
            lines: Vec::new(),
            depth: 0,
            nodes: 0,
            effort: 0,
        };
        let limits = Limits {
            nodes: go.nodes.unwrap_or(u64::MAX).max(1),
            depth: go.depth.unwrap_or(Limits::DEEPEST).max(1),
            lines,
            ..Limits::NONE
        };
        if self.follow(game, &[]).is_ok() {
            report = self.thinker.think(&limits, Style::Figurine, &mut watch);
            if watch.told == 0 {
                watch.tell(&report);
            }
        }
        let first = report.lines.first().filter(|_| go.mate);
        let mate = first.and_then(|line| self.mating(game, line, &limits, &mut watch));
        watch.failed?;
        let waits = go.infinite || watch.ponders;
        let best = report.lines.into_iter().next();
        let mut codes = best.into_iter().flat_map(|line| line.codes);
        Ok(Thought {
            best: codes.next().unwrap_or_else(|| "resign".into()),
            expected: codes.next(),
            mate,
            waits,
        })
    }

    /// The moves of a line up to the mate of its score.
    fn mating<W: Write>(
        &mut self,
        game: &Moves,
        line: &AnyVariation,
        limits: &Limits,
        watch: &mut Watch<'_, W>,
    ) -> Option<Vec<String>> {
        let Value::Win(mut plies) = line.score.value() else {
            return None;
        };
        let mut moves = line.codes.clone();
        // The end of the line may be missing when the mate comes from the transposition table.
        while moves.len() < plies as usize {
            self.follow(game, &moves).ok()?;
            let known = moves.len() as u32;
            let limits = Limits {
                depth: limits.depth.min(plies - known + SPARE),
                lines: 1,
                ..*limits
            };
            let report = self
                .thinker
                .think(&limits, Style::Figurine, &mut watch.silent());
            let rest = report.lines.into_iter().next()?;
            let more = match rest.score.value() {
                Value::Win(more) if known.is_multiple_of(2) => more,
                Value::Loss(more) if !known.is_multiple_of(2) => more,
                _ => return None,
            };
            if known + more > plies || rest.codes.is_empty() {
                return None;
            }
            plies = known + more;
            moves.extend(rest.codes);
        }
        mates(game, &moves).then_some(moves)
    }
}

/// Further plies to search for the end of a line to a known mate.
const SPARE: u32 = 4;

/// Whether these moves are a mate: the last one gives it.
fn mates(game: &Moves, moves: &[String]) -> bool {
    let Ok(mut session) = create(&game.start) else {
        return false;
    };
    let mut codes = game.codes.iter().chain(moves);
    let played = codes.all(|code| session.play(code).is_ok());
    let result = session
        .result()
        .filter(|_| played && !moves.len().is_multiple_of(2));
    result.is_some_and(|result| result.reason == "checkmate")
}

/// Looks at the clock and at the inbox, and writes `info` lines.
struct Watch<'a, W> {
    inbox: &'a mut Inbox,
    out: &'a mut W,
    start: Instant,
    // When the time began of which the pace counts what is spent.
    began: Instant,
    // How long to think, where there is a limit.
    pace: Option<Pace<String>>,
    // What becomes of that with `ponderhit`.
    plan: Option<Plan>,
    // The opponent's time runs.
    ponders: bool,
    // What the last depth has found.
    last: Option<Found<String>>,
    // Only another command ends it, as long as the input is open.
    endless: bool,
    told: usize,
    failed: std::io::Result<()>,
}

/// Stops like the other monitor, but writes nothing.
struct Silent<'a, 'b, W>(&'b mut Watch<'a, W>);

impl<'a, W: Write> Watch<'a, W> {
    /// Milliseconds.
    fn spent(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// The opponent has played the expected move: from now on the search has the time of its `go`.
    fn hit(&mut self) {
        self.ponders = false;
        self.endless = self.endless && self.plan.is_none();
        self.began = Instant::now();
        self.pace = self.plan.map(Pace::new);
        if let (Some(pace), Some(found)) = (&mut self.pace, self.last.clone()) {
            // Nothing of that time is spent.
            pace.finished(found, 0);
        }
    }

    fn silent(&mut self) -> Silent<'a, '_, W> {
        Silent(self)
    }

    fn tell(&mut self, report: &AnyReport) {
        let time = self.start.elapsed();
        for (number, line) in (1..).zip(&report.lines) {
            self.told += 1;
            let score = match line.score.value() {
                Value::Points(points) => format!("cp {points}"),
                Value::Win(plies) => format!("mate {plies}"),
                Value::Loss(plies) => format!("mate -{plies}"),
            };
            let said = writeln!(
                self.out,
                "info depth {} multipv {number} score {score} time {} nodes {} nps {} pv {}",
                report.depth,
                time.as_millis(),
                report.nodes,
                speed(report.nodes, time),
                line.codes.join(" "),
            );
            if let Err(error) = said.and_then(|()| self.out.flush()) {
                self.failed = Err(error);
            }
        }
    }
}

/// Nodes per second.
fn speed(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}

impl<W: Write> AnyMonitor for Watch<'_, W> {
    fn stop(&mut self, _: u64) -> bool {
        let word = self.inbox.word(self.ponders);
        match word {
            Word::Hit => self.hit(),
            Word::Ready => {
                let said = writeln!(self.out, "readyok").and_then(|()| self.out.flush());
                if let Err(error) = said {
                    self.failed = Err(error);
                }
            }
            Word::Nothing | Word::Stop => {}
        }
        let told = word == Word::Stop;
        if self.endless && self.inbox.is_over() {
            self.endless = false;
            self.pace = Some(Pace::new(Plan::fixed(self.spent() + UNSAID)));
        }
        let is_over = |pace: &Pace<String>| pace.is_over(self.spent());
        told || self.failed.is_err() || self.pace.as_ref().is_some_and(is_over)
    }

    fn progress(&mut self, report: AnyReport) {
        self.tell(&report);
        let spent = self.spent();
        self.last = report.found();
        if let (Some(pace), Some(found)) = (&mut self.pace, self.last.clone()) {
            pace.finished(found, spent);
        }
    }
}

impl<W: Write> AnyMonitor for Silent<'_, '_, W> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.0.stop(nodes)
    }
}
