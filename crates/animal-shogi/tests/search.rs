//! What engines are told of the game, and what they do with it.

use klubovna_animal_shogi::evaluate::Knowledge;
use klubovna_animal_shogi::{Action, AnimalShogi, Options, Reason};
use klubovna_search::conformance;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank, Tunable};
use klubovna_search::reference::{Compared, compare};
use klubovna_search::score::{CERTAIN, Value};
use klubovna_search::thinker::{Limits, Patience, Root};
use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

const OPTIONS: [&str; 6] = [
    "",
    "play=casual",
    "illegal=loses",
    "handicap=two_piece declaration=law27",
    "ply_limit=512 declaration=off",
    "play=casual illegal=loses handicap=six_piece",
];

/// A game of random actions, with captures and drops as they come.
fn random_game(options: &str, rng: &mut SplitMix64, plies: u64) -> Root<AnimalShogi> {
    let options = Options::read(options).expect(options);
    let mut root = Root::new(AnimalShogi::start(&options));
    for _ in 0..rng.below(plies) {
        let mut actions = Vec::new();
        root.position().actions(&mut actions);
        let Some(at) = rng.index(actions.len()) else {
            break;
        };
        let mut next = root.clone();
        next.play(actions[at]);
        if next.outcome().is_some() {
            break;
        }
        root = next;
    }
    root
}

fn list(fill: impl Fn(&mut Vec<Action>)) -> Vec<Action> {
    let mut out = Vec::new();
    fill(&mut out);
    out
}

#[test]
fn every_answer_is_legal_at_every_level() {
    for (seed, options) in (1..).zip(["", OPTIONS[5]]) {
        let options = Options::read(options).expect(options);
        conformance::answers_are_legal::<AnimalShogi>(&options, 200, seed);
    }
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<AnimalShogi>(&Options::default(), 150, 4);
}

#[test]
fn what_pieces_are_worth_is_carried_along() {
    for options in OPTIONS {
        let options = Options::read(options).expect(options);
        conformance::carries_its_evaluation::<AnimalShogi>(&options, 30, 200, 5);
    }
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<AnimalShogi>(&Options::default());
}

#[test]
fn what_is_worth_looking_at_is_legal_and_sharp_moves_are_some_of_it() {
    let knowledge = Knowledge::default();
    let mut rng = SplitMix64::new(2);
    let mut sharp = 0;
    for number in 0..600 {
        let root = random_game(OPTIONS[number % OPTIONS.len()], &mut rng, 200);
        let position = root.position();
        let actions = list(|out| knowledge.actions(position, out));
        let tactical = list(|out| knowledge.tactical(position, out));
        assert!(!actions.is_empty(), "{position:?}");
        for action in &actions {
            assert!(position.is_legal(*action), "{action:?} in {position:?}");
        }
        for action in &tactical {
            assert!(actions.contains(action), "{action:?} in {position:?}");
            let Action::Move { to, promote, .. } = *action else {
                panic!("{action:?} is not sharp");
            };
            assert!(promote || position.piece_at(to).is_some());
        }
        sharp += tactical.len();
    }
    assert!(sharp > 500, "{sharp}");
}

#[test]
fn a_game_that_is_over_offers_nothing_to_engines() {
    let knowledge = Knowledge::default();
    for text in [
        // Mated, and without a lion.
        "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
        "9/9/9/9/9/9/9/9/4K4 w P 1",
    ] {
        for options in ["", "play=casual", "illegal=loses"] {
            let options = Options::read(options).expect(options);
            let Ok(position) = AnimalShogi::read_position(text, &options) else {
                continue;
            };
            assert_eq!(position.turn(), Turn::Over, "{text}");
            assert_eq!(list(|out| knowledge.actions(&position, out)), []);
            assert_eq!(list(|out| knowledge.tactical(&position, out)), []);
            assert_eq!(knowledge.ended(&position), position.outcome());
        }
    }
}

