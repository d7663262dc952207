//! The suite that every game has to pass: the base rules, every variant, and random
//! mixes.

use klubovna_rules::SplitMix64;
use klubovna_testing::conformance::{check, sample};
use klubovna_testing::share;
use klubovna_tri_d_chess::{Options, Rule, TriD};

/// In two parts, so that they run side by side.
fn base(seed: u64) {
    let games = share(250);
    let report = check::<TriD>(&Options::default(), games, 60, seed);
    assert!(report.plies > u64::from(games) * 56, "{report:?}");
}

#[test]
fn base_1() {
    base(1);
}

#[test]
fn base_2() {
    base(2);
}

/// Games long enough for boards to go round; beyond the opening one position in eight.
fn variant(mix: &str) {
    long_games(mix, share(500), 5);
}

fn long_games(mix: &str, games: u32, seed: u64) {
    let options = Options::from_mix(mix).unwrap_or_else(|error| panic!("{mix}: {error:?}"));
    let report = sample::<TriD>(&options, games, 64, 2, seed);
    assert_eq!(report.games, games, "{mix}");
    assert!(report.plies > u64::from(games) * 30, "{mix}: {report:?}");
}

macro_rules! variants {
    ($($name:ident: $mix:literal,)*) => {
        $(#[test]
        fn $name() {
            variant($mix);
        })*
    };
}

variants! {
    a1: "A1",
    a2: "A2",
    a2_1: "A2.1",
    a2_2: "A2.2",
    a3: "A3",
    a4: "A4",
    a5: "A5",
    m1: "M1",
    p1: "P1",
    p2: "P2",
    p3: "P3",
    p4: "P4",
    p5_drawn: "P5",
    p5_by_number: "P5:959",
    p6_in_turn: "P6",
    p6_by_numbers: "P6:0:959",
    p7: "P7",
}

#[test]
fn random_mixes() {
    let mut rng = SplitMix64::new(960);
    for seed in 0..share(50).into() {
        let mix = random_mix(&mut rng);
        long_games(&mix, 10, seed);
    }
}

/// Any rules that go together, with any set-up.
fn random_mix(rng: &mut SplitMix64) -> String {
    const SET_UPS: [&str; 10] = [
        "",
        "P1",
        "P2",
        "P3",
        "P4",
        "P5",
        "P5:960",
        "P6",
        "P6:960:960",
        "P7",
    ];
    loop {
        let mut names: Vec<String> = Rule::ALL
            .into_iter()
            .filter(|_| rng.below(2) == 1)
            .map(|rule| rule.name().to_owned())
            .collect();
        let set_up = SET_UPS[rng.below(10) as usize];
        if !set_up.is_empty() {
            let parts: Vec<String> = set_up
                .split(':')
                .map(|part| {
                    if part == "960" {
                        rng.below(960).to_string()
                    } else {
                        part.to_owned()
                    }
                })
                .collect();
            names.push(parts.join(":"));
        }
        let mix = names.join(",");
        if Options::from_mix(&mix).is_ok() {
            return mix;
        }
    }
}
