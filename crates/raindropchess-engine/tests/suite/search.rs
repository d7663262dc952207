//! The engine with what it knows of this game, against plain expectimax, in positions that are
//! won, and where cards are about to come.

use klubovna_draws::{Draw, DrawSource, FixedOrder};
use klubovna_raindropchess::{Action, Card, Options, Raindropchess};
use klubovna_raindropchess_engine::RaindropchessEngine;
use klubovna_rules::{Play, Position, SplitMix64, Turn};
use klubovna_search::reference::each;
use klubovna_search::{Engine, Evaluator, Limits, Report, Score, Thinker, Unlimited, conformance};
use klubovna_testing::{is_thorough, share};
use klubovna_text::{GameOptions, Notation};
use klubovna_workshop::mcts::{Mcts, Style};

fn jokers(kind: &str) -> Options {
    Options::read(&format!("joker={kind}")).unwrap()
}

fn at(text: &str) -> Play<Raindropchess> {
    conformance::reached(&Options::default(), text, "")
}

fn thinker() -> Box<dyn Thinker<Raindropchess>> {
    RaindropchessEngine::default().thinker()
}

fn tree() -> Box<dyn Thinker<Raindropchess>> {
    Box::new(Mcts::new(RaindropchessEngine::default(), Style::CHANCE))
}

#[test]
fn it_agrees_with_plain_expectimax() {
    for (depth, positions) in [(1, share(1_600)), (2, share(24))] {
        let options = Options::default();
        conformance::agrees_with_minimax::<RaindropchessEngine>(&options, 120, depth, positions);
    }
}

#[test]
fn it_agrees_with_every_joker() {
    for kind in ["free_move", "remove_piece", "relocate", "draw_again"] {
        conformance::agrees_with_minimax::<RaindropchessEngine>(&jokers(kind), 60, 1, share(400));
    }
}

/// Positions with the number of actions in which the side on turn wins, and where one is
/// enough, the action: moves, promotions, cards that are shown.
const WON: &[(u32, &str, &str)] = &[
    (
        1,
        "Q@g4",
        "8/8/2P1P3/5B2/7k/6p1/4p2r/5RK1 w Q RNNDPPPPPP/qrnnldpppppp QRBNqrbn 0 7",
    ),
    (
        1,
        "R@g8",
        "3K4/N6R/bP4P1/2Pnn3/kP1P4/2p1p1p1/2N3P1/1q6 b R -/rppppp QRBNqrbn 0 22",
    ),
    (
        1,
        "a2a1q",
        "8/8/2r3N1/1p2K3/p3p3/3kn2n/p7/8 b - -/- RBqb 1 61",
    ),
    (
        1,
        "c6b7",
        "1n3R2/K7/2qn4/1Pp1Pp1P/1pP3p1/6pp/1kbb4/8 b - QRNNLPPP/p RBNqrbn 0 21",
    ),
    (
        3,
        "",
        "1K6/8/5N2/1bP1k3/p5Q1/p1ppp3/5bB1/R7 w - -/- RBNqbn 0 37",
    ),
    (
        3,
        "",
        "2K5/8/2P4k/5Q2/p7/2pp2b1/p5B1/4R3 w - -/- RBNbn 2 45",
    ),
    (
        3,
        "",
        "2K5/8/2P2k2/7Q/p7/2pp2b1/p5B1/4R3 w - -/- RBNbn 6 48",
    ),
    (
        5,
        "",
        "1K6/6Q1/5N2/1bP1Pk2/p7/p1ppp3/5bB1/R7 w - -/- RBNqbn 4 36",
    ),
    (
        5,
        "",
        "8/8/5P2/1p2p3/p3pn2/p5K1/5p2/1kr5 b - -/- RBNqbn 1 44",
    ),
    (5, "", "5N2/8/2r5/1p2K3/p3p3/p2kn2n/8/8 b - -/- RBqb 0 60"),
    (
        5,
        "",
        "6r1/8/5P1K/1p2p3/p3pn2/p3n3/8/2k5 b - -/- RBNqb 9 49",
    ),
];

