//! A session without the types of its game: what reads, steps and edits through it is
//! compiled once, not once a game.

use crate::error::{AnyFault, TextError};
use crate::record::{Ending, EndingReason, TagFault, Tags, tidy_comment};
use crate::rules::Side;
use crate::session::{CARDS, PlayError};
use crate::snapshot::Snapshot;
use crate::text::quoted;
use crate::tree::{NodeId, Notes, ROOT, Shape};
use crate::view::{Choice, Mark, MarkKind, Phrase, ResultView, Scene, TurnKind};

/// A record of some game with a cursor.
pub(crate) trait Table {
    fn tags(&mut self) -> &mut Tags;
    fn ending(&self) -> Option<Ending>;
    fn set_ending(&mut self, ending: Option<Ending>);
    fn tree(&self) -> &Shape;
    fn tree_mut(&mut self) -> &mut Shape;

    /// The nodes from the start to the cursor, the start left out.
    fn path(&self) -> &[NodeId];
    /// How the rules end the game at the cursor.
    fn outcome(&self) -> Option<ResultView>;
    /// How the whole game ended.
    fn result(&self) -> Option<ResultView>;
    /// Whether the action before the cursor was an outcome of chance.
    fn by_chance(&self) -> bool;
    /// Whether the secret of the cards is known to everybody.
    fn is_revealed(&self) -> bool;
    /// The last node of the main line up to which nothing changes any more.
    fn settled(&self) -> NodeId;

    /// Plays the action of `child`, which follows the cursor.
    fn advance(&mut self, child: NodeId);
    /// Takes the action before the cursor back.
    fn retreat(&mut self);
    /// Plays what a player has written, or first what that takes for granted: whether it
    /// is still to be played.
    fn play_written(&mut self, text: &str) -> Result<bool, TextError<AnyFault>>;
    /// Whether all these texts can be played instead of the action before the cursor.
    fn can_replace(&mut self, texts: &[&str]) -> bool;
}

type Done = Result<(), PlayError>;

