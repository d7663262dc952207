//! The state of a game: pieces, decks, the phase of the turn.

use klubovna_board::Pieces;
use klubovna_board::chess::Square;
use klubovna_rules::{Line, Outcome, Position, Side, Turn};
use klubovna_text::debug_by_text;

use crate::deck::Deck;
use crate::piece::{BLUE, blue_bit};
use crate::{Action, Card, Joker, Kind, Options, Reason, keys};

/// What the side on turn has to do (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// `TURN`: draw or move.
    Turn,
    /// A card is drawn; chance has not revealed it yet.
    Drawn,
    /// `PLACE`, or `JOKER` where the card is one.
    Shown(Card),
    /// `REDRAW`: another card has to be drawn.
    Redraw,
}

impl Phase {
    /// 0 to 10, for keys.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Turn => 0,
            Self::Drawn => 1,
            Self::Redraw => 2,
            Self::Shown(card) => 3 + card as usize,
        }
    }
}

/// A position of Raindropchess. It holds the composition of each deck, not the order: it does not
/// contain the next card (section 13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Raindropchess {
    pieces: Pieces<Kind, 8, 8, 6>,
    // The key of pieces, cards and blue pieces: an action changes few of them.
    hash: u64,
    setting: Setting,
    options: Options,
}

/// Everything of a position but its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Setting {
    pub(crate) decks: [Deck; 2],
    // See `blue_bit`.
    pub(crate) blue: [u8; 2],
    pub(crate) phase: Phase,
    pub(crate) side: Side,
    pub(crate) quiet: u16,
    pub(crate) number: u16,
}

impl Raindropchess {
    /// An empty board.
    pub(crate) fn empty(setting: Setting, options: Options) -> Self {
        Self {
            pieces: Pieces::default(),
            hash: keys::left(&setting),
            setting,
            options,
        }
    }

