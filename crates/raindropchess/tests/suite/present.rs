//! What a board shows and says, on positions a reader can check by eye.

use klubovna_raindropchess::{Action, Options, Raindropchess};
use klubovna_rules::Position;
use klubovna_text::{Arg, GameOptions, Notation};
use klubovna_view::{MarkKind, Phrase, Present, Scene, Step, TrayRole, TurnKind};

/// A check by a rook that a knight card could end and a pawn card not.
const GAMBLE: &str = "k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20";

fn at_with(options: &str, text: &str) -> Raindropchess {
    let options = Options::read(options).expect("known options");
    Raindropchess::read_position(text, &options).expect(text)
}

fn at(text: &str) -> Raindropchess {
    at_with("", text)
}

fn start() -> Raindropchess {
    Raindropchess::start(&Options::default())
}

fn action(code: &str) -> Action {
    Raindropchess::read_action(code).expect(code)
}

fn after(position: Raindropchess, codes: &str) -> Raindropchess {
    codes.split(' ').fold(position, |mut position, code| {
        assert!(position.is_legal(action(code)), "{code}");
        position.apply(action(code));
        position
    })
}

/// `code name=value ...` with the names in order, easy to compare.
fn line(phrase: &Phrase) -> String {
    let mut named: Vec<_> = phrase.args.iter().collect();
    named.sort_by_key(|(name, _)| *name);
    let args = named.into_iter().map(|(name, arg)| match arg {
        Arg::Cell(text) | Arg::Piece(text) | Arg::Text(text) => format!(" {name}={text}"),
        Arg::Side(side) => format!(" {name}={side}"),
        Arg::Number(number) => format!(" {name}={number}"),
    });
    let code = phrase
        .code
        .strip_prefix("raindropchess-")
        .expect("a code of ours");
    code.to_owned() + &args.collect::<String>()
}

fn said(position: &Raindropchess, code: &str) -> Vec<String> {
    position.describe(action(code)).iter().map(line).collect()
}

fn prompt(position: &Raindropchess) -> String {
    line(&position.scene().prompt)
}

fn notes(position: &Raindropchess) -> Vec<String> {
    position.scene().notes.iter().map(line).collect()
}

/// The steps of a text such as `e2 e4`, `deck-0/back`, `!draw` or `e7 e8 =queen`.
fn steps(text: &str) -> Vec<Step> {
    text.split(' ')
        .map(|word| match (word.split_once('/'), word.split_at(1)) {
            (Some((tray, kind)), _) => Step::Tray {
                tray: tray.into(),
                kind: kind.into(),
            },
            (_, ("!", id)) => Step::Command(id.into()),
            (_, ("=", id)) => Step::Option(id.into()),
            _ => Step::Cell(word.into()),
        })
        .collect()
}

/// Phrase, section and cells of a refusal.
fn refused(position: &Raindropchess, attempt: &str) -> String {
    match position.explain(&steps(attempt)) {
        Some(refusal) => {
            let cells = refusal.cells.join(" ");
            format!("{} | {} | {cells}", line(&refusal.phrase), refusal.rule)
        }
        None => String::new(),
    }
}

fn marked(scene: &Scene, kind: MarkKind) -> String {
    let marks = scene.marks.iter().filter(|mark| mark.kind == kind);
    let cells: Vec<&str> = marks.map(|mark| mark.cell.as_str()).collect();
    cells.join(" ")
}

/// What lies in a tray: `kind count/capacity ...`.
fn tray(scene: &Scene, id: &str) -> String {
    let content = scene.trays.iter().find(|tray| tray.id == id).expect(id);
    let items: Vec<String> = content
        .items
        .iter()
        .map(|item| {
            format!(
                "{} {}/{}",
                item.kind,
                item.count,
                item.capacity.unwrap_or(0)
            )
        })
        .collect();
    items.join(", ")
}

