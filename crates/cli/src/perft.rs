//! `klubovna perft GAME [POSITION] DEPTH`

use std::io::Write;

use klubovna_catalogue::{GameVisitor, visit_game};
use klubovna_draws::{DrawError, order};
use klubovna_rules::{OrderError, divide, perft, perft_in_order};
use klubovna_text::{Named, Notation, Problem};

use crate::words::{sentence, with_place};
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
        _ => return Err(Failure::Message("a depth is missing".into())),
    };
    let depth: u32 = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= 64)
        .ok_or_else(|| Failure::Message(format!("“{depth}” is no depth: a number from 0 to 64")))?;
    let ordered = arguments.white.is_some() || arguments.black.is_some();
    let codes = |text: &Option<String>| text.as_deref().map(order).unwrap_or_default();
    let counting = Counting {
        options: &options(&arguments.option),
        position,
        depth,
        orders: ordered.then(|| [codes(&arguments.white), codes(&arguments.black)]),
        divide: arguments.divide && depth > 0,
    };
    klubovna_catalogue::game(&arguments.game)?;
    let counted = visit_game(&arguments.game, counting);
    let (parts, count) = counted.unwrap_or_else(|| Err(Failure::Message("no game".into())))?;
    let mut out = std::io::stdout().lock();
    for (code, count) in parts {
        writeln!(out, "{code}: {count}")?;
    }
    writeln!(out, "{count}")?;
    Ok(())
}

/// What is counted, with the types of its game.
struct Counting<'a> {
    options: &'a Named<String>,
    position: &'a str,
    depth: u32,
    /// What chance decides for each deck, as codes.
    orders: Option<[Vec<String>; 2]>,
    /// Whether it is split by the first action.
    divide: bool,
}

impl GameVisitor for Counting<'_> {
    /// The parts by the code of their first action, and the whole.
    type Output = Result<(Vec<(String, u64)>, u64), Failure>;

    fn visit<P: Notation>(self) -> Self::Output {
        let start = P::read_start(self.options, self.position);
        let start = start.map_err(|problem| match problem.at {
            Some(_) => Failure::at("position", with_place(&problem)),
            None => problem.into(),
        })?;
        let mut parts = Vec::new();
        if self.divide {
            let part = |(action, count)| (P::write_action(action), count);
            parts.extend(divide(&start, self.depth).into_iter().map(part));
        }
        let count = match &self.orders {
            None => perft(&start, self.depth),
            Some(orders) => in_order(&start, self.depth, orders)
                .map_err(|problem| Failure::at("order", format!(" {}", sentence(&problem))))?,
        };
        Ok((parts, count))
    }
}

/// Perft where chance follows an order of codes for each deck.
fn in_order<P: Notation>(start: &P, depth: u32, orders: &[Vec<String>; 2]) -> Result<u64, Problem> {
    let mut decks = [Vec::new(), Vec::new()];
    for (deck, codes) in decks.iter_mut().zip(orders) {
        for code in codes {
            deck.push(P::read_action(code).map_err(|error| Problem::in_text(&error, code))?);
        }
    }
    perft_in_order(start, depth, [&decks[0], &decks[1]]).map_err(|error| {
        Problem::new(&match error {
            OrderError::RanOut(deck) => DrawError::RanOut { deck },
            OrderError::NotThere(action) => DrawError::NotThere {
                code: P::write_action(action),
            },
        })
    })
}
