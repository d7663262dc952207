//! The words of CSA.

use crate::piece::{Kind, Piece};

/// The codes of pieces, two letters each.
const PIECES: [(&str, Piece); 14] = [
    ("FU", Piece::new(Kind::Chick, false)),
    ("KY", Piece::new(Kind::Piglet, false)),
    ("KE", Piece::new(Kind::Rabbit, false)),
    ("GI", Piece::new(Kind::Cat, false)),
    ("KI", Piece::new(Kind::Dog, false)),
    ("KA", Piece::new(Kind::Elephant, false)),
    ("HI", Piece::new(Kind::Giraffe, false)),
    ("OU", Piece::new(Kind::Lion, false)),
    ("TO", Piece::new(Kind::Chick, true)),
    ("NY", Piece::new(Kind::Piglet, true)),
    ("NK", Piece::new(Kind::Rabbit, true)),
    ("NG", Piece::new(Kind::Cat, true)),
    ("UM", Piece::new(Kind::Elephant, true)),
    ("RY", Piece::new(Kind::Giraffe, true)),
];

#[inline]
pub(super) fn piece_of(code: &str) -> Option<Piece> {
    let known = PIECES.iter().find(|(known, _)| *known == code);
    known.map(|&(_, piece)| piece)
}

#[inline]
pub(super) fn code_of(piece: Piece) -> &'static str {
    let known = PIECES.iter().find(|(_, meant)| *meant == piece);
    known.map_or("", |(code, _)| code)
}

/// Names of the header and the tags of our records.
pub(super) const TAGS: [(&str, &str); 6] = [
    ("EVENT", "Event"),
    ("SITE", "Site"),
    ("START_TIME", "Date"),
    ("END_TIME", "EndDate"),
    ("OPENING", "Opening"),
    ("TIME_LIMIT", "TimeControl"),
];
