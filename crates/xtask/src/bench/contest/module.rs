// The module that plays: our engine and our rules behind one buffer of text. What is asked
// stands in the buffer as a line of USI behind `position`, and so does the answer.

use std::cell::RefCell;

use klubovna_animal_shogi::{Action, AnimalShogi, Options};
use klubovna_animal_shogi_engine::AnimalShogiEngine;
use klubovna_search::{Engine, Limits, Monitor, Report, Thinker, Value};
use klubovna_text::{GameOptions, Notation};
use klubovna_rules::{Play, EndReason, Position};

#[link(wasm_import_module = "clock")]
unsafe extern "C" {
    // Milliseconds.
    safe fn now() -> f64;
}

const ROOM: usize = 1 << 16;

thread_local! {
    static TEXT: RefCell<Box<[u8; ROOM]>> = RefCell::new(Box::new([0; ROOM]));
    static THINKER: RefCell<Option<Box<dyn Thinker<AnimalShogi>>>> = const { RefCell::new(None) };
}

/// Where the text stands.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *mut u8 {
    TEXT.with_borrow_mut(|text| text.as_mut_ptr())
}

fn asked(length: u32) -> String {
    TEXT.with_borrow(|text| String::from_utf8_lossy(&text[..length as usize]).into_owned())
}

fn answered(answer: &str) -> u32 {
    TEXT.with_borrow_mut(|text| text[..answer.len()].copy_from_slice(answer.as_bytes()));
    answer.len() as u32
}

/// The game so far, or the first move that is not legal.
fn game(line: &str) -> Result<Play<AnimalShogi>, String> {
    let options = Options::read("declaration=law27").expect("options");
    let (start, moves) = line.split_once("moves").unwrap_or((line, ""));
    let start = match start.trim().strip_prefix("sfen ") {
        Some(sfen) => AnimalShogi::read_position(sfen, &options).expect("a position"),
        None => AnimalShogi::start(&options),
    };
    let mut root = Play::new(start);
    for code in moves.split_whitespace() {
        match AnimalShogi::read_action(code) {
            Ok(action) if root.outcome().is_none() && root.position().is_legal(action) => {
                root.push(action);
            }
            _ => return Err(code.into()),
        }
    }
    Ok(root)
}

/// Forgets the last game.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    THINKER.set(Some(AnimalShogiEngine::default().thinker()));
}

/// `on`, the word of an end with the winner (`first`, `second` or `nobody`), or `illegal MOVE`.
#[unsafe(no_mangle)]
pub extern "C" fn judge(length: u32) -> u32 {
    let root = match game(&asked(length)) {
        Ok(root) => root,
        Err(code) => return answered(&format!("illegal {code}")),
    };
    let Some(outcome) = root.outcome() else {
        return answered("on");
    };
    let winner = match outcome.winner {
        None => "nobody",
        Some(side) if side.index() == 0 => "first",
        Some(_) => "second",
    };
    answered(&format!("{winner} {}", outcome.reason.code()))
}

/// All moves that are legal now, with blanks between them.
#[unsafe(no_mangle)]
pub extern "C" fn moves(length: u32) -> u32 {
    let mut actions = Vec::new();
    if let Ok(root) = game(&asked(length)) {
        root.position().list_moves(true, &mut actions);
    }
    let codes: Vec<String> = actions.into_iter().map(AnimalShogi::write_action).collect();
    answered(&codes.join(" "))
}

struct Clock {
    end: f64,
}

impl Monitor<Action> for Clock {
    fn stop(&mut self, _: u64) -> bool {
        now() >= self.end
    }
}

/// `MOVE DEPTH NODES POINTS` after at most so many milliseconds, nodes and plies.
#[unsafe(no_mangle)]
pub extern "C" fn think(length: u32, milliseconds: f64, nodes: f64, depth: u32) -> u32 {
    let mut clock = Clock {
        end: now() + milliseconds,
    };
    let Ok(root) = game(&asked(length)) else {
        return answered("resign 0 0 0");
    };
    let limits = Limits {
        nodes: nodes as u64,
        depth,
        ..Limits::NONE
    };
    let report: Report<Action> = THINKER.with_borrow_mut(|thinker| {
        let thinker = thinker.get_or_insert_with(|| AnimalShogiEngine::default().thinker());
        thinker.think(&root, &limits, &mut clock)
    });
    let code = report.best().map_or("resign".into(), AnimalShogi::write_action);
    let points = match report.lines.first().map(|line| line.score.value()) {
        Some(Value::Points(points)) => points.to_string(),
        Some(Value::Win(plies)) => format!("mate{plies}"),
        Some(Value::Loss(plies)) => format!("mated{plies}"),
        None => "0".into(),
    };
    answered(&format!("{code} {} {} {points}", report.depth, report.nodes))
}
