//! What can be wrong with pledged cards.

use klubovna_rules::Side;
use klubovna_text::faults;

faults! {
    /// Why cards cannot be dealt, or why the check of pledged cards fails.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CardsFault {
        /// Not a known source of cards.
        NoSuchMode { mode: String } => "cards-no-such-mode";
        /// The game has begun with other cards.
        TooLate => "cards-too-late";
        /// The cards are pledged: they cannot be drawn without the secret.
        SecretNeeded => "cards-secret-needed";
        /// Pledged cards are drawn in the main line only: in a variation they could be removed again.
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
        /// A word can be mixed in only before any card can be known.
        WordTooLate => "cards-word-too-late";
        /// The word of the players has too many characters.
        WordTooLong { limit: u32 } => "cards-word-too-long";
        /// The transcript has another word than the record.
        WrongWord => "cards-wrong-word";
        /// The transcript cannot be read.
        BadTranscript { word: u32 } => "cards-bad-transcript";
        /// Both sides published the same value.
        EqualEnds => "cards-equal-ends";
        /// The revealed values do not fit the pledge: another game, or another secret.
        WrongPledge => "cards-wrong-pledge";
        /// A side showed a value that is not in its chain.
        BadValue { draw: u32, side: Side } => "cards-bad-value";
        /// The values lead to another outcome.
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
