//! Between Rust values and JavaScript values. What goes out are plain objects; what
//! comes in is text, so that no reader of objects has to be shipped.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault, Problem};
use klubovna_tabletop::named::Named;
use klubovna_tabletop::options::OptionsError;
use klubovna_tabletop::view::Step;
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
    for line in lines.lines() {
        let Some((name, value)) = line.split_once('=') else {
            let text = line.to_owned();
            return Err(throw(&Problem::new(&OptionsError::NotAPair { text })));
        };
        options.insert(name, value.to_owned());
    }
    Ok(options)
}

/// Steps, one a line as [`Step::read`] takes them.
pub(crate) fn steps(lines: &str) -> Result<Vec<Step>, JsValue> {
    let step = |line: &str| {
        let line = line.to_owned();
        Step::read(&line).ok_or_else(|| throw(&Problem::new(&NoStep { line })))
    };
    lines.lines().map(step).collect()
}

/// A line that is no step.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NoStep {
    line: String,
}

impl Fault for NoStep {
    fn code(&self) -> &'static str {
        "no-step"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("text", Arg::Text(self.line.clone()))]
    }
}

impl fmt::Display for NoStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no step", self.line)
    }
}
