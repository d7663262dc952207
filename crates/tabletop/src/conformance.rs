//! The suite that every game runs over itself: random games, and in every position
//! all that the traits promise. Failures panic with the seed and the moves.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::draws::SeededDraws;
use crate::notation::Style;
use crate::perft::perft;
use crate::present::Present;
use crate::record::{MAX_MOVE, Record, read_record, settled};
use crate::repeat::History;
use crate::rng::SplitMix64;
use crate::rules::{EndReason, Turn};
use crate::session::{AnySession, Session, read_any};
use crate::tree::ROOT;
use crate::view::{Layout, Scene, Step};

const STYLES: [Style; 3] = [Style::English, Style::Czech, Style::Figurine];

/// What random games went through, so that a test can ask for enough of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Actions played.
    pub plies: u64,
    /// Positions looked at.
    pub positions: u64,
    /// Games that ended for each reason; games cut off are missing.
    pub ends: BTreeMap<&'static str, u32>,
}

/// Plays `games` random games of at most `max_plies` actions and checks every position.
///
/// # Panics
/// When the game breaks a promise; the message tells which, where, and how to get there.
pub fn check<P: Present>(options: &P::Options, games: u32, max_plies: u32, seed: u64) -> Report {
    sample::<P>(options, games, max_plies, max_plies, seed)
}

/// Like [`check`], but beyond the first `opening` actions looks at one position in eight:
/// for games that are long and have many actions.
///
/// # Panics
/// As [`check`] does.
pub fn sample<P: Present>(
    options: &P::Options,
    games: u32,
    max_plies: u32,
    opening: u32,
    seed: u64,
) -> Report {
    const ONE_IN: u32 = 8;
    let layout = P::layout(options);
    check_layout(&layout);
    let mut report = Report::default();
    let mut known: HashMap<u64, P> = HashMap::new();
    for game in 0..games {
        let mut suite = Suite {
            layout: &layout,
            rng: SplitMix64::new(seed ^ (u64::from(game) << 32)),
            codes: Vec::new(),
            strangers: Vec::new(),
        };
        let start = P::start(options);
        assert_eq!(start.options(), *options, "start forgets its options");
        let mut session = Session::new(Record::new(start.clone()));
        let mut position = start.clone();
        let mut history = History::new(&position);
        for ply in 0..max_plies {
            let over = settled(&position, &history).is_some();
            let ended = position.outcome().is_some();
            assert!(over || !ended, "an end that is not judged{}", suite.trace());
            // Not the same plies in every game.
            if ply < opening || over || (ply + game).is_multiple_of(ONE_IN) {
                suite.position(&position, options, &mut known);
                assert_eq!(
                    session.snapshot().choices.is_empty(),
                    over,
                    "snapshot offers choices exactly while the game goes on{}",
                    suite.trace()
                );
                report.positions += 1;
            }
            if over {
                break;
            }
            let Some(action) = suite.choose(&position) else {
                break;
            };
            suite.codes.push(P::write_action(action));
            let irreversible = position.is_irreversible(action);
            let mut again = position.clone();
            position.apply(action);
            again.apply(action);
            assert_eq!(
                position,
                again,
                "apply is not deterministic{}",
                suite.trace()
            );
            history.push(&position, irreversible);
            session
                .play(action)
                .unwrap_or_else(|error| panic!("session refuses: {error}{}", suite.trace()));
            assert_eq!(
                *session.position(),
                position,
                "session differs{}",
                suite.trace()
            );
            report.plies += 1;
        }
        if let Some(outcome) = settled(&position, &history) {
            *report.ends.entry(outcome.reason.code()).or_default() += 1;
        }
        suite.record(&mut session);
        report.games += 1;
    }
    report
}

struct Suite<'a, P: Present> {
    layout: &'a Layout,
    rng: SplitMix64,
    codes: Vec<String>,
    // Actions seen in this game: candidates for being illegal now.
    strangers: Vec<P::Action>,
}

