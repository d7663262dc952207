//! Sessions of any game, with its types erased, as traits by use.

use std::fmt;

use klubovna_text::record::EndingReason;
use klubovna_text::tree::NodeId;
use klubovna_text::{GameOptions, MoveFault, Named, Problem, Style};
use klubovna_view::{
    CardsReport, Claim, GameInfo, Layout, Mix, MoveTree, Present, Refusal, ResultView, Sight,
    Snapshot, Step,
};

use crate::fault::PlayError;
use crate::session::{Session, read_any};

/// Done, or why not; nothing changes then.
type Played = Result<(), Problem>;

mod sealed {
    /// Only sessions of this crate are sessions.
    pub trait Sealed {}
}

/// A session of some game: playing, notes and cards.
pub trait AnySession: Playing + Notes + Cards {}

/// Playing a game and looking at it.
pub trait Playing: sealed::Sealed {
    /// The fixed data of the game.
    fn info(&self) -> GameInfo;

    /// The options with which it is played.
    fn options(&self) -> Named<String>;

    /// The options as a mix of variants; `None` in games that have no variants to mix.
    fn mix(&self) -> Option<Mix>;

    /// The geometry of the boards.
    fn layout(&self) -> Layout;

    /// The position at the cursor and what can be done there.
    fn snapshot(&self) -> Snapshot;

    /// The moves after the first `after` actions on the way to the cursor, up to ply `until`, and
    /// those right behind the first `after` in any case; from 0 to [`u32::MAX`] it is the whole tree.
    fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree;

    /// The position string at the cursor.
    fn position(&self) -> String;

    /// How the game is over at the end of the main line.
    fn result(&self) -> Option<ResultView>;

    /// Plays an action code at the cursor.
    ///
    /// # Errors
    /// A text that is no code, an action that is not legal, a game that is over, a full record.
    fn play(&mut self, code: &str) -> Played;

    /// Plays a code or a move as a person writes it.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    fn play_text(&mut self, text: &str, style: Style) -> Played;

    /// Takes the last action back; where players have just ended the game, that end. Outcomes of
    /// chance are not taken back, nor anything before them; once the secret of the cards is known,
    /// nothing is.
    fn undo(&mut self);

    /// Plays the main continuation again.
    fn redo(&mut self);

    /// Moves the cursor.
    ///
    /// # Errors
    /// When there is no such node.
    fn go_to(&mut self, node: NodeId) -> Played;

    /// `side` resigns at the cursor. As at every end by players, moves behind the cursor, which
    /// were taken back, are removed.
    ///
    /// # Errors
    /// When there is no such side, the game is over, or pledged cards would be removed.
    fn resign(&mut self, side: u8) -> Played;

    /// The players agree on a draw at the cursor.
    ///
    /// # Errors
    /// As [`resign`](Self::resign).
    fn agree_draw(&mut self) -> Played;

    /// The clock of `side` has run out at the cursor.
    ///
    /// # Errors
    /// As [`resign`](Self::resign).
    fn time_out(&mut self, side: u8) -> Played;

    /// The draws that the side to move may claim; see [`Session::claims`].
    fn claims(&self, style: Style) -> Vec<Claim>;

    /// Claims a draw: at once, or with the action of this code.
    ///
    /// # Errors
    /// As [`resign`](Self::resign), and when the rules grant no such draw.
    fn claim(&mut self, code: &str) -> Played;

    /// Why `attempt` is not possible at the cursor; `None` when there is nothing to explain.
    fn explain(&self, attempt: &[Step]) -> Option<Refusal>;

    /// How far the piece on `cell` sees, in each direction.
    fn sight(&self, cell: &str) -> Vec<Sight>;
}

/// The tree of moves, what is noted in it, and the whole game as text.
pub trait Notes: sealed::Sealed {
    /// Makes the line to `node` the main one.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled another main line.
    fn promote(&mut self, node: NodeId) -> Played;

    /// Makes `node` the end of the main line; see [`Session::hold`].
    ///
    /// # Errors
    /// As [`promote`](Self::promote).
    fn hold(&mut self, node: NodeId) -> Played;

    /// Removes `node` and all that follows; a cursor in there goes to the node before.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled it.
    fn remove(&mut self, node: NodeId) -> Played;

