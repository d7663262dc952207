//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under its number and note. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use klubovna_raindropchess::{Action, Card, Options, Phase, Raindropchess};
use klubovna_rules::{History, Position, perft, perft_in_order};
use klubovna_testing::vectors::{Checked, Object, Report, check_file, same};
use klubovna_text::{GameOptions, Notation};
use klubovna_view::ResultView;
use serde_json::Value;

#[test]
fn every_case_holds() {
    check_file(env!("CARGO_MANIFEST_DIR"), file);
}

fn file(file: &mut Object, report: &mut Report) -> Checked {
    same("game", file.text("game")?.as_str(), Raindropchess::ID)?;
    file.text("format")?;
    file.optional("legend");
    report.each(file, "positions", position)?;
    report.each(file, "steps", step)?;
    report.each(file, "draws", draw)?;
    report.each(file, "illegal", illegal)?;
    report.each(file, "perft", fixed_perft)?;
    report.each(file, "chance_perft", chance_perft)?;
    report.each(file, "games", game)
}

fn options(case: &mut Object) -> Checked<Options> {
    let (pawns, joker) = (case.text("pawns")?, case.text("joker")?);
    Options::from_pairs([("pawns", pawns.as_str()), ("joker", joker.as_str())])
        .map_err(|error| error.to_string())
}

fn read(text: &str, options: &Options) -> Checked<Raindropchess> {
    let position = Raindropchess::read_position(text, options)
        .map_err(|error| format!("{text} is refused: {error}"))?;
    same("written again", position.write_position().as_str(), text)?;
    Ok(position)
}

/// The position of a case, with its options.
fn given(case: &mut Object) -> Checked<Raindropchess> {
    let options = options(case)?;
    read(&case.text("position")?, &options)
}

/// Sorted by byte order, as in the file.
fn codes(position: &Raindropchess) -> Vec<String> {
    let mut actions = Vec::new();
    if position.judge(History::new(position).line()).is_none() {
        position.actions(&mut actions);
    }
    let mut codes: Vec<String> = actions
        .into_iter()
        .map(Raindropchess::write_action)
        .collect();
    codes.sort();
    codes
}

fn action(code: &str) -> Checked<Action> {
    Raindropchess::read_action(code).map_err(|error| format!("{code}: {error}"))
}

fn result(case: &mut Object) -> Checked<Option<ResultView>> {
    let Value::Object(fields) = case.take("result")? else {
        return Ok(None);
    };
    let mut result = Object::new(Value::Object(fields))?;
    let winner = match result.take("winner")?.as_str() {
        Some("w") => Some(0),
        Some("b") => Some(1),
        Some("draw") => None,
        other => return Err(format!("winner {other:?}")),
    };
    let reason = result.text("reason")?;
    result.end()?;
    Ok(Some(ResultView { winner, reason }))
}

fn ended(position: &Raindropchess, history: &History) -> Option<ResultView> {
    position.judge(history.line()).map(ResultView::of)
}

fn alone(position: &Raindropchess) -> Option<ResultView> {
    ended(position, &History::new(position))
}

fn position(case: &mut Object) -> Checked {
    let position = given(case)?;
    let legal = codes(&position);
    same("count", legal.len() as u64, case.number("count")?)?;
    same("legal", legal, case.texts("legal")?)?;
    let check = position.in_check(position.side());
    same("check", check.into(), case.take("check")?)?;
    let interposing = (check && position.phase() == Phase::Turn).then(|| {
        let deck = position.deck_of(position.side());
        let cards = deck.kinds().filter(|&card| position.interposes(card));
        let letters = cards.map(|card| Raindropchess::write_action(Action::Reveal(card)));
        letters.collect::<String>().replace(':', "")
    });
    same(
        "interposing",
        Value::from(interposing),
        case.take("interposing")?,
    )?;
    same("result", alone(&position), result(case)?)
}

