//! A game in progress: a record with a cursor, and the positions on the way to it.

mod any;
mod cards;
mod claims;
mod fault;
mod moves;

use std::cell::Cell;

use crate::draws::{Draw, DrawSource};
use crate::error::{AnyFault, TextError};
use crate::notation::Notation;
use crate::present::Present;
use crate::record::{Ending, EndingReason, Limit, Record, Tags, implied};
use crate::rules::{Outcome, Position, Side, Turn};
use crate::snapshot::Snapshot;
use crate::table::Table;
use crate::tree::{NodeId, ROOT, Shape};
use crate::view::{Choice, ResultView};
use crate::walk::Walk;

pub use any::{AnySession, Game, GameOf, Opened};
pub use cards::MAX_WORD;
pub use fault::PlayError;

pub(crate) use cards::CARDS;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Session<P: Position> {
    record: Record<P>,
    // From the start to the cursor.
    walk: Walk<P>,
    // Where cards come from; chosen before the first draw.
    source: Option<cards::Source>,
    // How the rules end the game at a node: what lies before a node never changes.
    judged: Cell<(NodeId, Judged<P>)>,
}

type Judged<P> = Option<Outcome<<P as Position>::Reason>>;

impl<P: Present> Session<P> {
    /// A session at the start of `record`.
    pub fn new(record: Record<P>) -> Self {
        let walk = Walk::new(record.start.clone());
        Self {
            judged: Cell::new((ROOT, walk.outcome())),
            walk,
            source: None,
            record,
        }
    }

    /// The whole game.
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    pub(crate) fn into_record(self) -> Record<P> {
        self.record
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
        let outcome = self.walk.outcome();
        // Whoever looks back still sees how the whole game ended.
        if self.node() == self.record.tree.main_end() {
            self.judged.set((self.node(), outcome));
        }
        outcome
    }

    fn over_here(&self) -> bool {
        let table: &dyn Table = self;
        table.over_here().is_some()
    }

    /// Plays a legal action at the cursor: follows it where it is known, else adds it
    /// behind the known continuations.
    ///
    /// # Errors
    /// When the game is over here, the action is not legal, or the record is full; nothing
    /// changes.
    pub fn play(&mut self, action: P::Action) -> Result<(), PlayError> {
        if let Some(known) = self.record.tree.find(self.node(), action) {
            self.walk.advance(known, action);
            return Ok(());
        }
        if self.over_here() {
            return Err(PlayError::Over);
        }
        if !self.position().is_legal(action) {
            return Err(PlayError::Illegal {
                code: P::write_action(action),
            });
        }
        let node = self.node();
        let child = self.record.tree.follow(node, action);
        self.walk.advance(child.ok_or(Limit::Actions)?, action);
        Ok(())
    }

    /// Lets chance decide.
    ///
    /// # Errors
    /// When it is not chance's turn, the record is full, or the source cannot decide;
    /// nothing changes.
    pub fn draw(&mut self, source: &mut dyn DrawSource) -> Result<(), PlayError> {
        self.awaits_chance()?;
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

    fn awaits_chance(&self) -> Result<(), PlayError> {
        if self.over_here() {
            return Err(PlayError::Over);
        }
        if !P::CHANCE || self.position().turn() != Turn::Chance {
            return Err(PlayError::NotChance);
        }
        if self.record.tree.is_full() {
            return Err(Limit::Actions.into());
        }
        Ok(())
    }

    /// Takes the last action back; where players have just ended the game, that end. What
    /// chance has decided stays, and so does all before it; once the secret of the cards
    /// is known, everything does.
    pub fn undo(&mut self) {
        self.table().undo();
    }

    /// Plays the main continuation again.
    pub fn redo(&mut self) {
        self.table().redo();
    }

    /// Moves the cursor.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn go_to(&mut self, node: NodeId) -> Result<(), PlayError> {
        self.table().go_to(node)
    }

    /// Makes the line to `node` the main one.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled another main line.
    pub fn promote(&mut self, node: NodeId) -> Result<(), PlayError> {
        self.table().promote(node)
    }

    /// Removes `node` and all that follows; a cursor in there goes to the node before.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled it.
    pub fn remove(&mut self, node: NodeId) -> Result<(), PlayError> {
        self.table().remove(node)
    }