#[test]
fn what_is_won_is_won_in_as_many_actions_as_it_takes() {
    for &(actions, best, position) in WON {
        conformance::wins::<RaindropchessEngine>(&at(position), actions);
        if actions == 1 {
            let root = conformance::reached::<Raindropchess>(&Options::default(), position, best);
            assert!(root.outcome().is_some(), "{position}");
        }
    }
}

/// A draw after which the side wins whatever comes.
#[test]
fn a_card_wins_when_every_card_does() {
    let root = at("8/8/8/3Q1p2/1B2n1pP/pPppp2k/K2b1q2/4r3 b - QRRNNLPPPPP/rl RBNqrbn 0 15");
    let report = thinker().think(&root, &Limits::nodes(20_000), &mut Unlimited);
    assert_eq!(report.best(), Some(Action::Draw));
    assert_eq!(report.lines[0].score, Score::win_in(7));
}

#[test]
fn every_answer_is_legal_at_every_level() {
    conformance::answers_are_legal::<RaindropchessEngine>(&Options::default(), 200, 9);
    let kinds = ["relocate", "free_move", "remove_piece", "draw_again"];
    for kind in &kinds[..if is_thorough() { 4 } else { 1 }] {
        conformance::answers_are_legal::<RaindropchessEngine>(&jokers(kind), 200, 10);
    }
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<RaindropchessEngine>(&Options::default(), 100, 3);
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<RaindropchessEngine>();
}

/// A card is about to come: half of them save, the others lose (section 15 of the rules).
const GAMBLE: &str = "k6R/pp6/8/8/8/8/8/4K3 b = QP/np QRBNqrbn 0 20";

#[test]
fn where_a_card_is_about_to_come_every_card_has_its_worth() {
    let root = at(GAMBLE);
    let report = thinker().think(&root, &Limits::nodes(20_000), &mut Unlimited);
    let [knight, pawn] = &report.lines[..] else {
        panic!("{report:?}");
    };
    assert_eq!(knight.actions[0], Action::Reveal(Card::Knight));
    assert_eq!(pawn.actions[0], Action::Reveal(Card::Pawn));
    assert_eq!((pawn.score, pawn.win), (Score::loss_in(1), 0.0));
    assert!(knight.win > 0.0 && knight.win < 0.9, "{knight:?}");
    // What is not searched is what section 13.6 makes of it.
    let knowledge = RaindropchessEngine::default();
    let position = root.position();
    let win = knowledge.win_probability(Score::points(
        knowledge.evaluate_fresh(position, position.side()),
    ));
    assert!(win > 0.0 && win < 0.5, "{win}");
}

#[test]
fn a_draw_is_worth_the_mean_of_the_cards() {
    let mut rng = SplitMix64::new(8);
    let mut exact = klubovna_search::AlphaBeta::new(RaindropchessEngine::default()).exact();
    let mut compared = 0;
    while compared < 40 {
        let root =
            klubovna_search::reference::stray::<Raindropchess>(&Options::default(), 80, &mut rng);
        if root.outcome().is_some() || root.position().turn() != Turn::Chance {
            continue;
        }
        compared += 1;
        let report = exact.think(&root, &Limits::depth(1), &mut Unlimited);
        let wanted = each(&RaindropchessEngine::default(), &root, 1);
        let found: Vec<_> = report
            .lines
            .iter()
            .map(|line| (line.actions[0], line.score))
            .collect();
        assert_eq!(found, wanted, "{:?}", root.position());
        let mut outcomes = Vec::new();
        root.position().chances(&mut outcomes);
        assert_eq!(outcomes.len(), report.lines.len());
    }
}

/// The host of a game: it alone holds the cards in their order.
struct Host {
    root: Play<Raindropchess>,
    cards: FixedOrder,
    number: u32,
}

