//! Games in the files of other programs.

use klubovna_catalogue::{read_file, write_file};
use klubovna_session::Imported;
use klubovna_text::{Problem, Style};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{throw, to_js};
use crate::session::Session;

/// A game that was found, as a record that the module of that game opens.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct FoundGame {
    game: String,
    record: String,
    plies: u32,
    players: [String; 2],
    problem: Option<Problem>,
}

impl From<Imported> for FoundGame {
    fn from(Imported { session, problem }: Imported) -> Self {
        let tags = session.tags();
        let name = |tag| tags.get(tag).cloned().unwrap_or_default();
        Self {
            players: ["White", "Black"].map(name),
            game: session.info().id,
            record: session.record(Style::English),
            plies: session.snapshot().ply,
            problem,
        }
    }
}

#[wasm_bindgen]
#[allow(missing_docs, clippy::missing_errors_doc)] // See `AnySession` for each method.
impl Session {
    /// The games in a text; null when it has no form that is known.
    #[wasm_bindgen(js_name = readFile)]
    pub fn read_file(text: &str) -> JsValue {
        let found = read_file(text);
        let found = found.map(|games| games.into_iter().map(FoundGame::from).collect::<Vec<_>>());
        to_js(&found)
    }

    pub fn file(&self, form: &str) -> Result<String, JsValue> {
        write_file(self.game.as_ref(), form).map_err(|problem| throw(&problem))
    }
}
