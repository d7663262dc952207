//! The words of CSA.

use klubovna_animal_shogi::Piece;

/// In the order of all pieces.
const PIECES: [&str; 14] = [
    "FU", "KY", "KE", "GI", "KI", "KA", "HI", "OU", "TO", "NY", "NK", "NG", "UM", "RY",
];

pub(super) fn piece_of(name: &str) -> Option<Piece> {
    let mut known = Piece::ALL.into_iter().zip(PIECES);
    Some(known.find(|(_, known)| *known == name)?.0)
}

pub(super) fn name_of(piece: Piece) -> &'static str {
    let mut known = Piece::ALL.into_iter().zip(PIECES);
    let found = known.find(|(known, _)| *known == piece);
    found.map_or("", |(_, name)| name)
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

/// The sides.
pub(super) const SIGNS: [&str; 2] = ["+", "-"];
