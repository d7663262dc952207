//! Material: the values of pieces.

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Squares};
use klubovna_rules::Side;

use super::weights::WORTH;

/// The values of pieces in points, by their codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// Promoted pieces from 8 on; lions have no value.
    pub(super) on_board: [i32; 16],
    pub(super) in_hand: [i32; 8],
}

impl Worth {
    /// The material of a side, on the board and in hand.
    pub(super) fn of(&self, position: &AnimalShogi, side: Side) -> i32 {
        let [chicks, piglets, rabbits, cats] = position.minors(side);
        let big = [position.elephants(side), position.giraffes(side)];
        let majors = position.promoted_majors(side);
        let dogs = position.moving_like_dogs(side);
        let count = |set: Squares| set.len() as i32;
        let board = &self.on_board;
        let mut worth = count(chicks) * board[0]
            + count(piglets) * board[1]
            + count(rabbits) * board[2]
            + count(cats) * board[3]
            + count(dogs) * board[4]
            + count(big[0]) * board[5]
            + count(big[1]) * board[6];
        if !majors.is_empty() {
            worth += count(majors & big[0]) * (board[13] - board[5])
                + count(majors & big[1]) * (board[14] - board[6]);
        }
        // Promoted minor pieces were counted as dogs.
        for (code, set) in (8..).zip(position.promoted_minors(side)) {
            worth += count(set) * (board[code] - board[4]);
        }
        let hand = position.hand(side);
        if !hand.is_empty() {
            for kind in Kind::IN_HAND {
                worth += i32::from(hand.count(kind)) * self.in_hand[usize::from(kind.code())];
            }
        }
        worth
    }

    /// The change of material by a move, for the side that makes it and for the other one; `None`
    /// where the action is no move, or captures a lion.
    pub(super) fn change(&self, position: &AnimalShogi, action: Action) -> Option<[i32; 2]> {
        let on_board = |code: u8| self.on_board[usize::from(code & 15)];
        let in_hand = |code: u8| self.in_hand[usize::from(code & 7)];
        match action {
            Action::Move { from, to, promote } => {
                let mut change = [0; 2];
                if promote {
                    let code = position.code_at(from);
                    change[0] = on_board(code | 8) - on_board(code);
                }
                if position.pieces(position.opponent()).contains(to) {
                    let victim = position.code_at(to);
                    if victim == Kind::Lion.code() {
                        return None;
                    }
                    change[0] += in_hand(victim);
                    change[1] = -on_board(victim);
                }
                Some(change)
            }
            Action::Drop { kind, .. } => Some([on_board(kind.code()) - in_hand(kind.code()), 0]),
            _ => None,
        }
    }
}

/// The value of a lion: more than that of all other pieces together.
const LION: i32 = 15_000;

/// The change of the material balance when a piece with that code is captured: one side loses it,
/// the other gets it in hand.
const TAKEN: [i32; 16] = {
    let mut taken = [0; 16];
    let mut code = 0;
    while code < 16 {
        taken[code] = WORTH.on_board[code] + WORTH.in_hand[code & 7];
        code += 1;
    }
    taken[Kind::Lion.code() as usize] = LION;
    taken
};

#[inline]
pub(super) fn taken(code: u8) -> i32 {
    TAKEN[usize::from(code & 15)]
}

/// The points that a piece with that code gains by promotion.
#[inline]
pub(super) fn promotion(code: u8, promote: bool) -> i32 {
    if promote {
        WORTH.on_board[usize::from(code & 7 | 8)] - WORTH.on_board[usize::from(code & 7)]
    } else {
        0
    }
}
