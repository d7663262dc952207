//! Static exchange evaluation (SEE): the points of a capture when both sides continue to capture on
//! its square, the least valuable piece first.

use klubovna_animal_shogi::{AnimalShogi, Kind, Square, Squares};

use super::worth::{promotion, taken};

/// The greatest number of captures on one square.
const MOST: usize = 40;

/// The points that a move wins or loses by exchanges on its target. Pins are ignored, and so are
/// promotions of pieces that recapture.
pub(super) fn exchange(position: &AnimalShogi, from: Square, to: Square, promote: bool) -> i32 {
    let code = position.code_at(from);
    let enemies = position.pieces(position.opponent());
    let mut gain = promotion(code, promote);
    if enemies.contains(to) {
        gain += taken(position.code_at(to));
    }
    let mut gains = [0; MOST];
    gains[0] = gain;
    let mut standing = code | u8::from(promote) << 3;
    let mut occupied = position.occupied() - Squares::of(from);
    let mut side = position.opponent();
    let mut depth = 0;
    while depth + 1 < MOST {
        let attackers = position.attackers(to, side, occupied) & occupied;
        let least = attackers
            .into_iter()
            .map(|square| (taken(position.code_at(square)), square))
            .min_by_key(|&(worth, _)| worth);
        let Some((_, square)) = least else { break };
        let taker = position.code_at(square);
        occupied = occupied - Squares::of(square);
        // A lion captures last, where nobody captures it.
        if taker == Kind::Lion.code()
            && !(position.attackers(to, side.other(), occupied) & occupied).is_empty()
        {
            break;
        }
        depth += 1;
        gains[depth] = taken(standing) - gains[depth - 1];
        standing = taker;
        side = side.other();
    }
    // A side stops capturing where it would lose by continuing.
    while depth > 0 {
        gains[depth - 1] = -gains[depth].max(-gains[depth - 1]);
        depth -= 1;
    }
    gains[0]
}

/// Whether the exchange loses nothing; faster than [`exchange`], because most
/// captures need no further look.
pub(super) fn exchanges_well(
    position: &AnimalShogi,
    from: Square,
    to: Square,
    promote: bool,
) -> bool {
    let code = position.code_at(from);
    let mut gain = promotion(code, promote);
    if position.pieces(position.opponent()).contains(to) {
        gain += taken(position.code_at(to));
    }
    gain >= taken(code | u8::from(promote) << 3)
        || !position.attacked(
            to,
            position.opponent(),
            position.occupied() - Squares::of(from),
        )
        || exchange(position, from, to, promote) >= 0
}

#[cfg(test)]
mod tests {
    use klubovna_animal_shogi::{Action, Options};
    use klubovna_rules::{Position, SplitMix64};
    use klubovna_search::reasons::after;
    use klubovna_text::Notation;

    use super::*;

    fn read(text: &str) -> AnimalShogi {
        AnimalShogi::read_position(text, &Options::default()).expect(text)
    }

    fn exchanged(text: &str, code: &str) -> i32 {
        let Ok(Action::Move { from, to, promote }) = AnimalShogi::read_action(code) else {
            panic!("{code} is no move");
        };
        exchange(&read(text), from, to, promote)
    }

    fn kind(kind: Kind) -> i32 {
        taken(kind.code())
    }

    #[test]
    fn exchanges_add_up() {
        let (chick, cat, dog) = (kind(Kind::Chick), kind(Kind::Cat), kind(Kind::Dog));
        // For nothing; for a chick that a dog guards; a cat for a dog.
        let cases = [
            ("4k4/9/9/4p4/9/9/9/4R4/4K4 b - 1", "5h5d", chick),
            (
                "4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1",
                "5h5d",
                chick - kind(Kind::Giraffe),
            ),
            ("4k4/9/9/9/4g4/5S3/9/9/4K4 b - 1", "4f5e", dog),
            ("4k4/9/9/4p4/4g4/5S3/9/9/4K4 b - 1", "4f5e", dog - cat),
            // The second giraffe stands behind the first.
            (
                "4k4/9/4g4/4p4/9/9/4R4/4R4/4K4 b - 1",
                "5g5d",
                chick - kind(Kind::Giraffe) + dog,
            ),
            // A lion takes part, but not where it could be captured.
            (
                "9/9/4k4/4p4/9/9/9/4R4/4K4 b - 1",
                "5h5d",
                chick - kind(Kind::Giraffe),
            ),
            ("9/9/4k4/4p4/9/9/4R4/4R4/4K4 b - 1", "5g5d", chick),
            // A chick turns up its other side.
            (
                "4k4/9/9/2P6/9/9/9/9/4K4 b - 1",
                "7d7c+",
                promotion(Kind::Chick.code(), true),
            ),
        ];
        for (text, code, worth) in cases {
            assert_eq!(exchanged(text, code), worth, "{text} {code}");
        }
    }

    /// The same by playing the captures, the least valuable piece first, as long as they gain.
    fn replies(position: &AnimalShogi, to: Square) -> i32 {
        let side = position.side();
        let victim = position.code_at(to);
        let least = position
            .attackers(to, side, position.occupied())
            .into_iter()
            .min_by_key(|&from| taken(position.code_at(from)));
        let Some(from) = least else { return 0 };
        let next = after(
            position,
            Action::Move {
                from,
                to,
                promote: false,
            },
        );
        if position.code_at(from) == Kind::Lion.code() && next.in_check(side) {
            return 0;
        }
        (taken(victim) - replies(&next, to)).max(0)
    }

    #[test]
    fn exchanges_are_what_playing_on_brings() {
        let mut rng = SplitMix64::new(7);
        let mut lost = 0;
        for _ in 0..300 {
            let mut position = AnimalShogi::start(&Options::default());
            for _ in 0..rng.below(150) {
                let mut moves = Vec::new();
                position.list_moves(true, &mut moves);
                let Some(at) = rng.index(moves.len()) else {
                    break;
                };
                position.apply(moves[at]);
            }
            let mut moves = Vec::new();
            position.list_moves(true, &mut moves);
            for action in moves {
                let Action::Move { from, to, promote } = action else {
                    continue;
                };
                let code = position.code_at(from);
                if code == Kind::Lion.code() {
                    continue;
                }
                let mut worth = promotion(code, promote);
                if position.pieces(position.opponent()).contains(to) {
                    worth += taken(position.code_at(to));
                }
                worth -= replies(&after(&position, action), to);
                let found = exchange(&position, from, to, promote);
                assert_eq!(found, worth, "{action:?} in {position:?}");
                assert_eq!(exchanges_well(&position, from, to, promote), worth >= 0);
                lost += u32::from(worth < 0);
            }
        }
        assert!(lost > 1_000, "{lost}");
    }
}