#[test]
fn the_layout_is_a_chessboard_with_deck_card_and_blue_pieces_a_side() {
    let layout = Raindropchess::layout(&Options::default());
    let board = &layout.boards[0];
    assert_eq!((board.columns, board.rows, board.cells.len()), (8, 8, 64));
    let trays: Vec<_> = layout
        .trays
        .iter()
        .map(|tray| (tray.id.as_str(), tray.side, tray.role))
        .collect();
    assert_eq!(
        trays,
        [
            ("deck-0", Some(0), TrayRole::Deck),
            ("deck-1", Some(1), TrayRole::Deck),
            ("card-0", Some(0), TrayRole::Card),
            ("card-1", Some(1), TrayRole::Card),
            ("blue-0", Some(0), TrayRole::Reserve),
            ("blue-1", Some(1), TrayRole::Reserve),
        ]
    );
}

#[test]
fn decks_cards_and_blue_pieces_lie_in_their_trays() {
    let position = at("8/8/8/8/8/8/8/8 b N KQP/kqrnp QBqrbn 0 1");
    let scene = position.scene();
    assert_eq!(
        tray(&scene, "deck-0"),
        "king 1/1, queen 1/1, rook 0/2, knight 0/2, light-bishop 0/1, dark-bishop 0/1, pawn 1/8"
    );
    assert_eq!(tray(&scene, "card-0"), "");
    assert_eq!(tray(&scene, "card-1"), "knight 1/1");
    assert_eq!(
        tray(&scene, "blue-0"),
        "queen 1/1, rook 0/1, bishop 1/1, knight 0/1"
    );
    let trained = at_with(
        "white_deck=KRRPPPPPP joker=relocate",
        "8/8/8/8/8/8/8/8 w - KRPJ/k - 0 1",
    );
    assert_eq!(
        tray(&trained.scene(), "deck-0"),
        "king 1/1, rook 1/2, pawn 1/6, joker 1/2"
    );
}

#[test]
fn a_pawn_at_its_end_is_inert() {
    let scene = at("P6k/8/8/8/8/8/P7/K7 w - -/- qrbn 0 40").scene();
    let states: Vec<_> = scene
        .tokens
        .iter()
        .map(|token| {
            (
                token.cell.as_str(),
                token.kind.as_str(),
                token.state.as_str(),
            )
        })
        .collect();
    assert_eq!(
        states,
        [
            ("a1", "king", ""),
            ("a2", "pawn", ""),
            ("a8", "pawn", "inert"),
            ("h8", "king", "")
        ]
    );
}

#[test]
fn prompts_and_phases_follow_the_turn() {
    let phase = |position: &Raindropchess| (position.scene().phase, prompt(position));
    let is = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let drawn = after(start(), "=");
    let shown = after(drawn, ":L");
    assert_eq!(phase(&start()), is("turn", "prompt-draw side=0"));
    assert_eq!(phase(&drawn), is("drawn", "prompt-turn side=0"));
    assert_eq!(drawn.scene().turn.kind, TurnKind::Chance);
    assert_eq!(
        phase(&shown),
        is("place", "prompt-place card=light-bishop side=0")
    );
    for (text, expected) in [
        (
            "7k/8/8/8/8/8/8/K7 w - Q/p QRBNqrbn 0 40",
            "prompt-choose side=0",
        ),
        (
            "6k1/8/8/8/8/8/8/K6R w - -/p QRBNqrbn 0 40",
            "prompt-move side=0",
        ),
        (
            "7k/5Q2/8/8/8/8/8/K7 b - -/p QRBNqrbn 0 40",
            "prompt-draw side=1",
        ),
        (GAMBLE, "prompt-check-draw side=1"),
        (
            "k6R/8/8/8/8/8/8/4K3 b - QP/pp QRBNqrbn 0 20",
            "prompt-check-move side=1",
        ),
        (
            "k6R/8/8/8/8/8/8/4K3 b - QP/qp QRBNqrbn 0 20",
            "prompt-check side=1",
        ),
        (
            "k6R/pp6/8/8/8/8/8/4K3 b N QP/p QRBNqrbn 0 20",
            "prompt-check-place card=knight side=1",
        ),
        (
            "k6R/pp6/8/8/8/8/8/4K3 b - QP/pp QRBNqrbn 0 20",
            "prompt-over",
        ),
    ] {
        assert_eq!(prompt(&at(text)), expected, "{text}");
    }
    for (joker, quiet, check) in [
        ("free_move", "prompt-free-move", "prompt-check-free-move"),
        (
            "remove_piece",
            "prompt-remove-piece",
            "prompt-check-remove-piece",
        ),
        ("relocate", "prompt-relocate", "prompt-check-relocate"),
    ] {
        let options = format!("joker={joker}");
        let position = at_with(&options, "3r4/8/8/8/8/8/8/1N2K3 w J Q/k QRBNqrbn 0 3");
        assert_eq!(
            phase(&position),
            is("joker", &format!("{quiet} card=joker side=0"))
        );
        let position = at_with(&options, "4r3/8/8/8/8/8/8/1N2K3 w J Q/k QRBNqrbn 0 3");
        assert_eq!(
            phase(&position),
            is("joker", &format!("{check} card=joker side=0"))
        );
    }
    let again = at_with("joker=draw_again", "8/8/8/8/8/8/8/8 w > K/k QRBNqrbn 0 3");
    assert_eq!(phase(&again), is("redraw", "prompt-redraw side=0"));
}

