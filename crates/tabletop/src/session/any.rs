//! Sessions of any game behind one object-safe face, and how to open them.

use std::fmt;
use std::marker::PhantomData;

use super::{PlayError, Session, read_any};
#[cfg(feature = "files")]
use crate::error::Places;
use crate::error::{Problem, TextError};
#[cfg(feature = "files")]
use crate::files::{FormFault, Found, Imported};
use crate::mix::Mix;
use crate::named::Named;
use crate::notation::Style;
use crate::options::GameOptions;
#[cfg(feature = "terminal")]
use crate::perft::{divide, perft, perft_in_order};
use crate::present::Present;
use crate::record::{EndingReason, Record, RecordFault, open_moves, open_record};
use crate::snapshot::{CardsReport, Claim, GameInfo, MoveTree, Snapshot};
use crate::table::Table;
#[cfg(feature = "files")]
use crate::text::quoted;
use crate::tree::NodeId;
use crate::view::{Layout, Refusal, ResultView, Sight, Step};

type Played = Result<(), Problem>;

/// A session, or why it cannot be opened.
pub type Opened = Result<Box<dyn AnySession>, Problem>;

/// A session of some game. Every error leaves the session as it was.
///
/// Methods that can fail name the reason in their [`Problem`].
#[allow(missing_docs, clippy::missing_errors_doc)]
pub trait AnySession {
    fn info(&self) -> GameInfo;
    fn options(&self) -> Named<String>;
    /// The options as a mix of variants; `None` in games that have no variants to mix.
    fn mix(&self) -> Option<Mix>;
    fn layout(&self) -> Layout;
    fn snapshot(&self) -> Snapshot;
    /// The moves behind the first `after` actions of the way to the cursor, those with more
    /// than `until` before them left out; from 0 to [`u32::MAX`] it is the whole tree.
    fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree;

    /// Plays an action code.
    fn play(&mut self, code: &str) -> Played;
    /// Plays a code or a move as a person writes it.
    fn play_text(&mut self, text: &str) -> Played;
    /// Lets chance decide from the cards that [`cards`](Self::cards) chose, or from those
    /// of the record; `fresh` are random bytes. Cards that are pledged are drawn in the main
    /// line only, where they stay: what a variation showed could be removed again.
    fn draw(&mut self, fresh: [u8; 32]) -> Played;
    fn undo(&mut self);
    fn redo(&mut self);
    fn go_to(&mut self, node: NodeId) -> Played;

    fn promote(&mut self, node: NodeId) -> Played;
    fn remove(&mut self, node: NodeId) -> Played;
    /// Sets the comment of a node; an empty text removes it.
    fn comment(&mut self, node: NodeId, text: &str) -> Played;
    fn glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Played;
    /// Sets what the mover's clock showed after `node`, in milliseconds.
    fn clock(&mut self, node: NodeId, milliseconds: u32) -> Played;

    /// `side` gives up at the cursor. As after every end by players, what was taken back
    /// is no more.
    fn resign(&mut self, side: u8) -> Played;
    /// The players agree on a draw at the cursor.
    fn agree_draw(&mut self) -> Played;
    /// The draws that the side to move may claim; see [`Session::claims`].
    fn claims(&self, style: Style) -> Vec<Claim>;
    /// Claims a draw: at once, or with the action of this code.
    fn claim(&mut self, code: &str) -> Played;
    /// The clock of `side` has run out at the cursor.
    fn time_out(&mut self, side: u8) -> Played;

    fn tags(&self) -> Named<String>;
    /// Sets a tag; an empty value removes it. What the program writes itself, all that
    /// begins with `Cards` included, is refused.
    fn set_tag(&mut self, name: &str, value: &str) -> Played;
    /// The whole game as text.
    fn record(&self, style: Style) -> String;
    /// The whole game in a form of another program.
    #[cfg(feature = "files")]
    fn file(&self, form: &str) -> Result<String, Problem>;
    /// The position string at the cursor.
    fn position(&self) -> String;
    /// The board at the cursor as plain text.
    #[cfg(feature = "terminal")]
    fn diagram(&self) -> String;
    /// How the game is over at the end of the main line.
    fn result(&self) -> Option<ResultView>;

