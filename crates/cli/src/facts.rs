//! `klubovna facts`: what an engine's games against itself say of the game, as
//! `www/src/content/facts.toml` keeps it.

use std::io::{Write as _, stdout};

use klubovna_workshop::Facts;

use crate::contest::{Common, contestant, workshop};
use crate::{Failure, engine, options, report};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    common: Common,
    /// Who plays, against itself; each game has an opening of its own.
    #[arg(long, default_value = "nodes=5000")]
    engine: String,
}

/// Games between two reports.
const REPORT: u32 = 20;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let common = &arguments.common;
    let options = options(&common.option);
    let engine = contestant(&arguments.engine, engine(&common.game)?.levels(&options)?)?;
    let contest = common.contest(&options, [&engine, &engine]);
    let facts = workshop(&common.game)?.facts(&contest, &mut |facts| {
        if facts.games().is_multiple_of(REPORT) {
            report(summary(facts));
        }
        true
    })?;
    let [short, middle, long] = [0.1, 0.5, 0.9].map(|part| facts.length(part));
    write!(
        stdout(),
        "# {}\n[{}]\nwins = {}\ndraws = {}\nlosses = {}\nplies = [{short}, {middle}, {long}]\n",
        summary(&facts),
        common.game,
        facts.wins,
        facts.draws,
        facts.losses,
    )?;
    Ok(())
}

fn summary(facts: &Facts) -> String {
    format!(
        "{} games: {:.1} ± {:.1} % for the side that moves first, {:.1} % drawn, {} stopped",
        facts.games(),
        facts.score() * 100.0,
        facts.margin() * 100.0,
        f64::from(facts.draws) / f64::from(facts.games().max(1)) * 100.0,
        facts.stopped,
    )
}

#[cfg(test)]
mod tests {
    use klubovna_workshop::Contestant;
    use toml::Table;

    use super::*;

    const FILE: &str = include_str!("../../../www/src/content/facts.toml");

    #[test]
    fn the_worth_of_pieces_is_that_in_the_engines() {
        let facts: Table = FILE.parse().expect("TOML");
        let mut compared = 0;
        for (game, facts) in &facts {
            let Some(groups) = facts.get("worth").and_then(|worth| worth.as_table()) else {
                continue;
            };
            let own = Contestant::default();
            let weights = workshop(game).expect(game).fit_to(&own, 1, &[]).weights;
            for (name, points) in groups
                .values()
                .filter_map(|group| group.as_table())
                .flatten()
            {
                let weight = weights.iter().find(|(own, ..)| own == name);
                let engines = weight.map(|&(_, points, _)| i64::from(points));
                assert_eq!(points.as_integer(), engines, "{game}: {name}");
                compared += 1;
            }
        }
        assert!(compared > 20, "{compared}");
    }
}
