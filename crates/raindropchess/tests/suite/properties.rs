//! What holds in every game, tried on many.

use klubovna_board::chess::Square;
use klubovna_draws::{FixedOrder, SeededDraws};
use klubovna_raindropchess::{
    Action, BLUE, Card, Joker, Kind, Obstacle, Options, Phase, Raindropchess,
};
use klubovna_rules::{Position, Side, SplitMix64, Turn};
use klubovna_session::Session;
use klubovna_text::record::Record;
use klubovna_text::{GameOptions, Notation};
use klubovna_view::Present;
use proptest::prelude::*;

const JOKERS: [&str; 5] = [
    "none",
    "free_move",
    "remove_piece",
    "relocate",
    "draw_again",
];

fn options() -> impl Strategy<Value = Options> {
    (0..5_usize, any::<[bool; 3]>()).prop_map(|(joker, [single, hopeless, optional])| {
        let pick = |on, names: [&'static str; 2]| names[usize::from(on)];
        Options::from_pairs([
            ("joker", JOKERS[joker]),
            ("pawns", pick(single, ["double", "single"])),
            ("hopeless_draw", pick(hopeless, ["forbidden", "allowed"])),
            ("promotion", pick(optional, ["required", "optional"])),
        ])
        .expect("known options")
    })
}

fn actions(position: &Raindropchess) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut chances = Vec::new();
    position.chances(&mut chances);
    actions.extend(chances.into_iter().map(|(action, _)| action));
    actions
}

/// A position reached by playing: each number chooses among what can happen.
fn played() -> impl Strategy<Value = Raindropchess> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..160);
    (options(), choices).prop_map(|(options, choices)| {
        let mut position = Raindropchess::start(&options);
        for choice in choices {
            let actions = actions(&position);
            if actions.is_empty() {
                break;
            }
            position.apply(*choice.get(&actions));
        }
        position
    })
}

/// Every action there is, legal anywhere or not.
fn everything() -> Vec<Action> {
    let squares: Vec<Square> = Square::all().collect();
    let mut all = vec![Action::Draw, Action::Decline];
    all.extend(Card::ALL.map(Action::Reveal));
    for &from in &squares {
        all.push(Action::Remove(from));
        all.extend(Kind::ALL.map(|kind| Action::Place(kind, from)));
        for &to in &squares {
            all.extend([Action::Move(from, to, None), Action::Relocate(from, to)]);
            all.extend(BLUE.map(|kind| Action::Move(from, to, Some(kind))));
        }
    }
    all
}

/// Attack by walking the board square by square, without any table.
fn attacked(position: &Raindropchess, by: Side, at: Square) -> bool {
    // Up to the first piece on the way, that one included.
    let seen = |from: Square, files: i8, ranks: i8, most: i8| {
        let mut way = Vec::new();
        for far in 1..=most {
            let Some(square) = from.offset(files * far, ranks * far) else {
                break;
            };
            way.push(square);
            if position.pieces().at(square).is_some() {
                break;
            }
        }
        way
    };
    let forward = if by == Side::FIRST { 1 } else { -1 };
    let lines = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let diagonals = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let jumps = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    Square::all().any(|from| {
        let Some((kind, side)) = position.pieces().at(from) else {
            return false;
        };
        let (ways, most): (Vec<(i8, i8)>, i8) = match kind {
            Kind::King => ([lines, diagonals].concat(), 1),
            Kind::Queen => ([lines, diagonals].concat(), 7),
            Kind::Rook => (lines.into(), 7),
            Kind::Bishop => (diagonals.into(), 7),
            Kind::Knight => (jumps.into(), 1),
            Kind::Pawn => (vec![(-1, forward), (1, forward)], 1),
        };
        side == by
            && ways
                .into_iter()
                .any(|(files, ranks)| seen(from, files, ranks, most).contains(&at))
    })
}

/// Games whose actions are chosen by chance, with all sorts of options.
const GAMES: u64 = 24;

/// How often each of `checks` had something to say about the positions of some games.
fn seen<const N: usize>(checks: [fn(&Raindropchess) -> bool; N]) -> [u32; N] {
    let mut seen = [0; N];
    for seed in 0..GAMES {
        let mut rng = SplitMix64::new(seed);
        let text = format!(
            "joker={} pawns={} hopeless_draw={}",
            JOKERS[seed as usize % 5],
            ["double", "single"][seed as usize % 2],
            ["forbidden", "allowed"][seed as usize / 2 % 2],
        );
        let mut position = Raindropchess::start(&Options::read(&text).expect("known options"));
        for _ in 0..160 {
            for (count, check) in seen.iter_mut().zip(checks) {
                *count += u32::from(check(&position));
            }
            let actions = actions(&position);
            let Some(at) = rng.index(actions.len()) else {
                break;
            };
            position.apply(actions[at]);
        }
    }
    seen
}

