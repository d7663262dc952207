//! A game in progress.

use klubovna_draws::{Draw, DrawSource};
use klubovna_rules::{Outcome, Position, Side, Turn};
use klubovna_text::record::{
    Book, CARDS, Cursor, EndingReason, Limit, Record, TagFault, Undo, tidy_comment,
};
use klubovna_text::tree::{NodeId, Notes, ROOT};
use klubovna_text::{MoveFault, Notation, Style, TextError, quoted};
use klubovna_view::{Choice, MarkKind, Present, ResultView, Snapshot, TurnKind};

use crate::cards;
use crate::fault::PlayError;

/// A game in progress: the record with its cursor, the line of play to it, and the source of cards.
#[derive(Clone, Debug)]
pub struct Session<P: Position> {
    pub(crate) cursor: Cursor<P>,
    // Chosen before the first draw.
    pub(crate) source: Option<cards::Source>,
    // What was removed last.
    removed: Option<Undo>,
}

type Done = Result<(), PlayError>;

impl<P: Present> From<Cursor<P>> for Session<P> {
    fn from(cursor: Cursor<P>) -> Self {
        Self {
            cursor,
            source: None,
            removed: None,
        }
    }
}

impl<P: Present> Session<P> {
    /// A session at the start of `record`.
    pub fn new(record: Record<P>) -> Self {
        Cursor::at_start(record).into()
    }

    /// The whole game.
    pub fn record(&self) -> &Record<P> {
        self.cursor.record()
    }

    pub(crate) fn book(&self) -> &Book {
        self.cursor.book()
    }

    /// The position at the cursor.
    pub fn position(&self) -> &P {
        self.cursor.position()
    }

    /// The node at the cursor.
    pub fn node(&self) -> NodeId {
        self.book().node()
    }

