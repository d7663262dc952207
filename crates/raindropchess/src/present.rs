//! What a front end shows of a position.

use klubovna_chessmen::{Bitboard, Direction, Square, attacks};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::present::{Present, empty_scene};
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Refusal, Scene, Sight, Step,
    Token, Tray, TrayContent, TrayItem, TrayRole,
};

use crate::man::last_rank;
use crate::{Action, Card, Joker, Kind, Options, Phase, Raindropchess, say, why};

/// What is left of a side's cards.
pub(crate) const DECK: [&str; 2] = ["deck-0", "deck-1"];
/// The card that is turned, until it is dealt with.
pub(crate) const CARD: [&str; 2] = ["card-0", "card-1"];
/// The pieces for promotions that a side has left.
pub(crate) const BLUE: [&str; 2] = ["blue-0", "blue-1"];
/// The top of a deck: what is drawn before anybody knows the card.
const BACK: &str = "back";
pub(crate) const DRAW: &str = "draw";
pub(crate) const DECLINE: &str = "decline";

impl Present for Raindropchess {
    #[inline]
    fn layout(_options: &Options) -> Layout {
        let trays = [
            Tray::pair("deck", TrayRole::Deck),
            Tray::pair("card", TrayRole::Card),
            Tray::pair("blue", TrayRole::Reserve),
        ];
        Layout {
            boards: vec![Board::grid(BoardStyle::Checkered, 8, 8)],
            trays: trays.into_iter().flatten().collect(),
            parts: vec![PartName::Chessmen, PartName::Cards],
            kinds: Vec::new(),
        }
    }

    #[inline]
    fn scene(&self) -> Scene {
        let mut scene = Scene {
            tokens: tokens(self),
            trays: Side::BOTH
                .into_iter()
                .flat_map(|side| trays(self, side))
                .collect(),
            marks: marks(self),
            notes: say::notes(self),
            ..empty_scene(self, prompt(self))
        };
        if scene.result.is_none() {
            scene.phase = match self.phase() {
                Phase::Turn => "turn",
                Phase::Drawn => "drawn",
                Phase::Redraw => "redraw",
                Phase::Shown(Card::Joker) => "joker",
                Phase::Shown(_) => "place",
            }
            .into();
        }
        scene
    }

    #[inline]
    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.to_string());
        let tray = |ids: [&str; 2], kind: &str| Step::Tray {
            tray: ids[self.side().index()].into(),
            kind: kind.into(),
        };
        let command = |id: &str| vec![Step::Command(id.into())];
        match action {
            Action::Draw => vec![command(DRAW), vec![tray(DECK, BACK)]],
            Action::Reveal(card) => vec![vec![tray(DECK, card.id())]],
            Action::Place(kind, at) => {
                let card = tray(CARD, Card::of(kind, at).id());
                vec![vec![cell(at)], vec![card, cell(at)]]
            }
            Action::Move(from, to, blue) => {
                let mut way = vec![cell(from), cell(to)];
                if self.may_promote(from, to) {
                    way.push(Step::Option(blue.unwrap_or(Kind::Pawn).id().into()));
                }
                vec![way]
            }
            Action::Remove(at) => vec![vec![cell(at)]],
            Action::Relocate(from, to) => vec![vec![cell(from), cell(to)]],
            Action::Decline => vec![command(DECLINE)],
        }
    }

    #[inline]
    fn trail(&self, action: Action) -> Vec<Mark> {
        let mark = |square, kind| mark(square, kind, self.side());
        match action {
            Action::Draw | Action::Reveal(_) | Action::Decline => Vec::new(),
            Action::Place(_, at) => vec![mark(at, MarkKind::Placed)],
            Action::Remove(at) => vec![mark(at, MarkKind::From)],
            Action::Move(from, to, _) | Action::Relocate(from, to) => {
                vec![mark(from, MarkKind::From), mark(to, MarkKind::To)]
            }
        }
    }

    #[inline]
    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    #[inline]
    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    #[inline]
    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Some((from, (kind, side))) = cell
            .parse()
            .ok()
            .and_then(|from| Some((from, self.man_at(from)?)))
        else {
            return Vec::new();
        };
        let directions: &[Direction] = match kind {
            Kind::Queen => &Direction::ALL,
            Kind::Rook => &Direction::STRAIGHT,
            Kind::Bishop => &Direction::DIAGONAL,
            // The others see single squares.
            Kind::King | Kind::Knight | Kind::Pawn => {
                let seen = kind.attacks(side, from, Bitboard::EMPTY).into_iter();
                return seen
                    .map(|to| Sight {
                        to: to.to_string(),
                        stop: None,
                    })
                    .collect();
            }
        };
        let sights = directions.iter();
        sights
            .filter_map(|&direction| attacks::sight(from, direction, self.occupied()))
            .map(|(farthest, stop)| Sight {
                to: farthest.unwrap_or(from).to_string(),
                stop: stop.map(|stop| stop.to_string()),
            })
            .collect()
    }
}

