//! What a module says of engines when none of its games has one.

use wasm_bindgen::prelude::wasm_bindgen;

/// Nobody to play against.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Thinker;

#[wasm_bindgen]
impl Thinker {
    /// How many levels of opponents a game has: none.
    pub fn levels(_id: &str, _option: &str) -> u32 {
        0
    }
}
