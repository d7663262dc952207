//! Between Rust values and plain JavaScript values.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A plain object; maps become objects, `None` becomes `null`.
pub(crate) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&Serializer::json_compatible())
        .map_err(JsValue::from)
}

/// Reads an argument.
pub(crate) fn from_js<T: DeserializeOwned>(name: &str, value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| {
        throw(&Problem::new(&BadArgument {
            name: name.into(),
            why: error.to_string(),
        }))
    })
}

/// The object to throw.
pub(crate) fn throw(problem: &Problem) -> JsValue {
    to_js(problem).unwrap_or_else(|error| error)
}

/// An argument that is not what the method takes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BadArgument {
    name: String,
    why: String,
}

impl Fault for BadArgument {
    fn code(&self) -> &'static str {
        "bad-argument"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![
            ("name", Arg::Text(self.name.clone())),
            ("why", Arg::Text(self.why.clone())),
        ]
    }
}

impl fmt::Display for BadArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "argument “{}”: {}", self.name, self.why)
    }
}
