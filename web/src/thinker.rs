//! The engine as a worker drives it.

use std::fmt;

use klubovna_catalogue::engine;
use klubovna_catalogue::search::engine::{AnyMonitor, AnyReport, AnyThinker};
use klubovna_catalogue::search::level::Level;
use klubovna_catalogue::search::thinker::{Limits, Skill};
use klubovna_catalogue::search::view::ReportView;
use klubovna_tabletop::error::Problem;
use klubovna_tabletop::faults;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::text::quoted;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{options, throw, to_js};

#[wasm_bindgen]
extern "C" {
    // Window, worker and Node have it.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    /// Hears what has been found so far.
    pub type Listener;

    #[wasm_bindgen(method)]
    fn progress(this: &Listener, report: &JsValue);
}

/// An engine that follows one game. It keeps what it learnt from question to question. The
/// TypeScript face is `WasmThinker` in `www/src/engine/search/question.ts`.
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

    /// Thinks about the position reached: like the opponent of a `level` from 1 on, with the
    /// mistakes that `seed` means; or as well as it can within `nodes` positions where `level`
    /// is 0. Stops after so many milliseconds in any case.
    #[allow(clippy::too_many_arguments)]
    pub fn think(
        &mut self,
        level: u32,
        seed: u32,
        nodes: f64,
        lines: u32,
        milliseconds: f64,
        style: &str,
        listener: Option<Listener>,
    ) -> Result<JsValue, JsValue> {
        let chosen = (level as usize)
            .checked_sub(1)
            .and_then(|at| self.levels.get(at.min(self.levels.len().saturating_sub(1))));
        let limits = match chosen {
            Some(level) => level.limits(u64::from(seed)),
            None => Limits {
                nodes: nodes as u64,
                skill: Skill::FULL,
                ..Limits::NONE
            },
        };
        let limits = Limits {
            lines: lines as usize,
            ..limits
        };
        let mut clock = Clock {
            until: now() + milliseconds,
            listener,
        };
        let style = Style::of(style);
        let report = self.thinker.think(&limits, style, &mut clock);
        to_js(&ReportView::from(report))
    }
}

/// Stops when time is up, and tells whoever listens.
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
        if let Ok(report) = to_js(&ReportView::from(report)) {
            listener.progress(&report);
        }
    }
}

faults! {
    /// Why nobody thinks.
    #[derive(Debug)]
    enum ThinkerFault {
        /// No engine plays this game.
        NoEngine { game: String } => "no-engine";
    }
}