impl<P: Present> Suite<'_, P> {
    fn trace(&self) -> String {
        format!(
            "\nafter {} actions: {}",
            self.codes.len(),
            self.codes.join(" ")
        )
    }

    fn choose(&mut self, position: &P) -> Option<P::Action> {
        if position.turn() == Turn::Chance {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            let total = chances.iter().map(|&(_, weight)| u64::from(weight)).sum();
            let mut at = self.rng.below(total);
            return chances.into_iter().find_map(|(action, weight)| {
                if at < u64::from(weight) {
                    return Some(action);
                }
                at -= u64::from(weight);
                None
            });
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let at = self.rng.index(actions.len())?;
        actions.get(at).copied()
    }

    /// Everything that is promised of one position.
    fn position(&mut self, position: &P, options: &P::Options, known: &mut HashMap<u64, P>) {
        let trace = self.trace();
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let over = position.outcome().is_some();
        assert_eq!(
            position.turn() == Turn::Over,
            over,
            "over without an outcome{trace}"
        );
        match position.turn() {
            Turn::Side(side) => {
                assert_eq!(side, position.side(), "two sides at once{trace}");
                assert!(!actions.is_empty(), "a side without actions{trace}");
            }
            Turn::Chance | Turn::Over => assert!(actions.is_empty(), "nobody chooses{trace}"),
        }
        assert!(position.seat().0 < position.seats(), "no such seat{trace}");
        assert_eq!(
            position.count_actions(),
            actions.len() as u64,
            "count{trace}"
        );
        self.perft(position, &actions);
        let outcomes = self.outcomes(position);
        actions.extend(outcomes);
        self.actions(position, &actions);
        self.texts(position, options);
        self.scene(position, &actions);
        if let Some(twin) = known.insert(position.key(), position.clone()) {
            let mut others = Vec::new();
            twin.actions(&mut others);
            others.extend(self.outcomes(&twin));
            assert_eq!(others, actions, "one key, two lists of actions{trace}");
            assert_eq!(twin.side(), position.side(), "one key, two sides{trace}");
        }
    }

    /// A ply counts every action that is played, and one that asks chance as often as chance
    /// can answer.
    fn perft(&self, position: &P, actions: &[P::Action]) {
        let trace = self.trace();
        let mut expected = 0;
        for &action in actions {
            let mut next = position.clone();
            next.apply(action);
            let asks = next.turn() == Turn::Chance;
            let said = position.asks_chance(action);
            assert_eq!(said, asks, "{action:?} asks chance{trace}");
            expected += match (P::is_said(action), asks) {
                (true, _) => 0,
                (false, true) => perft(&next, 0),
                (false, false) => 1,
            };
        }
        if position.turn() == Turn::Chance {
            let outcomes = self.outcomes(position).into_iter();
            let below = |outcome| {
                let mut next = position.clone();
                next.apply(outcome);
                perft(&next, 1)
            };
            expected = outcomes.map(below).sum();
        }
        assert_eq!(perft(position, 1), expected, "perft{trace}");
    }

    /// What chance can decide here; nothing when it is not its turn.
    fn outcomes(&self, position: &P) -> Vec<P::Action> {
        let mut chances = Vec::new();
        position.chances(&mut chances);
        let trace = self.trace();
        if position.turn() != Turn::Chance {
            assert!(chances.is_empty(), "chance out of turn{trace}");
            return Vec::new();
        }
        assert!(P::CHANCE, "chance in a game without chance{trace}");
        assert!(
            chances.iter().all(|&(_, weight)| weight > 0),
            "weightless{trace}"
        );
        assert!(!chances.is_empty(), "nothing can come{trace}");
        chances.into_iter().map(|(outcome, _)| outcome).collect()
    }

    fn actions(&mut self, position: &P, actions: &[P::Action]) {
        let trace = self.trace();
        let listed: BTreeSet<_> = actions.iter().copied().collect();
        assert_eq!(listed.len(), actions.len(), "an action twice{trace}");
        let mut codes = BTreeSet::new();
        for &action in actions {
            let code = P::write_action(action);
            assert!(
                position.is_legal(action),
                "{code} is listed, not legal{trace}"
            );
            assert_eq!(
                P::read_action(&code).ok(),
                Some(action),
                "code {code}{trace}"
            );
            assert_eq!(
                read_any(position, &code).ok(),
                Some(action),
                "code {code}{trace}"
            );
            for style in STYLES {
                let text = position.write_move_text(action, style);
                assert!(
                    !text.contains(char::is_whitespace),
                    "space in {text}{trace}"
                );
                assert!(text.len() <= MAX_MOVE, "{text} is too long{trace}");
                let read = position.read_move_text(&text);
                assert_eq!(read.ok(), Some(action), "{text} for {code}{trace}");
                let implied = position.implied(&text);
                assert_eq!(implied, None, "{text} implies an action before it{trace}");
            }
            assert!(codes.insert(code), "a code twice{trace}");
        }
        for &stranger in &self.strangers {
            if !listed.contains(&stranger) {
                let code = P::write_action(stranger);
                assert!(
                    !position.is_legal(stranger),
                    "{code} is legal, not listed{trace}"
                );
                position.clone().apply(stranger);
            }
        }
        if let Some(at) = self.rng.index(actions.len())
            && self.strangers.len() < 64
        {
            self.strangers.push(actions[at]);
        }
    }

    fn texts(&mut self, position: &P, options: &P::Options) {
        let trace = self.trace();
        let text = position.write_position();
        let read = P::read_position(&text, options)
            .unwrap_or_else(|error| panic!("{text} is not read: {error:?}{trace}"));
        assert_eq!(read, *position, "{text} reads as another position{trace}");
        assert_eq!(
            read.key(),
            position.key(),
            "incremental key of {text}{trace}"
        );
        assert_eq!(
            read.repeat_key(),
            position.repeat_key(),
            "repeat key of {text}{trace}"
        );
        assert!(!position.diagram().trim().is_empty(), "no diagram{trace}");
        // A broken copy is refused or is some position, but nothing panics.
        let mut broken = text.into_bytes();
        if let Some(at) = self.rng.index(broken.len()) {
            broken[at] = b' ' + self.rng.below(95) as u8;
        }
        let broken = String::from_utf8_lossy(&broken).into_owned();
        if let Ok(read) = P::read_position(&broken, options) {
            let again = P::read_position(&read.write_position(), options);
            assert_eq!(again.ok(), Some(read), "{broken} does not survive{trace}");
        }
    }

    fn scene(&mut self, position: &P, actions: &[P::Action]) {
        let trace = self.trace();
        let cells = cells(self.layout);
        let has = |cell: &str| cells.contains(cell);
        let scene = position.scene();
        check_scene(&scene, self.layout, &trace);
        let mut ways = BTreeSet::new();
        for &action in actions {
            let own = position.ways(action);
            assert!(!own.is_empty(), "no way to click{trace}");
            for way in own {
                assert!(!way.is_empty(), "an empty way{trace}");
                assert_eq!(
                    position.explain(&way),
                    None,
                    "a legal way is refused{trace}"
                );
                assert!(ways.insert(way), "one way, two actions{trace}");
            }
            for mark in position.trail(action) {
                assert!(has(&mark.cell), "mark on {}{trace}", mark.cell);
            }
            assert!(!position.describe(action).is_empty(), "no words{trace}");
        }
        for (way, next) in ways.iter().zip(ways.iter().skip(1)) {
            assert!(!next.starts_with(way), "{way:?} begins {next:?}{trace}");
        }
        for step in ways.iter().flatten() {
            match step {
                Step::Cell(cell) => assert!(has(cell), "step on {cell}{trace}"),
                Step::Tray { tray, .. } => {
                    assert!(self.layout.trays.iter().any(|known| known.id == *tray));
                }
                Step::Board(board) => {
                    assert!(self.layout.boards.iter().any(|known| known.id == *board));
                }
                Step::Count(count) => assert!(*count > 0, "a count of nothing{trace}"),
                Step::Option(_) | Step::Command(_) => {}
            }
        }
        let all: Vec<&String> = cells.iter().collect();
        for length in 1..=2 {
            let attempt: Vec<Step> = (0..length)
                .filter_map(|_| Some(Step::Cell((*all.get(self.rng.index(all.len())?)?).clone())))
                .collect();
            if let Some(refusal) = position.explain(&attempt) {
                assert!(!refusal.rule.is_empty(), "a refusal without a rule{trace}");
                assert!(
                    refusal.cells.iter().all(|cell| has(cell)),
                    "{refusal:?}{trace}"
                );
            }
        }
        for sight in all.iter().flat_map(|cell| position.sight(cell)) {
            assert!(has(&sight.to), "{sight:?}{trace}");
            assert!(sight.stop.as_deref().is_none_or(has), "{sight:?}{trace}");
        }
    }

    /// The finished game as a record with notes and a variation, written and read.
    fn record(&mut self, session: &mut Session<P>) {
        let trace = self.trace();
        let end = session.node();
        let line = session.record().tree.main_line();
        for (at, &node) in line.iter().enumerate().step_by(7) {
            AnySession::comment(session, node, "a } \\ b\nc [%clk x] ( ; $").expect("a node");
            AnySession::glyphs(session, node, &[1, 14]).expect("a node");
            AnySession::clock(session, node, at as u32 * 1001).expect("a node");
        }
        AnySession::comment(session, ROOT, "{ before").expect("a node");
        AnySession::set_tag(session, "White", "Žofie \"Ž\" \\").expect("a tag");
        if let Some(at) = self.rng.index(line.len()) {
            let parent = session
                .record()
                .tree
                .node(line[at])
                .map_or(ROOT, |node| node.parent);
            session.go_to(parent).expect("a node");
            let mut source = SeededDraws::new(self.rng.next_u64());
            match self.choose(&session.position().clone()) {
                Some(action) if session.position().turn() != Turn::Chance => {
                    session.play(action).expect("a legal action");
                }
                _ => session.draw(&mut source).expect("a draw"),
            }
            session.go_to(end).expect("a node");
        }
        for style in STYLES {
            let text = session.record().write(style);
            let read = read_record::<P>(&text)
                .unwrap_or_else(|error| panic!("{error:?} in\n{text}{trace}"));
            assert_eq!(read.write(style), text, "a record changes when read{trace}");
            assert_eq!(read.result(), session.record().result(), "{trace}");
            let (last, _) = read.final_position();
            assert_eq!(last, *session.position(), "{trace}");
        }
        // Back to the last outcome of chance, or to the start.
        while session.snapshot().can_undo {
            session.undo();
        }
        let kept = session.record().tree.path(session.node());
        session.undo();
        assert_eq!(session.node(), kept.last().copied().unwrap_or(ROOT));
        if let Some((&last, before)) = kept.split_last() {
            let outcome = session.record().tree.action(last);
            session
                .go_to(before.last().copied().unwrap_or(ROOT))
                .expect("a node");
            assert_eq!(session.position().turn(), Turn::Chance, "undo{trace}");
            session.play(outcome.expect("no root")).expect("legal");
        } else {
            assert_eq!(*session.position(), session.record().start, "undo{trace}");
        }
        for _ in kept.len()..line.len() {
            session.redo();
        }
        assert_eq!(session.node(), end, "redo{trace}");
    }
}