fn step(case: &mut Object) -> Checked {
    let mut position = given(case)?;
    let action = action(&case.text("action")?)?;
    same("legal", position.is_legal(action), true)?;
    position.apply(action);
    same("after", position.write_position(), case.text("after")?)?;
    let count = codes(&position).len() as u64;
    same("after_count", count, case.number("after_count")?)?;
    same("result", alone(&position), result(case)?)
}

/// Announces a draw and turns a card.
fn turn(position: &mut Raindropchess, code: &str) -> Checked {
    for action in [Action::Draw, action(&format!(":{code}"))?] {
        if !position.is_legal(action) {
            return Err(format!("{action:?} is not possible in {position:?}"));
        }
        position.apply(action);
    }
    Ok(())
}

fn draw(case: &mut Object) -> Checked {
    let mut position = given(case)?;
    turn(&mut position, &case.text("card")?)?;
    same("after", position.write_position(), case.text("after")?)?;
    same("legal", codes(&position), case.texts("legal")?)?;
    same("result", alone(&position), result(case)?)
}

fn illegal(case: &mut Object) -> Checked {
    let position = given(case)?;
    let code = case.text("action")?;
    // What is no code at all says nothing about the rule of the case.
    let legal = position.is_legal(action(&code)?);
    same(&code, legal || codes(&position).contains(&code), false)
}

fn order(letters: &str) -> Checked<Vec<Action>> {
    letters
        .chars()
        .map(|card| action(&format!(":{card}")))
        .collect()
}

fn fixed_perft(case: &mut Object) -> Checked {
    let position = given(case)?;
    let [white, black] = [order(&case.text("white")?)?, order(&case.text("black")?)?];
    for (depth, count) in (1..).zip(case.list("counts")?) {
        let found = perft_in_order(&position, depth, [&white, &black])
            .map_err(|error| format!("{error:?}"))?;
        same(&format!("depth {depth}"), Value::from(found), count)?;
    }
    Ok(())
}

fn chance_perft(case: &mut Object) -> Checked {
    let position = given(case)?;
    for (depth, count) in (1..).zip(case.list("counts")?) {
        let found = perft(&position, depth);
        same(&format!("depth {depth}"), Value::from(found), count)?;
    }
    Ok(())
}

fn game(case: &mut Object) -> Checked {
    let options = options(case)?;
    let mut position = Raindropchess::start(&options);
    let mut orders = [order(&case.text("white")?)?, order(&case.text("black")?)?];
    let mut history = History::new(&position);
    let mut checkpoints = case.list("checkpoints")?.into_iter();
    let mut next = checkpoints.next();
    for (count, code) in (1_u64..).zip(case.text("actions")?.split(' ')) {
        if let Some(outcome) = position.judge(history.line()) {
            return Err(format!("action {count}: the game is over: {outcome:?}"));
        }
        let mut actions = vec![action(code)?];
        if code == "=" {
            let order = &mut orders[position.side().index()];
            if order.is_empty() {
                return Err(format!("action {count}: no card is left"));
            }
            actions.push(order.remove(0));
        }
        for action in actions {
            if !position.is_legal(action) {
                return Err(format!("action {count}: {action:?} is not legal"));
            }
            let irreversible = position.is_irreversible(action);
            position.apply(action);
            history.push(&position, irreversible);
        }
        if let Some(point) = &next
            && point.get(0).and_then(Value::as_u64) == Some(count)
        {
            let text = Value::from(position.write_position());
            same(&format!("after {count}"), Some(&text), point.get(1))?;
            next = checkpoints.next();
        }
    }
    same("checkpoints left over", next, None)?;
    same("final", position.write_position(), case.text("final")?)?;
    same("result", ended(&position, &history), result(case)?)
}

#[test]
fn the_file_speaks_of_every_card() {
    let letters: String = Card::ALL
        .map(|card| Raindropchess::write_action(Action::Reveal(card)))
        .concat();
    assert_eq!(letters, ":K:Q:R:N:L:D:P:J");
}
