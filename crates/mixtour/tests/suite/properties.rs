//! Promises over random play and random texts.

use klubovna_mixtour::{Action, Cell, Mixtour, Options, PIECES, SCORING_HEIGHT, Scored};
use klubovna_rules::{Position, Side};
use klubovna_text::{GameOptions, Notation, Style, TextError};
use klubovna_view::{Present, Step};
use proptest::collection::vec;
use proptest::prelude::*;

const ALL_OPTIONS: [&str; 4] = [
    "",
    "target=3",
    "target=3 scored=reserve",
    "target=9 repetition=false",
];

fn actions(position: &Mixtour) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn codes(position: &Mixtour) -> Vec<String> {
    let mut codes: Vec<String> = actions(position)
        .iter()
        .copied()
        .map(Mixtour::write_action)
        .collect();
    codes.sort();
    codes
}

fn options() -> impl Strategy<Value = Options> {
    prop::sample::select(ALL_OPTIONS.to_vec())
        .prop_map(|text| Options::read(text).expect("known options"))
}

/// Plays the choices, each taken modulo the number of legal actions.
fn play(options: Options, choices: &[u16]) -> Vec<Mixtour> {
    let mut line = vec![Mixtour::start(&options)];
    for &choice in choices {
        let mut position = *line.last().expect("the start");
        let legal = actions(&position);
        if legal.is_empty() {
            break;
        }
        position.apply(legal[usize::from(choice) % legal.len()]);
        line.push(position);
    }
    line
}

/// One of the eight symmetries of the square on column and row.
fn turned(symmetry: u8, cell: Cell) -> Cell {
    let mut at = cell;
    if symmetry & 1 != 0 {
        at = at.mirror_file();
    }
    if symmetry & 2 != 0 {
        at = at.mirror_rank();
    }
    if symmetry & 4 != 0 {
        let (file, rank) = (at.file().index(), at.rank().index());
        at = Cell::new(file * 5 + rank).expect("a symmetry of the board");
    }
    at
}

fn turned_action(symmetry: u8, action: Action) -> Action {
    match action {
        Action::Enter(at) => Action::Enter(turned(symmetry, at)),
        Action::Move(from, count, to) => {
            Action::Move(turned(symmetry, from), count, turned(symmetry, to))
        }
        Action::Pass => Action::Pass,
    }
}

/// The position string with the board turned and, if asked for, the colours exchanged.
fn turned_text(position: &Mixtour, symmetry: u8, swap: bool) -> String {
    let mut stacks = vec![String::new(); 25];
    for cell in Cell::all() {
        let to = turned(symmetry, cell);
        stacks[to.index()] = position.stack(cell).to_string();
    }
    let rows: Vec<String> = stacks
        .chunks(5)
        .rev()
        .map(|row| {
            // Single empty cells are read like runs of them.
            let items = row
                .iter()
                .map(|stack| if stack.is_empty() { "1" } else { stack });
            items.collect::<Vec<_>>().join(",")
        })
        .collect();
    let text = position.write_position();
    let fields: Vec<&str> = text.split(' ').collect();
    let last = match Mixtour::read_action(fields[4]) {
        Ok(action) => Mixtour::write_action(turned_action(symmetry, action)),
        Err(_) => fields[4].to_owned(),
    };
    let (mut board, mut side) = (rows.join("/"), fields[1]);
    let pair = |text: &str| match text.split_once(',') {
        Some((white, black)) if swap => format!("{black},{white}"),
        _ => text.to_owned(),
    };
    if swap {
        let exchange = |letter| match letter {
            'w' => 'b',
            'b' => 'w',
            other => other,
        };
        board = board.chars().map(exchange).collect();
        side = if side == "w" { "b" } else { "w" };
    }
    format!(
        "{board} {side} {} {} {last}",
        pair(fields[2]),
        pair(fields[3])
    )
}

/// Texts near the ones that are read, and any other.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        "[wb1-5,/]{0,40} [wb] [0-9,]{1,6} [0-9,]{1,4} [a-e1-5:,pas-]{1,9}",
        "[wb0-9,/ a-e:-]{0,60}",
        "[a-fA-F][0-6](:[0-9]{0,3})?([-–—−][a-f][0-6])?",
        ".{0,60}",
    ]
}

