//! The engine with what it knows of this game, against plain expectimax, in positions that are
//! won, and where cards are about to come.

use klubovna_raindropchess::evaluate::Knowledge;
use klubovna_raindropchess::{Action, Options, Raindropchess};
use klubovna_search::conformance;
use klubovna_search::engine::{AnyMonitor, AnyReport, AnyThinker, Engine, EngineOf, AnyEngine};
use klubovna_search::heuristic::Heuristic;
use klubovna_search::mcts::{Mcts, Style};
use klubovna_search::score::{Score, Value};
use klubovna_search::thinker::{Limits, Patience, Root, Thinker};
use klubovna_tabletop::draws::{DrawSource, FixedOrder};
use klubovna_tabletop::notation;
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::rules::{Position, Turn};
use klubovna_tabletop::session::{Game, GameOf};
