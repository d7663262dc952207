//! The registry of the compiled-in games, one cargo feature per game. No other source names them.

use klubovna_rules::Position;
use klubovna_search::{AnyEngine, Engine, EngineOf, LevelsOf};
use klubovna_session::{Game, GameOf};

/// Declares the tables of the games of this build, one cargo feature per game. Rules, engines and
/// levels are separate tables, so that a wasm module contains only those that it uses.
macro_rules! games {
    ($($feature:literal: $game:ty),* $(,)?) => {
        /// Every game of this build, in the order in which the club shows them.
        pub const GAMES: &[&dyn Game] = &[
            $(#[cfg(feature = $feature)] &GameOf::<$game>::new(),)*
        ];

        /// Their engines.
        pub const ENGINES: &[&dyn AnyEngine] = &[
            $(#[cfg(feature = $feature)] &EngineOf::<$game>::new(),)*
        ];

        /// The levels of their engines.
        pub(crate) const LEVELS: &[LevelsOf] = &[
            $(#[cfg(feature = $feature)] LevelsOf::new::<$game>(),)*
        ];

        /// Calls `visitor` with the game of that id, if it is in this build; its result.
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

games! {
    "folky": klubovna_folky::Folky,
    "mixtour": klubovna_mixtour::Mixtour,
    "raindropchess": klubovna_raindropchess::Raindropchess,
    "animal-shogi": klubovna_animal_shogi::AnimalShogi,
    "tri-d-chess": klubovna_tri_d_chess::TriD,
}

/// The games for which other programs have file formats.
#[cfg(feature = "files")]
pub(crate) const FORMS: &[&dyn klubovna_session::GameForms] = &[
    #[cfg(feature = "animal-shogi")]
    &klubovna_session::FormsOf::<klubovna_shogi_files::ShogiForms>::new(),
];

/// Code that needs an engine with the types of its game; see [`visit_engine`].
pub trait EngineVisitor {
    /// The result.
    type Output;

    /// Called with the game whose engine was asked for.
    fn visit<P: Engine<Action: Send, Options: Sync> + Send + Sync + 'static>(self) -> Self::Output;
}
