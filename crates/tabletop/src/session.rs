//! A game in progress: a record with a cursor, and the positions on the way to it.

mod any;
mod cards;
mod fault;
mod moves;

use crate::draws::{Draw, DrawSource};
use crate::notation::Notation;
use crate::present::Present;
use crate::record::{Ending, EndingReason, Record};
use crate::rules::{Outcome, Position, Side, Turn};
use crate::snapshot::Snapshot;
use crate::tree::{NodeId, ROOT};
use crate::view::{Choice, MarkKind, ResultView, TurnKind};
use crate::walk::Walk;

pub use any::{AnySession, Game, GameOf};
pub use fault::PlayError;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Session<P: Position> {
    record: Record<P>,
    // From the start to the cursor.
    walk: Walk<P>,
    // Where cards come from; chosen before the first draw.
    source: Option<cards::Source>,
}

impl<P: Present> Session<P> {
    /// A session at the start of `record`.
    pub fn new(record: Record<P>) -> Self {
        Self {
            walk: Walk::new(record.start.clone()),
            source: None,
            record,
        }
    }

    /// The whole game.
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    /// The position at the cursor.
    pub fn position(&self) -> &P {
        self.walk.position()
    }

    /// The node at the cursor.
    pub fn node(&self) -> NodeId {
        self.walk.node()
    }

    /// How the rules end the game at the cursor, history included.
    pub fn outcome(&self) -> Option<Outcome<P::Reason>> {
        self.walk.outcome()
    }

    fn at_end(&self) -> bool {
        self.node() == self.record.tree.main_end()
    }

    /// How the game is over at the cursor, by the rules or by the players.
    fn over_here(&self) -> Option<ResultView> {
        self.outcome().map(ResultView::of).or_else(|| {
            self.record
                .ending
                .filter(|_| self.at_end())
                .map(Ending::view)
        })
    }

    /// Plays a legal action at the cursor: follows it where it is known, else adds it
    /// behind the known continuations.
    ///
    /// # Errors
    /// When the game is over here or the action is not legal; nothing changes.
    pub fn play(&mut self, action: P::Action) -> Result<(), PlayError<P::Fault>> {
        if let Some(known) = self.record.tree.find(self.node(), action) {
            self.walk.advance(known, action);
            return Ok(());
        }
        if self.over_here().is_some() {
            return Err(PlayError::Over);
        }
        if !self.position().is_legal(action) {
            return Err(PlayError::Illegal {
                code: P::write_action(action),
            });
        }
        let node = self.node();
        if let Some(child) = self.record.tree.follow(node, action) {
            self.walk.advance(child, action);
        }
        Ok(())
    }

    /// Lets chance decide.
    ///
    /// # Errors
    /// When it is not chance's turn, or the source cannot decide; nothing changes.
    pub fn draw(&mut self, source: &mut dyn DrawSource) -> Result<(), PlayError<P::Fault>> {
        if self.over_here().is_some() {
            return Err(PlayError::Over);
        }
        if self.position().turn() != Turn::Chance {
            return Err(PlayError::NotChance);
        }
        let (actions, codes, weights) = outcomes(self.position());
        let index = source
            .pick(Draw {
                number: self.walk.draws() + 1,
                deck: self.position().deck(),
                codes: &codes,
                weights: &weights,
            })
            .map_err(PlayError::Draw)?;
        match actions.get(index) {
            Some(&action) => self.play(action),
            None => Err(PlayError::NotChance),
        }
    }

    /// Takes the last action back; where players have just ended the game, that end. What
    /// chance has decided stays, and so does all before it; once the secret of the cards
    /// is known, everything does.
    pub fn undo(&mut self) {
        if self.is_revealed() {
            return;
        }
        if self.at_end() && self.record.ending.take().is_some() {
            return;
        }
        if !self.walk.by_chance() {
            self.walk.retreat();
        }
    }

    fn can_undo(&self) -> bool {
        let acted = !self.walk.path().is_empty() && !self.walk.by_chance();
        !self.is_revealed() && (self.record.ending.is_some() || acted)
    }

    /// Plays the main continuation again.
    pub fn redo(&mut self) {
        if let Some(&child) = self.record.tree.children(self.node()).first() {
            self.step_to(child);
        }
    }

    fn step_to(&mut self, child: NodeId) {
        if let Some(action) = self.record.tree.node(child).and_then(|node| node.action) {
            self.walk.advance(child, action);
        }
    }