    /// Chooses where cards come from: `random`, `own` (the players turn real cards and play
    /// what they turned) or `provable`; an empty `mode` is what the record says. A
    /// `provable` game takes the secret that a saved game began with, or, when it is
    /// empty, the random bytes `fresh`. The record says which it is. A pledge that stands
    /// in the record is only replaced by a choice of its own, before the first move.
    fn cards(&mut self, mode: &str, secret: &str, fresh: [u8; 32]) -> Played;
    /// The secret of a provable game, to be kept beside the saved game; else empty.
    fn cards_secret(&self) -> String;
    /// What was pledged before the game; empty where nothing was.
    fn cards_pledge(&self) -> String;
    /// Mixes a word or a throw of the players' own into every card, after the pledge and
    /// before the first move; an empty text takes it out again.
    fn cards_word(&mut self, text: &str) -> Played;
    /// Writes the secret into the record once the game is over. Nothing is taken back
    /// from then on.
    fn reveal_cards(&mut self) -> Played;
    /// Whether the draws of the record are those that were pledged, and what even that
    /// does not show.
    fn verify_cards(&self) -> CardsReport;

    fn explain(&self, attempt: &[Step]) -> Option<Refusal>;
    fn sight(&self, cell: &str) -> Vec<Sight>;

    #[cfg(feature = "terminal")]
    fn perft(&self, depth: u32) -> u64;
    /// Perft where chance follows an order of codes for each deck.
    #[cfg(feature = "terminal")]
    fn perft_in_order(&self, depth: u32, orders: [&[String]; 2]) -> Result<u64, Problem>;
    /// Perft split by the first action's code.
    #[cfg(feature = "terminal")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

// Not a supertrait: the whole tree would have to be printable in every build.
impl fmt::Debug for dyn AnySession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.info().id, self.position())
    }
}

fn erase(result: Result<(), PlayError>) -> Played {
    result.map_err(|error| Problem::new(&error))
}

impl<P: Present> AnySession for Session<P> {
    fn info(&self) -> GameInfo {
        info::<P>()
    }

    fn options(&self) -> Named<String> {
        let options = self.record.start.options();
        let mut named = Named::new();
        for field in P::Options::schema() {
            named.insert(&field.id, options.get(&field.id));
        }
        named
    }

    fn mix(&self) -> Option<Mix> {
        self.record.start.options().mix()
    }

    fn layout(&self) -> Layout {
        P::layout(&self.record.start.options())
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot()
    }

    fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree {
        self.moves(after, until, style)
    }

    fn play(&mut self, code: &str) -> Played {
        let action = P::read_action(code).map_err(|error| Problem::in_text(&error, code))?;
        erase(self.play(action))
    }

    fn play_text(&mut self, text: &str) -> Played {
        if self.over_here() {
            return erase(Err(PlayError::Over));
        }
        let trimmed = text.trim();
        let offset = text.len() - text.trim_start().len();
        let action = read_any(self.position(), trimmed)
            .map_err(|error| Problem::in_text(&error.shifted(offset), text))?;
        erase(self.play(action))
    }

    fn draw(&mut self, fresh: [u8; 32]) -> Played {
        self.deal(fresh)
    }

    fn undo(&mut self) {
        self.undo();
    }

    fn redo(&mut self) {
        self.redo();
    }

    fn go_to(&mut self, node: NodeId) -> Played {
        erase(self.go_to(node))
    }

    fn promote(&mut self, node: NodeId) -> Played {
        erase(self.promote(node))
    }

    fn remove(&mut self, node: NodeId) -> Played {
        erase(self.remove(node))
    }

    fn comment(&mut self, node: NodeId, text: &str) -> Played {
        erase(self.table().comment(node, text))
    }

    fn glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Played {
        erase(self.table().glyphs(node, glyphs))
    }

    fn clock(&mut self, node: NodeId, milliseconds: u32) -> Played {
        erase(self.table().clock(node, milliseconds))
    }

    fn resign(&mut self, side: u8) -> Played {
        erase(self.table().lose(side, EndingReason::Resignation))
    }

    fn agree_draw(&mut self) -> Played {
        erase(self.table().end(None, EndingReason::Agreement))
    }

    fn claims(&self, style: Style) -> Vec<Claim> {
        self.claims(style)
    }

    fn claim(&mut self, code: &str) -> Played {
        erase(self.claim(code))
    }

    fn time_out(&mut self, side: u8) -> Played {
        erase(self.table().lose(side, EndingReason::Time))
    }

    fn tags(&self) -> Named<String> {
        let mut named = Named::new();
        for (name, value) in self.record.tags.iter() {
            named.insert(name, value.to_owned());
        }
        named
    }

    fn set_tag(&mut self, name: &str, value: &str) -> Played {
        erase(self.table().set_tag(name, value))
    }

    fn record(&self, style: Style) -> String {
        self.record.write_with(Table::result(self), style)
    }