fn cells(layout: &Layout) -> BTreeSet<String> {
    let cells = layout.boards.iter().flat_map(|board| &board.cells);
    cells.map(|cell| cell.id.clone()).collect()
}

fn check_layout(layout: &Layout) {
    let mut places = BTreeSet::new();
    let mut count = 0;
    for board in &layout.boards {
        assert_eq!(board.column_labels.len(), usize::from(board.columns));
        assert_eq!(board.row_labels.len(), usize::from(board.rows));
        for cell in &board.cells {
            assert!(
                cell.col < board.columns && cell.row < board.rows,
                "{cell:?}"
            );
            assert!(
                places.insert((&board.id, cell.col, cell.row)),
                "{cell:?} twice"
            );
            count += 1;
        }
    }
    assert_eq!(cells(layout).len(), count, "a cell id stands twice");
    let trays: BTreeSet<_> = layout.trays.iter().map(|tray| &tray.id).collect();
    assert_eq!(trays.len(), layout.trays.len(), "a tray id stands twice");
}

fn check_scene(scene: &Scene, layout: &Layout, trace: &str) {
    let cells = cells(layout);
    let mut heights: BTreeMap<&str, u8> = BTreeMap::new();
    for token in &scene.tokens {
        assert!(
            cells.contains(&token.cell),
            "token on {}{trace}",
            token.cell
        );
        let height = heights.entry(&token.cell).or_default();
        assert_eq!(token.level, *height, "levels on {}{trace}", token.cell);
        *height += 1;
    }
    for mark in &scene.marks {
        assert!(cells.contains(&mark.cell), "mark on {}{trace}", mark.cell);
    }
    for tally in &scene.tallies {
        assert!(
            cells.contains(&tally.cell),
            "tally on {}{trace}",
            tally.cell
        );
    }
    for content in &scene.trays {
        assert!(
            layout.trays.iter().any(|tray| tray.id == content.id),
            "no tray {}{trace}",
            content.id
        );
    }
    for placement in &scene.placements {
        assert!(
            layout
                .boards
                .iter()
                .any(|board| board.id == placement.board),
            "no board {}{trace}",
            placement.board
        );
    }
}
