//! The list of games: the only place that names them all. A cargo feature a game.

use klubovna_search::engine::{AnyEngine, Engine, LevelsOf};
use klubovna_search::level::Level;
use klubovna_tabletop::error::{Problem, TextError};
use klubovna_tabletop::faults;
use klubovna_tabletop::named::Named;
use klubovna_tabletop::record::{game_of, is_record};
use klubovna_tabletop::rules::Position;
use klubovna_tabletop::session::{self, AnySession, Game};
use klubovna_tabletop::text::{joined, quoted};

/// What engines are asked and what they answer, for whoever asks them.
pub use klubovna_search as search;

/// Every game of this build, in the order in which the club shows them.
pub const GAMES: &[&dyn Game] = &[
    #[cfg(feature = "folky")]
    &session::GameOf::<klubovna_folky::Folky>::new(),
    #[cfg(feature = "mixtour")]
    &session::GameOf::<klubovna_mixtour::Mixtour>::new(),
    #[cfg(feature = "raindropchess")]
    &session::GameOf::<klubovna_raindropchess::Raindropchess>::new(),
    #[cfg(feature = "animal-shogi")]
    &session::GameOf::<klubovna_animal_shogi::AnimalShogi>::new(),
    #[cfg(feature = "tri-d-chess")]
    &session::GameOf::<klubovna_tri_d_chess::TriD>::new(),
];

/// Two tables of the games that have engines, so that whoever needs one does not carry the
/// other: a page knows of their levels only.
macro_rules! engines {
    ($($feature:literal: $game:ty),* $(,)?) => {
        /// The engines of those games that have one.
        pub const ENGINES: &[&dyn AnyEngine] = &[
            $(#[cfg(feature = $feature)] &search::engine::EngineOf::<$game>::new(),)*
        ];

        /// Their levels.
        const LEVELS: &[LevelsOf] = &[
            $(#[cfg(feature = $feature)] LevelsOf::new::<$game>(),)*
        ];

        /// What a visitor makes of the engine of the game with that id, if it has one.
        pub fn visit_engine<V: EngineVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(
                #[cfg(feature = $feature)]
                if id == <$game as Position>::ID {
                    return Some(visitor.visit::<$game>());
                }
            )*
            let _ = (id, visitor);
            None
        }
    };
}

/// Whoever needs an engine with the types of its game, as the workshop does.
pub trait EngineVisitor {
    /// What is made of it.
    type Output;

    /// The engine of this game.
    fn visit<P: Engine<Action: Send, Options: Sync> + Send + Sync + 'static>(self) -> Self::Output;
}

engines! {
    "folky": klubovna_folky::Folky,
    "mixtour": klubovna_mixtour::Mixtour,
    "raindropchess": klubovna_raindropchess::Raindropchess,
    "animal-shogi": klubovna_animal_shogi::AnimalShogi,
    "tri-d-chess": klubovna_tri_d_chess::TriD,
}

/// The opponents for the game with that id and such options, the weakest first; none where
/// it has no engine.
///
/// # Errors
/// Refused options.
pub fn levels(id: &str, options: &Named<String>) -> Result<&'static [Level], Problem> {
    match LEVELS.iter().find(|levels| levels.id == id) {
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
/// `unknown-game` with the ids there are.
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

/// Opens a record, or a bare move list of whichever game it fits.
///
/// # Errors
/// For a list that fits no game: the fault of the game that read furthest. For one
/// that fits several: `ambiguous-game`.
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

/// The games in a text of another program; `None` when no game here knows its form.
#[cfg(feature = "files")]
pub fn read_file(text: &str) -> Option<Vec<klubovna_tabletop::files::Imported>> {
    GAMES.iter().find_map(|game| game.read_file(text))
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
        let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        Self::Unknown {
            game: quoted(game),
            known: joined(&known, ", "),
        }
    }
}

#[cfg(all(test, feature = "all"))]
mod demonstrations;
#[cfg(all(test, feature = "all"))]
mod skeletons;
