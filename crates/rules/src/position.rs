//! What a game implements: [`Position`], and the small types around it.

use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use crate::repeat::Line;

/// A team: who wins or loses. Two in every game of the club so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);

impl Side {
    /// White, or the first player. It begins unless the game says otherwise: a handicap, a
    /// throw or a position may let the other side begin.
    pub const FIRST: Self = Self(0);
    /// The other side (Black, second player).
    pub const SECOND: Self = Self(1);
    /// Both sides in their order.
    pub const BOTH: [Self; 2] = [Self::FIRST, Self::SECOND];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// `0` or `1`, for tables with one entry a side.
    pub const fn index(self) -> usize {
        (self.0 & 1) as usize
    }

    /// The entry of this side in a pair, which begins with the entry of the first side.
    #[inline]
    pub const fn of<T: Copy>(self, [first, second]: [T; 2]) -> T {
        if self.index() == 0 { first } else { second }
    }

    /// The same entry, to be changed.
    #[inline]
    pub const fn of_mut<T>(self, [first, second]: &mut [T; 2]) -> &mut T {
        if self.index() == 0 { first } else { second }
    }
}

/// A player's seat, counted in turn order from 0. Where more than two people play, several seats
/// belong to one side. Only display and clocks look at seats; rules and search know sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A side chooses among [`Position::actions`].
    Side(Side),
    /// Chance decides among [`Position::chances`].
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome<R> {
    /// The winning side, `None` for a draw.
    pub winner: Option<Side>,
    /// The rule that ended the game.
    pub reason: R,
}

impl<R> Outcome<R> {
    /// `side` has won.
    pub const fn win(side: Side, reason: R) -> Self {
        Self {
            winner: Some(side),
            reason,
        }
    }

    /// Nobody has won.
    pub const fn draw(reason: R) -> Self {
        Self {
            winner: None,
            reason,
        }
    }
}

impl<R: EndReason> Outcome<R> {
    /// The same with the code of its reason, for code that serves every game.
    pub fn coded(self) -> Outcome<&'static str> {
        Outcome {
            winner: self.winner,
            reason: self.reason.code(),
        }
    }
}

/// The reasons for which a game can end.
pub trait EndReason: Copy + Eq + Hash + Debug + 'static {
    /// Every reason, in the order in which the rules check them.
    const ALL: &'static [Self];

    /// The stable code of `RULES.md`, for example `eighth_pawn`.
    fn code(self) -> &'static str;
}