    /// Puts back what was removed last.
    ///
    /// # Errors
    /// When there is nothing to be put back, or no room for it any more.
    fn restore(&mut self) -> Played;

    /// Sets the comment of a node; an empty text removes it.
    ///
    /// # Errors
    /// When there is no such node, or the record has no room for it.
    fn comment(&mut self, node: NodeId, text: &str) -> Played;

    /// Sets the numeric annotation glyphs of a move.
    ///
    /// # Errors
    /// As [`comment`](Self::comment); the start has none.
    fn glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Played;

    /// Sets how long the mover thought about `node`, and what its clock showed afterwards, both
    /// in milliseconds.
    ///
    /// # Errors
    /// When there is no such node.
    fn times(&mut self, node: NodeId, spent: u32, clock: u32) -> Played;

    /// The tags of the header, without those that the record writes itself.
    fn tags(&self) -> Named<String>;

    /// Sets a tag; an empty value removes it.
    ///
    /// # Errors
    /// When `name` cannot name a tag or is one that the program writes itself (all that begin with
    /// `Cards`), or name, value or number of tags exceed a limit.
    fn set_tag(&mut self, name: &str, value: &str) -> Played;

    /// The whole game as text, moves in the letters of `style`.
    fn record(&self, style: Style) -> String;
}

/// Where cards come from, and whether they were fair.
pub trait Cards: sealed::Sealed {
    /// Lets chance decide, with the source that [`cards`](Self::cards) chose or that the record
    /// names; `fresh` are random bytes. Pledged cards are drawn in the main line only, where they
    /// cannot be removed: from a variation a card could be seen and removed again.
    ///
    /// # Errors
    /// When it is not chance's turn, the source cannot decide, or the record is full.
    fn draw(&mut self, fresh: [u8; 32]) -> Played;

    /// Chooses where cards come from, and writes it into the record: `random`, `own` (the players
    /// turn real cards and enter them) or `provable`; an empty `mode` stands for the one in the
    /// record. A `provable` game takes the secret with which a saved game began, or, when that is
    /// empty, the random bytes `fresh`. A pledge in the record is replaced only by an explicit
    /// `mode`, before the first move.
    ///
    /// # Errors
    /// When the game has no cards or has begun with others, and a secret that is not the one that
    /// was pledged.
    fn cards(&mut self, mode: &str, secret: &str, fresh: [u8; 32]) -> Played;

    /// The secret of a provable game, to be kept beside the saved game; else empty.
    fn cards_secret(&self) -> String;

    /// The pledge (a fingerprint of the secret) from before the game; empty where there is none.
    fn cards_pledge(&self) -> String;

    /// Mixes a word or a throw of dice by the players into every card, after the pledge and
    /// before the first move; an empty text removes it again.
    ///
    /// # Errors
    /// When the game has begun, so that a card may be known, or has no pledge that takes a word;
    /// and for more than [`MAX_WORD`](crate::MAX_WORD) characters.
    fn cards_word(&mut self, text: &str) -> Played;

    /// Writes the secret into the record once the game is over. From then on nothing can be taken
    /// back.
    ///
    /// # Errors
    /// When nothing was pledged, or the game is not over.
    fn reveal_cards(&mut self) -> Played;

    /// Whether the draws of the record are those that were pledged, and what this check cannot
    /// show.
    fn verify_cards(&self) -> CardsReport;
}

// `Debug` is no supertrait, because that would compile `Debug` for the whole tree into every build.
impl fmt::Debug for dyn AnySession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.info().id, self.position())
    }
}

fn erase(result: Result<(), PlayError>) -> Played {
    result.map_err(|error| Problem::new(&error))
}

/// The fixed data of the game `P`.
pub(crate) fn info<P: Present>() -> GameInfo {
    GameInfo {
        id: P::ID.into(),
        rules_version: P::RULES_VERSION,
        options: P::Options::schema(),
        claims: P::CLAIMS,
        agreement: P::AGREEMENT,
        forms: P::FORMS,
    }
}

impl<P: Present> sealed::Sealed for Session<P> {}

impl<P: Present> AnySession for Session<P> {}

impl<P: Present> Playing for Session<P> {
    fn info(&self) -> GameInfo {
        info::<P>()
    }

