//! The engine as a worker drives it.

use std::fmt;

use klubovna_catalogue::engine;
use klubovna_catalogue::search::reasons::Verdict;
use klubovna_catalogue::search::view::ReportView;
use klubovna_catalogue::search::{
    AnyMonitor, AnyReport, AnyThinker, Level, Limits, Score, Share, Skill,
};
use klubovna_text::{Problem, Style, faults, quoted};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{options, throw, to_js};

#[wasm_bindgen]
extern "C" {
    // Window, worker and Node have it.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    /// Gets the reports of a search.
    pub type Listener;

    #[wasm_bindgen(method)]
    fn progress(this: &Listener, report: &JsValue);
}

/// An engine that follows one game. It keeps results of searches from question to question. Its
/// TypeScript interface is `WasmThinker` in `www/src/engine/search/question.ts`.
#[wasm_bindgen(skip_typescript)]
pub struct Thinker {
    thinker: Box<dyn AnyThinker>,
    levels: &'static [Level],
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker")
            .field("levels", &self.levels.len())
            .finish_non_exhaustive()
    }
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc)] // They throw what the engine refuses.
impl Thinker {
    /// The engine of a game, before its first action; `position` is where it began, or empty.
    pub fn create(id: &str, option: &str, position: &str) -> Result<Self, JsValue> {
        let options = options(option)?;
        let Some(engine) = engine(id) else {
            let game = quoted(id);
            return Err(throw(&Problem::new(&ThinkerFault::NoEngine { game })));
        };
        let opened = engine
            .levels(&options)
            .and_then(|levels| Ok((levels, engine.open(&options, position)?)));
        opened
            .map(|(levels, thinker)| Self { thinker, levels })
            .map_err(|problem| throw(&problem))
    }

    /// Follows the game from its beginning: action codes, one a line.
    pub fn follow(&mut self, codes: &str) -> Result<(), JsValue> {
        self.thinker.rewind();
        codes
            .lines()
            .try_for_each(|code| self.thinker.play(code))
            .map_err(|problem| throw(&problem))
    }

    /// Searches the position reached: like the opponent of a `level` from 1 on, with the mistakes
    /// of `seed`; or at full strength within `nodes` positions where `level` is 0, and varied in the
    /// opening by a `seed` other than 0. Stops after
    /// `milliseconds` in any case. Of the actions at the root it searches the share `share_at` of
    /// `share_of`, 0 of 1 for all.
    #[allow(clippy::too_many_arguments)]
    pub fn think(
        &mut self,
        level: u32,
        seed: u32,
        nodes: f64,
        lines: u32,
        milliseconds: f64,
        style: &str,
        share_at: u16,
        share_of: u16,
        listener: Option<Listener>,
    ) -> Result<JsValue, JsValue> {
        let chosen = (level as usize)
            .checked_sub(1)
            .and_then(|at| self.levels.get(at.min(self.levels.len().saturating_sub(1))));
        let limits = match chosen {
            Some(level) => level.limits(u64::from(seed)),
            None => Limits {
                nodes: nodes as u64,
                skill: Skill {
                    seed: seed.into(),
                    ..Skill::FULL
                },
                ..Limits::NONE
            },
        };
        let limits = Limits {
            lines: lines as usize,
            share: Share {
                at: share_at,
                of: share_of,
            },
            ..limits
        };
        let mut clock = Clock {
            until: now() + milliseconds,
            listener,
        };
        let style = Style::of(style);
        let report = self.thinker.think(&limits, style, &mut clock);
        Ok(to_js(&ReportView::from(report)))
    }

    /// Why the first of these actions, codes one a line, is good or bad in the position reached;
    /// `end` is the number of actions to the forced end that the engine has found: a win, or
    /// below 0 a loss, or 0 where it knows of none.
    pub fn reasons(
        &self,
        codes: &str,
        good: bool,
        end: i32,
        style: &str,
    ) -> Result<JsValue, JsValue> {
        let codes: Vec<&str> = codes.lines().collect();
        let score = match end {
            0 => Score::EVEN,
            1.. => Score::win_in(end.unsigned_abs()),
            _ => Score::loss_in(end.unsigned_abs()),
        };
        let verdict = if good { Verdict::Good } else { Verdict::Bad };
        let reasons = self
            .thinker
            .reasons(&codes, score, verdict, Style::of(style));
        reasons
            .map(|phrases| to_js(&phrases))
            .map_err(|problem| throw(&problem))
    }
}

/// Stops when time is up, and passes reports to the listener.
struct Clock {
    until: f64,
    listener: Option<Listener>,
}

impl AnyMonitor for Clock {
    fn stop(&mut self, _: u64) -> bool {
        now() >= self.until
    }

    fn progress(&mut self, report: AnyReport) {
        let Some(listener) = &self.listener else {
            return;
        };
        listener.progress(&to_js(&ReportView::from(report)));
    }
}

faults! {
    /// Why there is no engine.
    #[derive(Debug)]
    enum ThinkerFault {
        /// No engine plays this game.
        NoEngine { game: String } => "no-engine";
    }
}