/// Sections 3.2 and 4.1; false where there is a king, or nothing to do.
fn only_draws_without_a_king(position: &Raindropchess) -> bool {
    if position.phase() != Phase::Turn || position.king(position.side()).is_some() {
        return false;
    }
    assert_eq!(actions(position), [Action::Draw], "{position:?}");
    assert!(position.outcome().is_none(), "section 3.10: {position:?}");
    true
}

/// A card stands where its region and its rule say (section 5); false where none is shown.
fn places_in_its_region(position: &Raindropchess) -> bool {
    let side = position.side();
    let Phase::Shown(card) = position.phase() else {
        return false;
    };
    let Some(kind) = card.kind() else {
        return false;
    };
    let listed = actions(position);
    for at in Square::all() {
        let rank = at.rank().index() + 1;
        let region = match card {
            Card::LightBishop => !at.is_dark(),
            Card::DarkBishop => at.is_dark(),
            Card::Pawn if side == Side::FIRST => (2..=6).contains(&rank),
            Card::Pawn => (3..=7).contains(&rank),
            _ => true,
        };
        let mut next = *position;
        let place = Action::Place(kind, at);
        next.apply(place);
        let safe = next
            .king(side)
            .is_none_or(|king| !attacked(&next, side.other(), king));
        let free = position.pieces().at(at).is_none();
        let expected = free && region && safe;
        assert_eq!(
            listed.contains(&place),
            expected,
            "{place:?} in {position:?}"
        );
    }
    true
}

/// Whether a card can end the check is what its placement says once it has come
/// (sections 2.5, 8.5), and a draw in check is legal exactly if one can (6.5); false where there
/// is no check.
fn interposes_by_placing(position: &Raindropchess) -> bool {
    let side = position.side();
    if position.phase() != Phase::Turn || !position.in_check(side) {
        return false;
    }
    let mut any = false;
    for card in position.deck_of(side).kinds() {
        let mut next = *position;
        next.apply(Action::Draw);
        next.apply(Action::Reveal(card));
        let saves = next.outcome().is_none() && next.phase() == Phase::Shown(card);
        assert_eq!(position.interposes(card), saves, "{card:?} in {position:?}");
        any |= saves;
    }
    let listed = actions(position);
    let hopeless = position.options().hopeless_draw
        && listed
            .iter()
            .any(|action| matches!(action, Action::Move(..)))
        && !position.deck_of(side).is_empty();
    let draws = listed.contains(&Action::Draw);
    assert_eq!(draws, any || hopeless, "{position:?}");
    assert_eq!(position.scene().notes.is_empty(), !draws, "{position:?}");
    true
}