impl Raindropchess {
    /// Whether a pawn that goes so has a blue piece to become (section 7.1).
    #[inline]
    pub(crate) fn may_promote(&self, from: Square, to: Square) -> bool {
        let side = self.side();
        self.men_of(side, Kind::Pawn).contains(from)
            && to.rank() == last_rank(side)
            && self.blue_left(side).next().is_some()
    }
}

#[inline]
fn mark(square: Square, kind: MarkKind, side: Side) -> Mark {
    Mark {
        cell: square.to_string(),
        kind,
        side: Some(side.0),
    }
}

#[inline]
fn tokens(position: &Raindropchess) -> Vec<Token> {
    let men = position.occupied().into_iter();
    men.filter_map(|square| {
        let (kind, side) = position.man_at(square)?;
        // Section 7.4.
        let inert = kind == Kind::Pawn && square.rank() == last_rank(side);
        Some(Token {
            cell: square.to_string(),
            level: 0,
            kind: kind.id().into(),
            side: side.0,
            state: if inert { "inert" } else { "" }.into(),
        })
    })
    .collect()
}

#[inline]
fn trays(position: &Raindropchess, side: Side) -> [TrayContent; 3] {
    let content = |ids: [&str; 2], items| TrayContent {
        id: ids[side.index()].into(),
        items,
    };
    let item = |kind: &str, count: u8, capacity: u8| TrayItem {
        kind: kind.into(),
        side: Some(side.0),
        count: count.into(),
        capacity: Some(capacity.into()),
        face_down: false,
    };
    let full = position.options().decks()[side.index()];
    let deck = Card::ALL.into_iter().filter_map(|card| {
        let left = position.deck_of(side).count(card);
        // A chosen start can hold more than the decks agreed on.
        let most = full.count(card).max(left);
        (most > 0).then(|| item(card.id(), left, most))
    });
    let shown = position.shown().filter(|_| side == position.side());
    let blue = Kind::BLUE.map(|kind| {
        let left = position.blue_left(side).any(|blue| blue == kind);
        item(kind.id(), left.into(), 1)
    });
    [
        content(DECK, deck.collect()),
        content(
            CARD,
            shown
                .map(|card| item(card.id(), 1, 1))
                .into_iter()
                .collect(),
        ),
        content(BLUE, blue.into()),
    ]
}

#[inline]
fn marks(position: &Raindropchess) -> Vec<Mark> {
    let side = position.side();
    let check = position.king(side).filter(|_| position.in_check(side));
    let closed = match position.shown() {
        Some(card) if card != Card::Joker && position.can_act() => {
            !(position.occupied() | position.placements(card))
        }
        _ => Bitboard::EMPTY,
    };
    let marks = check.into_iter().map(|king| (king, MarkKind::Check));
    marks
        .chain(closed.into_iter().map(|square| (square, MarkKind::Closed)))
        .map(|(square, kind)| mark(square, kind, side))
        .collect()
}

#[inline]
fn prompt(position: &Raindropchess) -> Phrase {
    if position.outcome().is_some() {
        return Phrase::new("raindropchess-prompt-over");
    }
    let side = position.side();
    let check = position.in_check(side);
    let code = match (position.phase(), check) {
        (Phase::Drawn, _) => "raindropchess-prompt-turn",
        (Phase::Redraw, _) => "raindropchess-prompt-redraw",
        (Phase::Turn, _) => match (position.may_draw(), position.may_move(), check) {
            (true, false, false) => "raindropchess-prompt-draw",
            (false, _, false) => "raindropchess-prompt-move",
            (true, true, false) => "raindropchess-prompt-choose",
            (true, false, true) => "raindropchess-prompt-check-draw",
            (false, _, true) => "raindropchess-prompt-check-move",
            (true, true, true) => "raindropchess-prompt-check",
        },
        (Phase::Shown(Card::Joker), _) => match (position.options().joker(), check) {
            (Joker::FreeMove, false) => "raindropchess-prompt-free-move",
            (Joker::FreeMove, true) => "raindropchess-prompt-check-free-move",
            (Joker::RemovePiece, false) => "raindropchess-prompt-remove-piece",
            (Joker::RemovePiece, true) => "raindropchess-prompt-check-remove-piece",
            (_, false) => "raindropchess-prompt-relocate",
            (_, true) => "raindropchess-prompt-check-relocate",
        },
        (Phase::Shown(_), false) => "raindropchess-prompt-place",
        (Phase::Shown(_), true) => "raindropchess-prompt-check-place",
    };
    let phrase = Phrase::new(code).with("side", Arg::Side(side.0));
    match position.shown() {
        Some(card) => phrase.with("card", Arg::Piece(card.id().into())),
        None => phrase,
    }
}
