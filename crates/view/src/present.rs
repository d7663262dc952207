//! What a game implements so that front ends can show it.

use klubovna_rules::{Position, Turn};
use klubovna_text::{Notation, joined};

use crate::layout::Layout;
use crate::mix::Mix;
use crate::phrase::{Phrase, Refusal};
use crate::scene::{Mark, ResultView, Scene, TurnKind, TurnView};
use crate::sight::Sight;
use crate::step::Step;

/// How a game presents itself.
pub trait Present: Notation {
    /// The names of the file formats of other programs in which games are read and written, the
    /// most usual first; each is also the extension of such files. They are read and written by
    /// [`Forms`](klubovna_text::Forms).
    const FORMS: &'static [&'static str] = &[];

    /// The geometry of a game with `options`.
    fn layout(options: &Self::Options) -> Layout;

    /// The options as a mix of variants, in games that have variants to mix.
    fn mix(_options: &Self::Options) -> Option<Mix> {
        None
    }

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

    /// How far the piece on `cell` sees, in each direction; empty when no piece stands there or it
    /// sees no lines.
    fn sight(&self, _cell: &str) -> Vec<Sight> {
        Vec::new()
    }
}

/// A scene with nothing on the boards yet: whose turn it is, what to do, how it ended.
/// The phase is `play` or `over`; where the game is over, message `GAME-prompt-over` stands in
/// place of the `prompt`.
pub fn empty_scene<P: Position>(position: &P, prompt: fn(&P) -> Phrase) -> Scene {
    let kind = match position.turn() {
        Turn::Side(_) => TurnKind::Side,
        Turn::Chance => TurnKind::Chance,
        Turn::Over => TurnKind::Over,
    };
    let over = kind == TurnKind::Over;
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
        phase: if over { "over" } else { "play" }.into(),
        prompt: if over {
            Phrase::new(&joined(&[P::ID, "prompt-over"], "-"))
        } else {
            prompt(position)
        },
        notes: Vec::new(),
        result: position.outcome().map(ResultView::of),
    }
}