/// Letters of the first side are capitals.
fn sides_changed(text: &str) -> String {
    let changed = text.chars().map(|char| {
        if char.is_lowercase() {
            char.to_ascii_uppercase()
        } else {
            char.to_ascii_lowercase()
        }
    });
    changed.collect()
}

/// The board seen from the other side: squares turned round, sides changed.
fn turned(position: &AnimalShogi) -> AnimalShogi {
    let text = position.write_position();
    let fields: Vec<&str> = text.split(' ').collect();
    // A sign of promotion goes before its letter again.
    let mut board: Vec<char> = sides_changed(fields[0]).chars().rev().collect();
    for at in 1..board.len() {
        if board[at] == '+' {
            board.swap(at - 1, at);
        }
    }
    let hands = sides_changed(fields[2]);
    let side = if fields[1] == "b" { "w" } else { "b" };
    let text = format!("{} {side} {hands} 1", String::from_iter(board));
    AnimalShogi::read_position(&text, &position.options()).expect(&text)
}

#[test]
fn what_one_side_has_the_other_lacks_and_the_board_has_no_top() {
    let knowledge = Knowledge::default();
    let mut rng = SplitMix64::new(3);
    for _ in 0..400 {
        let root = random_game("", &mut rng, 200);
        let position = root.position();
        let [first, second] = Side::BOTH.map(|side| knowledge.evaluate(position, side));
        assert_eq!(first, -second, "{position:?}");
        let other = turned(position);
        assert_eq!(first, knowledge.evaluate(&other, Side::SECOND), "{other:?}");
    }
}

fn evaluation(text: &str, side: Side) -> i32 {
    let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
    Knowledge::default().evaluate(&position, side)
}

#[test]
fn better_positions_are_worth_more() {
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let better_first = [
        // The turn.
        (START, &*START.replace(" b ", " w ")),
        // A giraffe more.
        (START, &START.replace("1B5R1", "1B7")),
        // A dog in hand rather than a cat.
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "4k4/9/9/9/9/9/9/9/4K4 b S 1"),
        // A castle.
        (
            "4k4/9/9/9/9/9/PP7/1SG6/1KG6 b 2r2g 1",
            "4k4/9/9/9/9/9/PP7/6GS1/1K5G1 b 2r2g 1",
        ),
        // Enemies far from the lion.
        (
            "1k7/9/9/9/9/9/6+p+p1/1SG6/1KG6 w g 1",
            "1k7/9/9/9/9/9/1+p+p6/1SG6/1KG6 w g 1",
        ),
        // A giraffe promoted.
        (
            "4k4/3+R5/9/9/9/9/9/9/4K4 w - 1",
            "4k4/3R5/9/9/9/9/9/9/4K4 w - 1",
        ),
    ];
    for (better, worse) in better_first {
        assert!(
            evaluation(better, Side::FIRST) > evaluation(worse, Side::FIRST),
            "{better} beside {worse}"
        );
    }
    assert!(evaluation(START, Side::FIRST) > 0);
    let huge = "8k/9/6+R+R+B/6G+BG/6GGS/6SSS/9/9/K8 b 4N4L18P 1";
    for side in Side::BOTH {
        let certain = if side == Side::FIRST {
            CERTAIN
        } else {
            -CERTAIN
        };
        assert_eq!(evaluation(huge, side), certain);
    }
}

/// What is known, but for how far sharp lines are followed: minimax would look at millions.
#[derive(Clone)]
struct Impatient(Knowledge);

impl Heuristic<AnimalShogi> for Impatient {
    type State = <Knowledge as Heuristic<AnimalShogi>>::State;

    const CHANCE: bool = false;
    const QUIESCENCE_PLIES: u8 = 2;

    fn evaluate(&self, position: &AnimalShogi, side: Side) -> i32 {
        self.0.evaluate(position, side)
    }

    fn scale(&self) -> i32 {
        self.0.scale()
    }

    fn actions(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        self.0.actions(position, out);
    }

    fn fresh(&self, position: &AnimalShogi) -> Self::State {
        self.0.fresh(position)
    }

