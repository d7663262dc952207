//! `klubovna perft GAME [POSITION] DEPTH`

use std::io::Write;

use klubovna_tabletop::draws::order;

use crate::words::{sentence, told};
use crate::{Failure, option_pair, options};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The game's id.
    game: String,
    /// The position string (default: the start), then the depth in actions; a draw and the
    /// card it turns over are one.
    #[arg(num_args = 1..=2, value_names = ["POSITION", "DEPTH"], required = true)]
    position_and_depth: Vec<String>,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
    /// Print the count behind each first action as well.
    #[arg(long)]
    divide: bool,
    /// Cards come in this order from the first side's deck, the top card first: `PKQ`, or
    /// codes with spaces between. Without orders a draw counts once for each kind of card.
    #[arg(long, value_name = "ORDER", conflicts_with = "divide")]
    white: Option<String>,
    /// The same for the second side's deck.
    #[arg(long, value_name = "ORDER", conflicts_with = "divide")]
    black: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (position, depth) = match &arguments.position_and_depth[..] {
        [position, depth] => (position.as_str(), depth),
        [depth] => ("", depth),
        _ => return Err(Failure::Told("a depth is missing".into())),
    };
    let depth: u32 = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= 64)
        .ok_or_else(|| Failure::Told(format!("“{depth}” is no depth: a number from 0 to 64")))?;
    let session = klubovna_catalogue::game(&arguments.game)?
        .create(&options(&arguments.option), position)
        .map_err(|problem| match problem.at {
            Some(_) => Failure::at("position", told(&problem)),
            None => problem.into(),
        })?;
    let mut out = std::io::stdout().lock();
    if arguments.divide && depth > 0 {
        for (code, count) in session.divide(depth) {
            writeln!(out, "{code}: {count}")?;
        }
    }
    let count = if arguments.white.is_some() || arguments.black.is_some() {
        let codes = |text: &Option<String>| text.as_deref().map(order).unwrap_or_default();
        let orders = [codes(&arguments.white), codes(&arguments.black)];
        session
            .perft_in_order(depth, orders.each_ref().map(Vec::as_slice))
            .map_err(|problem| Failure::at("order", format!(" {}", sentence(&problem))))?
    } else {
        session.perft(depth)
    };
    writeln!(out, "{count}")?;
    Ok(())
}
