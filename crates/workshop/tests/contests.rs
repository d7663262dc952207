//! Contests between engines.

use klubovna_mixtour::Mixtour;
use klubovna_search::alphabeta::Params;
use klubovna_search::thinker::Limits;
use klubovna_tabletop::named::Named;
use klubovna_workshop::{Contest, Contestant, Tally, Workshop, WorkshopOf};

/// What came of a contest of `pairs`, after each pair.
fn random_games(pairs: u32, opening: u32, longest: u32) -> Vec<Tally> {
    let options = Named::new();
    let random = Contestant {
        kind: "random".into(),
        weights: Vec::new(),
        params: Params::DEFAULT,
        limits: Limits::nodes(1),
    };
    let contest = Contest {
        options: &options,
        contestants: [&random, &random],
        pairs,
        opening,
        longest,
        seed: 1,
        threads: 1,
    };
    let mut tallies = Vec::new();
    WorkshopOf::<Mixtour>::new()
        .contest(&contest, &mut |tally| {
            tallies.push(*tally);
            true
        })
        .expect("a contest");
    tallies
}

#[test]
fn the_last_action_that_is_allowed_may_win() {
    let decided = (1..400).find_map(|longest| {
        let tally = random_games(1, 0, longest).pop()?;
        (tally.draws < 2).then_some((longest, tally.actions))
    });
    let (longest, actions) = decided.expect("a win");
    // Neither game was over before.
    assert_eq!(actions, 2 * u64::from(longest));
}

#[test]
fn every_game_has_dice_of_its_own() {
    let lengths: Vec<u64> = random_games(6, 0, 400)
        .iter()
        .map(|tally| tally.actions)
        .collect();
    let pairs: Vec<u64> = lengths.windows(2).map(|two| two[1] - two[0]).collect();
    assert!(
        pairs.iter().any(|&actions| actions != lengths[0]),
        "{lengths:?}"
    );
}

#[test]
fn an_opening_longer_than_games_are_is_cut() {
    let tallies = random_games(2, 100_000, 400);
    assert_eq!(tallies.last().map(Tally::games), Some(4));
}
