//! The registry of the compiled-in games, rules and engine, one cargo feature per game. No other
//! source names them.

use klubovna_rules::Position;
use klubovna_search::{AnyEngine, Engine, EngineOf, LevelsOf};
use klubovna_session::{Game, GameOf};
use klubovna_text::Notation;

/// Declares the tables of the games of this build, one cargo feature per game. Rules, engines and
/// levels are separate tables, so that a wasm module contains only those that it uses.
macro_rules! games {
    ($($feature:literal: $game:ty, $engine:ty);* $(;)?) => {
        /// Every game of this build, in the order in which the club shows them.
        pub const GAMES: &[&dyn Game] = &[
            $(#[cfg(feature = $feature)] &GameOf::<$game>::new(),)*
        ];

        /// Their engines.
        pub const ENGINES: &[&dyn AnyEngine] = &[
            $(#[cfg(feature = $feature)] &EngineOf::<$engine>::new(),)*
        ];

        /// The levels of their engines.
        pub(crate) const LEVELS: &[LevelsOf] = &[
            $(#[cfg(feature = $feature)] LevelsOf::new::<$engine>(),)*
        ];

        // An engine stands behind its own game.
        $(#[cfg(feature = $feature)]
        const _: fn() = is_of::<$game, $engine>;)*

        /// Calls `visitor` with the game of that id, if it is in this build; its result.
        pub fn visit_game<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            games!(@visit id, visitor, $($feature: $game => $game;)*)
        }

        /// Calls `visitor` with the engine of the game of that id, if it is in this build; its result.
        pub fn visit_engine<V: EngineVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            games!(@visit id, visitor, $($feature: $game => $engine;)*)
        }
    };
    // Calls the visitor with what stands behind an id.
    (@visit $id:ident, $visitor:ident, $($feature:literal: $game:ty => $what:ty;)*) => {{
        $(
            #[cfg(feature = $feature)]
            if $id == <$game as Position>::ID {
                return Some($visitor.visit::<$what>());
            }
        )*
        let _ = ($id, $visitor);
        None
    }};
}

#[allow(
    dead_code,
    reason = "it asks something of the compiler, and of nobody else"
)]
fn is_of<P, E: Engine<Game = P>>() {}

games! {
    "folky": klubovna_folky::Folky, klubovna_folky_engine::FolkyEngine;
    "mixtour": klubovna_mixtour::Mixtour, klubovna_mixtour_engine::MixtourEngine;
    "raindropchess": klubovna_raindropchess::Raindropchess, klubovna_raindropchess_engine::RaindropchessEngine;
    "animal-shogi": klubovna_animal_shogi::AnimalShogi, klubovna_animal_shogi_engine::AnimalShogiEngine;
    "tri-d-chess": klubovna_tri_d_chess::TriD, klubovna_tri_d_chess_engine::TriDEngine;
}

/// The games for which other programs have file formats.
#[cfg(feature = "files")]
pub(crate) const FORMS: &[&dyn klubovna_session::GameForms] = &[
    #[cfg(feature = "animal-shogi")]
    &klubovna_session::FormsOf::<klubovna_shogi_files::ShogiForms>::new(),
];

/// Code that needs a game with its types; see [`visit_game`].
pub trait GameVisitor {
    /// The result.
    type Output;

    /// Called with the game that was asked for.
    fn visit<P: Notation>(self) -> Self::Output;
}

/// Code that needs an engine with its types; see [`visit_engine`].
pub trait EngineVisitor {
    /// The result.
    type Output;

    /// Called with the engine of the game that was asked for.
    fn visit<E: Engine>(self) -> Self::Output;
}
