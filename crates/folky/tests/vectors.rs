//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under the id of its case. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use std::collections::{BTreeMap, BTreeSet};

use klubovna_board::chess::Square;
use klubovna_folky::{Action, Folky, Options};
use klubovna_rules::{History, Position, Side, perft};
use klubovna_testing::vectors;
use klubovna_testing::vectors::{
    Checked, Object, Report, check_file, inside, same, string, strings,
};
use klubovna_text::record::read_moves;
use klubovna_text::{Fault, GameOptions, Notation, Style};
use klubovna_view::ResultView;
use serde_json::Value;

/// The game that the published remarks speak of.
const PUBLISHED: &str = "published-sample-game";

#[test]
fn every_case_holds() {
    check_file(env!("CARGO_MANIFEST_DIR"), |file, report| {
        Suite::default().file(file, report)
    });
}

#[derive(Default)]
struct Suite {
    options: Options,
    games: BTreeMap<String, Game>,
}

struct Game {
    start: Folky,
    actions: Vec<Action>,
    result: Option<ResultView>,
}

impl Suite {
    fn file(&mut self, file: &mut Object, report: &mut Report) -> Checked {
        same("game", file.text("game")?.as_str(), Folky::ID)?;
        same("format", file.number("format")?, 1)?;
        if let Some(rules) = file.optional("rules") {
            self.rules(Object::new(rules)?)?;
        }
        report.each(file, "positions", |case| self.position(case))?;
        report.each(file, "games", |case| self.game(case))?;
        report.each(file, "published_remarks", |case| self.remark(case))?;
        report.each(file, "movetext", |case| self.movetext(case))?;
        report.each(file, "notation", |case| self.notation(case))?;
        report.each(file, "perft", |case| self.perft(case))?;
        report.each(file, "invalid_actions", |case| self.invalid_action(case))?;
        report.each_text(file, "invalid_positions", |text| {
            self.invalid_position(text)
        })
    }

    fn rules(&mut self, mut rules: Object) -> Checked {
        let draw_plies = rules.number("draw_plies")?.to_string();
        self.options = Options::from_pairs([("draw_plies", draw_plies.as_str())])
            .map_err(|error| error.to_string())?;
        same("repetitions", rules.number("repetitions")?, 3)?;
        rules.end()
    }

    fn read(&self, text: &str) -> Checked<Folky> {
        let position = Folky::read_position(text, &self.options)
            .map_err(|error| format!("{text} is refused: {error}"))?;
        same(
            "the position written again",
            position.write_position().as_str(),
            text,
        )?;
        Ok(position)
    }

    fn position(&mut self, case: &mut Object) -> Checked {
        case.text("id")?;
        case.optional("remark");
        let position = self.read(&case.text("pos")?)?;
        let codes = codes(&position);
        let (placements, moves): (Vec<_>, Vec<_>) = codes
            .iter()
            .cloned()
            .partition(|code| code.starts_with('@'));
        same("count", codes.len() as u64, case.number("count")?)?;
        same(
            "count_actions",
            position.count_actions(),
            codes.len() as u64,
        )?;
        same("placements", placements, case.texts("placements")?)?;
        same("moves", moves, case.texts("moves")?)?;
        for (key, style) in [("san_en", Style::English), ("san_cs", Style::Czech)] {
            let Some(value) = case.optional(key) else {
                continue;
            };
            let texts: BTreeMap<String, String> =
                serde_json::from_value(value).map_err(|error| format!("{key}: {error}"))?;
            let known: BTreeSet<&String> = texts.keys().collect();
            same(key, known, codes.iter().collect())?;
            for (code, text) in &texts {
                let action = action(code)?;
                same(code, position.write_move_text(action, style), text.clone())?;
                same(code, read_move(&position, text)?, action)?;
            }
        }
        let expected = match case.take("result")? {
            Value::Null => None,
            value => {
                let mut object = Object::new(value)?;
                let result = object.text("result")?;
                let reason = object.text("reason")?;
                object.end()?;
                vectors::result(&result, Some(reason))?
            }
        };
        let outcome = position.judge(History::new(&position).line());
        same("result", outcome.map(ResultView::of), expected)
    }

    fn game(&mut self, case: &mut Object) -> Checked {
        let id = case.text("id")?;
        case.text("remark")?;
        let start = self.read(&case.text("start")?)?;
        let mut four = four_handed(&start)?;
        let mut position = start;
        let mut history = History::new(&position);
        let mut actions = Vec::new();
        for (ply, value) in case.list("plies")?.into_iter().enumerate() {
            let place = |message| format!("ply {}: {message}", ply + 1);
            if let Some(outcome) = position.judge(history.line()) {
                return Err(place(format!("the game is over: {outcome:?}")));
            }
            let mut fields = Object::new(value).map_err(place)?;
            let played = Self::ply(&position, &four, &mut fields).map_err(place)?;
            let irreversible = position.is_irreversible(played);
            position.apply(played);
            four.apply(played);
            history.push(&position, irreversible);
            same(
                "after",
                position.write_position(),
                fields.text("after").map_err(place)?,
            )
            .map_err(place)?;
            same(
                "after, read",
                self.read(&position.write_position())?,
                position,
            )
            .map_err(place)?;
            fields.end().map_err(place)?;
            actions.push(played);
        }
        same("final", position.write_position(), case.text("final")?)?;
        let result = case.text("result")?;
        let reason = match case.take("reason")? {
            Value::Null => None,
            value => Some(string("reason", value)?),
        };
        let expected = vectors::result(&result, reason)?;
        let actual = position.judge(history.line()).map(ResultView::of);
        let result = expected.clone();
        self.games.insert(
            id,
            Game {
                start,
                actions,
                result,
            },
        );
        same("result", actual, expected)
    }