impl Host {
    fn new(decks: &[Vec<String>; 2]) -> Self {
        Self {
            root: Play::new(Raindropchess::start(&Options::default())),
            cards: FixedOrder::new(decks.clone()),
            number: 0,
        }
    }

    /// The next card of the side on turn.
    fn draw(&mut self) -> Action {
        let mut outcomes = Vec::new();
        self.root.position().chances(&mut outcomes);
        let codes = outcomes
            .iter()
            .map(|&(card, _)| Raindropchess::write_action(card));
        let codes: Vec<_> = codes.collect();
        let weights: Vec<_> = outcomes.iter().map(|&(_, weight)| weight).collect();
        self.number += 1;
        let draw = Draw {
            number: self.number,
            deck: self.root.position().side().index() as u8,
            codes: &codes,
            weights: &weights,
        };
        outcomes[self.cards.pick(draw).unwrap()].0
    }
}

/// A deck in a random order; the first `same` cards are those of the order before.
fn shuffled(rng: &mut SplitMix64, before: &[String], same: usize) -> Vec<String> {
    let mut cards = before.to_vec();
    for at in (same + 1..cards.len()).rev() {
        let other = same + rng.below((at - same + 1) as u64) as usize;
        cards.swap(at, other);
    }
    cards
}

/// Two hosts whose cards come in the same order at first and in another one later: as long as
/// the same cards have come, an engine says the same to both of them, to the last digit.
#[test]
fn nothing_depends_on_the_order_of_cards_to_come() {
    let full: Vec<String> = ":K :Q :R :R :N :N :L :D :P :P :P :P :P :P :P :P"
        .split(' ')
        .map(String::from)
        .collect();
    let mut rng = SplitMix64::new(21);
    let (mut asked, mut parted) = (0, 0);
    for game in 0..24_u64 {
        let maker = if game % 2 == 0 { thinker } else { tree };
        let same = 1 + rng.below(8) as usize;
        let first = [(); 2].map(|()| shuffled(&mut rng, &full, 0));
        let second = first.clone().map(|deck| shuffled(&mut rng, &deck, same));
        let mut hosts = [Host::new(&first), Host::new(&second)];
        let mut engines = [maker(), maker()];
        let mut limits = Limits::nodes(400);
        limits.lines = 3;
        limits.skill.seed = game;
        while hosts[0].root.outcome().is_none() {
            let actions = if hosts[0].root.position().turn() == Turn::Chance {
                let reports = answers(&mut engines, &hosts, &limits);
                assert_eq!(reports[0], reports[1]);
                [hosts[0].draw(), hosts[1].draw()]
            } else {
                let reports = answers(&mut engines, &hosts, &limits);
                assert_eq!(reports[0], reports[1], "{:?}", hosts[0].root.position());
                asked += 1;
                reports.map(|report| report.best().unwrap())
            };
            if actions[0] != actions[1] {
                parted += 1;
                break;
            }
            for (host, action) in hosts.iter_mut().zip(actions) {
                host.root.push(action);
            }
        }
    }
    assert!(
        asked > 200 && parted > 15,
        "{asked} questions, {parted} games parted"
    );
}

fn answers(
    engines: &mut [Box<dyn Thinker<Raindropchess>>; 2],
    hosts: &[Host; 2],
    limits: &Limits,
) -> [Report<Action>; 2] {
    let [first, second] = engines;
    [(first, &hosts[0]), (second, &hosts[1])]
        .map(|(engine, host)| engine.think(&host.root, limits, &mut Unlimited))
}

#[test]
fn its_knowledge_is_sound() {
    conformance::knowledge_is_sound::<RaindropchessEngine>(&Options::default(), 30, 150, 5);
    for kind in ["free_move", "remove_piece", "relocate", "draw_again"] {
        conformance::knowledge_is_sound::<RaindropchessEngine>(&jokers(kind), 15, 100, 6);
    }
}