    /// How the rules end the game at the cursor, history included.
    pub fn outcome(&self) -> Option<Outcome<&'static str>> {
        self.book().outcome()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.book().over().is_some()
    }

    /// Whether nothing can be played at the cursor: the rules have ended the game there, or the
    /// players have and the end is not [held](Self::hold).
    pub(crate) fn is_closed(&self) -> bool {
        let held = self.book().tree().is_held();
        self.outcome().is_some() || (self.is_over() && !held)
    }

    /// Plays a legal action at the cursor: goes to its node where there is one, else adds it as
    /// the last variation.
    ///
    /// # Errors
    /// When nothing can be played here any more, the action is not legal, or the record is full;
    /// nothing changes.
    pub fn play(&mut self, action: P::Action) -> Done {
        if self.cursor.find(action).is_none() {
            if self.is_closed() {
                return Err(MoveFault::Over.into());
            }
            if !self.position().is_legal(action) {
                let code = P::write_action(action);
                return Err(MoveFault::Illegal { code }.into());
            }
        }
        let played = self.cursor.follow(action);
        played.map(drop).ok_or(Limit::Actions.into())
    }

    /// Lets chance decide.
    ///
    /// # Errors
    /// When it is not chance's turn, the record is full, or the source cannot decide;
    /// nothing changes.
    pub fn draw(&mut self, source: &mut dyn DrawSource) -> Done {
        self.awaits_chance()?;
        let (actions, codes, weights) = outcomes(self.position());
        let index = source
            .pick(Draw {
                number: self.cursor.play().draws() + 1,
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

    pub(crate) fn awaits_chance(&self) -> Done {
        if self.is_closed() {
            return Err(MoveFault::Over.into());
        }
        if !P::CHANCE || self.position().turn() != Turn::Chance {
            return Err(PlayError::NotChance);
        }
        if self.book().tree().is_full() {
            return Err(Limit::Actions.into());
        }
        Ok(())
    }

    pub(crate) fn can_undo(&self) -> bool {
        let book = self.book();
        let acted = !book.path().is_empty() && !book.tree().by_chance(book.node());
        let ended = book.at_end() && book.ending().is_some();
        !self.is_revealed() && (ended || acted)
    }

    /// Moves the cursor.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn go_to(&mut self, node: NodeId) -> Done {
        let found = self.cursor.go_to(node);
        found.then_some(()).ok_or(PlayError::NoSuchMove { node })
    }

    /// Makes the line to `node` the main one.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled another main line.
    pub fn promote(&mut self, node: NodeId) -> Done {
        self.check_settled(node, false)?;
        self.cursor.book_mut().promote(node);
        Ok(())
    }

    /// Makes `node` the end of the main line: what is played from there on are variations, until
    /// one of them is promoted. An end by players lets such moves follow, too.
    ///
    /// # Errors
    /// As [`promote`](Self::promote).
    pub fn hold(&mut self, node: NodeId) -> Done {
        let tree = self.book().tree();
        tree.node(node).ok_or(PlayError::NoSuchMove { node })?;
        let settled = self.settled();
        let stays = tree.path(node).starts_with(&tree.path(settled));
        if !stays || self.is_revealed() && node != settled {
            return Err(PlayError::Settled);
        }
        self.cursor.book_mut().hold(node);
        Ok(())
    }

    /// Removes `node` and all that follows; a cursor in there goes to the node before.
    ///
    /// # Errors
    /// When there is no such node, or pledged cards have settled it.
    pub fn remove(&mut self, node: NodeId) -> Done {
        self.check_settled(node, true)?;
        self.removed = self.cursor.remove(node);
        Ok(())
    }

    /// Puts back what was removed last.
    ///
    /// # Errors
    /// When nothing was removed, what it followed is gone, the same was played there again, or the
    /// record has no room for it any more; nothing changes.
    pub fn restore(&mut self) -> Done {
        let settled = self.settled();
        let removed = self.removed.as_mut().ok_or(PlayError::NothingRemoved)?;
        if !self.cursor.restore(removed)? {
            return Err(PlayError::NothingRemoved);
        }
        let book = self.cursor.book_mut();
        // The cards that were drawn meanwhile stay in the main line.
        if !book
            .tree()
            .main_line()
            .starts_with(&book.tree().path(settled))
        {
            book.promote(settled);
        }
        self.removed = None;
        Ok(())
    }

    /// Whether `node` may be promoted or, if it `removes`, removed: the settled part of the main
    /// line has to stay the main line.
    fn check_settled(&self, node: NodeId, removes: bool) -> Done {
        let tree = self.book().tree();
        tree.node(node).ok_or(PlayError::NoSuchMove { node })?;
        let path = tree.path(node);
        let kept = tree.path(self.settled());
        let is_before = kept.starts_with(&path);
        let stays = if removes {
            !is_before || kept.is_empty()
        } else {
            // What is played behind the end with a known secret is no game.
            is_before || !self.is_revealed() && path.starts_with(&kept)
        };
        stays.then_some(()).ok_or(PlayError::Settled)
    }

    /// Checks that players may end the game at the cursor: it is not over, players have not ended
    /// it already, its secret is not revealed, and no pledged card that has been drawn would be
    /// removed with the moves behind the cursor.
    pub(crate) fn check_end(&self) -> Done {
        let book = self.book();
        if self.is_over() || book.ending().is_some() || self.is_revealed() {
            return Err(MoveFault::Over.into());
        }
        if !book.path().starts_with(&book.tree().path(self.settled())) {
            return Err(PlayError::Settled);
        }
        Ok(())
    }

    /// Ends the game at the cursor: `winner` by resignation or time, or nobody by
    /// agreement. Moves behind the cursor, which were taken back, are removed.
    ///
    /// # Errors
    /// When the game is over here, players have ended it already, or pledged cards have
    /// settled what would be taken away; nothing changes.
    pub fn end(&mut self, winner: Option<Side>, reason: EndingReason) -> Done {
        self.check_end()?;
        self.cursor.book_mut().end(winner, reason);
        Ok(())
    }

    /// Ends the game to the disadvantage of `side`.
    pub(crate) fn lose(&mut self, side: u8, reason: EndingReason) -> Done {
        match side {
            0 | 1 => self.end(Some(Side(side).other()), reason),
            _ => Err(PlayError::NoSuchSide { side }),
        }
    }

    fn notes(&mut self, node: NodeId) -> Result<Notes<'_>, PlayError> {
        let found = self.cursor.book_mut().notes(node);
        found.ok_or(PlayError::NoSuchMove { node })
    }

    pub(crate) fn set_comment(&mut self, node: NodeId, text: &str) -> Done {
        Ok(self.notes(node)?.set_comment(&tidy_comment(text))?)
    }

    pub(crate) fn set_glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Done {
        if node == ROOT {
            return Err(PlayError::NoSuchMove { node });
        }
        Ok(self.notes(node)?.set_glyphs(glyphs)?)
    }

    pub(crate) fn set_times(&mut self, node: NodeId, spent: u32, clock: u32) -> Done {
        let mut notes = self.notes(node)?;
        notes.set_spent(spent);
        notes.set_clock(clock);
        Ok(())
    }

    pub(crate) fn write_tag(&mut self, name: &str, value: &str) -> Done {
        if name.starts_with(CARDS) {
            return Err(PlayError::OwnTag { name: quoted(name) });
        }
        let tags = &mut self.cursor.book_mut().tags;
        tags.set(name, value).map_err(|fault| match fault {
            TagFault::Name => PlayError::BadTag { name: quoted(name) },
            TagFault::Limit(limit) => limit.into(),
        })
    }

    /// The position at the cursor and what can be done there.
    pub fn snapshot(&self) -> Snapshot {
        let (book, position) = (self.book(), self.position());
        let mut scene = position.scene();
        let mut news = Vec::new();
        if let Some((action, before)) = self.cursor.play().last() {
            news = before.describe(action);
            // Marks are painted in this order: those of the position lie on top.
            let mut marks = std::mem::replace(&mut scene.marks, before.trail(action));
            scene.marks.append(&mut marks);
        }
        let mut choices = Vec::new();
        scene.result = book.over().map(ResultView::from);
        if self.is_closed() {
            scene.turn.kind = TurnKind::Over;
            // The game is over, perhaps by the players: the position itself does not know that.
            scene
                .marks
                .retain(|mark| !matches!(mark.kind, MarkKind::Open | MarkKind::Closed));
            scene.notes.clear();
        } else {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            if P::CHANCE {
                actions.append(&mut outcomes(position).0);
            }
            for action in actions {
                choices.push(Choice {
                    code: P::write_action(action),
                    ways: position.ways(action),
                    label: position.label(action),
                });
            }
        }
        Snapshot {
            node: book.node(),
            ply: book.path().len() as u32,
            scene,
            choices,
            news,
            can_undo: self.can_undo(),
            can_redo: book.next().is_some(),
            at_end: book.at_end(),
            game_result: book.result().map(ResultView::from),
            position: position.write_position(),
        }
    }
}

/// The possible outcomes of chance: actions, their codes and their weights.
pub(crate) fn outcomes<P: Notation>(position: &P) -> (Vec<P::Action>, Vec<String>, Vec<u32>) {
    let mut chances = Vec::new();
    position.chances(&mut chances);
    let (mut actions, mut codes, mut weights) = (Vec::new(), Vec::new(), Vec::new());
    for (action, weight) in chances {
        actions.push(action);
        codes.push(P::write_action(action));
        weights.push(weight);
    }
    (actions, codes, weights)
}

/// Reads an action code or, failing that, a move as a person writes it in a style.
///
/// # Errors
/// The fault of the text as a move.
pub fn read_any<P: Notation>(
    position: &P,
    text: &str,
    style: Style,
) -> Result<P::Action, TextError<P::Fault>> {
    match P::read_action(text) {
        Ok(action) if position.is_legal(action) => Ok(action),
        _ => position.read_move_text(text, style),
    }
}