    fn ply(position: &Folky, four: &Folky, fields: &mut Object) -> Checked<Action> {
        let code = fields.text("action")?;
        let action = action(&code)?;
        same("legal", position.count_actions(), fields.number("legal")?)?;
        let open = position.open(position.side()).len();
        same("placements", u64::from(open), fields.number("placements")?)?;
        if !position.is_legal(action) {
            return Err(format!("{code} is not legal"));
        }
        for (key, style) in [("en", Style::English), ("cs", Style::Czech)] {
            let text = fields.text(key)?;
            same(key, position.write_move_text(action, style), text.clone())?;
            same(key, read_move(position, &text)?, action)?;
        }
        let seat = ["W1", "B1", "W2", "B2"][usize::from(four.seat().0)];
        same("player4", seat, fields.text("player4")?.as_str())?;
        Ok(action)
    }

    fn remark(&mut self, case: &mut Object) -> Checked {
        let game = self.played(PUBLISHED)?;
        let after = case.number("after_ply")? as usize;
        let mut position = game.start;
        let actions = game
            .actions
            .get(..after)
            .ok_or("after_ply is behind the end")?;
        for &action in actions {
            position.apply(action);
        }
        for text in case.texts("then")? {
            let action = read_move(&position, &text)?;
            position.apply(action);
        }
        let text = position.write_position();
        let board = text.split(' ').next().unwrap_or_default();
        same("board", board, case.text("board")?.as_str())?;
        let side = match case.text("side")?.as_str() {
            "w" => Side::FIRST,
            "b" => Side::SECOND,
            other => return Err(format!("side {other}")),
        };
        let mut open = names(position.open(side));
        open.sort();
        for published in case.texts("published")? {
            if !open.contains(&published) {
                return Err(format!("{published} is not open, only {open:?}"));
            }
        }
        same("all_placements", open, case.texts("all_placements")?)?;
        if let Some(value) = case.optional("immobile") {
            // Whose turn it is does not matter for who is hemmed in.
            let board = format!("{board} {} 0 1", ["w", "b"][side.index()]);
            let codes = codes(&self.read(&board)?);
            for square in strings("immobile", value)? {
                let way = codes.iter().find(|code| code.starts_with(&square));
                same(&format!("a move from {square}"), way, None)?;
            }
        }
        Ok(())
    }

    fn movetext(&mut self, case: &mut Object) -> Checked {
        let game = self.played(&case.text("game")?)?;
        for key in ["cs", "en"] {
            let text = case.text(key)?;
            let record = read_moves(&text, game.start)
                .map_err(|error| format!("{key} is refused: {error} in {text}"))?;
            let actions = record.main_actions();
            same(key, &actions, &game.actions)?;
            same(
                key,
                record.result().map(ResultView::from),
                game.result.clone(),
            )?;
        }
        Ok(())
    }

    fn played(&self, id: &str) -> Checked<&Game> {
        self.games
            .get(id)
            .ok_or_else(|| format!("the file holds no good game {id:?}"))
    }

    fn notation(&mut self, case: &mut Object) -> Checked {
        let position = self.read(&case.text("pos")?)?;
        let text = case.text("text")?;
        let read = position.read_move_text(&text, Style::English);
        match case.take("action")? {
            Value::Null => match read {
                Ok(action) => Err(format!("{text:?} reads as {action:?}")),
                Err(error) => inside(&error.span, &text),
            },
            value => {
                let expected = action(&string("action", value)?)?;
                same("action", read.map_err(|error| error.to_string())?, expected)
            }
        }
    }

    fn perft(&mut self, case: &mut Object) -> Checked {
        let position = self.read(&case.text("pos")?)?;
        let expected = case.list("nodes")?;
        for (depth, nodes) in (1..).zip(expected) {
            let nodes = nodes.as_u64().ok_or("nodes are numbers")?;
            same(&format!("depth {depth}"), perft(&position, depth), nodes)?;
        }
        Ok(())
    }

    fn invalid_action(&mut self, case: &mut Object) -> Checked {
        let position = self.read(&case.text("pos")?)?;
        let code = case.text("action")?;
        let why = case.text("why")?;
        let Ok(action) = Folky::read_action(&code) else {
            return Ok(());
        };
        if position.is_legal(action) || codes(&position).contains(&code) {
            return Err(format!("{code} is legal, although: {why}"));
        }
        Ok(())
    }

    fn invalid_position(&mut self, text: &str) -> Checked {
        match Folky::read_position(text, &self.options) {
            Ok(position) => Err(format!("is read as {position:?}")),
            Err(error) => {
                same("code", error.fault.code().starts_with("folky-"), true)?;
                inside(&error.span, text)
            }
        }
    }
}

/// Sorted by byte order, as in the file.
fn codes(position: &Folky) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut codes: Vec<String> = actions.iter().copied().map(Folky::write_action).collect();
    codes.sort();
    codes
}

fn action(code: &str) -> Checked<Action> {
    Folky::read_action(code).map_err(|error| format!("{code}: {error}"))
}

fn read_move(position: &Folky, text: &str) -> Checked<Action> {
    position
        .read_move_text(text, Style::English)
        .map_err(|error| format!("{text} is refused: {error}"))
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn four_handed(start: &Folky) -> Checked<Folky> {
    let mut options = start.options();
    options
        .set("seats", "4")
        .map_err(|error| error.to_string())?;
    Folky::read_position(&start.write_position(), &options).map_err(|error| error.to_string())
}
