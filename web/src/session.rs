//! The class of games in progress.

use klubovna_catalogue::{GAMES, game, levels, read};
use klubovna_session::AnySession;
use klubovna_text::{Problem, Style, faults, parts, quoted};
use klubovna_view::Step;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::convert::{options, throw, to_js};

/// A game in progress. Its TypeScript interface is `GameSession` in `www/src/engine/rules`, which
/// writes options and steps as lines of text, read by `convert`.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Session {
    pub(crate) game: Box<dyn AnySession>,
}

pub(crate) type Js = Result<JsValue, JsValue>;

fn opened(game: Result<Box<dyn AnySession>, Problem>) -> Result<Session, JsValue> {
    game.map(|game| Session { game })
        .map_err(|problem| throw(&problem))
}

fn done(result: Result<(), Problem>) -> Result<(), JsValue> {
    result.map_err(|problem| throw(&problem))
}

/// A change returns what the page needs after it, so that one call is enough.
impl Session {
    /// The snapshot after a change.
    fn stands(&self, result: Result<(), Problem>) -> Js {
        done(result)?;
        Ok(to_js(&self.game.snapshot()))
    }

    /// The header after a change of it.
    fn tagged(&self, result: Result<(), Problem>) -> Js {
        done(result)?;
        Ok(to_js(&self.game.tags()))
    }
}

/// Random bytes of the browser.
fn fresh() -> Result<[u8; 32], JsError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map(|()| bytes)
        .map_err(|_| JsError::new("no random numbers"))
}

#[wasm_bindgen]
#[allow(missing_docs, clippy::missing_errors_doc)] // See `AnySession` for each method.
impl Session {
    /// The games of this build.
    pub fn games() -> JsValue {
        let mut games = Vec::new();
        for game in GAMES {
            games.push(game.info());
        }
        to_js(&games)
    }

    /// How many levels of opponents a game with these options has; 0 for one without engine.
    pub fn levels(id: &str, option: &str) -> Result<u32, JsValue> {
        let levels = levels(id, &options(option)?);
        levels
            .map(|levels| levels.len() as u32)
            .map_err(|problem| throw(&problem))
    }

    pub fn create(id: &str, option: &str, position: &str) -> Result<Self, JsValue> {
        let options = options(option)?;
        opened(game(id).and_then(|game| game.create(&options, position)))
    }

    pub fn read(text: &str) -> Result<Self, JsValue> {
        opened(read(text))
    }

    #[wasm_bindgen(js_name = readMoves)]
    pub fn read_moves(id: &str, text: &str, option: &str, position: &str) -> Result<Self, JsValue> {
        let options = options(option)?;
        opened(game(id).and_then(|game| game.read_moves(text, &options, position)))
    }

    pub fn info(&self) -> JsValue {
        to_js(&self.game.info())
    }

    pub fn options(&self) -> JsValue {
        to_js(&self.game.options())
    }

    /// How many levels of opponents this game has; 0 where no engine plays it.
    pub fn opponents(&self) -> u32 {
        let levels = levels(&self.game.info().id, &self.game.options());
        levels.map_or(0, |levels| levels.len() as u32)
    }

    pub fn mix(&self) -> JsValue {
        to_js(&self.game.mix())
    }

    pub fn layout(&self) -> JsValue {
        to_js(&self.game.layout())
    }

    pub fn snapshot(&self) -> JsValue {
        to_js(&self.game.snapshot())
    }

    pub fn moves(&self, after: u32, until: u32, style: &str) -> JsValue {
        to_js(&self.game.moves(after, until, Style::of(style)))
    }

    /// Plays action codes, one a line, up to one that is refused.
    pub fn play(&mut self, codes: &str) -> Js {
        let mut lines = parts(codes, '\n');
        let result = lines.try_for_each(|code| self.game.play(code));
        self.stands(result)
    }

    #[wasm_bindgen(js_name = playText)]
    /// `style`: whose letters are meant first.
    pub fn play_text(&mut self, text: &str, style: &str) -> Js {
        let result = self.game.play_text(text, Style::of(style));
        self.stands(result)
    }

    pub fn draw(&mut self) -> Js {
        let result = self.game.draw(fresh()?);
        self.stands(result)
    }