#[test]
fn squares_closed_to_the_card_are_marked_and_so_is_check() {
    let scene = at("k6R/pp6/8/8/8/8/8/4K3 b N QP/p QRBNqrbn 0 20").scene();
    assert_eq!(marked(&scene, MarkKind::Check), "a8");
    let closed = marked(&scene, MarkKind::Closed);
    assert_eq!(
        closed.split(' ').count(),
        64 - 5 - 6,
        "all but b8 to g8 and the occupied squares"
    );
    assert!(!closed.contains("b8") && closed.contains("h7"));
    let free = after(start(), "= :Q").scene();
    assert_eq!(marked(&free, MarkKind::Closed), "");
    let pawn = after(start(), "= :P").scene();
    assert_eq!(marked(&pawn, MarkKind::Closed).split(' ').count(), 24);
    // A lost draw shows the board as it is.
    let lost = after(at(GAMBLE), "= :P").scene();
    assert_eq!(marked(&lost, MarkKind::Closed), "");
    assert_eq!(marked(&lost, MarkKind::Check), "a8");
    assert_eq!(tray(&lost, "card-1"), "pawn 1/1");
}

#[test]
fn the_odds_are_told_in_check_only() {
    let odds = [
        "note-saves left=2 percent=50 saves=1",
        "note-card card=knight count=1",
    ];
    assert_eq!(notes(&at(GAMBLE)), odds);
    assert_eq!(
        notes(&after(at(GAMBLE), "=")),
        odds,
        "the card is not turned yet"
    );
    assert!(notes(&after(at(GAMBLE), "= :N")).is_empty());
    assert!(notes(&start()).is_empty());
    // Six of fourteen cards: section 13.6.
    let many = at("8/8/4p3/5N2/8/8/8/r5K1 w - QRRNLDPPPPPPPP/kqrnnldppppppp QRBNqrbn 0 3");
    assert_eq!(
        notes(&many),
        [
            "note-saves left=14 percent=43 saves=6",
            "note-card card=queen count=1",
            "note-card card=rook count=2",
            "note-card card=knight count=1",
            "note-card card=light-bishop count=1",
            "note-card card=dark-bishop count=1",
        ]
    );
    let none = "k6R/8/8/8/8/8/8/4K3 b - QP/pp QRBNqrbn 0 20";
    assert!(notes(&at(none)).is_empty(), "the draw is forbidden");
    let allowed = at_with("hopeless_draw=allowed", none);
    assert_eq!(notes(&allowed), ["note-saves left=2 percent=0 saves=0"]);
    let joker = at_with(
        "joker=remove_piece",
        "4r3/8/8/8/8/8/8/4K3 w - QJJ/kqjj QRBNqrbn 3 3",
    );
    assert_eq!(
        notes(&joker),
        [
            "note-saves left=3 percent=100 saves=3",
            "note-card card=queen count=1",
            "note-card card=joker count=2",
        ]
    );
}

