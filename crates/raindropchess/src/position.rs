//! The state of a game: men, what is left in the decks, the phase of the turn.

use std::fmt;

use klubovna_chessmen::{Bitboard, Square};
use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::deck::Deck;
use crate::{Action, Card, Joker, Kind, Options, Reason, keys};

/// What the side on turn has to do (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// `TURN`: draw or move.
    Turn,
    /// A draw is announced; the card is not turned yet.
    Drawn,
    /// `PLACE`, or `JOKER` where the card is one.
    Shown(Card),
    /// `REDRAW`: another card has to be drawn.
    Redraw,
}

impl Phase {
    /// 0 to 10, for keys.
    pub(crate) const fn index(self) -> u64 {
        match self {
            Self::Turn => 0,
            Self::Drawn => 1,
            Self::Redraw => 2,
            Self::Shown(card) => 3 + card.index() as u64,
        }
    }
}

/// A position of Raindropchess. It knows what is left in each deck and no order: nobody
/// who holds it can know the next card (section 13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Raindropchess {
    kinds: [Bitboard; 6],
    sides: [Bitboard; 2],
    hash: u64,
    decks: [Deck; 2],
    // A bit for each of `Kind::BLUE`.
    blue: [u8; 2],
    phase: Phase,
    side: Side,
    quiet: u16,
    number: u16,
    options: Options,
}

/// Everything of a position but its men.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) decks: [Deck; 2],
    pub(crate) blue: [u8; 2],
    pub(crate) quiet: u16,
    pub(crate) number: u16,
}

impl Raindropchess {
    /// An empty board.
    pub(crate) fn empty(setting: Setting, options: Options) -> Self {
        let Setting {
            side,
            phase,
            decks,
            blue,
            quiet,
            number,
        } = setting;
        let mut hash = keys::phase(phase);
        if side == Side::SECOND {
            hash ^= keys::black_to_move();
        }
        for side in Side::BOTH {
            hash ^= keys::blue(side, blue[side.index()]);
            for card in Card::ALL {
                hash ^= keys::cards(side, card, decks[side.index()].count(card));
            }
        }
        Self {
            kinds: [Bitboard::EMPTY; 6],
            sides: [Bitboard::EMPTY; 2],
            hash,
            decks,
            blue,
            phase,
            side,
            quiet,
            number,
            options,
        }
    }

    /// Puts a man on an empty square or takes it off again.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        let bit = Bitboard::of(square);
        self.kinds[kind.index()] ^= bit;
        self.sides[side.index()] ^= bit;
        self.hash ^= keys::man(kind, side, square);
    }

    /// The squares of all men of one side.
    pub const fn men(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// The squares of the men of one side and kind.
    pub fn men_of(&self, side: Side, kind: Kind) -> Bitboard {
        self.men(side) & self.kinds[kind.index()]
    }

    /// The occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// The man on `square`.
    pub fn man_at(&self, square: Square) -> Option<(Kind, Side)> {
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| self.kinds[kind.index()].contains(square))?;
        let side = Side(u8::from(self.men(Side::SECOND).contains(square)));
        Some((kind, side))
    }

    /// Where the king of a side stands, once it is on the board.
    pub fn king(&self, side: Side) -> Option<Square> {
        self.men_of(side, Kind::King).first()
    }

    /// What is left in the deck of a side.
    pub const fn deck_of(&self, side: Side) -> Deck {
        self.decks[side.index()]
    }

    /// The blue pieces that a side has left (section 7.2).
    pub fn blue_left(&self, side: Side) -> impl Iterator<Item = Kind> + use<> {
        let left = self.blue[side.index()];
        Kind::BLUE
            .into_iter()
            .enumerate()
            .filter(move |&(at, _)| left >> at & 1 == 1)
            .map(|(_, kind)| kind)
    }

    /// What the side on turn has to do.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The card that is turned and not dealt with yet.
    pub const fn shown(&self) -> Option<Card> {
        match self.phase {
            Phase::Shown(card) => Some(card),
            _ => None,
        }
    }

    /// Completed turns since the last draw, capture or pawn move.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The number of the next turn's pair.
    pub const fn number(&self) -> u16 {
        self.number
    }

    fn enter(&mut self, phase: Phase) {
        self.hash ^= keys::phase(self.phase) ^ keys::phase(phase);
        self.phase = phase;
    }

    fn pass(&mut self) {
        self.enter(Phase::Turn);
        if self.side == Side::SECOND {
            self.number = self.number.saturating_add(1);
        }
        self.side = self.side.other();
        self.hash ^= keys::black_to_move();
    }

    fn take_card(&mut self, card: Card) {
        let deck = &mut self.decks[self.side.index()];
        self.hash ^= keys::cards(self.side, card, deck.count(card));
        deck.take(card);
        self.hash ^= keys::cards(self.side, card, deck.count(card));
    }

    fn use_blue(&mut self, kind: Kind) {
        let Some(at) = Kind::BLUE.iter().position(|&blue| blue == kind) else {
            return;
        };
        let left = &mut self.blue[self.side.index()];
        self.hash ^= keys::blue(self.side, *left);
        *left &= !(1 << at);
        self.hash ^= keys::blue(self.side, *left);
    }

    fn remove(&mut self, square: Square) {
        if let Some((kind, side)) = self.man_at(square) {
            self.toggle(kind, side, square);
        }
    }

    fn go(&mut self, from: Square, to: Square, promotion: Option<Kind>) {
        let Some((kind, side)) = self.man_at(from) else {
            return;
        };
        let turn = self.phase == Phase::Turn;
        if kind == Kind::Pawn || self.occupied().contains(to) {
            self.quiet = 0;
        } else if turn {
            self.quiet = self.quiet.saturating_add(1);
        }
        self.toggle(kind, side, from);
        self.remove(to);
        if let Some(promoted) = promotion {
            self.use_blue(promoted);
        }
        self.toggle(promotion.unwrap_or(kind), side, to);
    }

    // Sections 3.6 and 8.6.
    fn turn_card(&mut self, card: Card) {
        self.take_card(card);
        let again = card == Card::Joker && self.options.joker() == Joker::DrawAgain;
        self.enter(match (again, self.deck_of(self.side).is_empty()) {
            (false, _) => Phase::Shown(card),
            (true, false) => Phase::Redraw,
            (true, true) => Phase::Turn,
        });
    }
}

