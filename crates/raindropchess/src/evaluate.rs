//! The evaluation and move ordering of Raindropchess, for engines.
//!
//! Chess whose pieces come by chance. The evaluation counts:
//!
//! * **Material**, on the board and in the deck. Both compositions are public (section 13.1),
//!   and a card is worth nearly as much as its piece: it costs a turn, but can be placed anywhere.
//! * **The king on the board.** Only a side whose king is on the board moves and captures. The other
//!   side can only draw, and may lose a piece each turn until its king comes. On the other hand a
//!   king on the board can be mated, by cards too.
//! * **Hanging pieces**: undefended ones, ones attacked by less valuable pieces, and ones that can
//!   neither move nor be defended because their king is missing. Attacks of a side that cannot
//!   capture yet count a little: more, the sooner its king must come.
//! * **King safety**: squares round the king that the enemy attacks, flight squares, and the squares
//!   on which cards of the enemy's deck would give check.
//! * **Pawns near promotion** while blue pieces are left (section 7.2): a pawn may be placed
//!   two steps before it.
//! * **Mobility** of knights and bishops, where no enemy pawn attacks.
//! * **The probability of being saved** (section 13.6), where a card has been drawn in check: some
//!   cards end the check, all others lose.
//! * **Mop-up**: a bare king is driven to the edge.
//! * **What was learned**: a small network sees the squares of all pieces, the cards and blue pieces
//!   that are left, and numbers of the terms above; see `inputs.rs`. It adds what they leave out.
//!
//! The evaluation approaches a draw as the quiet turns of section 9.3 pass.
//!
//! These points are the logarithm of the odds. Engines compute means over cards, so they get the
//! probability of winning itself ([`CERTAIN`] for a sure win).

mod camp;
mod facts;
mod features;
mod inputs;
mod placements;

use klubovna_board::chess::Square;
use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::reasons::{Case, Moved, Standing, Verdict};
use klubovna_search::{
    AlphaBeta, CERTAIN, Engine, Evaluator, Heuristic, Level, Packed, Perspective, Thinker, pack,
    probability, unpack,
};
use klubovna_view::Phrase;

pub use self::features::Knowledge;
use self::inputs::View;
pub use self::placements::MoveOrdering;
use crate::{Action, Card, Kind, Phase, Raindropchess, reasons};

/// The points of [`Knowledge::log_odds`] that mean odds of e to 1.
const SCALE: i32 = 1_000;

/// Those of the network: half as many, so that a weight of 8 bits is large enough.
const NETWORK_SCALE: i32 = 500;

impl Knowledge {
    /// The logarithm of the odds for `side`, in points, without regard to a card drawn in check.
    fn log_odds(&self, sums: &[Sums; 2], position: &Raindropchess, side: Side) -> i32 {
        let points = self.balance(sums, position, side);
        points - points * i32::from(position.quiet()) / 150
    }
}

impl Evaluator<Raindropchess> for Knowledge {
    /// What the network has added up of pieces, cards and blue pieces, by view.
    type State = [Sums; 2];

    const LINEAR: bool = true;

    fn fresh(&self, position: &Raindropchess) -> [Sums; 2] {
        View::fresh(self.network(), position)
    }

    fn update(
        &self,
        sums: &mut [Sums; 2],
        before: &Raindropchess,
        action: Action,
        after: &Raindropchess,
    ) {
        View::update(self.network(), sums, before, action, after);
    }

    fn evaluate(&self, state: &[Sums; 2], position: &Raindropchess, side: Side) -> i32 {
        let points = probability::of_log_odds(self.log_odds(state, position, side), SCALE);
        let us = position.side();
        if position.phase() != Phase::Drawn || !position.in_check(us) {
            return points;
        }
        // Section 6.4: cards that do not end the check lose.
        let [saving, all] =
            [position.saving_cards(), position.deck_of(us)].map(|deck| deck.len() as i32);
        let lost = if side == us { -CERTAIN } else { CERTAIN };
        (points * saving + lost * (all - saving)) / all.max(1)
    }

    fn scale(&self) -> i32 {
        probability::SCALE
    }

    fn network_scale(&self) -> i32 {
        NETWORK_SCALE
    }

    fn odds(&self, position: &Raindropchess, side: Side) -> f64 {
        f64::from(self.log_odds(&self.fresh(position), position, side)) / f64::from(SCALE)
    }
}