#[test]
fn actions_are_described_with_what_they_bring() {
    assert_eq!(said(&start(), "="), ["say-draw side=0"]);
    assert_eq!(
        said(&after(start(), "="), ":Q"),
        ["say-card card=queen side=0"]
    );
    assert_eq!(
        said(&after(start(), "= :Q"), "Q@d4"),
        ["say-place piece=queen side=0 to=d4"]
    );
    let gamble = at("k7/pp6/8/8/8/8/8/4K2R w - QP/np QRBNqrbn 0 20");
    assert_eq!(
        said(&gamble, "h1h8"),
        [
            "say-move from=h1 piece=rook side=0 to=h8",
            "say-check-draw side=1"
        ]
    );
    let lost = after(gamble, "h1h8 =");
    assert_eq!(
        said(&lost, ":P"),
        ["say-card card=pawn side=1", "say-failed side=1"]
    );
    assert_eq!(said(&lost, ":N"), ["say-card card=knight side=1"]);
    let promotion = at("3n2k1/4P3/8/8/8/8/4p3/K2N4 w - -/- QRqb 0 40");
    assert_eq!(
        said(&promotion, "e7d8q"),
        [
            "say-take from=e7 piece=pawn side=0 taken=knight to=d8",
            "say-promotes piece=queen",
            "say-check side=1",
        ]
    );
    let fifth = at("8/4P3/8/8/8/8/8/K6k w - -/- qrbn 0 40");
    assert_eq!(
        said(&fifth, "e7e8"),
        ["say-move from=e7 piece=pawn side=0 to=e8", "say-stays"]
    );
    let king = at("b4k2/b7/2qp1q2/8/7r/r7/p2rn1n1/8 w = K/pppp RBNbn 2 60");
    assert_eq!(
        said(&king, ":K"),
        ["say-card card=king side=0", "say-unplaceable side=0"]
    );
    let mate = at("7k/8/5KQ1/8/8/8/8/8 w - -/p QRBNqrbn 0 20");
    assert_eq!(
        said(&mate, "g6g7"),
        ["say-move from=g6 piece=queen side=0 to=g7"]
    );
}

#[test]
fn jokers_are_described() {
    let at_joker = |joker: &str, text: &str| at_with(&format!("joker={joker}"), text);
    let text = "3r4/8/8/8/8/8/8/1N2K3 w J Q/k QRBNqrbn 0 3";
    assert_eq!(
        said(&at_joker("remove_piece", text), "x@d8"),
        ["say-remove at=d8 piece=rook side=0"]
    );
    assert_eq!(
        said(&at_joker("relocate", text), "b1~a8"),
        ["say-relocate from=b1 piece=knight side=0 to=a8"]
    );
    assert_eq!(
        said(&at_joker("relocate", text), "--"),
        ["say-decline side=0"]
    );
    let again = at_joker("draw_again", "7k/8/8/8/8/8/4P3/K6B w = QJ/jj QRBNqrbn 0 9");
    assert_eq!(
        said(&again, ":J"),
        ["say-card card=joker side=0", "say-again side=0"]
    );
    let last = at_joker("draw_again", "7k/8/8/8/8/8/4P3/K6B w = J/jj QRBNqrbn 0 9");
    assert_eq!(
        said(&last, ":J"),
        ["say-card card=joker side=0", "say-last-joker side=0"]
    );
}