impl Position for Raindropchess {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "raindropchess";
    const RULES_VERSION: u32 = 1;
    const CHANCE: bool = true;

    // Section 3.1.
    fn start(options: &Options) -> Self {
        let setting = Setting {
            side: Side::FIRST,
            phase: Phase::Turn,
            decks: options.decks(),
            blue: [0b1111; 2],
            quiet: 0,
            number: 1,
        };
        Self::empty(setting, *options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Drawn {
            Turn::Chance
        } else if self.outcome().is_some() {
            Turn::Over
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn move_number(&self) -> u32 {
        self.number.into()
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided().or_else(|| self.fifty_moves())
    }

    // Section 9.2: only at the start of a turn.
    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (self.phase == Phase::Turn && line.occurrences() >= 3)
            .then_some(Outcome::draw(Reason::Repetition))
    }

    // Section 10.4: repetition comes before counting.
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.decided()
            .or_else(|| self.settle(line))
            .or_else(|| self.fifty_moves())
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if !self.is_drawn() {
            self.list_actions(out);
        }
    }

    fn count_actions(&self) -> u64 {
        if self.is_drawn() {
            0
        } else {
            self.count_listed(1)
        }
    }

    // A draw is as many sequences as there are kinds of cards.
    fn leaves(&self) -> Option<u64> {
        let kinds = self.deck_of(self.side).kinds().count();
        Some(if self.is_drawn() {
            0
        } else {
            self.count_listed(kinds as u64)
        })
    }

    // Section 13.2.
    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.phase == Phase::Drawn {
            let deck = self.deck_of(self.side);
            out.extend(
                deck.kinds()
                    .map(|card| (Action::Reveal(card), deck.count(card).into())),
            );
        }
    }

    fn is_legal(&self, action: Action) -> bool {
        self.allows(action) && !self.is_drawn()
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Draw => {
                self.quiet = 0;
                return self.enter(Phase::Drawn);
            }
            Action::Reveal(card) => return self.turn_card(card),
            // What no side can do leaves the men as they are.
            Action::Place(kind, at) => {
                if !self.occupied().contains(at) {
                    self.toggle(kind, self.side, at);
                }
            }
            Action::Move(from, to, promotion) => self.go(from, to, promotion),
            Action::Remove(at) => self.remove(at),
            Action::Relocate(from, to) => {
                if let Some((kind, side)) = self.man_at(from)
                    && !self.occupied().contains(to)
                {
                    self.toggle(kind, side, from);
                    self.toggle(kind, side, to);
                }
            }
            Action::Decline => {}
        }
        self.pass();
    }

    fn is_irreversible(&self, action: Action) -> bool {
        match action {
            Action::Move(from, to, _) => {
                self.phase != Phase::Turn
                    || self.occupied().contains(to)
                    || self.men_of(self.side, Kind::Pawn).contains(from)
            }
            _ => true,
        }
    }

    fn key(&self) -> u64 {
        self.hash ^ keys::quiet(self.quiet)
    }

    fn repeat_key(&self) -> u64 {
        self.hash
    }
}

impl fmt::Debug for Raindropchess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Raindropchess({self} {:?})", self.options)
    }
}
