//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under the id of its case. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use std::env;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use klubovna_mixtour::{Action, Mixtour, Options, PIECES};
use klubovna_tabletop::error::Fault;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::perft::perft;
use klubovna_tabletop::record::{result_view, settled};
use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rules::Position;
use klubovna_tabletop::view::ResultView;
use serde_json::{Map, Value};

/// The list `positions` is played to so many points (see `about` in the file), so that
/// listed scores do not end it.
const POSITIONS: &str = "target=3";

/// Without optimisation a larger tree would take minutes: debug builds stop below.
const MOST_NODES: u64 = if cfg!(debug_assertions) {
    10_000_000
} else {
    u64::MAX
};

#[test]
fn every_case_holds() {
    let path = file();
    let text = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
    let value: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{} is no JSON: {error}", path.display()));
    let mut suite = Suite::default();
    if let Err(message) = suite.file(value) {
        suite.fail("file", message);
    }
    assert!(suite.cases > 0, "{} holds no case", path.display());
    for failure in &suite.failures {
        eprintln!("{failure}");
    }
    assert!(
        suite.failures.is_empty(),
        "{} failures in {} cases of {}",
        suite.failures.len(),
        suite.cases,
        path.display()
    );
}

/// A relative path is looked for where the test runs, then from the workspace.
fn file() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    match env::var_os("VECTORS").map(PathBuf::from) {
        None => here.join("tests/vectors.json"),
        Some(path) if path.exists() => path,
        Some(path) => here.join("../..").join(path),
    }
}

type Checked<T = ()> = Result<T, String>;

#[derive(Default)]
struct Suite {
    cases: usize,
    failures: Vec<String>,
}

impl Suite {
    fn fail(&mut self, case: impl Display, message: impl Display) {
        self.failures.push(format!("{case}: {message}"));
    }

    fn file(&mut self, value: Value) -> Checked {
        let mut file = Object::new(value)?;
        same("game", file.text("game")?.as_str(), Mixtour::ID)?;
        same("format", file.number("format")?, 1)?;
        file.optional("about");
        self.each(&mut file, "positions", position)?;
        self.each(&mut file, "games", game)?;
        self.each(&mut file, "perft", perft_nodes)?;
        self.each(&mut file, "invalid_actions", invalid_action)?;
        for (index, value) in file.section("invalid_positions")?.into_iter().enumerate() {
            self.cases += 1;
            if let Err(message) = invalid_position(&value) {
                self.fail(format!("invalid_positions[{index}] {value}"), message);
            }
        }
        file.end()
    }

    /// Checks every object of a list; a case without `id` is named by its place and text.
    fn each(&mut self, file: &mut Object, key: &str, check: fn(&mut Object) -> Checked) -> Checked {
        for (index, value) in file.section(key)?.into_iter().enumerate() {
            self.cases += 1;
            let text = |name: &str| Some(value.get(name)?.as_str()?.to_owned());
            let case = text("id").unwrap_or_else(|| {
                let name = text("pos").or_else(|| text("action"));
                format!("{key}[{index}] {:?}", name.unwrap_or_default())
            });
            let checked = Object::new(value).and_then(|mut object| {
                check(&mut object)?;
                object.end()
            });
            if let Err(message) = checked {
                self.fail(case, message);
            }
        }
        Ok(())
    }
}

fn position(case: &mut Object) -> Checked {
    case.text("id")?;
    case.optional("remark");
    let options = Options::read(POSITIONS).map_err(|error| error.to_string())?;
    let position = read(&case.text("pos")?, options)?;
    let codes = codes(&position);
    same("count", codes.len() as u64, case.number("count")?)?;
    same(
        "count_actions",
        position.count_actions(),
        codes.len() as u64,
    )?;
    same("legal", codes.clone(), case.texts("legal")?)?;
    for code in &codes {
        let legal = action(code)?;
        same(code, read_move(&position, code)?, legal)?;
        same(
            code,
            position.write_move_text(legal, Style::English),
            code.clone(),
        )?;
    }
    let Some(value) = case.optional("banned") else {
        return Ok(());
    };
    let code = string("banned", value)?;
    let banned = action(&code)?;
    if position.is_legal(banned) {
        return Err(format!("{code} is legal, but banned"));
    }
    // The ban is worth showing exactly when nothing else forbids the move: with the last
    // action forgotten it is legal.
    let text = position.write_position();
    let (rest, _) = text.rsplit_once(' ').unwrap_or_default();
    let forgotten = read(&format!("{rest} -"), options)?;
    same(
        "banned",
        position.banned(),
        forgotten.is_legal(banned).then_some(banned),
    )
}