fn inside<F: std::fmt::Debug>(error: &TextError<F>, text: &str) {
    assert!(
        text.get(error.span.clone()).is_some(),
        "{error:?} in {text:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn texts_go_round(options in options(), choices in vec(any::<u16>(), 0..120)) {
        for position in play(options, &choices) {
            let text = position.write_position();
            let read = Mixtour::read_position(&text, &options);
            prop_assert_eq!(read, Ok(position), "{}", text);
            let read = read_ok(&text, options);
            prop_assert_eq!(read.key(), position.key());
            prop_assert_eq!(read.repeat_key(), position.repeat_key());
            for action in actions(&position) {
                let code = Mixtour::write_action(action);
                prop_assert_eq!(Mixtour::read_action(&code), Ok(action));
                let text = position.write_move_text(action, Style::Czech);
                prop_assert_eq!(position.read_move_text(&text, Style::English), Ok(action));
            }
        }
    }

    // Section 10.4.
    #[test]
    fn symmetries_map_legal_lists_onto_each_other(
        options in options(),
        choices in vec(any::<u16>(), 0..80),
        symmetry in 0_u8..8,
        swap in any::<bool>(),
    ) {
        let position = *play(options, &choices).last().expect("the start");
        let twin = read_ok(&turned_text(&position, symmetry, swap), options);
        let mut mapped: Vec<String> = actions(&position)
            .into_iter()
            .map(|action| Mixtour::write_action(turned_action(symmetry, action)))
            .collect();
        mapped.sort();
        prop_assert_eq!(mapped, codes(&twin));
        prop_assert_eq!(position.banned().map(|a| turned_action(symmetry, a)), twin.banned());
        let winner = |position: &Mixtour| position.outcome().map(|outcome| outcome.winner);
        let expected = winner(&position)
            .map(|side| side.map(|side| if swap { side.other() } else { side }));
        prop_assert_eq!(winner(&twin), expected);
    }

    // Section 10.5.
    #[test]
    fn pieces_are_conserved(options in options(), choices in vec(any::<u16>(), 0..300)) {
        let mut out = [0_u32; 2];
        let line = play(options, &choices);
        for (before, after) in line.iter().zip(line.iter().skip(1)) {
            let scored = Side::BOTH.iter().any(|&side| after.points(side) > before.points(side));
            for side in Side::BOTH {
                let held = |position: &Mixtour| position.on_board(side) + u32::from(position.reserve(side));
                if options.target() > 1 && options.scored == Scored::Out {
                    out[side.index()] += held(before) - held(after);
                }
                prop_assert_eq!(held(after) + out[side.index()], u32::from(PIECES));
            }
            if !scored {
                prop_assert_eq!(
                    Side::BOTH.map(|s| before.on_board(s) + u32::from(before.reserve(s))),
                    Side::BOTH.map(|s| after.on_board(s) + u32::from(after.reserve(s)))
                );
            }
            let tall = Cell::all().any(|cell| after.stack(cell).height() >= SCORING_HEIGHT);
            let won = Side::BOTH.iter().any(|&side| after.points(side) >= options.target());
            prop_assert_eq!(tall, won, "{:?}", after);
        }
    }

    // Sections 4.6 and 9.3.
    #[test]
    fn the_ban_forbids_one_move_and_never_all(
        options in options(),
        choices in vec(any::<u16>(), 0..200),
    ) {
        for position in play(options, &choices) {
            let Some(banned) = position.banned() else { continue };
            prop_assert!(!position.is_legal(banned));
            let text = position.write_position();
            let (rest, _) = text.rsplit_once(' ').expect("five fields");
            let forgotten = read_ok(&format!("{rest} -"), options);
            let mut all = codes(&position);
            all.push(Mixtour::write_action(banned));
            all.sort();
            prop_assert_eq!(all, codes(&forgotten));
            prop_assert_ne!(position.key(), forgotten.key());
            prop_assert_eq!(position.repeat_key(), forgotten.repeat_key());
            prop_assert!(!actions(&position).contains(&Action::Pass));
        }
    }

    #[test]
    fn legal_is_what_no_rule_forbids(options in options(), choices in vec(any::<u16>(), 0..80)) {
        let position = *play(options, &choices).last().expect("the start");
        let legal = actions(&position);
        let moves = Cell::all().flat_map(|from| {
            (0..=5).flat_map(move |count| {
                Cell::all().map(move |to| Action::Move(from, count, to))
            })
        });
        let every = Cell::all().map(Action::Enter).chain(moves).chain([Action::Pass]);
        for action in every {
            prop_assert_eq!(
                position.is_legal(action), legal.contains(&action), "{:?} in {:?}", action, position
            );
        }
    }

    #[test]
    fn no_action_breaks_anything(
        options in options(),
        steps in vec((0_u8..25, any::<u8>(), 0_u8..25, 0_u8..5), 0..200),
    ) {
        let cell = |at: u8| Cell::new(at).expect("a cell");
        let mut position = Mixtour::start(&options);
        for (from, count, to, kind) in steps {
            let action = match kind {
                0 => Action::Pass,
                1 | 2 => Action::Enter(cell(to)),
                _ => Action::Move(cell(from), count % 10, cell(to)),
            };
            let _ = position.is_irreversible(action);
            let _ = (position.describe(action), position.trail(action), position.label(action));
            position.apply(action);
            prop_assert_eq!(position.count_actions(), actions(&position).len() as u64);
            let _ = (position.key(), position.scene(), position.diagram());
        }
    }

    #[test]
    fn no_text_breaks_a_reader(options in options(), text in texts()) {
        if let Err(error) = Mixtour::read_action(&text) {
            inside(&error, &text);
        }
        let start = Mixtour::start(&options);
        match start.read_move_text(&text, Style::English) {
            Ok(action) => prop_assert!(start.is_legal(action)),
            Err(error) => inside(&error, &text),
        }
        match Mixtour::read_position(&text, &options) {
            Ok(position) => {
                let again = Mixtour::read_position(&position.write_position(), &options);
                prop_assert_eq!(again, Ok(position));
            }
            Err(error) => inside(&error, &text),
        }
        let _ = Options::read(&text);
        let _ = start.sight(&text);
        let step = || Step::Cell(text.clone());
        let _ = start.explain(&[step(), Step::Count(255), step()]);
    }
}

