//! The answer of an engine as front ends show it.

use serde::Serialize;

use crate::engine::{AnyReport, AnyVariation};
use crate::score::{Score, Value};

/// The answer of an engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ReportView {
    /// The best actions, the best first; where chance decides, all of its outcomes.
    pub lines: Vec<LineView>,
    /// Finished depth in actions.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u32,
    /// How many in a thousand of them come after the best action; 0 where that is not counted.
    pub effort: u32,
}

/// An action and the best play after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LineView {
    /// Action codes.
    pub codes: Vec<String>,
    /// The same actions as players write them, in the style asked for.
    pub moves: Vec<String>,
    /// The score for the side on turn before it.
    pub score: ScoreView,
    /// The probability in thousandths that this side wins, half of that of a draw added.
    pub win: u32,
}

/// An estimate, or a forced end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum ScoreView {
    /// Points on the scale of the game.
    Points(i32),
    /// Won after at most this many actions.
    Win(u32),
    /// Lost after at most this many actions.
    Loss(u32),
}

impl From<AnyReport> for ReportView {
    fn from(report: AnyReport) -> Self {
        Self {
            lines: report.lines.into_iter().map(LineView::from).collect(),
            depth: report.depth,
            nodes: u32::try_from(report.nodes).unwrap_or(u32::MAX),
            effort: (report.effort as f64 / report.nodes.max(1) as f64 * 1000.0) as u32,
        }
    }
}

impl From<AnyVariation> for LineView {
    fn from(line: AnyVariation) -> Self {
        Self {
            codes: line.codes,
            moves: line.moves,
            score: line.score.into(),
            win: (line.win.clamp(0.0, 1.0) * 1000.0).round() as u32,
        }
    }
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> Self {
        match score.value() {
            Value::Points(points) => Self::Points(points),
            Value::Win(actions) => Self::Win(actions),
            Value::Loss(actions) => Self::Loss(actions),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_told_in_thousandths_and_ends_in_actions() {
        let line = |score, win| AnyVariation {
            codes: vec!["a1".into()],
            moves: vec!["A1".into()],
            score,
            win,
        };
        let report = AnyReport {
            lines: vec![
                line(Score::win_in(3), 1.0),
                line(Score::points(-7), 0.4996),
                line(Score::loss_in(2), 0.0),
            ],
            depth: 4,
            nodes: u64::MAX,
            effort: u64::MAX / 4,
        };
        let view = ReportView::from(report);
        let told: Vec<_> = view
            .lines
            .iter()
            .map(|line| (line.score, line.win))
            .collect();
        assert_eq!(
            told,
            [
                (ScoreView::Win(3), 1000),
                (ScoreView::Points(-7), 500),
                (ScoreView::Loss(2), 0)
            ]
        );
        assert_eq!((view.depth, view.nodes, view.effort), (4, u32::MAX, 250));
    }
}