#[test]
fn without_a_king_there_is_only_the_draw_cards_keep_to_their_region_and_interposing_is_placing() {
    let seen = seen([
        only_draws_without_a_king,
        places_in_its_region,
        interposes_by_placing,
    ]);
    assert!(seen.iter().all(|&seen| seen > 50), "{seen:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    /// What is listed is what is legal, and nothing else in the whole world of actions.
    #[test]
    fn listed_is_legal(position in played()) {
        let mut listed = actions(&position);
        listed.sort();
        let mut legal: Vec<Action> =
            everything().into_iter().filter(|&action| position.is_legal(action)).collect();
        legal.sort();
        prop_assert_eq!(listed, legal);
    }

    /// A rule is named for everything else, and one that is not about the end while the game goes on.
    #[test]
    fn what_is_not_legal_meets_an_obstacle(position in played()) {
        let over = position.outcome().is_some();
        for action in everything() {
            let obstacle = position.obstacle(action);
            prop_assert_eq!(obstacle.is_none(), position.is_legal(action), "{:?}", action);
            prop_assert_eq!(obstacle == Some(Obstacle::Over), over, "{:?}", action);
        }
    }

    /// No turn leaves the own king attacked, and checks are seen (sections 2.3 to 2.5).
    #[test]
    fn kings_are_safe_after_the_own_turn(position in played()) {
        let side = position.side();
        for by in Side::BOTH {
            let king = position.king(by.other());
            let seen = king.is_some_and(|king| attacked(&position, by, king));
            prop_assert_eq!(position.in_check(by.other()), seen);
        }
        for action in actions(&position) {
            let mut next = position;
            next.apply(action);
            if next.side() != side && let Some(king) = next.king(side) {
                prop_assert!(!attacked(&next, side.other(), king), "{}", Raindropchess::write_action(action));
            }
        }
    }

    /// The order of a deck is nowhere in a position: until two orders differ, nothing does
    /// (sections 1.5 and 13.4).
    #[test]
    fn no_draw_can_be_predicted(seed in any::<u64>(), joker in 0..5_usize) {
        let options = Options::from_pairs([("joker", JOKERS[joker])]).expect("known options");
        let mut rng = SplitMix64::new(seed);
        let mut orders = [shuffled(&options, 0, &mut rng), shuffled(&options, 1, &mut rng)];
        let first = FixedOrder::new(orders.clone());
        // The same cards, the lower half of each deck the other way round.
        for order in &mut orders {
            let half = order.len() / 2;
            order[half..].reverse();
        }
        let mut sources = [first, FixedOrder::new(orders)];
        let start = Raindropchess::start(&options);
        let mut sessions = [start, start].map(|start| Session::new(Record::new(start)));
        for _ in 0..200 {
            let [one, two] = &sessions;
            prop_assert_eq!(one.position(), two.position());
            prop_assert_eq!(one.position().key(), two.position().key());
            prop_assert_eq!(one.snapshot(), two.snapshot());
            // A draw by repetition or by claim is no end of the position itself.
            if one.outcome().is_some() {
                break;
            }
            let listed = actions(one.position());
            let turn = one.position().turn();
            if turn == Turn::Chance {
                for (session, source) in sessions.iter_mut().zip(&mut sources) {
                    session.draw(source).expect("a card");
                }
                if sessions[0].position() != sessions[1].position() {
                    return Ok(());
                }
                continue;
            }
            let Some(at) = rng.index(listed.len()) else { break };
            for session in &mut sessions {
                session.play(listed[at]).expect("a legal action");
            }
        }
    }

    /// A position does not remember in which order cards came.
    #[test]
    fn the_same_turns_in_another_order_give_the_same_position(seed in any::<u64>()) {
        let mut rng = SplitMix64::new(seed);
        let mut squares: Vec<Square> = Square::all().collect();
        shuffle(&mut squares, &mut rng);
        let turns = |cards: &[(Card, Kind, Square)]| {
            let mut position = Raindropchess::start(&Options::default());
            for &(card, kind, at) in cards {
                for action in [Action::Draw, Action::Reveal(card), Action::Place(kind, at)] {
                    assert!(position.is_legal(action), "{action:?}");
                    position.apply(action);
                }
            }
            position
        };
        let [a, b, c, d] = [squares[0], squares[1], squares[2], squares[3]];
        let one = turns(&[
            (Card::Knight, Kind::Knight, a),
            (Card::Queen, Kind::Queen, c),
            (Card::Rook, Kind::Rook, b),
            (Card::Knight, Kind::Knight, d),
        ]);
        let two = turns(&[
            (Card::Rook, Kind::Rook, b),
            (Card::Knight, Kind::Knight, d),
            (Card::Knight, Kind::Knight, a),
            (Card::Queen, Kind::Queen, c),
        ]);
        prop_assert_eq!(one, two);
        prop_assert_eq!(one.key(), two.key());
    }
}

fn shuffle<T>(things: &mut [T], rng: &mut SplitMix64) {
    for last in (1..things.len()).rev() {
        things.swap(last, rng.index(last + 1).expect("some"));
    }
}

/// A deck in a random order.
fn shuffled(options: &Options, deck: usize, rng: &mut SplitMix64) -> Vec<String> {
    let composition = options.decks()[deck];
    let mut cards: Vec<String> = Card::ALL
        .into_iter()
        .flat_map(|card| {
            let code = Raindropchess::write_action(Action::Reveal(card));
            vec![code; usize::from(composition.count(card))]
        })
        .collect();
    shuffle(&mut cards, rng);
    cards
}

#[test]
fn whole_games_by_a_source_end_or_go_on_like_the_decks_say() {
    for seed in 0..50 {
        let options =
            Options::read(&format!("joker={}", JOKERS[seed as usize % 5])).expect("known");
        let mut session = Session::new(Record::new(Raindropchess::start(&options)));
        let mut source = SeededDraws::new(seed);
        let mut rng = SplitMix64::new(seed);
        for _ in 0..300 {
            let position = *session.position();
            if position.turn() == Turn::Chance {
                session.draw(&mut source).expect("a card");
                continue;
            }
            if session.outcome().is_some() {
                break;
            }
            let listed = actions(&position);
            session
                .play(listed[rng.index(listed.len()).expect("an action")])
                .expect("legal");
        }
        let end = session.position();
        for side in Side::BOTH {
            let left = end.deck_of(side).len();
            assert!(left <= options.decks()[side.index()].len());
            if left == 0 {
                let turned = end.shown() == Some(Card::King) && end.side() == side;
                assert!(end.king(side).is_some() || turned, "section 3.10");
            }
        }
        assert!(options.joker != Joker::None || end.shown() != Some(Card::Joker));
    }
}