#[test]
fn draws_and_placements_can_be_clicked_in_two_ways() {
    let ways = |position: &Raindropchess, code: &str| position.ways(action(code));
    assert_eq!(ways(&start(), "="), [steps("!draw"), steps("deck-0/back")]);
    let drawn = after(start(), "=");
    assert_eq!(ways(&drawn, ":L"), [steps("deck-0/light-bishop")]);
    let shown = after(drawn, ":L");
    assert_eq!(
        ways(&shown, "B@c8"),
        [steps("c8"), steps("card-0/light-bishop c8")]
    );
    let blue = at("3n2k1/4P3/8/8/8/8/4p3/K2N4 w - -/- QRqb 0 40");
    assert_eq!(ways(&blue, "e7e8q"), [steps("e7 e8 =queen")]);
    assert_eq!(ways(&blue, "a1b1"), [steps("a1 b1")]);
    let stays = at_with(
        "promotion=optional",
        "6k1/4P3/8/8/8/8/8/K7 w - -/q Qqrbn 0 40",
    );
    assert_eq!(ways(&stays, "e7e8"), [steps("e7 e8 =pawn")]);
    let fifth = at("8/4P3/8/8/8/8/8/K6k w - -/- qrbn 0 40");
    assert_eq!(ways(&fifth, "e7e8"), [steps("e7 e8")]);
    let joker = at_with("joker=relocate", "8/8/8/8/8/8/8/1N2K3 w J Q/k QRBNqrbn 0 3");
    assert_eq!(ways(&joker, "--"), [steps("!decline")]);
    assert_eq!(ways(&joker, "b1~a8"), [steps("b1 a8")]);
}

#[test]
fn pieces_see_as_far_as_they_attack() {
    let position = at("8/8/8/3p4/8/3R4/8/K6k w - -/- QRBNqrbn 0 40");
    let mut seen: Vec<String> = position
        .sight("d3")
        .into_iter()
        .map(|sight| sight.to + sight.stop.as_deref().unwrap_or(""))
        .collect();
    seen.sort();
    assert_eq!(seen, ["a3", "d1", "d4d5", "h3"]);
    let pawn: Vec<String> = position
        .sight("d5")
        .into_iter()
        .map(|sight| sight.to)
        .collect();
    assert_eq!(pawn, ["c4", "e4"]);
    assert_eq!(position.sight("h1").len(), 3);
    assert!(position.sight("e5").is_empty());
    assert!(position.sight("nowhere").is_empty());
}

#[test]
fn what_comes_before_what_is_explained() {
    let text = "8/8/8/8/3r4/8/3N4/8 w - KQ/kq QRBNqrbn 0 1";
    let first = at(text);
    assert_eq!(refused(&first, "d2"), "why-no-king | 4.1 | d2");
    assert_eq!(refused(&first, "d2 f3"), "why-no-king | 4.1 | d2");
    assert_eq!(refused(&first, "e5"), "why-draw-first | 3.6 | e5");
    assert_eq!(refused(&first, "d4"), "why-not-yours side=0 | 3.9 | d4");
    assert_eq!(
        refused(&first, "deck-1/back"),
        "why-not-yours side=0 | 3.9 | "
    );
    assert_eq!(refused(&first, "blue-0/queen"), "why-blue | 7.1 | ");
    assert_eq!(refused(&first, "!draw"), "");
    let drawn = after(first, "=");
    assert_eq!(refused(&drawn, "e5"), "why-card-first | 3.6 | ");
    assert_eq!(refused(&drawn, "deck-0/king"), "");
    let shown = after(drawn, ":Q");
    assert_eq!(
        refused(&shown, "!draw"),
        "why-place-first card=queen | 3.7 | "
    );
    assert_eq!(
        refused(&shown, "d2 f3"),
        "why-place-first card=queen | 3.7 | d2"
    );
    assert_eq!(refused(&shown, "card-0/queen"), "");
    let again = at_with("joker=draw_again", "8/8/8/8/8/8/8/8 w > K/k QRBNqrbn 0 3");
    assert_eq!(refused(&again, "e5"), "why-redraw | 8.6 | ");
    let over = at("k6R/pp6/8/8/8/8/8/4K3 b - QP/pp QRBNqrbn 0 20");
    assert_eq!(refused(&over, "a8"), "why-over | 10.4 | ");
}

