//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under the id of its case. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use klubovna_mixtour::{Action, Mixtour, Options, PIECES};
use klubovna_rules::{History, Position, perft};
use klubovna_testing::vectors;
use klubovna_testing::vectors::{Checked, Object, check_file, inside, same, string};
use klubovna_text::{Fault, GameOptions, Notation, Style};
use klubovna_view::ResultView;
use serde_json::Value;

/// The list `positions` is played to so many points (see `about` in the file), so that
/// listed scores do not end it.
const POSITIONS: &str = "target=3";

#[test]
fn every_case_holds() {
    check_file(env!("CARGO_MANIFEST_DIR"), |file, report| {
        same("game", file.text("game")?.as_str(), Mixtour::ID)?;
        same("format", file.number("format")?, 1)?;
        report.each(file, "positions", position)?;
        report.each(file, "games", game)?;
        report.each(file, "perft", perft_nodes)?;
        report.each(file, "invalid_actions", invalid_action)?;
        report.each_text(file, "invalid_positions", invalid_position)
    });
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
        if let Some(outcome) = position.judge(history.line()) {
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
    let actual = position.judge(history.line()).map(ResultView::of);
    same("result", actual, vectors::result(&result, reason)?)
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
    match position.read_move_text(&code, Style::English) {
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

fn invalid_position(text: &str) -> Checked {
    match Mixtour::read_position(text, &Options::default()) {
        Ok(position) => Err(format!("is read as {position:?}")),
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
    let pairs: Vec<(String, String)> = Object::new(value)?
        .into_entries()
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
    let mut codes: Vec<String> = actions.iter().copied().map(Mixtour::write_action).collect();
    codes.sort();
    codes
}

fn action(code: &str) -> Checked<Action> {
    Mixtour::read_action(code).map_err(|error| format!("{code}: {error}"))
}

fn read_move(position: &Mixtour, text: &str) -> Checked<Action> {
    position
        .read_move_text(text, Style::English)
        .map_err(|error| format!("{text} is refused: {error}"))
}