impl Heuristic<Raindropchess> for Knowledge {
    const QUIESCENCE_PLIES: u8 = 6;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn move_ordering<'a>(&self, position: &'a Raindropchess) -> MoveOrdering<'a> {
        MoveOrdering::of(position)
    }

    fn is_chance(&self, position: &Raindropchess) -> bool {
        position.phase() == Phase::Drawn
    }

    // Captures and promotions. A card must be placed at once, so nothing else is tactical.
    fn generate_tactical(&self, position: &Raindropchess, out: &mut Vec<Action>) {
        if position.phase() == Phase::Turn && position.king(position.side()).is_some() {
            position.actions(out);
        }
    }

    // To draw costs a search for each card: killers come before it. To decline is tried last.
    fn may_be_killer(&self, action: Action) -> bool {
        !matches!(action, Action::Draw | Action::Decline)
    }

    // In check, or with a card that has to be placed.
    fn in_check(&self, position: &Raindropchess) -> bool {
        match position.phase() {
            Phase::Shown(_) => true,
            Phase::Turn => position.in_check(position.side()),
            Phase::Drawn | Phase::Redraw => false,
        }
    }
}

/// The form of an action, in the highest bits. Numbers below [`RELOCATE`] are moves: 0, or the kind
/// to which a pawn promotes.
const RELOCATE: u32 = 7;
const PLACE: u32 = 8;
const REMOVE: u32 = 9;
const REVEAL: u32 = 10;
const DRAW: u32 = 11;
const DECLINE: u32 = 12;

impl Packed for Action {
    fn to_bits(self) -> u32 {
        let index = |at: Square| at.index() as u32;
        let (form, first, second) = match self {
            Self::Move(from, to, None) => (0, index(from), index(to)),
            Self::Move(from, to, Some(kind)) => (1 + kind as u32, index(from), index(to)),
            Self::Relocate(from, to) => (RELOCATE, index(from), index(to)),
            Self::Place(kind, at) => (PLACE, kind as u32, index(at)),
            Self::Remove(at) => (REMOVE, 0, index(at)),
            Self::Reveal(card) => (REVEAL, 0, card as u32),
            Self::Draw => (DRAW, 0, 0),
            Self::Decline => (DECLINE, 0, 0),
        };
        pack([(second, 6), (first, 6), (form, 4)])
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let [second, first, form] = unpack(bits, [6, 6, 4]);
        let kind = |index: u32| Kind::ALL.get(index as usize).copied();
        let (from, to) = (Square::new(first as u8)?, Square::new(second as u8)?);
        Some(match form {
            0 => Self::Move(from, to, None),
            RELOCATE => Self::Relocate(from, to),
            PLACE => Self::Place(kind(first)?, to),
            REMOVE => Self::Remove(to),
            REVEAL => Self::Reveal(Card::ALL.get(second as usize).copied()?),
            DRAW => Self::Draw,
            DECLINE => Self::Decline,
            form => Self::Move(from, to, Some(kind(form - 1)?)),
        })
    }
}

impl Engine for Raindropchess {
    type Knowledge = Knowledge;

    // The first levels are opponents for children.
    const LEVELS: &'static [Level] = &[
        Level::new(30, 1, 7_500, 50).following(0),
        Level::new(60, 1, 7_000, 45),
        Level::new(100, 1, 5_500, 35),
        Level::new(150, 1, 4_500, 26),
        Level::new(250, 1, 3_500, 18),
        Level::new(400, 1, 2_500, 12),
        Level::new(800, 2, 1_800, 6),
        Level::new(2_000, 2, 1_000, 2),
        Level::new(6_000, 3, 400, 0),
        Level::new(20_000, 64, 0, 0),
    ];

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }

    const LEAST_WORTH: i32 = Kind::Pawn.worth();

    fn handed_over(&self) -> Option<Self> {
        reasons::handed_over(self)
    }

    fn checked(&self) -> bool {
        self.in_check(self.side())
    }

    fn moved(&self, action: Action) -> Option<Moved> {
        reasons::moved(self, action)
    }

    fn pieces_of(&self, side: Side) -> Vec<Standing> {
        reasons::pieces_of(self, side)
    }

    fn facts(&self, case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}