    /// Puts a piece on an empty square, or removes it.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        self.pieces.toggle(kind, side, square);
        self.hash ^= keys::KEYS.piece(kind, side, square);
    }

    /// All pieces on the board.
    pub const fn pieces(&self) -> &Pieces<Kind, 8, 8, 6> {
        &self.pieces
    }

    /// The square of a side's king; `None` until it is on the board.
    pub fn king(&self, side: Side) -> Option<Square> {
        self.pieces.of(side, Kind::King).first()
    }

    /// The deck of a side.
    pub const fn deck_of(&self, side: Side) -> Deck {
        side.of(self.setting.decks)
    }

    /// Whether a side has the blue piece of a kind left (section 7.2).
    pub const fn has_blue(&self, side: Side, kind: Kind) -> bool {
        side.of(self.setting.blue) & blue_bit(kind) != 0
    }

    /// The blue pieces that a side has left.
    pub fn blue_left(&self, side: Side) -> impl Iterator<Item = Kind> {
        let blue = BLUE.into_iter();
        blue.filter(move |&kind| self.has_blue(side, kind))
    }

    /// What the side on turn has to do.
    pub const fn phase(&self) -> Phase {
        self.setting.phase
    }

    /// The card that is shown and has to be played.
    pub const fn shown(&self) -> Option<Card> {
        match self.setting.phase {
            Phase::Shown(card) => Some(card),
            _ => None,
        }
    }

    /// The effect of the joker that is shown; [`Joker::None`] where none is.
    pub(crate) const fn effect(&self) -> Joker {
        match self.setting.phase {
            Phase::Shown(Card::Joker) => self.options.joker,
            _ => Joker::None,
        }
    }

    /// Completed turns since the last draw, capture or pawn move.
    pub const fn quiet(&self) -> u16 {
        self.setting.quiet
    }

    /// The move number: it counts pairs of turns.
    pub const fn number(&self) -> u16 {
        self.setting.number
    }

    fn pass(&mut self) {
        let setting = &mut self.setting;
        setting.phase = Phase::Turn;
        if setting.side == Side::SECOND {
            setting.number = setting.number.saturating_add(1);
        }
        setting.side = setting.side.other();
    }

    /// The position with the other side on turn, as if this one had done nothing.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.pass();
        self
    }

    fn remove(&mut self, square: Square) {
        if let Some((kind, side)) = self.pieces.at(square) {
            self.toggle(kind, side, square);
        }
    }

    fn go(&mut self, from: Square, to: Square, promotion: Option<Kind>) {
        let Some((kind, side)) = self.pieces.at(from) else {
            return;
        };
        if kind == Kind::Pawn || self.pieces.occupied().contains(to) {
            self.setting.quiet = 0;
        } else if self.setting.phase == Phase::Turn {
            self.setting.quiet = self.setting.quiet.saturating_add(1);
        }
        self.toggle(kind, side, from);
        self.remove(to);
        if let Some(blue) = promotion {
            let left = side.of_mut(&mut self.setting.blue);
            self.hash ^= keys::blue(side, *left);
            *left &= !blue_bit(blue);
            self.hash ^= keys::blue(side, *left);
        }
        self.toggle(promotion.unwrap_or(kind), side, to);
    }

    // Sections 3.6 and 8.6.
    fn turn_card(&mut self, card: Card) {
        let side = self.setting.side;
        let deck = side.of_mut(&mut self.setting.decks);
        let count = deck.count(card);
        let left = count.saturating_sub(1);
        self.hash ^= keys::cards(side, card, count) ^ keys::cards(side, card, left);
        *deck = deck.with(card, left);
        let again = card == Card::Joker && self.options.joker == Joker::DrawAgain;
        self.setting.phase = match (again, deck.is_empty()) {
            (false, _) => Phase::Shown(card),
            (true, false) => Phase::Redraw,
            (true, true) => Phase::Turn,
        };
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
        if self.setting.phase == Phase::Drawn {
            Turn::Chance
        } else if self.outcome().is_some() {
            Turn::Over
        } else {
            Turn::Side(self.setting.side)
        }
    }

    fn side(&self) -> Side {
        self.setting.side
    }

    fn move_number(&self) -> u32 {
        self.setting.number.into()
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided().or_else(|| self.fifty_moves())
    }

    // Section 9.2: only at the start of a turn.
    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (self.setting.phase == Phase::Turn && line.occurrences() >= 3)
            .then_some(Outcome::draw(Reason::Repetition))
    }

    // Section 10.4: repetition comes before counting.
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.decided()
            .or_else(|| self.settle(line))
            .or_else(|| self.fifty_moves())
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn count_actions(&self) -> u64 {
        self.count_listed(1)
    }

    // Drawing counts as many leaves as there are kinds of cards.
    fn leaves(&self) -> Option<u64> {
        let kinds = self.deck_of(self.side()).kinds().count();
        Some(self.count_listed(kinds as u64))
    }

    // Section 13.2.
    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.setting.phase == Phase::Drawn {
            let deck = self.deck_of(self.setting.side);
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
                self.setting.quiet = 0;
                self.setting.phase = Phase::Drawn;
                return;
            }
            Action::Reveal(card) => return self.turn_card(card),
            // An impossible action leaves the pieces as they are.
            Action::Place(kind, at) => {
                if !self.pieces.occupied().contains(at) {
                    self.toggle(kind, self.setting.side, at);
                }
            }
            Action::Move(from, to, promotion) => self.go(from, to, promotion),
            Action::Remove(at) => self.remove(at),
            Action::Relocate(from, to) => {
                if let Some((kind, side)) = self.pieces.at(from)
                    && !self.pieces.occupied().contains(to)
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
                self.setting.phase != Phase::Turn
                    || self.pieces.occupied().contains(to)
                    || self.pieces.of(self.setting.side, Kind::Pawn).contains(from)
            }
            _ => true,
        }
    }

    fn key(&self) -> u64 {
        self.repeat_key() ^ keys::quiet(self.setting.quiet)
    }

    fn repeat_key(&self) -> u64 {
        self.hash ^ keys::turn(self.setting.side, self.setting.phase)
    }
}

debug_by_text!(Raindropchess);