    pub fn cards(&mut self, mode: &str, secret: &str) -> Js {
        let result = self.game.cards(mode, secret, fresh()?);
        self.tagged(result)
    }

    #[wasm_bindgen(js_name = cardsSecret)]
    pub fn cards_secret(&self) -> String {
        self.game.cards_secret()
    }

    #[wasm_bindgen(js_name = cardsPledge)]
    pub fn cards_pledge(&self) -> String {
        self.game.cards_pledge()
    }

    #[wasm_bindgen(js_name = cardsWord)]
    pub fn cards_word(&mut self, text: &str) -> Js {
        let result = self.game.cards_word(text);
        self.tagged(result)
    }

    #[wasm_bindgen(js_name = revealCards)]
    pub fn reveal_cards(&mut self) -> Js {
        let result = self.game.reveal_cards();
        self.tagged(result)
    }

    #[wasm_bindgen(js_name = verifyCards)]
    pub fn verify_cards(&self) -> JsValue {
        to_js(&self.game.verify_cards())
    }

    pub fn undo(&mut self) -> JsValue {
        self.game.undo();
        self.snapshot()
    }

    pub fn redo(&mut self) -> JsValue {
        self.game.redo();
        self.snapshot()
    }

    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, node: u32) -> Js {
        let result = self.game.go_to(node);
        self.stands(result)
    }

    /// `held`: what follows the node are variations.
    pub fn promote(&mut self, node: u32, held: bool) -> Js {
        let result = if held {
            self.game.hold(node)
        } else {
            self.game.promote(node)
        };
        self.stands(result)
    }

    pub fn remove(&mut self, node: u32) -> Js {
        let result = self.game.remove(node);
        self.stands(result)
    }

    pub fn restore(&mut self) -> Js {
        let result = self.game.restore();
        self.stands(result)
    }

    pub fn comment(&mut self, node: u32, text: &str) -> Result<(), JsValue> {
        done(self.game.comment(node, text))
    }

    pub fn glyphs(&mut self, node: u32, glyphs: &[u8]) -> Result<(), JsValue> {
        done(self.game.glyphs(node, glyphs))
    }

    pub fn times(&mut self, node: u32, spent: u32, clock: u32) -> Result<(), JsValue> {
        done(self.game.times(node, spent, clock))
    }

    #[wasm_bindgen(js_name = timeOut)]
    pub fn time_out(&mut self, side: u8) -> Js {
        let result = self.game.time_out(side);
        self.stands(result)
    }

    pub fn resign(&mut self, side: u8) -> Js {
        let result = self.game.resign(side);
        self.stands(result)
    }

    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Js {
        let result = self.game.agree_draw();
        self.stands(result)
    }

    pub fn claims(&self, style: &str) -> JsValue {
        to_js(&self.game.claims(Style::of(style)))
    }

    pub fn claim(&mut self, code: &str) -> Js {
        let result = self.game.claim(code);
        self.stands(result)
    }

    pub fn tags(&self) -> JsValue {
        to_js(&self.game.tags())
    }

    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Js {
        let result = self.game.set_tag(name, value);
        self.tagged(result)
    }

    pub fn record(&self, style: &str) -> String {
        self.game.record(Style::of(style))
    }

    pub fn explain(&self, attempt: &str) -> Js {
        Ok(to_js(&self.game.explain(&steps(attempt)?)))
    }

    pub fn sight(&self, cell: &str) -> JsValue {
        to_js(&self.game.sight(cell))
    }
}

/// Steps, one a line as [`Step::read`] takes them.
fn steps(lines: &str) -> Result<Vec<Step>, JsValue> {
    let mut steps = Vec::new();
    for line in klubovna_text::lines(lines) {
        let fault = || StepFault::NoStep { text: quoted(line) };
        let step = Step::read(line).ok_or_else(|| throw(&Problem::new(&fault())))?;
        steps.push(step);
    }
    Ok(steps)
}

faults! {
    /// What is wrong with what the page sends.
    #[derive(Debug)]
    enum StepFault {
        /// A line that is no step.
        NoStep { text: String } => "no-step";
    }
}