#[test]
fn placements_that_are_not_possible_are_explained() {
    let on = |card: char, at: &str, board: &str| {
        let deck = "KQRRNNLDPPPPPPPP".replacen(card, "", 1);
        let text = format!("{board} w {card} {deck}/qr QRBNqrbn 0 20");
        refused(&self::at(&text), at)
    };
    let board = "8/8/8/4k3/8/8/5r2/8";
    assert_eq!(
        on('Q', "e5", board),
        "why-occupied at=e5 piece=king side=1 | 5.1 | e5"
    );
    assert_eq!(on('L', "a1", board), "why-light-square side=0 | 5.2 | a1");
    assert_eq!(
        on('D', "card-0/dark-bishop a8", board),
        "why-dark-square side=0 | 5.2 | a8"
    );
    assert_eq!(on('P', "a7", board), "why-pawn-ranks side=0 | 5.2 | a7");
    assert_eq!(on('K', "a2", board), "why-attacked to=a2 | 5.2 | a2 f2");
    assert_eq!(on('K', "d4", board), "why-attacked to=d4 | 5.2 | d4 e5");
    assert_eq!(on('K', "a1", board), "");
    let check = self::at("k6R/pp6/8/8/8/8/8/4K3 b N QP/p QRBNqrbn 0 20");
    assert_eq!(refused(&check, "d5"), "why-still-check to=d5 | 5.3 | d5 h8");
    assert_eq!(refused(&check, "d8"), "");
}

#[test]
fn moves_that_are_not_possible_are_explained() {
    let position = at("4k3/4r3/8/8/7b/2P5/P1P1NP2/R3K3 w - Q/q QRBNqrbn 3 20");
    for (attempt, expected) in [
        ("e2 c1", "why-pinned piece=knight | 4.5 | e2 e7"),
        ("e2", "why-pinned piece=knight | 4.5 | e2 e7"),
        ("f2", "why-pinned piece=pawn | 4.5 | f2 h4"),
        ("a1 b2", "why-rook | 4.2 | a1 b2"),
        (
            "a1 e1",
            "why-own at=e1 blocker=king piece=rook side=0 | 4.2 | a1 e1",
        ),
        (
            "a1 a5",
            "why-blocked at=a2 blocker=pawn piece=rook side=0 | 4.2 | a1 a2 a5",
        ),
        ("e1 g1", "why-king | 4.2 | e1 g1"),
        (
            "e1 e2",
            "why-own at=e2 blocker=knight piece=king side=0 | 4.2 | e1 e2",
        ),
        ("c2", "why-stuck piece=pawn | 4.3 | c2"),
        ("c2 c3", "why-pawn-blocked | 4.3 | c2 c3"),
        ("c2 c4", "why-pawn-blocked | 4.3 | c2 c4"),
        ("c3 c5", "why-double-step | 4.4 | c3 c5"),
        ("a2 b3", "why-pawn-takes | 4.3 | a2 b3"),
        ("a2 b4", "why-pawn | 4.3 | a2 b4"),
        ("e2 e4", "why-knight | 4.2 | e2 e4"),
        ("e2 e2", ""),
        ("a2 a4", ""),
        ("a1", ""),
        ("h4", "why-not-yours side=0 | 3.9 | h4"),
    ] {
        assert_eq!(refused(&position, attempt), expected, "{attempt}");
    }
    let single = at_with("pawns=single", "7k/8/8/8/8/8/P7/K7 w - Q/q QRBNqrbn 3 20");
    assert_eq!(refused(&single, "a2 a4"), "why-single-step | 4.4 | a2 a4");
    let inert = at("P6k/8/8/8/8/8/8/K7 w - -/- qrbn 3 20");
    assert_eq!(refused(&inert, "a8"), "why-inert | 7.4 | a8");
    assert_eq!(refused(&inert, "a8 a7"), "why-inert | 7.4 | a7 a8");
    assert_eq!(refused(&inert, "!draw"), "why-deck-empty | 3.5 | ");
    let king = at("6k1/8/8/8/8/8/7r/K7 w - Q/q QRBNqrbn 3 20");
    assert_eq!(refused(&king, "a1 a2"), "why-attacked to=a2 | 4.5 | a2 h2");
    let shut = at("6k1/8/8/8/8/1r6/7r/K7 w - Q/q QRBNqrbn 3 20");
    assert_eq!(refused(&shut, "a1"), "why-king-stuck piece=king | 4.5 | a1");
}