fn game(case: &mut Object) -> Checked {
    case.text("id")?;
    case.text("remark")?;
    let options = read_options(case)?;
    let mut position = read(&case.text("start")?, options)?;
    let mut history = History::new(&position);
    for (ply, value) in case.list("plies")?.into_iter().enumerate() {
        let place = |message| format!("ply {}: {message}", ply + 1);
        if let Some(outcome) = settled(&position, &history) {
            return Err(place(format!("the game is over: {outcome:?}")));
        }
        let mut fields = Object::new(value).map_err(place)?;
        play(&mut position, &mut history, options, &mut fields).map_err(place)?;
        fields.end().map_err(place)?;
    }
    same("final", position.write_position(), case.text("final")?)?;
    let result = case.text("result")?;
    let reason = match case.take("reason")? {
        Value::Null => None,
        value => Some(string("reason", value)?),
    };
    let actual = settled(&position, &history).map(result_view);
    same("result", actual, view(&result, reason)?)
}

fn play(
    position: &mut Mixtour,
    history: &mut History,
    options: Options,
    fields: &mut Object,
) -> Checked {
    let code = fields.text("action")?;
    let action = action(&code)?;
    same("legal", position.count_actions(), fields.number("legal")?)?;
    same(
        "listed",
        codes(position).len() as u64,
        position.count_actions(),
    )?;
    same(&code, read_move(position, &code)?, action)?;
    let irreversible = position.is_irreversible(action);
    position.apply(action);
    history.push(position, irreversible);
    same("after", position.write_position(), fields.text("after")?)?;
    same(
        "after, read",
        read(&position.write_position(), options)?,
        *position,
    )
}

fn perft_nodes(case: &mut Object) -> Checked {
    let options = read_options(case)?;
    let position = read(&case.text("pos")?, options)?;
    for (depth, nodes) in (1..).zip(case.list("nodes")?) {
        let nodes = nodes.as_u64().ok_or("nodes are numbers")?;
        if nodes > MOST_NODES {
            continue;
        }
        same(&format!("depth {depth}"), perft(&position, depth), nodes)?;
    }
    Ok(())
}

/// A reserve that does not fit the board is repaired first, so that the action is refused
/// for its own sake.
fn invalid_action(case: &mut Object) -> Checked {
    let position = read(&fitted(&case.text("pos")?), Options::default())?;
    let code = case.text("action")?;
    let why = case.text("why")?;
    let Ok(action) = Mixtour::read_action(&code) else {
        return Ok(());
    };
    if position.is_legal(action) || codes(&position).contains(&code) {
        return Err(format!("{code} is legal, although: {why}"));
    }
    match position.read_move_text(&code) {
        Ok(_) => Err(format!("{code} is read, although: {why}")),
        Err(error) => inside(&error.span, &code),
    }
}

fn fitted(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, side, _, rest @ ..] = fields.as_slice() else {
        return text.to_owned();
    };
    let reserve = |letter| usize::from(PIECES).saturating_sub(board.matches(letter).count());
    let (white, black) = (reserve('w'), reserve('b'));
    format!("{board} {side} {white},{black} {}", rest.join(" "))
}

fn invalid_position(value: &Value) -> Checked {
    let text = value.as_str().ok_or("not a text")?;
    match Mixtour::read_position(text, &Options::default()) {
        Ok(position) => Err(format!("is read as {position}")),
        Err(error) => {
            same("code", error.fault.code().starts_with("mixtour-"), true)?;
            inside(&error.span, text)
        }
    }
}

