//! The state of a game: pieces, side to move, counters.

use klubovna_board::chess::{ChessPiece, File, Rank, Square};
use klubovna_rules::{Line, Outcome, Position, Seat, Side};
use klubovna_text::debug_by_text;

use crate::{Action, Aims, Kind, Options, Reason, keys};

/// All pieces and pawns on the board.
pub type Pieces = klubovna_board::Pieces<Kind, 8, 8, 4>;

/// A position of FOLKY.
///
/// Small (64 bytes) and `Copy`; see the crate's page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Folky {
    pieces: Pieces,
    // The key of pieces and side to move: the position of section 5.3.
    hash: u64,
    quiet: u16,
    number: u16,
    side: Side,
    options: Options,
}

impl Folky {
    /// An empty board with `side` to move.
    pub(crate) fn empty(side: Side, quiet: u16, number: u16, options: Options) -> Self {
        Self {
            pieces: Pieces::default(),
            hash: keys::BLACK_TO_MOVE * u64::from(side.0),
            quiet,
            number,
            side,
            options,
        }
    }

    /// Puts a piece on an empty square, or removes it.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        self.pieces.toggle(kind, side, square);
        self.hash ^= keys::PIECES.piece(kind, side, square);
    }

    /// All pieces and pawns on the board.
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Pawns that a side has placed.
    pub fn placed(&self, side: Side) -> u32 {
        self.pieces.of(side, Kind::Pawn).len()
    }

    /// Pawns that a side has yet to place (section 4.6).
    pub fn reserve(&self, side: Side) -> u32 {
        Kind::Pawn.count().saturating_sub(self.placed(side))
    }

    /// Plies since the last placement.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The move number: it counts pairs of actions.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The position with the other side on turn, as if this one had done nothing.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.side = self.side.other();
        self.hash ^= keys::BLACK_TO_MOVE;
        self
    }

    /// How many more plies without a placement are allowed before the draw of section 5.4.
    pub(crate) fn plies_left(&self) -> u16 {
        u16::from(self.options.draw_plies()).saturating_sub(self.quiet)
    }
}

impl Position for Folky {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "folky";
    const RULES_VERSION: u32 = 1;

    fn start(options: &Options) -> Self {
        let mut position = Self::empty(Side::FIRST, 0, 1, *options);
        // Section 1.3.
        for (file, letter) in File::all().zip("RNB--BNR".chars()) {
            let Some((kind, _)) = Kind::from_letter(letter) else {
                continue;
            };
            position.toggle(kind, Side::FIRST, Square::at(file, Rank::FIRST));
            position.toggle(kind, Side::SECOND, Square::at(file, Rank::LAST));
        }
        position
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side(&self) -> Side {
        self.side
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    // Section 6.2: odd moves belong to the first partner of each team.
    fn seat(&self) -> Seat {
        let second_partner = self.options.seats() == 4 && self.number.is_multiple_of(2);
        Seat(self.side.0 + 2 * u8::from(second_partner))
    }

    fn move_number(&self) -> u32 {
        self.number.into()
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided().or_else(|| self.fifty_moves())
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (line.occurrences() >= 3).then_some(Outcome::draw(Reason::Threefold))
    }

    // Section 5: repetition comes before counting.
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.decided()
            .or_else(|| self.settle(line))
            .or_else(|| self.fifty_moves())
    }

    /// Moves piece by piece, then placements.
    fn actions(&self, out: &mut Vec<Action>) {
        if self.is_closed() {
            return;
        }
        let mut aims = Aims::default();
        self.each_reach(self.side, |from, targets| {
            aims.add(targets);
            for to in targets {
                out.push(Action::Move(from, to));
            }
        });
        out.extend(aims.thrice.into_iter().map(Action::Place));
    }

    fn count_actions(&self) -> u64 {
        if self.is_closed() {
            return 0;
        }
        let mut aims = Aims::default();
        let mut moves = 0;
        self.each_reach(self.side, |_, targets| {
            aims.add(targets);
            moves += targets.len();
        });
        u64::from(moves + aims.thrice.len())
    }

    fn is_legal(&self, action: Action) -> bool {
        match action {
            Action::Place(at) => self.open(self.side).contains(at),
            Action::Move(from, to) => self.pieces.at(from).is_some_and(|(kind, side)| {
                side == self.side && !self.is_closed() && self.targets(kind, from).contains(to)
            }),
        }
    }

    fn apply(&mut self, action: Action) {
        self.quiet = self.quiet.saturating_add(1);
        // An impossible action leaves the pieces as they are.
        match action {
            Action::Place(at) => {
                if !self.pieces.occupied().contains(at) {
                    self.toggle(Kind::Pawn, self.side, at);
                    self.quiet = 0;
                }
            }
            Action::Move(from, to) => {
                if let Some((kind, side)) = self.pieces.at(from)
                    && !self.pieces.occupied().contains(to)
                {
                    self.toggle(kind, side, from);
                    self.toggle(kind, side, to);
                }
            }
        }
        if self.side == Side::SECOND {
            self.number = self.number.saturating_add(1);
        }
        self.side = self.side.other();
        self.hash ^= keys::BLACK_TO_MOVE;
    }

    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    fn key(&self) -> u64 {
        self.hash ^ keys::plies_left(self.plies_left())
    }

    fn repeat_key(&self) -> u64 {
        self.hash
    }
}

debug_by_text!(Folky);