/// A state of a game. Moves are copy-make: clone, then [`apply`](Self::apply).
///
/// A position knows which cards a deck holds but not their order, so an engine that has a
/// position cannot look ahead. It holds no random source, no clock and no text for people.
pub trait Position: Clone + Eq + Hash + Debug + 'static {
    /// Variants and options, validated when built.
    type Options: Clone + Eq + Debug + 'static;
    /// One thing a side or chance can do; a few bytes.
    type Action: Copy + Eq + Ord + Hash + Debug;
    /// Why a game can end.
    type Reason: EndReason;

    /// The stable id, for example `folky`. Also the name of the cargo feature.
    const ID: &'static str;
    /// Raised by every change of the rules after which an old record would be read differently.
    const RULES_VERSION: u32;
    /// Whether [`Turn::Chance`] can occur at all: lets the compiler drop that code.
    const CHANCE: bool = false;
    /// Whether the order of what chance decides can be committed to before the game and proved
    /// after it, as with cards.
    const PLEDGES: bool = Self::CHANCE;
    /// Whether a player can end the game by a [`claim`](Self::claim).
    const CLAIMS: bool = false;
    /// Whether players are offered to agree on a draw.
    const AGREEMENT: bool = true;

    /// The start position.
    fn start(options: &Self::Options) -> Self;

    /// The options this position is played with.
    fn options(&self) -> Self::Options;

    /// Who acts. [`Turn::Over`] exactly when [`outcome`](Self::outcome) is `Some`. A game with
    /// [`CHANCE`](Self::CHANCE) overrides it.
    fn turn(&self) -> Turn {
        match self.outcome() {
            Some(_) => Turn::Over,
            None => Turn::Side(self.side()),
        }
    }

    /// The side whose turn it is, also while chance decides for it; when the game
    /// is over, the side that would have been next.
    fn side(&self) -> Side;

    /// Number of seats.
    fn seats(&self) -> u8 {
        2
    }

    /// The seat that acts.
    fn seat(&self) -> Seat {
        Seat(self.side().0)
    }

    /// The move number a score sheet shows for the next action.
    fn move_number(&self) -> u32 {
        1
    }

    /// The end of the game as far as this position alone decides it.
    fn outcome(&self) -> Option<Outcome<Self::Reason>>;

    /// The end of the game by history: repetition and the like. `line` holds this
    /// position as its last entry. Called where `outcome` is `None`; a game whose rules of
    /// history come before one of `outcome` calls it earlier, in its own [`judge`](Self::judge).
    fn settle(&self, line: Line<'_>) -> Option<Outcome<Self::Reason>>;

    /// The end of the game by all rules, those of history included. A game overrides it
    /// when a rule of [`settle`](Self::settle) comes before one of
    /// [`outcome`](Self::outcome).
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Self::Reason>> {
        self.outcome().or_else(|| self.settle(line))
    }

    /// The draw that the side to move may claim here, as a code of its own, for example
    /// `threefold`. `line` holds this position as its last entry.
    fn claim(&self, _line: Line<'_>) -> Option<&'static str> {
        None
    }

    /// Appends every legal action of the side to move, each once, in a fixed order.
    /// Nothing when chance decides or the game is over.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// How many [`actions`](Self::actions) there are; games override it to count
    /// whole sets at once.
    fn count_actions(&self) -> u64 {
        let mut out = Vec::new();
        self.actions(&mut out);
        out.len() as u64
    }

    /// Whether `action` is an announcement and no move: a claim, an offer, an answer. Perft and
    /// engines leave announcements out.
    fn is_announcement(_action: Self::Action) -> bool {
        false
    }

    /// How many leaves perft counts one ply deep, where that is known without playing.
    fn leaves(&self) -> Option<u64> {
        (!Self::CHANCE).then(|| self.count_actions())
    }

    /// Appends the possible outcomes of chance with their weights, when the turn is
    /// [`Turn::Chance`].
    fn chances(&self, _out: &mut Vec<(Self::Action, u32)>) {}

    /// Whether chance decides right after the legal `action`; games override it to tell
    /// without playing.
    fn asks_chance(&self, action: Self::Action) -> bool {
        if !Self::CHANCE {
            return false;
        }
        let mut next = self.clone();
        next.apply(action);
        next.turn() == Turn::Chance
    }

    /// Which deck chance draws from, for sources that hold one order a deck.
    fn deck(&self) -> u8 {
        self.side().0
    }

    /// Whether `action` is legal here (for chance: possible).
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        if Self::CHANCE {
            let mut chances = Vec::new();
            self.chances(&mut chances);
            actions.extend(chances.into_iter().map(|(action, _)| action));
        }
        actions.contains(&action)
    }

    /// Performs `action`. The caller guarantees that it is legal; an illegal one
    /// leads to an unspecified position, but never panics.
    fn apply(&mut self, action: Self::Action);

    /// Whether no position from before `action` can come back after it.
    fn is_irreversible(&self, action: Self::Action) -> bool;

    /// Hash for transposition tables: of everything that changes who is to act, the legal
    /// actions, their effects or the end of the game here. A counter (of moves without progress)
    /// may be left out as long as it ends nothing here and allows no claim, so that a search can
    /// share its results between positions that differ in the counter alone; such a search may
    /// overlook an end by the counter. The history is never part of the key.
    fn key(&self) -> u64;

    /// Hash of what the rules call "the same position" (repetition).
    fn repeat_key(&self) -> u64 {
        self.key()
    }

    /// What [`settle`](Self::settle) needs to know of this position later, for example whether a
    /// side is in check; each game defines what it means.
    fn repeat_note(&self) -> u8 {
        0
    }
}