fn read_ok(text: &str, options: Options) -> Mixtour {
    Mixtour::read_position(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position with a piece, a stack of so many, and a piece in between or not.
fn two_stacks(from: Cell, to: Cell, height: u8, between: Option<Cell>) -> Mixtour {
    let mut stacks = vec![String::new(); 25];
    stacks[from.index()] = "w".into();
    stacks[to.index()] = "b".repeat(height.into());
    if let Some(between) = between {
        stacks[between.index()] = "w".into();
    }
    let item = |stack: &String| {
        if stack.is_empty() {
            "1".into()
        } else {
            stack.clone()
        }
    };
    let rows: Vec<String> = stacks
        .chunks(5)
        .rev()
        .map(|row| row.iter().map(item).collect::<Vec<_>>().join(","))
        .collect();
    let white = 19 - u8::from(between.is_some());
    let text = format!("{} w {white},{} 0,0 -", rows.join("/"), 20 - height);
    Mixtour::read_position(&text, &Options::default())
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A piece goes onto a stack exactly where a straight and open way is as long as that is high.
#[test]
fn ways_are_the_straight_lines_of_the_right_length() {
    let goes = |position: &Mixtour, from, to| {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.contains(&Action::Move(from, 1, to))
    };
    for from in Cell::all() {
        for to in Cell::all().filter(|&to| to != from) {
            let files = from.file().index().abs_diff(to.file().index());
            let ranks = from.rank().index().abs_diff(to.rank().index());
            let straight = files == 0 || ranks == 0 || files == ranks;
            for height in 1..=4 {
                let position = two_stacks(from, to, height, None);
                let wanted = straight && files.max(ranks) == height;
                assert_eq!(goes(&position, from, to), wanted, "{position:?}");
            }
            let middle = usize::midpoint(from.index(), to.index());
            if straight && files % 2 == 0 && ranks % 2 == 0 {
                let middle = Cell::new(middle as u8);
                let position = two_stacks(from, to, files.max(ranks), middle);
                assert!(!goes(&position, from, to), "{position:?}");
            }
        }
    }
}
