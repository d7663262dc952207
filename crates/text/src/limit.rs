//! How much a record may hold. Trees and headers enforce these limits themselves, so every game
//! that was read or played can be written, and read again.

use crate::faults;

/// Longest text that is read, in bytes.
pub const MAX_TEXT: usize = 4 << 20;

/// Most actions, variations included, that a record may hold.
pub const MAX_ACTIONS: usize = 20_000;

/// Most games that are read from one text of another program.
pub const MAX_GAMES: usize = 10_000;

/// Most bytes that comments and glyphs may take in the text of a record.
pub const MAX_NOTES: usize = 1 << 20;

/// Most tags that a header may hold beside those that the record writes itself.
pub const MAX_TAGS: usize = 64;

/// Most letters in the name of a tag.
pub const MAX_NAME: usize = 64;

/// Most bytes in the value of a tag.
pub const MAX_VALUE: usize = 2_000;

/// Most bytes in the tag that lists every draw of a game.
pub const MAX_TRANSCRIPT: usize = 1 << 17;

/// Most bytes of one action as any game writes it.
pub const MAX_MOVE: usize = 60;

// The longest record fits into the longest text.
#[cfg(test)]
const _: () = {
    // A number, what is around a variation, and both clocks.
    let action = "4294967295... ( ) ".len()
        + MAX_MOVE
        + " {[%clk 1193:02:47.295] [%emt 1193:02:47.295]}".len();
    let tag = "[ \"\"]\n".len();
    // An escaped byte takes two bytes. The tags about cards are not counted in `MAX_TAGS`.
    let tags =
        (MAX_TAGS + 4) * (tag + MAX_NAME + 2 * MAX_VALUE) + tag + MAX_NAME + 2 * MAX_TRANSCRIPT;
    // The tags that the record writes itself: game, options, start and result.
    let own = 20_000;
    assert!(MAX_ACTIONS * action + MAX_NOTES + tags + own <= MAX_TEXT);
};

faults! {
    /// What a record has no room for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Limit {
        /// A text of more than [`MAX_TEXT`] bytes.
        Text => "record-too-long", most = MAX_TEXT;
        /// More than [`MAX_GAMES`] games.
        Games => "record-too-many-games", most = MAX_GAMES;
        /// More than [`MAX_ACTIONS`] actions.
        Actions => "record-too-many-actions", most = MAX_ACTIONS;
        /// Comments and glyphs that take more than [`MAX_NOTES`] bytes.
        Notes => "record-too-many-notes", most = MAX_NOTES;
        /// More than [`MAX_TAGS`] tags.
        Tags => "record-too-many-tags", most = MAX_TAGS;
        /// The name of a tag with more than [`MAX_NAME`] letters.
        Name => "record-long-name", most = MAX_NAME;
        /// The value of a tag with more than [`MAX_VALUE`] bytes.
        Value => "record-long-value", most = MAX_VALUE;
    }
}
