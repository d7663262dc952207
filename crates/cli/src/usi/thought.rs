//! The engine behind `go`.

use std::io::Write;
use std::time::{Duration, Instant};

use klubovna_catalogue::search::engine::{AnyMonitor, AnyReport, AnyThinker};
use klubovna_catalogue::search::score::Value;
use klubovna_catalogue::search::thinker::Limits;
use klubovna_tabletop::error::Problem;
use klubovna_tabletop::notation::Style;

use super::go::Go;
use super::inbox::Inbox;
use super::{GAME, Moves, law};
use crate::{Failure, engine};

/// The table of positions.
pub(super) const TABLE_MEGABYTES: usize = 8;

/// An engine that follows the games it is asked about.
pub(super) struct Thinking {
    thinker: Box<dyn AnyThinker>,
    // The position from which it follows the moves.
    start: String,
}

/// What came of a thought.
pub(super) struct Thought {
    /// A move, `win` or `resign`.
    pub(super) best: String,
    /// The moves to a mate of the other side, when one is known.
    pub(super) mate: Option<Vec<String>>,
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

    /// Goes to the end of a game; what was learnt from its start stays.
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

    /// Thinks about a game for the side with that number, and tells `out` how it goes.
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
            end: go.patience(side).and_then(|time| start.checked_add(time)),
            told: 0,
            failed: Ok(()),
        };
        let mut report = AnyReport {
            lines: Vec::new(),
            depth: 0,
            nodes: 0,
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
        let mut mate = None;
        if let Some(line) = report.lines.first()
            && let Value::Win(plies) = line.score.value()
        {
            let mut moves = line.codes.clone();
            // Of a mate that was known already, the end of the line may be forgotten.
            while moves.len() < plies as usize && self.follow(game, &moves).is_ok() {
                let rest = self
                    .thinker
                    .think(&limits, Style::Figurine, &mut watch.silent());
                match rest.lines.first() {
                    Some(line) if !line.codes.is_empty() => moves.extend_from_slice(&line.codes),
                    _ => break,
                }
            }
            mate = (moves.len() >= plies as usize).then_some(moves);
        }
        watch.failed?;
        let best = report.lines.first().and_then(|line| line.codes.first());
        Ok(Thought {
            best: best.cloned().unwrap_or_else(|| "resign".into()),
            mate,
        })
    }
}

/// Looks at the clock and at the inbox, and writes `info` lines.
struct Watch<'a, W> {
    inbox: &'a mut Inbox,
    out: &'a mut W,
    start: Instant,
    end: Option<Instant>,
    told: usize,
    failed: std::io::Result<()>,
}

/// Stops with the other one, and says nothing.
struct Silent<'a, 'b, W>(&'b mut Watch<'a, W>);

impl<'a, W: Write> Watch<'a, W> {
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

/// Positions in a second.
fn speed(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64
}

impl<W: Write> AnyMonitor for Watch<'_, W> {
    fn stop(&mut self, _: u64) -> bool {
        self.failed.is_err()
            || self.end.is_some_and(|end| Instant::now() >= end)
            || self.inbox.must_stop()
    }

    fn progress(&mut self, report: AnyReport) {
        self.tell(&report);
    }
}

impl<W: Write> AnyMonitor for Silent<'_, '_, W> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.0.stop(nodes)
    }
}
