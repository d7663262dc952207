//! `klubovna spsa`: margins of the search and weights tuned by play.

use std::io::{Write as _, stdout};

use klubovna_workshop::{Spsa, Tuned};

use crate::contest::{Common, contestant, workshop};
use crate::{Failure, engine, options, report};

#[derive(Debug, clap::Args)]
#[command(mut_arg("games", |games| games.help("Games of one iteration, half of them with colours swapped")))]
pub(crate) struct Arguments {
    #[command(flatten)]
    common: Common,
    /// What is tuned: margins of the search and weights of the game, by name.
    #[arg(long, required = true, value_delimiter = ',', value_name = "NAME")]
    numbers: Vec<String>,
    /// Iterations: in each, an engine plays against one whose numbers went the other way.
    #[arg(long, default_value_t = 1_000)]
    iterations: u32,
    /// Who plays; its numbers are where tuning begins.
    #[arg(long, default_value = "nodes=2000")]
    engine: String,
}

/// Iterations between two reports.
const REPORT: u32 = 20;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let common = &arguments.common;
    let workshop = workshop(&common.game)?;
    let options = options(&common.option);
    let levels = engine(&common.game)?.levels(&options)?;
    let engine = contestant(&arguments.engine, levels)?;
    let contest = common.contest(&options, [&engine, &engine]);
    let mut watch = |spsa: &Spsa| {
        if spsa.iteration().is_multiple_of(REPORT) {
            report(format_args!(
                "{}: {}",
                spsa.iteration(),
                list(spsa.numbers())
            ));
        }
        true
    };
    let tuned = workshop.spsa(
        &contest,
        &arguments.numbers,
        arguments.iterations,
        &mut watch,
    )?;
    let mut out = stdout().lock();
    for number in &tuned {
        writeln!(
            out,
            "{}: {} -> {:.2}",
            number.name, number.before, number.value
        )?;
    }
    writeln!(out, "{}", list(&tuned))?;
    Ok(())
}

/// By name; `klubovna match` takes margins so.
fn list(numbers: &[Tuned]) -> String {
    let each = numbers
        .iter()
        .map(|number| format!("{}={}", number.name, number.rounded()));
    each.collect::<Vec<_>>().join(",")
}
