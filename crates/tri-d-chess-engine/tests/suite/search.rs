//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won: the base rules, every variant, and mixes.

use klubovna_rules::Position;
use klubovna_search::reference::{Shallow, compare, value};
use klubovna_search::{AlphaBeta, Engine, Limits, Score, Thinker, Unlimited, conformance};
use klubovna_testing::{is_thorough, share};
use klubovna_tri_d_chess::{Options, Reason, TriD};
use klubovna_tri_d_chess_engine::TriDEngine;

fn options(mix: &str) -> Options {
    Options::from_mix(mix).unwrap_or_else(|error| panic!("{mix}: {error:?}"))
}

/// Random positions of a mix for each depth from 1.
fn agrees(mix: &str, counts: &[u32]) {
    for (depth, &count) in (1..).zip(counts) {
        let knowledge = Shallow::<_, 2>(TriDEngine::default());
        let seed = u64::from(depth);
        let compared = compare::<TriD, _>(&knowledge, &options(mix), 80, count, depth, seed);
        assert!(compared.positions > count * 9 / 10, "{mix}: {compared:?}");
    }
}

#[test]
fn it_agrees_with_plain_minimax() {
    agrees("", &[share(1_600), share(320), share(16)]);
}

/// One test each, so that they run side by side.
macro_rules! it_agrees_in {
    ($($name:ident: $mix:literal,)*) => {
        $(#[test]
        fn $name() {
            agrees($mix, &[share(320), share(24)]);
        })*
    };
}

it_agrees_in! {
    it_agrees_in_a1: "A1",
    it_agrees_in_a2: "A2",
    it_agrees_in_a2_1: "A2.1",
    it_agrees_in_a2_2: "A2.2",
    it_agrees_in_a3: "A3",
    it_agrees_in_a4: "A4",
    it_agrees_in_a5: "A5",
    it_agrees_in_m1: "M1",
    it_agrees_in_p4: "P4",
    it_agrees_in_p5: "P5:700",
    it_agrees_in_p6: "P6",
    it_agrees_in_p7: "P7",
    it_agrees_in_a_mix_of_armies: "A1,A2,A2.1,A3,A4,P7",
    it_agrees_in_a_mix_of_mirrors: "A2,A2.2,A3,A4,M1,P6:3:959",
}

/// In how many actions the side on turn wins, the best one where one is enough, and the
/// position; the mix is its last word.
const WON: &[(u32, &str, &str)] = &[
    (
        1,
        "z9QL6-z0QL1",
        "W=1P2/1q2/3F/2BN|N=4/4/1P2/2P1|B=n1bn/p2f/2p1/4|QL1w=2/2|QL6b=r1/1f|KL1w=1F/KR|KL6b=kr/ff b z9QL6,e9KL6 - - 2 15",
    ),
    (
        1,
        "d8B-c6B",
        "W=1b2/1q1P/2p1/2B1|N=4/4/3K/4|B=n1bn/f2f/4/4|QL1w=F1/RQ|QL6b=r1/ff|KL1w=1F/1R|KL6b=kr/ff b z9QL6,e9KL6 - - 3 14",
    ),
    (
        1,
        "d1KL1-b3W",
        "W=b3/P3/4/4|N=1n2/4/4/K3|B=3k/f3/1p2/4|QL1w=F1/2|QL6b=r1/ff|KL1w=q1/2|KL6b=1r/1f b - - - 5 36",
    ),
    (
        1,
        "b8B-d6B",
        "W=4/P1P1/1F1F/NBBN|N=4/4/4/4|B=nbbn/ff1f/2p1/4|QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/KR|KL6b=kr/ff b z0QL1,e0KL1,z9QL6,e9KL6 - - 0 2 M1",
    ),
    (
        1,
        "e9KL6-a9QL6",
        "W=F2f/3f/FN1f/F2f|N=4/4/4/1P2|B=F2f/F1bf/2p1/3n|QL1w=QB/R1|QL6w=1N/RK|KL1b=bq/nr|KL6b=1r/1k b - - - 1 8 P7",
    ),
    (
        3,
        "",
        "W=1P2/4/3F/1qBN|N=4/4/1P2/2P1|B=n1bn/p2f/2p1/4|QL1w=2/2|QL6b=r1/1f|KL1w=KF/1R|KL6b=kr/ff b z9QL6,e9KL6 b3:b4N - 0 14",
    ),
    (
        3,
        "",
        "W=1b2/3P/2p1/1qB1|N=4/4/4/3K|B=n1bn/f2f/4/4|QL1w=F1/RQ|QL6b=r1/ff|KL1w=1F/1R|KL6b=kr/ff b z9QL6,e9KL6 - - 1 13",
    ),
    (
        3,
        "",
        "W=2r1/1b1K/1p2/4|N=4/4/4/4|B=1k2/1f2/4/4|QL2w=2/2|QL6b=2/ff|KL1w=1F/2|KL6b=1r/ff b - - - 5 38",
    ),
    (
        3,
        "",
        "W=4/pr1b/3P/K1R1|N=p3/4/4/4|B=4/2kf/2n1/4|QL1w=F1/2|KL1w=2/2|KL5b=2/2|KL6b=1r/ff b - - - 9 37 A1",
    ),
    (
        3,
        "",
        "W=1bP1/P3/2FK/NB2|N=1p2/4/4/2N1|B=2bn/f2f/4/1p2|QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/1R|KL6b=kr/ff b z9QL6,e9KL6 - - 0 9 A2.2,A3",
    ),
    (
        3,
        "",
        "W=4/P3/1F2/2q1|N=1bp1/4/4/4|B=r2k/3p/p1n1/p3|QL1w=2/2|QL6b=2/2|KL1w=1F/1K|KL3w=2/1r|KL4b=R1/2|KL6b=2/2 b - - - 0 38 A2,A4",
    ),
    (
        3,
        "",
        "W=3r/4/4/4|N=4/4/4/4|B=3k/f2f/1p2/2p1|QL1w=Fq/2|QL6b=2/ff|KL1w=FF/RK|KL6b=2/ff b - - - 4 30 M1",
    ),
    (
        3,
        "",
        "W=F2f/3f/FN1f/F2f|N=4/4/4/1P2|B=F2f/FKbf/3f/3n|QL1w=QB/R1|QL6w=1N/R1|KL1b=bq/nr|KL6b=1r/1k b - - - 3 7 P7",
    ),
    (
        5,
        "",
        "W=4/1P2/p3/1NK1|N=4/4/3P/4|B=3k/1b1p/4/3p|QL1w=q1/2|QL5b=2/p1|KL1w=1F/2|KL6b=1r/1f b - - - 0 35",
    ),
    (
        5,
        "",
        "W=2b1/4/4/4|N=4/4/3P/4|B=3k/3f/4/p3|QL1w=1r/2|QL4b=2/2|KL1w=1F/K1|KL6b=1r/ff b - - - 4 37",
    ),
    (
        5,
        "",
        "W=4/p2P/P3/KB1q|N=2n1/4/4/4|B=2k1/3f/4/4|QL1w=F1/2|QL6b=r1/ff|KL1w=p1/R1|KL6b=1r/ff b - - - 2 24 A1",
    ),
    (
        5,
        "",
        "W=2R1/2P1/3n/4|N=4/4/p3/b3|B=3n/f2f/4/3K|QL1w=F1/2|QL6b=r1/ff|KL1w=1q/2|KL6b=kr/ff b z9QL6,e9KL6 - - 3 35 A2.2,A3",
    ),
    (
        5,
        "",
        "W=P3/4/2n1/3R|N=4/4/1n2/4|B=3Q/f2f/1p2/4|QL1w=F1/R1|QL4b=1p/2|QL6b=r1/f1|KL1w=1b/1K|KL3w=2/1q|KL6b=rk/ff b - - - 1 28 A2,A4",
    ),
    (
        5,
        "",
        "W=4/4/4/4|N=3b/4/b3/4|B=4/f3/1p2/2p1|QL1w=FF/Rn|QL6b=r1/fq|KL1w=FF/K1|KL6b=kr/ff b z9QL6,e9KL6 - - 1 17 M1",
    ),
    (
        5,
        "",
        "W=r1p1/4/4/4|N=1P2/4/4/4|B=1K1f/2Pf/3f/4|QL3w=2/1p|QL6w=2/2|KL3b=2/1b|KL6b=2/k1 b - - - 0 27 P7",
    ),
];