    /// Ends the game at the cursor: `winner` by resignation or time, or nobody by
    /// agreement. What was taken back is no more.
    ///
    /// # Errors
    /// When the game is over here, players have ended it already, or pledged cards have
    /// settled what would be taken away; nothing changes.
    pub fn end(&mut self, winner: Option<Side>, reason: EndingReason) -> Result<(), PlayError> {
        self.table().end(winner, reason)
    }

    /// The position at the cursor and what can be done there.
    pub fn snapshot(&self) -> Snapshot {
        let table: &dyn Table = self;
        let over = table.over_here();
        let position = self.position();
        let mut trail = Vec::new();
        let mut news = Vec::new();
        if let Some(action) = self.record.tree.action(self.node()) {
            let before = self.walk.before();
            trail = before.trail(action);
            news = before.describe(action);
        }
        let mut choices = Vec::new();
        if over.is_none() {
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
        let text = position.write_position();
        table.snapshot(over, position.scene(), trail, news, choices, text)
    }

    fn table(&mut self) -> &mut dyn Table {
        self
    }
}

impl<P: Present> Table for Session<P> {
    fn tags(&mut self) -> &mut Tags {
        &mut self.record.tags
    }

    fn ending(&self) -> Option<Ending> {
        self.record.ending
    }

    fn set_ending(&mut self, ending: Option<Ending>) {
        self.record.ending = ending;
    }

    fn tree(&self) -> &Shape {
        &self.record.tree
    }

    fn tree_mut(&mut self) -> &mut Shape {
        &mut self.record.tree
    }

    fn path(&self) -> &[NodeId] {
        self.walk.path()
    }

    fn outcome(&self) -> Option<ResultView> {
        self.outcome().map(ResultView::of)
    }

    fn result(&self) -> Option<ResultView> {
        let end = self.record.tree.main_end();
        let (node, mut outcome) = self.judged.get();
        if node != end {
            (_, outcome) = self.record.final_position();
            self.judged.set((end, outcome));
        }
        let agreed = || self.record.ending.map(Ending::view);
        outcome.map(ResultView::of).or_else(agreed)
    }

    fn by_chance(&self) -> bool {
        self.walk.by_chance()
    }

    fn is_revealed(&self) -> bool {
        self.is_revealed()
    }

    fn settled(&self) -> NodeId {
        self.settled()
    }

    fn advance(&mut self, child: NodeId) {
        if let Some(action) = self.record.tree.action(child) {
            self.walk.advance(child, action);
        }
    }

    fn retreat(&mut self) {
        self.walk.retreat();
    }

    fn play_written(&mut self, text: &str) -> Result<bool, TextError<AnyFault>> {
        let (action, more) = self.read_written(text)?;
        let node = self.node();
        if let Some(child) = self.record.tree.follow(node, action) {
            self.walk.advance(child, action);
        }
        Ok(more)
    }

    fn can_replace(&mut self, texts: &[&str]) -> bool {
        let Some(node) = self.walk.retreat() else {
            return false;
        };
        let depth = self.walk.path().len();
        let can = texts.iter().all(|text| {
            loop {
                if self.walk.outcome().is_some() {
                    return false;
                }
                let Ok((action, more)) = self.read_written(text) else {
                    return false;
                };
                self.walk.advance(node, action);
                if !more {
                    return true;
                }
            }
        });
        self.table().retreat_to(depth);
        self.table().advance(node);
        can
    }
}

impl<P: Present> Session<P> {
    /// The action that a player has written, or what that takes for granted; whether it is
    /// the latter.
    fn read_written(&self, text: &str) -> Result<(P::Action, bool), TextError<AnyFault>> {
        let position = self.position();
        match implied(position, text) {
            Some(action) => Ok((action, true)),
            None => match position.read_move_text(text) {
                Ok(action) => Ok((action, false)),
                Err(error) => Err(error.erased()),
            },
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
pub fn read_any<P: Notation>(position: &P, text: &str) -> Result<P::Action, TextError<P::Fault>> {
    match P::read_action(text) {
        Ok(action) if position.is_legal(action) => Ok(action),
        _ => position.read_move_text(text),
    }
}

#[cfg(test)]
mod tests;
