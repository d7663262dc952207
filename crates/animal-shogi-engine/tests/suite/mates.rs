//! Problems of mate (tsume): the shortest mate by checks in 1, 3 and 5 plies. Their lengths are
//! proved by trying everything, and the engine has to find one of that length.

use klubovna_animal_shogi::{Action, AnimalShogi, Options};
use klubovna_animal_shogi_engine::AnimalShogiEngine;
use klubovna_rules::{Play, Position};
use klubovna_search::{Engine, Limits, Unlimited, Value};
use klubovna_text::Notation;

const IN_ONE: [&str; 10] = [
    "9/2k6/9/9/9/9/9/3K5/1+b6+r w NLPbgn2l6p 1",
    "9/9/9/9/9/2k6/9/9/6sK1 w BGg2sl6p 1",
    "9/k8/9/9/9/9/1+b1P5/3K1+s3/2S6 w N4Pgn2lp 1",
    "7n1/5+B1k1/7p1/9/9/9/9/4K4/8L b R2SL3Ps2nl 1",
    "5k3/9/5+B3/9/9/9/7K1/9/9 b GS2NL8P 1",
    "9/9/1+R+B6/1p7/k8/9/1G5K1/9/9 b 3N6Pgsn3l4p 1",
    "3k5/9/9/9/9/9/9/5+r3/2K6 w 3Pgsn3p 1",
    "6S2/5+R1gk/9/9/9/9/9/4K4/9 b 2N4Pr 1",
    "9/9/4k4/7r1/6K2/6P2/9/9/5+r3 w Psnl6p 1",
    "9/9/6b2/6k2/6N2/6GL1/9/7K1/9 b S2Pr4p 1",
];

const IN_THREE: [&str; 10] = [
    "9/2k6/9/9/9/9/9/3K5/1+b2S4 w Pgn3l6p 1",
    "9/9/9/9/9/2k6/7PP/6+b1K/6sG1 w G2sl6p 1",
    "9/4k4/9/9/9/9/5P3/2+rSK1g2/4G4 w 2SN3Pnl 1",
    "9/k8/9/9/9/9/1+b1PP1+p2/4K4/2S3s2 w N4Pn2lp 1",
    "6kn1/4Gr3/4+B2p1/9/9/9/9/4K4/8L b 2SL3Ps2nl 1",
    "1+R1B1k3/5s3/9/9/9/9/7K1/9/9 b GS2NL7P 1",
    "9/9/1+R7/9/ks7/9/1G5K1/9/9 b 3N6Pgsn3l5p 1",
    "3k5/9/9/9/9/9/9/3KG+r3/+b8 w 3Pgsn2p 1",
    "9/5+Rg1k/8p/9/9/9/9/4K4/9 b R2N4P 1",
    "9/1pk1G4/4+N4/9/2S6/9/9/L4K3/9 b RB6Prb4p 1",
];

const IN_FIVE: [&str; 10] = [
    "9/k8/9/9/9/6n2/1+b1PP1+p2/4K4/2S1G1s2 w 4Pn2lp 1",
    "4k1s2/5r3/4+B4/9/9/9/4P4/4K4/9 b GSNL3Psnl 1",
    "1+R7/4k4/3pp4/9/9/6K2/9/9/9 b BGS3NL4P3p 1",
    "9/9/1+R7/9/1sp6/2+b6/1k5K1/9/1S7 b 2GS3N6Pn3l5p 1",
    "3k5/9/9/9/9/9/4P+l3/2SK1N+r2/+b2G5 w G3Pgs2p 1",
    "8l/5+Rgk1/7s1/9/9/9/9/4K4/8L b RS2N4P 1",
    "9/9/4k4/4r4/9/9/5P1P1/4GK1g1/+r4S3 w Pb2nl6p 1",
    "9/1p2G4/3k5/9/2S2N3/9/9/L4K3/9 b RB5Prb4p 1",
    "9/9/1k1B+N4/9/2S6/9/2N6/5K3/9 b R6Prb4p 1",
    "9/2k6/9/9/9/9/5+n2L/6rS1/8K w RN2g7p 1",
];

fn legal(position: &AnimalShogi) -> Vec<Action> {
    let mut moves = Vec::new();
    position.list_moves(true, &mut moves);
    moves
}

fn after(position: &AnimalShogi, action: Action) -> AnimalShogi {
    let mut next = *position;
    next.apply(action);
    next
}

/// Whether the side to move mates within so many plies by checks alone.
fn mates(position: &AnimalShogi, plies: u32) -> bool {
    let them = position.side().other();
    legal(position).into_iter().any(|action| {
        let next = after(position, action);
        next.in_check(them) && is_mated(&next, plies - 1)
    })
}

/// Whether every reply runs into mate within so many plies.
fn is_mated(position: &AnimalShogi, plies: u32) -> bool {
    let replies = legal(position);
    let mut replies = replies.into_iter();
    replies.len() == 0
        || plies > 0 && replies.all(|reply| mates(&after(position, reply), plies - 1))
}

fn read(text: &str) -> AnimalShogi {
    AnimalShogi::read_position(text, &Options::default())
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn check(texts: &[&str], plies: u32) {
    let mut thinker = AnimalShogiEngine::default().thinker();
    for text in texts {
        let position = read(text);
        assert!(mates(&position, plies), "{text} is mate in {plies}");
        assert!(
            plies == 1 || !mates(&position, plies - 2),
            "{text} is no shorter mate"
        );
        thinker.clear();
        let limits = Limits {
            depth: plies + 4,
            ..Limits::nodes(500_000)
        };
        let report = thinker.think(&Play::new(position), &limits, &mut Unlimited);
        let line = &report.lines[0];
        let Value::Win(found) = line.score.value() else {
            panic!("{text}: no mate but {:?}", line.score.value());
        };
        assert_eq!(found, plies, "{text}");
        let next = after(&position, line.actions[0]);
        assert!(
            is_mated(&next, plies - 1),
            "{text}: {:?} does not mate in {plies}",
            AnimalShogi::write_action(line.actions[0])
        );
    }
}

#[test]
fn in_one_ply() {
    check(&IN_ONE, 1);
}

#[test]
fn in_three_plies() {
    check(&IN_THREE, 3);
}

#[test]
fn in_five_plies() {
    check(&IN_FIVE, 5);
}

#[test]
fn a_chick_that_would_mate_is_not_dropped() {
    // A piglet may do what a chick must not.
    let forbidden = read("kn7/9/1G7/9/9/9/9/9/4K4 b P 1");
    assert!(!mates(&forbidden, 1));
    let allowed = read("kn7/9/1G7/9/9/9/9/9/4K4 b L 1");
    assert!(mates(&allowed, 1));
}