    fn options(&self) -> Named<String> {
        let options = self.record().start.options();
        let mut named = Named::new();
        for setting in P::Options::TABLE {
            named.insert(setting.id, options.get(setting.id));
        }
        named
    }

    fn mix(&self) -> Option<Mix> {
        P::mix(&self.record().start.options())
    }

    fn layout(&self) -> Layout {
        P::layout(&self.record().start.options())
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot()
    }

    fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree {
        self.moves(after, until, style)
    }

    fn position(&self) -> String {
        self.position().write_position()
    }

    fn result(&self) -> Option<ResultView> {
        self.book().result().map(ResultView::from)
    }

    fn play(&mut self, code: &str) -> Played {
        let action = P::read_action(code).map_err(|error| Problem::in_text(&error, code))?;
        erase(self.play(action))
    }

    fn play_text(&mut self, text: &str, style: Style) -> Played {
        if self.is_closed() {
            return erase(Err(MoveFault::Over.into()));
        }
        let trimmed = text.trim();
        let offset = text.len() - text.trim_start().len();
        let action = read_any(self.position(), trimmed, style)
            .map_err(|error| Problem::in_text(&error.shifted(offset), text))?;
        erase(self.play(action))
    }

    fn undo(&mut self) {
        if self.is_revealed() {
            return;
        }
        let book = self.book();
        if book.at_end() && book.ending().is_some() {
            self.cursor.book_mut().set_ending(None);
        } else if !book.tree().by_chance(book.node()) {
            self.cursor.retreat();
        }
    }

    fn redo(&mut self) {
        if let Some(next) = self.book().next() {
            self.cursor.advance(next);
        }
    }

    fn go_to(&mut self, node: NodeId) -> Played {
        erase(self.go_to(node))
    }

    fn resign(&mut self, side: u8) -> Played {
        erase(self.lose(side, EndingReason::Resignation))
    }

    fn agree_draw(&mut self) -> Played {
        erase(self.end(None, EndingReason::Agreement))
    }

    fn time_out(&mut self, side: u8) -> Played {
        erase(self.lose(side, EndingReason::Time))
    }

    fn claims(&self, style: Style) -> Vec<Claim> {
        self.claims(style)
    }

    fn claim(&mut self, code: &str) -> Played {
        erase(self.claim(code))
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        if self.is_closed() {
            return None;
        }
        self.position().explain(attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        self.position().sight(cell)
    }
}

impl<P: Present> Notes for Session<P> {
    fn promote(&mut self, node: NodeId) -> Played {
        erase(self.promote(node))
    }

    fn hold(&mut self, node: NodeId) -> Played {
        erase(self.hold(node))
    }

    fn remove(&mut self, node: NodeId) -> Played {
        erase(self.remove(node))
    }

    fn restore(&mut self) -> Played {
        erase(self.restore())
    }

    fn comment(&mut self, node: NodeId, text: &str) -> Played {
        erase(self.set_comment(node, text))
    }

    fn glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Played {
        erase(self.set_glyphs(node, glyphs))
    }

    fn times(&mut self, node: NodeId, spent: u32, clock: u32) -> Played {
        erase(self.set_times(node, spent, clock))
    }

    fn tags(&self) -> Named<String> {
        let mut named = Named::new();
        for (name, value) in self.book().tags.iter() {
            named.insert(name, value.to_owned());
        }
        named
    }

    fn set_tag(&mut self, name: &str, value: &str) -> Played {
        erase(self.write_tag(name, value))
    }

    fn record(&self, style: Style) -> String {
        self.record().write(style)
    }
}

impl<P: Present> Cards for Session<P> {
    fn draw(&mut self, fresh: [u8; 32]) -> Played {
        self.deal(fresh)
    }

    fn cards(&mut self, mode: &str, secret: &str, fresh: [u8; 32]) -> Played {
        self.choose_cards(mode, secret, fresh)
    }

    fn cards_secret(&self) -> String {
        self.secret()
    }

    fn cards_pledge(&self) -> String {
        self.pledge()
    }

    fn cards_word(&mut self, text: &str) -> Played {
        self.set_word(text)
    }

    fn reveal_cards(&mut self) -> Played {
        self.reveal()
    }

    fn verify_cards(&self) -> CardsReport {
        self.verify()
    }
}
