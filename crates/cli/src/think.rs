//! `klubovna think GAME [POSITION]`

use std::io::{self, Write};
use std::time::{Duration, Instant};

use klubovna_catalogue::search::{AnyMonitor, AnyReport, Limits, Share, Skill, Value};
use klubovna_text::Style;

use crate::words::with_place;
use crate::{Failure, engine, level, option_pair, options};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The game's id.
    game: String,
    /// The position string; the start when missing.
    position: Option<String>,
    /// Actions from there, as codes.
    #[arg(long, num_args = 1.., value_name = "CODE")]
    moves: Vec<String>,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
    /// Positions to look at.
    #[arg(long)]
    nodes: Option<u64>,
    /// Actions to look ahead.
    #[arg(long)]
    depth: Option<u32>,
    /// Milliseconds to think; 1,000 when nothing else is said.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Play like this level, 1 the weakest.
    #[arg(long, conflicts_with_all = ["nodes", "depth"])]
    level: Option<usize>,
    /// Which mistakes a level makes.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many of the best actions to show.
    #[arg(long, default_value_t = 1)]
    multipv: usize,
    /// In whose letters moves are written.
    #[arg(long, default_value = "en")]
    style: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let engine = engine(&arguments.game)?;
    let options = options(&arguments.option);
    let position = arguments.position.as_deref().unwrap_or_default();
    let mut thinker = engine
        .open(&options, position)
        .map_err(|problem| match problem.at {
            Some(_) => Failure::at("position", with_place(&problem)),
            None => problem.into(),
        })?;
    for code in &arguments.moves {
        thinker.play(code)?;
    }
    let limits = match arguments.level {
        Some(number) => level(engine.levels(&options)?, number)?.limits(arguments.seed),
        None => Limits {
            nodes: arguments.nodes.unwrap_or(u64::MAX),
            depth: arguments.depth.unwrap_or(Limits::DEEPEST),
            lines: 1,
            share: Share::ALL,
            skill: Skill::FULL,
        },
    };
    let limits = Limits {
        lines: arguments.multipv,
        ..limits
    };
    let limited =
        arguments.nodes.is_some() || arguments.depth.is_some() || arguments.level.is_some();
    let limit = arguments.time.or((!limited).then_some(1_000));
    let start = Instant::now();
    let mut clock = Clock {
        start,
        end: limit.and_then(|limit| start.checked_add(Duration::from_millis(limit))),
        written: Ok(()),
    };
    let style = Style::of(&arguments.style);
    let report = thinker.think(&limits, style, &mut clock);
    clock.written?;
    show(&report, start)?;
    let code = report.lines.first().and_then(|line| line.codes.first());
    writeln!(io::stdout(), "{}", code.map_or("-", String::as_str))?;
    Ok(())
}

struct Clock {
    start: Instant,
    end: Option<Instant>,
    // Whether all reports so far could be written.
    written: io::Result<()>,
}

impl AnyMonitor for Clock {
    fn stop(&mut self, _: u64) -> bool {
        self.written.is_err() || self.end.is_some_and(|end| Instant::now() >= end)
    }

    fn progress(&mut self, report: AnyReport) {
        if self.written.is_ok() {
            self.written = show(&report, self.start);
        }
    }
}

fn show(report: &AnyReport, start: Instant) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let seconds = start.elapsed().as_secs_f64();
    for line in &report.lines {
        let score = match line.score.value() {
            Value::Points(points) => format!("{points:+}"),
            Value::Win(actions) => format!("win in {actions}"),
            Value::Loss(actions) => format!("loss in {actions}"),
        };
        writeln!(
            out,
            "depth {} score {score} win {:.1} % nodes {} time {:.0} ms speed {:.0} k/s: {}",
            report.depth,
            line.win * 100.0,
            report.nodes,
            seconds * 1e3,
            report.nodes as f64 / seconds.max(1e-6) / 1e3,
            line.moves.join(" "),
        )?;
    }
    Ok(())
}