impl dyn Table + '_ {
    pub(crate) fn node(&self) -> NodeId {
        self.path().last().copied().unwrap_or(ROOT)
    }

    pub(crate) fn at_end(&self) -> bool {
        self.node() == self.tree().main_end()
    }

    pub(crate) fn can_undo(&self) -> bool {
        let acted = !self.path().is_empty() && !self.by_chance();
        !self.is_revealed() && (self.ending().is_some() || acted)
    }

    pub(crate) fn undo(&mut self) {
        if self.is_revealed() {
            return;
        }
        if self.at_end() && self.ending().is_some() {
            self.set_ending(None);
        } else if !self.by_chance() {
            self.retreat();
        }
    }

    pub(crate) fn redo(&mut self) {
        if let Some(&child) = self.tree().children(self.node()).first() {
            self.advance(child);
        }
    }

    /// How the game is over at the cursor, by the rules or by the players.
    pub(crate) fn over_here(&self) -> Option<ResultView> {
        let agreed = self.ending().filter(|_| self.at_end());
        self.outcome().or_else(|| agreed.map(Ending::view))
    }

    /// What `scene`, the marks of the last action and the choices make of a snapshot where
    /// the game is `over` or not.
    pub(crate) fn snapshot(
        &self,
        over: Option<ResultView>,
        mut scene: Scene,
        trail: Vec<Mark>,
        news: Vec<Phrase>,
        choices: Vec<Choice>,
        position: String,
    ) -> Snapshot {
        // The newest lies on top.
        let marks = std::mem::replace(&mut scene.marks, trail);
        scene.marks.extend(marks);
        if over.is_some() {
            scene.turn.kind = TurnKind::Over;
            scene.result = over;
            // Nothing is asked any more, also where players ended the game.
            scene
                .marks
                .retain(|mark| !matches!(mark.kind, MarkKind::Open | MarkKind::Closed));
            scene.notes.clear();
        }
        Snapshot {
            node: self.node(),
            ply: self.path().len() as u32,
            scene,
            choices,
            news,
            can_undo: self.can_undo(),
            can_redo: !self.tree().children(self.node()).is_empty(),
            at_end: self.at_end(),
            game_result: self.result(),
            position,
        }
    }

    pub(crate) fn retreat_to(&mut self, depth: usize) {
        while self.path().len() > depth {
            self.retreat();
        }
    }

    pub(crate) fn go_to(&mut self, node: NodeId) -> Done {
        self.parent_of(node)?;
        // From there back to where the ways meet: a step costs a step.
        let mut way = Vec::new();
        let mut at = node;
        let mut meet = self.passed(at);
        while meet.is_none() {
            way.push(at);
            at = self.parent_of(at)?;
            meet = self.passed(at);
        }
        self.retreat_to(meet.unwrap_or(0));
        for next in way.into_iter().rev() {
            self.advance(next);
        }
        Ok(())
    }

    /// How many actions lead to `node`, where the way to the cursor goes through it.
    fn passed(&self, node: NodeId) -> Option<usize> {
        let ply = self.tree().node(node)?.ply as usize;
        let known = match ply.checked_sub(1) {
            None => Some(&ROOT),
            Some(at) => self.path().get(at),
        };
        (known == Some(&node)).then_some(ply)
    }

    fn parent_of(&self, node: NodeId) -> Result<NodeId, PlayError> {
        match self.tree().node(node) {
            Some(found) => Ok(found.parent),
            None => Err(PlayError::NoSuchMove { node }),
        }
    }

    pub(crate) fn promote(&mut self, node: NodeId) -> Done {
        self.check_settled(node, false)?;
        self.reshape(|tree| tree.promote(node));
        Ok(())
    }

    pub(crate) fn remove(&mut self, node: NodeId) -> Done {
        self.check_settled(node, true)?;
        if let Some(at) = self.passed(node) {
            self.retreat_to(at.saturating_sub(1));
        }
        self.reshape(|tree| tree.remove(node));
        Ok(())
    }

    /// Whether the main line may become what it would by promoting or removing `node`.
    fn check_settled(&self, node: NodeId, removes: bool) -> Done {
        self.parent_of(node)?;
        let path = self.tree().path(node);
        let kept = self.tree().path(self.settled());
        let is_before = kept.starts_with(&path);
        let stays = if removes {
            !is_before || kept.is_empty()
        } else {
            is_before || path.starts_with(&kept)
        };
        if stays {
            Ok(())
        } else {
            Err(PlayError::Settled)
        }
    }

    /// What players agreed on ends one main line; it does not end another.
    fn reshape(&mut self, change: impl FnOnce(&mut Shape)) {
        let end = self.tree().main_end();
        change(self.tree_mut());
        if self.tree().main_end() != end {
            self.set_ending(None);
        }
    }

    pub(crate) fn comment(&mut self, node: NodeId, text: &str) -> Done {
        Ok(self.notes(node)?.set_comment(&tidy_comment(text))?)
    }

    pub(crate) fn glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Done {
        if node == ROOT {
            return Err(PlayError::NoSuchMove { node });
        }
        Ok(self.notes(node)?.set_glyphs(glyphs)?)
    }

    pub(crate) fn clock(&mut self, node: NodeId, milliseconds: u32) -> Done {
        self.notes(node)?.set_clock(milliseconds);
        Ok(())
    }

    fn notes(&mut self, node: NodeId) -> Result<Notes<'_>, PlayError> {
        let found = self.tree_mut().notes(node);
        found.ok_or(PlayError::NoSuchMove { node })
    }

    pub(crate) fn set_tag(&mut self, name: &str, value: &str) -> Done {
        if name.starts_with(CARDS) {
            return Err(PlayError::OwnTag { name: quoted(name) });
        }
        self.tags().set(name, value).map_err(|fault| match fault {
            TagFault::Name => PlayError::BadTag { name: quoted(name) },
            TagFault::Limit(limit) => limit.into(),
        })
    }

    /// Whether players may end the game at the cursor. One that they have ended already,
    /// or whose secret is known, is only looked through.
    pub(crate) fn can_end(&self) -> bool {
        self.over_here().is_none() && self.ending().is_none() && !self.is_revealed()
    }

    /// The same, and pledged cards have settled nothing that an end would take away.
    pub(crate) fn check_end(&self) -> Done {
        if !self.can_end() {
            return Err(PlayError::Over);
        }
        if !self.path().starts_with(&self.tree().path(self.settled())) {
            return Err(PlayError::Settled);
        }
        Ok(())
    }

    /// Makes the cursor the end of the game; what was taken back behind it is no more.
    pub(crate) fn end(&mut self, winner: Option<Side>, reason: EndingReason) -> Done {
        self.check_end()?;
        let node = self.node();
        let tree = self.tree_mut();
        tree.promote(node);
        for child in tree.children(node).to_vec() {
            tree.remove(child);
        }
        self.set_ending(Some(Ending { winner, reason }));
        Ok(())
    }

    /// Ends the game to the disadvantage of `side`.
    pub(crate) fn lose(&mut self, side: u8, reason: EndingReason) -> Done {
        match side {
            0 | 1 => self.end(Some(Side(side).other()), reason),
            _ => Err(PlayError::NoSuchSide { side }),
        }
    }
}
