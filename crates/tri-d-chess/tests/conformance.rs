//! The suite that every game has to pass: the base rules, every variant, and random
//! mixes.

use klubovna_tabletop::conformance::{Report, check};
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tri_d_chess::{Options, Rule, TriD};

fn keeps_every_promise(mix: &str, games: u32, max_plies: u32, seed: u64) -> Report {
    let options = Options::from_mix(mix).unwrap_or_else(|error| panic!("{mix}: {error:?}"));
    let report = check::<TriD>(&options, games, max_plies, seed);
    assert_eq!(report.games, games, "{mix}");
    report
}

#[test]
fn base() {
    keeps_every_promise("", 3, 300, 1);
}

#[test]
fn variants() {
    for mix in [
        "A1", "A2", "A2.1", "A2.2", "A3", "A4", "A5", "M1", "P1", "P2", "P3", "P4", "P5", "P5:7",
        "P6", "P6:1:2", "P7",
    ] {
        eprintln!("{mix}");
        keeps_every_promise(mix, 3, 120, 1);
    }
}

#[test]
fn mixes() {
    let mut rng = SplitMix64::new(960);
    for seed in 0..50 {
        let mix = random_mix(&mut rng);
        eprintln!("{mix}");
        keeps_every_promise(&mix, 2, 60, seed);
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
