//! From a position to what a front end shows.

use crate::notation::Notation;
use crate::rules::{Position, Turn};
use crate::view::{
    Layout, Mark, Phrase, Refusal, ResultView, Scene, Sight, Step, TurnKind, TurnView,
};

/// How a game presents itself.
pub trait Present: Notation {
    /// The geometry of a game with `options`.
    fn layout(options: &Self::Options) -> Layout;

    /// What stands where. Every id in it comes from the layout. The session adds the
    /// marks of the last action and the results that only history or players decide.
    fn scene(&self) -> Scene;

    /// The ways to click a legal action.
    fn ways(&self, action: Self::Action) -> Vec<Vec<Step>>;

    /// A short text for the last cell of an action while it is being chosen.
    fn label(&self, _action: Self::Action) -> Option<String> {
        None
    }

    /// What to mark after `action` was played in this position.
    fn trail(&self, action: Self::Action) -> Vec<Mark>;

    /// `action`, played in this position, as sentences: the action first, then its
    /// effects.
    fn describe(&self, action: Self::Action) -> Vec<Phrase>;

    /// Why `attempt` (steps that lead to no choice) is not possible here; `None` when
    /// there is nothing to explain.
    fn explain(&self, attempt: &[Step]) -> Option<Refusal>;

    /// How far the piece on `cell` sees, a direction each; empty when nothing does.
    fn sight(&self, _cell: &str) -> Vec<Sight> {
        Vec::new()
    }
}

/// A scene with nothing on the boards yet: whose turn it is, what to do, how it ended.
/// The phase is `play` or `over`.
pub fn empty_scene<P: Position>(position: &P, prompt: Phrase) -> Scene {
    let kind = match position.turn() {
        Turn::Side(_) => TurnKind::Side,
        Turn::Chance => TurnKind::Chance,
        Turn::Over => TurnKind::Over,
    };
    Scene {
        placements: Vec::new(),
        tokens: Vec::new(),
        trays: Vec::new(),
        marks: Vec::new(),
        tallies: Vec::new(),
        turn: TurnView {
            kind,
            side: position.side().0,
            seat: position.seat().0,
            seats: position.seats(),
        },
        phase: if kind == TurnKind::Over {
            "over"
        } else {
            "play"
        }
        .into(),
        prompt,
        notes: Vec::new(),
        result: position.outcome().map(ResultView::of),
    }
}
