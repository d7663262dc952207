//! `cargo xtask fuzz`: every door, for a while.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use klubovna_fuzz::campaign::{self, Until};
use klubovna_fuzz::doors::{DOORS, Door};
use klubovna_fuzz::seeds;

/// Sends mutated texts through every door through which text comes from outside.
#[derive(Debug, Parser)]
struct Arguments {
    /// Only this door.
    #[arg(long)]
    door: Option<String>,
    /// Minutes for all doors together.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// Texts for each door instead.
    #[arg(long)]
    executions: Option<u64>,
    /// The seed; the same one makes the same texts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Send this file through the door, nothing else.
    #[arg(long, requires = "door")]
    replay: Option<PathBuf>,
    /// Where texts are saved for which something did not hold.
    #[arg(long, default_value = "target/fuzz")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let wanted = |door: &Door| {
        arguments
            .door
            .as_deref()
            .is_none_or(|name| name == door.name)
    };
    let doors: Vec<Door> = DOORS.into_iter().filter(wanted).collect();
    if doors.is_empty() {
        let known: Vec<&str> = DOORS.iter().map(|door| door.name).collect();
        eprintln!("there is no such door; there are: {}", known.join(", "));
        return ExitCode::FAILURE;
    }
    let mut failed = false;
    for door in &doors {
        failed |= !match &arguments.replay {
            Some(path) => replay(*door, path),
            None => search(*door, &arguments, doors.len()),
        };
    }
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

fn replay(door: Door, path: &PathBuf) -> bool {
    let entered = fs::read(path)
        .map_err(|error| error.to_string())
        .and_then(|input| campaign::enter(door, &input));
    match &entered {
        Ok(accepted) => println!("all holds; accepted: {accepted}"),
        Err(message) => println!("{message}"),
    }
    entered.is_ok()
}

/// Whether everything held.
fn search(door: Door, arguments: &Arguments, doors: usize) -> bool {
    let share = Duration::from_secs_f64(arguments.minutes.max(0.0) * 60.0 / doors as f64);
    let until = arguments
        .executions
        .map_or(Until::Time(share), Until::Executions);
    let report = campaign::run(door, &seeds::of(door.name), arguments.seed, until);
    println!("{report}");
    let Some(failure) = report.failure else {
        return true;
    };
    let path = arguments
        .out
        .join(format!("{}-{}-{}", door.name, failure.at.0, failure.at.1));
    let saved = fs::create_dir_all(&arguments.out).and_then(|()| fs::write(&path, failure.input));
    match saved {
        Ok(()) => println!(
            "saved; repeat it with --door {} --replay {}",
            door.name,
            path.display()
        ),
        Err(error) => println!("not saved in {}: {error}", path.display()),
    }
    false
}
