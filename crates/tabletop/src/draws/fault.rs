//! What can be wrong with cards that were promised to be fair.

use crate::faults;
use crate::rules::Side;

faults! {
    /// Why cards cannot be dealt as asked, or why they prove nothing.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CardsFault {
        /// The game has nothing to draw.
        NoChance => "cards-no-chance";
        /// There is no such way to get cards.
        NoSuchMode { mode: String } => "cards-no-such-mode";
        /// The game has begun with other cards.
        TooLate => "cards-too-late";
        /// The cards were pledged; they come from the secret alone.
        SecretNeeded => "cards-secret-needed";
        /// Pledged cards are turned in the main line only: from a variation they could be put back.
        Variation => "cards-variation";
        /// A secret is 64 hexadecimal digits.
        BadSecret => "cards-bad-secret";
        /// Not the secret that was pledged.
        WrongSecret => "cards-wrong-secret";
        /// The secret stays hidden while the game goes on.
        NotOver => "cards-not-over";
        /// No pledge stands in the record.
        NoPledge => "cards-no-pledge";
        /// The pledge cannot be read.
        BadPledge => "cards-bad-pledge";
        /// Nothing was revealed.
        NotRevealed => "cards-not-revealed";
        /// Pledged by a newer version of the program.
        Newer { version: String } => "cards-newer";
        /// Once a card can be known, no word is mixed in any more.
        WordTooLate => "cards-word-too-late";
        /// More than a word of the players' own may hold.
        WordTooLong { limit: u32 } => "cards-word-too-long";
        /// The transcript tells another word than the record.
        WrongWord => "cards-wrong-word";
        /// The transcript cannot be read.
        BadTranscript { word: u32 } => "cards-bad-transcript";
        /// Both sides pledged the same.
        EqualEnds => "cards-equal-ends";
        /// What was revealed is not what was pledged: another game, or another secret.
        WrongPledge => "cards-wrong-pledge";
        /// A side showed what it had not pledged.
        BadValue { draw: u32, side: Side } => "cards-bad-value";
        /// Another outcome was due.
        WrongOutcome { draw: u32; code: String, due: String } => "cards-wrong-outcome",
            card = letter(code), due = letter(due);
        /// A draw for which nothing was shown.
        MissingDraw { draw: u32 } => "cards-missing-draw";
        /// Values were shown for a draw that was not made.
        ExtraDraw { draw: u32 } => "cards-extra-draw";
    }
}

/// An outcome as people write it.
fn letter(code: &str) -> String {
    code.trim_start_matches(':').into()
}
