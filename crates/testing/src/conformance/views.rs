//! What a front end shows: the layout, the scene of a position, ways to click, refusals.

use std::collections::{BTreeMap, BTreeSet};

use klubovna_view::{Layout, Present, Scene, Step};

use super::Suite;

impl<P: Present> Suite<'_, P> {
    pub(super) fn scene(&mut self, position: &P, actions: &[P::Action]) {
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
}

fn cells(layout: &Layout) -> BTreeSet<String> {
    let cells = layout.boards.iter().flat_map(|board| &board.cells);
    cells.map(|cell| cell.id.clone()).collect()
}

/// Checks that cells and ids of a layout are unique and lie on their boards.
pub(super) fn check_layout(layout: &Layout) {
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
