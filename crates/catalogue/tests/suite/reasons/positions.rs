//! Games to ask about: vectors, demonstrations, and play by engines and dice.

use std::fs;
use std::path::Path;

use klubovna_rules::{Play, SplitMix64, Turn};
use klubovna_search::{Engine, Limits, Tunable, Unlimited};
use klubovna_text::Style;

use super::board::{Turned, legal, options};

fn file(game: &str, path: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game);
    let path = folder.join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every text of the vectors that is a position.
fn vectors<P: Turned>() -> Vec<Play<P>> {
    let text = file(P::ID, "tests/vectors.json");
    let mut texts: Vec<&str> = text.split('"').collect();
    texts.sort_unstable();
    texts.dedup();
    let usual = options::<P>(0);
    let read = texts
        .iter()
        .filter_map(|text| P::read_position(text, &usual).ok());
    read.map(Play::new).collect()
}

/// Every position of the demonstration.
fn demonstration<P: Turned>() -> Vec<Play<P>> {
    let text = file(P::ID, "records/demonstration.txt");
    let session = klubovna_catalogue::read(&text).expect("a record");
    let mut play = Play::new(P::start(&options::<P>(0)));
    let mut plays = vec![play.clone()];
    for node in session.moves(0, u32::MAX, Style::English).nodes {
        play.push(P::read_action(&node.code).expect("a code"));
        plays.push(play.clone());
    }
    plays
}

/// Every other position of games in which one action in three is taken by lot.
fn played<P: Turned>(games: usize, plies: usize, dice: &mut SplitMix64) -> Vec<Play<P>> {
    let mut plays = Vec::new();
    let mut thinker = P::Engine::with(&[]).thinker();
    for game in 0..games {
        let mut play = Play::new(P::start(&options::<P>(game)));
        for ply in 0..plies {
            if play.outcome().is_some() {
                break;
            }
            let here = play.position();
            let action = if here.turn() == Turn::Chance {
                let mut chances = Vec::new();
                here.chances(&mut chances);
                let weights = chances.iter().map(|&(_, weight)| weight);
                dice.weighted(weights).map(|at| chances[at].0)
            } else if dice.below(3) == 0 {
                let all = legal(here);
                dice.index(all.len()).map(|at| all[at])
            } else {
                thinker
                    .think(&play, &Limits::nodes(150), &mut Unlimited)
                    .best()
            };
            let Some(action) = action else { break };
            play.push(action);
            // The sides take turns: one side's in this game, the other's in the next.
            if (game + ply).is_multiple_of(2) {
                plays.push(play.clone());
            }
        }
    }
    plays
}

pub(crate) fn all<P: Turned>(games: usize, plies: usize, dice: &mut SplitMix64) -> Vec<Play<P>> {
    let mut plays = vectors::<P>();
    assert!(plays.len() > 3, "{} positions of vectors", plays.len());
    plays.extend(demonstration());
    plays.extend(played(games, plies, dice));
    plays
}