#[test]
fn check_is_explained() {
    let position = at("k6R/8/8/8/8/2n5/p7/4K3 b - QP/pp QRBNqrbn 0 20");
    assert_eq!(refused(&position, "!draw"), "why-hopeless | 6.5 | h8");
    assert_eq!(refused(&position, "deck-1/back"), "why-hopeless | 6.5 | h8");
    assert_eq!(
        refused(&position, "a2"),
        "why-no-help piece=pawn | 6.1 | a2 h8"
    );
    assert_eq!(
        refused(&position, "c3 e4"),
        "why-still-check to=e4 | 6.1 | e4 h8"
    );
    assert_eq!(
        refused(&position, "a8 b8"),
        "why-attacked to=b8 | 4.5 | b8 h8"
    );
    assert_eq!(refused(&position, "a8 b7"), "");
    // What ends one check and opens another is pinned.
    let pinned = at("4r2k/8/8/8/8/5n2/4B3/4K3 w - -/- QRBNqrbn 0 30");
    assert_eq!(
        refused(&pinned, "e2 f3"),
        "why-pinned piece=bishop | 4.5 | e2 e8"
    );
    assert_eq!(
        refused(&pinned, "e2 d3"),
        "why-still-check to=d3 | 6.1 | d3 f3"
    );
}

#[test]
fn jokers_are_explained() {
    let remove = at_with(
        "joker=remove_piece",
        "4r1b1/8/8/8/8/8/8/k3K2N w J Q/q QRBNqrbn 0 3",
    );
    assert_eq!(refused(&remove, "g8"), "why-joker-check | 8.3 | e8 g8");
    assert_eq!(refused(&remove, "a1"), "why-joker-king | 8.1 | a1");
    assert_eq!(refused(&remove, "h1"), "why-joker-enemy | 8.1 | h1");
    assert_eq!(refused(&remove, "d4"), "why-joker-enemy | 8.1 | d4");
    assert_eq!(refused(&remove, "!decline"), "why-decline | 8.2 | e8");
    assert_eq!(refused(&remove, "e8"), "");
    let relocate = at_with(
        "joker=relocate",
        "k3r3/8/8/8/8/8/4N2P/4K1B1 w J Q/q QRBNqrbn 0 3",
    );
    assert_eq!(refused(&relocate, "e1"), "why-joker-king | 8.1 | e1");
    assert_eq!(refused(&relocate, "a8"), "why-joker-own | 8.1 | a8");
    assert_eq!(refused(&relocate, "d4"), "why-joker-own | 8.1 | d4");
    assert_eq!(
        refused(&relocate, "g1 h1"),
        "why-dark-square side=0 | 8.1 | h1"
    );
    assert_eq!(
        refused(&relocate, "h2 h8"),
        "why-pawn-ranks side=0 | 8.1 | h8"
    );
    assert_eq!(
        refused(&relocate, "h2 e2"),
        "why-occupied at=e2 piece=knight side=0 | 8.1 | e2"
    );
    assert_eq!(refused(&relocate, "e2 a4"), "why-joker-check | 8.3 | a4");
    assert_eq!(refused(&relocate, "e2 e5"), "");
    assert_eq!(refused(&relocate, "!decline"), "");
    let free = at_with(
        "joker=free_move",
        "8/8/8/8/8/8/P7/1N6 w J KQ/kq QRBNqrbn 0 3",
    );
    assert_eq!(refused(&free, "b1 c3"), "");
    assert_eq!(refused(&free, "b1 b3"), "why-knight | 4.2 | b1 b3");
    assert_eq!(refused(&free, "e5"), "why-joker-own | 8.1 | e5");
}