    #[cfg(feature = "files")]
    fn file(&self, form: &str) -> Result<String, Problem> {
        P::write_file(&self.record, form).ok_or_else(|| {
            let fault = FormFault::Unknown {
                form: quoted(form),
                known: P::FORMS.join(", "),
            };
            Problem::new(&fault)
        })
    }

    fn position(&self) -> String {
        self.position().write_position()
    }

    #[cfg(feature = "terminal")]
    fn diagram(&self) -> String {
        self.position().diagram()
    }

    fn result(&self) -> Option<ResultView> {
        Table::result(self)
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

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        if self.over_here() {
            return None;
        }
        self.position().explain(attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        self.position().sight(cell)
    }

    #[cfg(feature = "terminal")]
    fn perft(&self, depth: u32) -> u64 {
        perft(self.position(), depth)
    }

    #[cfg(feature = "terminal")]
    fn perft_in_order(&self, depth: u32, orders: [&[String]; 2]) -> Result<u64, Problem> {
        let mut decks = [Vec::new(), Vec::new()];
        for (deck, codes) in decks.iter_mut().zip(orders) {
            for code in codes {
                deck.push(P::read_action(code).map_err(|error| Problem::in_text(&error, code))?);
            }
        }
        perft_in_order(self.position(), depth, [&decks[0], &decks[1]])
            .map_err(|error| Problem::new(&error))
    }

    #[cfg(feature = "terminal")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        divide(self.position(), depth)
            .into_iter()
            .map(|(action, count)| (P::write_action(action), count))
            .collect()
    }
}

fn info<P: Present>() -> GameInfo {
    GameInfo {
        id: P::ID.into(),
        rules_version: P::RULES_VERSION,
        options: P::Options::schema(),
        claims: P::CLAIMS,
        agreement: P::AGREEMENT,
        forms: P::FORMS,
    }
}

/// A game of the catalogue: how to open sessions of it.
pub trait Game: Sync {
    /// The stable id.
    fn id(&self) -> &'static str;

    /// Id, rules version and options.
    fn info(&self) -> GameInfo;

    /// A new game; `position` is a position string, or empty for the start.
    ///
    /// # Errors
    /// Refused options or position.
    fn create(&self, options: &Named<String>, position: &str) -> Opened;

    /// Reads a record of this game. The cursor stands at the end of the main line.
    ///
    /// # Errors
    /// The first fault of the text.
    fn read(&self, text: &str) -> Opened;

    /// Reads a bare move list. The cursor stands at the end of the main line.
    ///
    /// # Errors
    /// Refused options or position, or the first fault of the text.
    fn read_moves(&self, text: &str, options: &Named<String>, position: &str) -> Opened;

    /// The games in a text of another program; `None` when it has no form that this game
    /// knows.
    #[cfg(feature = "files")]
    fn read_file(&self, text: &str) -> Option<Vec<Imported>>;
}

/// The one implementation of [`Game`].
#[derive(Debug)]
pub struct GameOf<P>(PhantomData<fn() -> P>);

impl<P: Present> Default for GameOf<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Present> GameOf<P> {
    /// The game whose positions are `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    fn opened(session: Result<Session<P>, TextError<RecordFault>>, text: &str) -> Opened {
        match session {
            Ok(session) => Ok(Box::new(session)),
            Err(error) => Err(Problem::in_text(&error, text)),
        }
    }
}

impl<P: Present> Game for GameOf<P> {
    fn id(&self) -> &'static str {
        P::ID
    }

    fn info(&self) -> GameInfo {
        info::<P>()
    }

    fn create(&self, options: &Named<String>, position: &str) -> Opened {
        let start = P::read_start(options, position)?;
        Ok(Box::new(Session::new(Record::new(start))))
    }

    fn read(&self, text: &str) -> Opened {
        Self::opened(open_record(text), text)
    }

    fn read_moves(&self, text: &str, options: &Named<String>, position: &str) -> Opened {
        let start = P::read_start(options, position)?;
        Self::opened(open_moves(text, start), text)
    }

    #[cfg(feature = "files")]
    fn read_file(&self, text: &str) -> Option<Vec<Imported>> {
        let mut places = Places::new(text);
        let open = |Found { record, fault }: Found<P>| {
            let mut session = Session::new(record);
            let end = session.record.tree.main_end();
            // There is such a node.
            let _ = session.go_to(end);
            Imported {
                session: Box::new(session),
                problem: fault.map(|error| Problem::among(&error, &mut places)),
            }
        };
        Some(P::read_file(text)?.into_iter().map(open).collect())
    }
}