#[test]
fn what_is_won_in_one_action_is_won_in_one() {
    won_in(1);
}

#[test]
fn what_is_won_in_three_actions_is_won_in_three() {
    won_in(3);
}

#[test]
fn what_is_won_in_five_actions_is_won_in_five() {
    won_in(5);
}

fn won_in(wanted: u32) {
    assert!(WON.iter().all(|(actions, ..)| [1, 3, 5].contains(actions)));
    let cases = WON.iter().filter(|&&(actions, ..)| actions == wanted);
    assert!(cases.clone().count() > 4);
    for &(actions, best, text) in cases {
        let mix = text.split(' ').nth(7).unwrap_or_default();
        let root = conformance::reached::<TriD>(&options(mix), text, best);
        if actions == 1 {
            assert_eq!(
                root.outcome().map(|end| end.reason),
                Some(Reason::Checkmate)
            );
        }
        let root = conformance::reached::<TriD>(&options(mix), text, "");
        let wanted = Score::win_in(actions);
        // Plain minimax needs a minute for the shortest of the longer ones.
        if actions <= 3 || is_thorough() && root.position().count_actions() < 10 {
            let plain = value(&Shallow::<_, 2>(TriDEngine::default()), &root, actions);
            assert_eq!(plain, wanted, "{text}");
        }
        let mut exact = AlphaBeta::new(TriDEngine::default()).exact();
        let report = exact.think(&root, &Limits::depth(actions), &mut Unlimited);
        assert_eq!(report.lines[0].score, wanted, "{text}");
        let mut engine = TriDEngine::default().thinker();
        let report = engine.think(&root, &Limits::nodes(200_000), &mut Unlimited);
        assert_eq!(report.lines[0].score, wanted, "{text}");
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    let mixes = ["", "A1,A2.2,A3,P6", "A2,A4,M1,P5"];
    for mix in &mixes[..if is_thorough() { 3 } else { 2 }] {
        conformance::answers_are_legal::<TriDEngine>(&options(mix), 160, 9);
    }
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<TriDEngine>(&options(""), 60, 3);
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<TriDEngine>();
}

#[test]
fn its_knowledge_is_sound() {
    for mix in [
        "",
        "A1,A2,A3",
        "A2.2,A4",
        "A5,P4",
        "M1,P6:1:900",
        "A2,P7",
        "P5",
    ] {
        conformance::knowledge_is_sound::<TriDEngine>(&options(mix), 10, 100, 3);
    }
}
