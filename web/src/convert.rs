//! Between Rust values and JavaScript values. What goes out are plain objects; what
//! comes in is text, so that no reader of objects has to be shipped.

use klubovna_tabletop::error::Problem;
use klubovna_tabletop::named::Named;
use klubovna_tabletop::options::OptionsError;
use klubovna_tabletop::text::{self, quoted};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::json::to_json;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(json: &str) -> JsValue;
}

/// A plain object; maps become objects, `None` becomes `null`. It crosses as JSON: less
/// code, and fewer calls, than building it one property at a time.
pub(crate) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    match to_json(value) {
        Ok(json) => Ok(parse(&json)),
        Err(_) => Err(JsError::new("no type of a view").into()),
    }
}

/// The object to throw.
pub(crate) fn throw(problem: &Problem) -> JsValue {
    to_js(problem).unwrap_or_else(|error| error)
}

/// Options, a `name=value` a line.
pub(crate) fn options(lines: &str) -> Result<Named<String>, JsValue> {
    let mut options = Named::new();
    for line in text::lines(lines) {
        let Some((name, value)) = line.split_once('=') else {
            let text = quoted(line);
            return Err(throw(&Problem::new(&OptionsError::NotAPair { text })));
        };
        options.insert(name, value.to_owned());
    }
    Ok(options)
}
