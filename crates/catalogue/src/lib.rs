//! The games of the club by id: rules and engines. Each game is a cargo feature.
//!
//! ```
//! use klubovna_text::Style;
//!
//! let mut session = klubovna_catalogue::read_any("1. Rh7 Ra3 2. h3", &Default::default(), "")?;
//! session.play_text("a6", Style::English)?;
//! assert_eq!((session.info().id.as_str(), session.snapshot().ply), ("folky", 4));
//! # Ok::<(), klubovna_text::Problem>(())
//! ```
//!
//! * [`GAMES`] and [`game`]: the rules, which open sessions. The list itself is in `games.rs`.
//! * [`read`], [`read_any`]: records and move lists, whichever game they are of; with the feature
//!   `files` also `read_file` and `write_file` for files of other programs.
//! * [`ENGINES`], [`engine`] and [`levels`]: engines and opponents; [`search`] is their interface.
//! * [`visit_game`] and [`visit_engine`] give a game or its engine with its types.
//!
//! Every error is a [`Problem`], with a stable code and, where a text is wrong, the place in it:
//! [`CatalogueFault`] when no game fits or several do, else the fault of the game, its options or
//! its record.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

use klubovna_search::{AnyEngine, Level};
use klubovna_session::{AnySession, Game};
use klubovna_text::record::{game_of, is_record};
use klubovna_text::{Named, Notation, Problem, TextError, faults, joined, quoted};

mod games;

/// The interface of the engines in [`ENGINES`].
pub use klubovna_search as search;

pub use games::{ENGINES, EngineVisitor, GAMES, GameVisitor, visit_engine, visit_game};

/// The levels of opponents for the game with that id and these options, the weakest first; none
/// where it has no engine.
///
/// # Errors
/// Refused options.
pub fn levels(id: &str, options: &Named<String>) -> Result<&'static [Level], Problem> {
    match games::LEVELS.iter().find(|levels| levels.id == id) {
        Some(levels) => (levels.levels)(options),
        None => Ok(&[]),
    }
}

/// The engine of the game with that id, if it has one.
pub fn engine(id: &str) -> Option<&'static dyn AnyEngine> {
    ENGINES.iter().copied().find(|engine| engine.id() == id)
}

/// The game with that id.
///
/// # Errors
/// `unknown-game` with all known ids.
pub fn game(id: &str) -> Result<&'static dyn Game, Problem> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.id() == id)
        .ok_or_else(|| Problem::new(&CatalogueFault::unknown(id)))
}

/// Opens a record of any game.
///
/// # Errors
/// When the text is no record, its game is not here, or the first fault of the record.
pub fn read(text: &str) -> Result<Box<dyn AnySession>, Problem> {
    let (id, span) = game_of(text)?;
    let Ok(game) = game(&id) else {
        let fault = CatalogueFault::unknown(&id);
        return Err(Problem::in_text(&TextError::new(fault, span), text));
    };
    game.read(text)
}

/// Opens a record, or a bare move list of the only game that it fits.
///
/// # Errors
/// For a list that fits no game: the fault of the game that could read most of it. For one that
/// fits several: `ambiguous-game`.
pub fn read_any(
    text: &str,
    options: &Named<String>,
    position: &str,
) -> Result<Box<dyn AnySession>, Problem> {
    if is_record(text) {
        return read(text);
    }
    let mut sessions = Vec::new();
    let mut furthest: Option<Problem> = None;
    for game in GAMES {
        match game.read_moves(text, options, position) {
            Ok(session) => sessions.push(session),
            Err(problem) => {
                let reach = |problem: &Problem| problem.at.map_or(0, |at| at.start);
                if furthest
                    .as_ref()
                    .is_none_or(|known| reach(&problem) > reach(known))
                {
                    furthest = Some(problem);
                }
            }
        }
    }
    match (sessions.len(), sessions.pop(), furthest) {
        (1, Some(session), _) => Ok(session),
        (0, _, Some(problem)) => Err(problem),
        _ => Err(Problem::new(&CatalogueFault::Ambiguous)),
    }
}

/// The games in a text of another program; `None` when the text has no known form.
#[cfg(feature = "files")]
pub fn read_file(text: &str) -> Option<Vec<klubovna_session::Imported>> {
    games::FORMS.iter().find_map(|game| game.read(text))
}

/// The game of `session` in a form of another program.
///
/// # Errors
/// When the game is not written in that form.
#[cfg(feature = "files")]
pub fn write_file(session: &dyn AnySession, form: &str) -> Result<String, Problem> {
    let id = session.info().id;
    match games::FORMS.iter().find(|game| game.id() == id) {
        Some(game) => game.write(&session.record(klubovna_text::Style::English), form),
        None => Err(klubovna_session::unknown_form(form, &[])),
    }
}

/// The board at the cursor of `session` as lines of plain text, for terminals and e-mail.
///
/// # Errors
/// When the game is not here.
pub fn diagram(session: &dyn AnySession) -> Result<String, Problem> {
    struct Diagram<'a>(&'a dyn AnySession);

    impl GameVisitor for Diagram<'_> {
        type Output = Result<String, Problem>;

        fn visit<P: Notation>(self) -> Self::Output {
            let read = P::read_start(&self.0.options(), &self.0.position());
            read.map(|position| position.diagram())
        }
    }

    let id = session.info().id;
    let unknown = || Err(Problem::new(&CatalogueFault::unknown(&id)));
    visit_game(&id, Diagram(session)).unwrap_or_else(unknown)
}

faults! {
    /// What can be wrong with the choice of a game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CatalogueFault {
        /// No game of that id.
        Unknown { game: String, known: String } => "unknown-game";
        /// A bare move list that fits more than one game.
        Ambiguous => "ambiguous-game";
    }
}

impl CatalogueFault {
    fn unknown(game: &str) -> Self {
        let mut known = Vec::new();
        for game in GAMES {
            known.push(game.id());
        }
        Self::Unknown {
            game: quoted(game),
            known: joined(&known, ", "),
        }
    }
}

#[cfg(all(test, feature = "all"))]
mod demonstrations;
#[cfg(all(test, feature = "all"))]
mod list;
#[cfg(all(test, feature = "all"))]
mod skeletons;
