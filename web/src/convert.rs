//! Conversion between Rust and JavaScript. Results are plain objects; arguments are text, so that
//! modules need no code to read objects.

use klubovna_text::{Named, OptionsError, Problem, cut, quoted};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::to_json;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(json: &str) -> JsValue;
}

/// A plain object; maps become objects, `None` becomes `null`. It is passed as JSON, which takes
/// less code and fewer calls than setting each property.
pub(crate) fn to_js<T: Serialize>(value: &T) -> JsValue {
    parse(&to_json(value))
}

/// The object to throw.
pub(crate) fn throw(problem: &Problem) -> JsValue {
    to_js(problem)
}

/// Options, a `name=value` a line.
pub(crate) fn options(lines: &str) -> Result<Named<String>, JsValue> {
    let mut options = Named::new();
    for line in klubovna_text::lines(lines) {
        let Some((name, value)) = cut(line, '=') else {
            let text = quoted(line);
            return Err(throw(&Problem::new(&OptionsError::NotAPair { text })));
        };
        options.insert(name, value.to_owned());
    }
    Ok(options)
}