    /// Moves the cursor.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn go_to(&mut self, node: NodeId) -> Result<(), PlayError<P::Fault>> {
        if self.record.tree.node(node).is_none() {
            return Err(PlayError::NoSuchMove { node });
        }
        let target = self.record.tree.path(node);
        let common = self
            .walk
            .path()
            .iter()
            .zip(&target)
            .take_while(|(here, there)| here == there)
            .count();
        while self.walk.path().len() > common {
            self.walk.retreat();
        }
        for &next in target.iter().skip(common) {
            self.step_to(next);
        }
        Ok(())
    }

    /// Makes the line to `node` the main one.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn promote(&mut self, node: NodeId) -> Result<(), PlayError<P::Fault>> {
        self.known(node)?;
        let end = self.record.tree.main_end();
        self.record.tree.promote(node);
        // What players agreed on ended another line.
        if self.record.tree.main_end() != end {
            self.record.ending = None;
        }
        Ok(())
    }

    /// Removes `node` and all that follows; a cursor in there goes to the node before.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn remove(&mut self, node: NodeId) -> Result<(), PlayError<P::Fault>> {
        let parent = self.known(node)?;
        if let Some(at) = self.walk.path().iter().position(|&known| known == node) {
            while self.walk.path().len() > at {
                self.walk.retreat();
            }
        } else if node == ROOT {
            self.go_to(parent)?;
        }
        let end = self.record.tree.main_end();
        self.record.tree.remove(node);
        if self.record.tree.main_end() != end {
            self.record.ending = None;
        }
        Ok(())
    }

    fn known(&self, node: NodeId) -> Result<NodeId, PlayError<P::Fault>> {
        match self.record.tree.node(node) {
            Some(found) => Ok(found.parent),
            None => Err(PlayError::NoSuchMove { node }),
        }
    }

    /// Ends the game at the end of the main line: `winner` by resignation or time, or
    /// nobody by agreement.
    ///
    /// # Errors
    /// When the main line is over already.
    pub fn end(
        &mut self,
        winner: Option<Side>,
        reason: EndingReason,
    ) -> Result<(), PlayError<P::Fault>> {
        if self.record.result().is_some() {
            return Err(PlayError::Over);
        }
        self.record.ending = Some(Ending { winner, reason });
        Ok(())
    }

    /// The position at the cursor and what can be done there.
    pub fn snapshot(&self) -> Snapshot {
        let position = self.position();
        let over = self.over_here();
        let mut scene = position.scene();
        let mut news = Vec::new();
        if let Some(&node) = self.walk.path().last()
            && let Some(action) = self.record.tree.node(node).and_then(|node| node.action)
        {
            let before = self.walk.before();
            scene.marks.splice(0..0, before.trail(action));
            news = before.describe(action);
        }
        let mut choices = Vec::new();
        if over.is_some() {
            scene.turn.kind = TurnKind::Over;
            scene.result.clone_from(&over);
            // Nothing is asked any more, also where players ended the game.
            scene
                .marks
                .retain(|mark| !matches!(mark.kind, MarkKind::Open | MarkKind::Closed));
            scene.notes.clear();
        } else {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            if P::CHANCE {
                let mut chances = Vec::new();
                position.chances(&mut chances);
                actions.extend(chances.into_iter().map(|(outcome, _)| outcome));
            }
            choices.extend(actions.into_iter().map(|action| Choice {
                code: P::write_action(action),
                ways: position.ways(action),
                label: position.label(action),
            }));
        }
        Snapshot {
            node: self.node(),
            ply: self.walk.path().len() as u32,
            scene,
            choices,
            news,
            can_undo: self.can_undo(),
            can_redo: !self.record.tree.children(self.node()).is_empty(),
            at_end: self.at_end(),
            game_result: self.record.result(),
            position: position.write_position(),
        }
    }
}

/// What chance can decide: actions, their codes and their weights.
fn outcomes<P: Notation>(position: &P) -> (Vec<P::Action>, Vec<String>, Vec<u32>) {
    let mut chances = Vec::new();
    position.chances(&mut chances);
    let (actions, weights): (Vec<_>, _) = chances.into_iter().unzip();
    let codes = actions.iter().map(|&action| P::write_action(action));
    let codes = codes.collect();
    (actions, codes, weights)
}

/// Reads an action code or, failing that, a move as a person writes it.
///
/// # Errors
/// What the notation says about the text as a move.
pub fn read_any<P: Notation>(
    position: &P,
    text: &str,
) -> Result<P::Action, crate::error::TextError<P::Fault>> {
    match P::read_action(text) {
        Ok(action) if position.is_legal(action) => Ok(action),
        _ => position.read_move_text(text),
    }
}

#[cfg(test)]
mod tests;
