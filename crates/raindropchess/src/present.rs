//! What a front end shows of a position.

use klubovna_board::chess::{Bitboard, ChessPiece, Square};
use klubovna_rules::{Position, Side};
use klubovna_view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Present, Refusal, Scene, Sight,
    Step, Token, Tray, TrayContent, TrayItem, TrayRole, empty_scene,
};

use crate::piece::{self, attacks_of, promotion_rank};
use crate::{Action, Card, Joker, Kind, Options, Phase, Raindropchess, say, why};

/// The cards left in a side's deck.
pub(crate) const DECK: &str = "deck";
/// The shown card, until it is played.
pub(crate) const CARD: &str = "card";
/// The pieces for promotions that a side has left.
pub(crate) const BLUE: &str = "blue";
/// The back of a card: the top of a deck.
const BACK: &str = "back";
pub(crate) const DRAW: &str = "draw";
pub(crate) const DECLINE: &str = "decline";

impl Present for Raindropchess {
    fn layout(_options: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Checkered, 8, 8)],
            trays: Tray::pairs(&[
                (DECK, TrayRole::Deck),
                (CARD, TrayRole::Card),
                (BLUE, TrayRole::Reserve),
            ]),
            parts: vec![PartName::Chessmen, PartName::Cards],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let mut scene = empty_scene(self, prompt);
        for piece in self.pieces().all() {
            scene.tokens.push(token(piece));
        }
        for side in Side::BOTH {
            scene.trays.extend(trays(self, side));
        }
        scene.marks = marks(self);
        scene.notes = say::notes(self);
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

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.name());
        let tray = |name, kind| Step::tray(name, self.side(), kind);
        let command = |id: &str| Step::Command(id.into());
        let (mut ways, mut way) = (Vec::new(), Vec::new());
        match action {
            Action::Draw => {
                ways.push(vec![command(DRAW)]);
                way.push(tray(DECK, BACK));
            }
            Action::Reveal(card) => way.push(tray(DECK, card.id())),
            Action::Place(kind, at) => {
                ways.push(vec![cell(at)]);
                way.push(tray(CARD, Card::bringing(kind, at).id()));
            }
            Action::Decline => way.push(command(DECLINE)),
            Action::Move(..) | Action::Remove(_) | Action::Relocate(..) => {}
        }
        way.extend(action.origin().map(cell));
        way.extend(action.to().map(cell));
        if let Action::Move(from, to, blue) = action
            && self.promotes(from, to)
            && self.blue_left(self.side()).next().is_some()
        {
            way.push(Step::Option(blue.unwrap_or(Kind::Pawn).id().into()));
        }
        ways.push(way);
        ways
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let end = match action {
            Action::Place(..) => MarkKind::Placed,
            Action::Remove(_) => MarkKind::From,
            _ => MarkKind::To,
        };
        let mut marks = Vec::new();
        for (at, kind) in [(action.origin(), MarkKind::From), (action.to(), end)] {
            marks.extend(at.map(|at| Mark::new(at.name(), kind, self.side())));
        }
        marks
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Ok(from) = cell.parse::<Square>() else {
            return Vec::new();
        };
        let Some((kind, side)) = self.pieces().at(from) else {
            return Vec::new();
        };
        let jumps = match kind {
            Kind::King | Kind::Knight | Kind::Pawn => attacks_of(kind, side, from, Bitboard::EMPTY),
            Kind::Queen | Kind::Rook | Kind::Bishop => Bitboard::EMPTY,
        };
        let lines = from.sights(kind.directions(), self.pieces().occupied());
        let seen = lines.chain(jumps.into_iter().map(|to| (Some(to), None)));
        seen.map(|seen| Sight::of(from, seen, Square::name))
            .collect()
    }
}

fn token((at, kind, side): (Square, Kind, Side)) -> Token {
    let mut token = Token::new(at.name(), 0, kind.id(), side);
    // Section 7.4.
    if kind == Kind::Pawn && at.rank() == promotion_rank(side) {
        token.state = "inert".into();
    }
    token
}

fn trays(position: &Raindropchess, side: Side) -> [TrayContent; 3] {
    let content = |name, items| TrayContent {
        id: Tray::id_of(name, side),
        items,
    };
    let item =
        |kind, count: u8, most: u8| TrayItem::new(kind, side, count.into(), Some(most.into()));
    let full = side.of(position.options().decks());
    let (mut deck, mut shown, mut blue) = (Vec::new(), Vec::new(), Vec::new());
    for card in Card::ALL {
        let left = position.deck_of(side).count(card);
        // A start that was set up can hold more cards than the decks of the options.
        let most = full.count(card).max(left);
        if most > 0 {
            deck.push(item(card.id(), left, most));
        }
    }
    if side == position.side() {
        shown.extend(position.shown().map(|card| item(card.id(), 1, 1)));
    }
    for kind in piece::BLUE {
        blue.push(item(kind.id(), position.has_blue(side, kind).into(), 1));
    }
    [
        content(DECK, deck),
        content(CARD, shown),
        content(BLUE, blue),
    ]
}

fn marks(position: &Raindropchess) -> Vec<Mark> {
    let side = position.side();
    let mark = |at: Square, kind| Mark::new(at.name(), kind, side);
    let mut marks = Vec::new();
    let check = position.king(side).filter(|_| position.in_check(side));
    marks.extend(check.map(|king| mark(king, MarkKind::Check)));
    if let Some(card) = position.shown()
        && card != Card::Joker
        && position.can_act()
    {
        for at in !(position.pieces().occupied() | position.placements(card)) {
            marks.push(mark(at, MarkKind::Closed));
        }
    }
    marks
}

fn prompt(position: &Raindropchess) -> Phrase {
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
        (Phase::Shown(Card::Joker), _) => match (position.options().joker, check) {
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
    Phrase::new(code)
        .with("side", side)
        .with_some("card", position.shown())
}