    fn update(
        &self,
        state: &mut Self::State,
        before: &AnimalShogi,
        action: Action,
        after: &AnimalShogi,
    ) {
        self.0.update(state, before, action, after);
    }

    fn evaluate_with(&self, position: &AnimalShogi, state: Self::State, side: Side) -> i32 {
        self.0.evaluate_with(position, state, side)
    }

    fn rank(&self, position: &AnimalShogi, actions: &[Action], ranks: &mut [Rank]) {
        self.0.rank(position, actions, ranks);
    }

    fn rank_tactical(&self, position: &AnimalShogi, actions: &[Action], ranks: &mut [Rank]) {
        self.0.rank_tactical(position, actions, ranks);
    }

    fn tactical(&self, position: &AnimalShogi, out: &mut Vec<Action>) {
        self.0.tactical(position, out);
    }

    fn in_check(&self, position: &AnimalShogi) -> bool {
        self.0.in_check(position)
    }

    fn null_move(&self, position: &AnimalShogi) -> Option<AnimalShogi> {
        self.0.null_move(position)
    }

    fn futility_margin(&self) -> Option<i32> {
        self.0.futility_margin()
    }

    fn gain(&self, position: &AnimalShogi, action: Action) -> i32 {
        self.0.gain(position, action)
    }

    fn ended(&self, position: &AnimalShogi) -> Option<Outcome<Reason>> {
        self.0.ended(position)
    }

    fn action_index(&self, action: Action) -> usize {
        self.0.action_index(action)
    }
}

/// In so many random positions; each depth is a test, so that they run side by side.
fn agrees(depth: u32, plies: u64, positions: u32) -> Compared {
    let knowledge = Impatient(Knowledge::default());
    let options = Options::default();
    let seed = u64::from(depth);
    let compared = compare::<AnimalShogi, _>(&knowledge, &options, plies, positions, depth, seed);
    assert!(compared.positions > positions * 10 / 11, "{compared:?}");
    // A capture that mates may seem to win too little; most do not.
    assert!(compared.overlooked <= compared.ends / 5, "{compared:?}");
    compared
}

#[test]
fn engines_agree_with_plain_minimax_one_ply_deep() {
    let compared = agrees(1, 120, 2_200);
    assert!(compared.ends > 20, "{compared:?}");
}

#[test]
fn engines_agree_with_plain_minimax_two_plies_deep() {
    agrees(2, 120, 300);
}

#[test]
fn engines_agree_with_plain_minimax_three_plies_deep() {
    agrees(3, 40, 30);
}

#[test]
fn every_weight_can_be_replaced() {
    let mut weights: Vec<i32> = Knowledge::WEIGHTS
        .iter()
        .map(|&(_, number)| number)
        .collect();
    assert_eq!(Knowledge::with(&weights), Knowledge::default());
    for at in 0..weights.len() {
        weights[at] += 1;
        assert_ne!(
            Knowledge::with(&weights),
            Knowledge::default(),
            "{:?}",
            Knowledge::WEIGHTS[at]
        );
        weights[at] -= 1;
    }
}

#[test]
fn the_strongest_level_takes_what_hangs_and_declares_what_wins() {
    let options = Options::read("declaration=law27").expect("options");
    let think = |text: &str| {
        let position = AnimalShogi::read_position(text, &options).expect(text);
        let level = AnimalShogi::levels(&options).last().expect("a level");
        let report = AnimalShogi::thinker(Knowledge::default()).think(
            &Root::new(position),
            &Limits {
                nodes: 20_000,
                ..level.limits(1)
            },
            &mut Patience,
        );
        let best = report.best().expect("an action");
        (AnimalShogi::write_action(best), report.lines[0].score)
    };
    // A giraffe for nothing.
    let (code, _) = think("3k5/9/9/9/4r4/9/9/4R4/3K5 b - 1");
    assert_eq!(code, "5h5e");
    let (code, score) = think("KGGSS4/+R+R+B+BGGSS1/9/9/9/9/9/9/4k4 b 4N4L18P 1");
    assert_eq!(code, "win");
    assert_eq!(score.value(), Value::Win(1));
}