/// Every option of the object by its name; what is missing has its default.
fn read_options(case: &mut Object) -> Checked<Options> {
    let Some(value) = case.optional("options") else {
        return Ok(Options::default());
    };
    let Object(fields) = Object::new(value)?;
    let pairs: Vec<(String, String)> = fields
        .into_iter()
        .map(|(name, value)| {
            let value = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            (name, value)
        })
        .collect();
    Options::from_pairs(
        pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str())),
    )
    .map_err(|error| error.to_string())
}

fn read(text: &str, options: Options) -> Checked<Mixtour> {
    let position = Mixtour::read_position(text, &options)
        .map_err(|error| format!("{text} is refused: {error}"))?;
    same(
        "the position written again",
        position.write_position().as_str(),
        text,
    )?;
    Ok(position)
}

/// Sorted by byte order, as in the file.
fn codes(position: &Mixtour) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut codes: Vec<String> = actions.iter().map(Action::to_string).collect();
    codes.sort();
    codes
}

fn action(code: &str) -> Checked<Action> {
    Mixtour::read_action(code).map_err(|error| format!("{code}: {error}"))
}

fn read_move(position: &Mixtour, text: &str) -> Checked<Action> {
    position
        .read_move_text(text)
        .map_err(|error| format!("{text} is refused: {error}"))
}

fn view(result: &str, reason: Option<String>) -> Checked<Option<ResultView>> {
    let winner = match (result, &reason) {
        ("*", None) => return Ok(None),
        ("1-0", Some(_)) => Some(0),
        ("0-1", Some(_)) => Some(1),
        ("1/2-1/2", Some(_)) => None,
        _ => return Err(format!("result {result:?} for {reason:?}")),
    };
    let reason = reason.unwrap_or_default();
    Ok(Some(ResultView { winner, reason }))
}

fn inside(span: &std::ops::Range<usize>, text: &str) -> Checked {
    match text.get(span.clone()) {
        Some(_) => Ok(()),
        None => Err(format!("the fault lies at {span:?}, outside the text")),
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "callers compare fresh values"
)]
fn same<T: PartialEq + std::fmt::Debug>(what: &str, actual: T, expected: T) -> Checked {
    if actual == expected {
        Ok(())
    } else {
        Err(format!("{what}: {actual:?}, expected {expected:?}"))
    }
}

/// A JSON object whose keys are taken out one by one, so that what is left is unknown.
struct Object(Map<String, Value>);

impl Object {
    fn new(value: Value) -> Checked<Self> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            other => Err(format!("not an object: {other}")),
        }
    }

    fn optional(&mut self, key: &str) -> Option<Value> {
        self.0.remove(key)
    }

    fn take(&mut self, key: &str) -> Checked<Value> {
        self.optional(key)
            .ok_or_else(|| format!("the key {key:?} is missing"))
    }

    fn list(&mut self, key: &str) -> Checked<Vec<Value>> {
        match self.take(key)? {
            Value::Array(list) => Ok(list),
            other => Err(format!("{key} is not a list: {other}")),
        }
    }

    /// A list of cases; a file may do without.
    fn section(&mut self, key: &str) -> Checked<Vec<Value>> {
        if self.0.contains_key(key) {
            self.list(key)
        } else {
            Ok(Vec::new())
        }
    }

    fn text(&mut self, key: &str) -> Checked<String> {
        string(key, self.take(key)?)
    }

    fn texts(&mut self, key: &str) -> Checked<Vec<String>> {
        strings(key, self.take(key)?)
    }

    fn number(&mut self, key: &str) -> Checked<u64> {
        let value = self.take(key)?;
        value
            .as_u64()
            .ok_or_else(|| format!("{key} is not a number: {value}"))
    }

    fn end(&self) -> Checked {
        let unknown: Vec<&String> = self.0.keys().collect();
        if unknown.is_empty() {
            Ok(())
        } else {
            Err(format!("unknown keys {unknown:?}"))
        }
    }
}

fn string(key: &str, value: Value) -> Checked<String> {
    match value {
        Value::String(text) => Ok(text),
        other => Err(format!("{key} is not a text: {other}")),
    }
}

fn strings(key: &str, value: Value) -> Checked<Vec<String>> {
    match value {
        Value::Array(list) => list.into_iter().map(|value| string(key, value)).collect(),
        other => Err(format!("{key} is not a list: {other}")),
    }
}
