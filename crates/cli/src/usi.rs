//! `klubovna usi`: an engine for shogi programs, by the USI protocol.
//!
//! A thread of its own reads the lines, so that a search can be stopped by a line that comes in.

mod go;
mod inbox;
mod thought;

use std::io::Write;

use klubovna_catalogue::game;
use klubovna_session::AnySession;
use klubovna_text::{Named, Problem};

use crate::Failure;
use crate::words::sentence;
use go::Go;
use inbox::Inbox;
use thought::Thinking;

/// The game of USI.
const GAME: &str = "animal-shogi";

pub(crate) fn run() -> Result<(), Failure> {
    Engine::new(Inbox::open(), std::io::stdout().lock())?.run()?;
    Ok(())
}

/// Answers every line of a text, for tests; searches are not started.
#[cfg(test)]
pub(crate) fn answer(text: &str) -> Vec<u8> {
    let mut lines = String::new();
    for line in text.lines() {
        match line.trim_start().strip_prefix("go") {
            Some(rest) => {
                let _ = Go::read(rest);
            }
            None => lines.extend([line, "\n"]),
        }
    }
    let mut out = Vec::new();
    let engine = Engine::new(Inbox::of(&lines), &mut out);
    let run = engine.map(Engine::run);
    assert!(matches!(run, Ok(Ok(()))), "it answers to the end");
    out
}

/// The game of the last `position` command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Moves {
    /// A position string, empty for the start.
    start: String,
    codes: Vec<String>,
}

struct Engine<W> {
    inbox: Inbox,
    out: W,
    session: Box<dyn AnySession>,
    game: Moves,
    thinking: Thinking,
    // How many of the best moves to report.
    lines: usize,
    // A reply that waits for `stop` or `ponderhit`.
    held: Option<String>,
    // Whether the program wants to know which answer is expected.
    tells_expected: bool,
}

/// How many lines can be asked for: the most moves that a position can have.
const MOST_LINES: usize = 593;

impl<W: Write> Engine<W> {
    fn new(inbox: Inbox, out: W) -> Result<Self, Failure> {
        Ok(Self {
            inbox,
            out,
            session: create("")?,
            game: Moves::default(),
            thinking: Thinking::new()?,
            lines: 1,
            held: None,
            tells_expected: false,
        })
    }

    fn run(mut self) -> std::io::Result<()> {
        while let Some(line) = self.inbox.next() {
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match word {
                "quit" => break,
                "usi" => {
                    self.say(concat!("id name Klubovna ", env!("CARGO_PKG_VERSION")))?;
                    self.say("id author the authors of Klubovna")?;
                    let most = MOST_LINES;
                    self.say(&format!(
                        "option name MultiPV type spin default 1 min 1 max {most}"
                    ))?;
                    let size = thought::TABLE_MEGABYTES;
                    self.say(&format!(
                        "option name USI_Hash type spin default {size} min {size} max {size}"
                    ))?;
                    self.say("option name USI_Ponder type check default false")?;
                    self.say("usiok")?;
                }
                "isready" => self.say("readyok")?,
                "usinewgame" => {
                    self.thinking = Thinking::new().map_err(Failure::into_io)?;
                    self.position("startpos")?;
                }
                "position" => self.position(rest)?,
                "go" => self.go(rest)?,
                "ponderhit" | "stop" | "gameover" => self.release()?,
                "setoption" => self.set(rest)?,
                "" => {}
                _ => self.complain(&format!("unknown command “{word}”"))?,
            }
        }
        self.release()
    }

    /// `name MultiPV value 3`.
    fn set(&mut self, text: &str) -> std::io::Result<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let size = thought::TABLE_MEGABYTES.to_string();
        match words[..] {
            ["name", "MultiPV", "value", number] => match number.parse() {
                Ok(lines) if (1..=MOST_LINES).contains(&lines) => self.lines = lines,
                _ => {
                    let what = format!("MultiPV: “{number}” is no number from 1 to {MOST_LINES}");
                    return self.complain(&what);
                }
            },
            ["name", "USI_Hash", "value", megabytes] if megabytes != size => {
                self.say(&format!("info string the table has {size} MB"))?;
            }
            // Programs send this unasked; it has no effect here.
            ["name", "USI_Hash", "value", _] => {}
            ["name", "USI_Ponder", "value", wanted @ ("true" | "false")] => {
                self.tells_expected = wanted == "true";
            }
            _ => return self.complain(&format!("setoption: “{text}” is not understood")),
        }
        Ok(())
    }

    /// Sets up a position and plays the moves behind it, up to the first that is not legal.
    fn position(&mut self, text: &str) -> std::io::Result<()> {
        let (start, moves) = text.split_once("moves").unwrap_or((text, ""));
        match set_up(start.trim()) {
            Ok((session, start)) => {
                self.session = session;
                self.game = Moves {
                    start,
                    codes: Vec::new(),
                };
            }
            Err(what) => return self.complain(&what),
        }
        for code in moves.split_whitespace() {
            if let Err(problem) = self.play(code) {
                return self.complain(&format!("{code}: {}", sentence(&problem)));
            }
        }
        Ok(())
    }

    fn play(&mut self, code: &str) -> Result<(), Problem> {
        match self.session.play(code) {
            Err(problem) if problem.code == "play-over" => {
                self.go_on()?;
                self.session.play(code)
            }
            played => played,
        }?;
        self.game.codes.push(code.to_owned());
        Ok(())
    }

    /// Begins anew at the current position, where the game is over by repetition: programs may
    /// continue there. A game that the position itself ends stays over.
    fn go_on(&mut self) -> Result<(), Problem> {
        let start = self.session.position();
        let session = create(&start)?;
        if session.result().is_none() {
            self.session = session;
            self.game = Moves {
                start,
                codes: Vec::new(),
            };
        }
        Ok(())
    }

    fn go(&mut self, rest: &str) -> std::io::Result<()> {
        self.held = None;
        let (go, unknown) = Go::read(rest);
        if let Some(word) = unknown {
            self.complain(&format!("go: “{word}” is not understood"))?;
        }
        // A program that has asked waits for an answer.
        self.think(&go)
    }

    fn think(&mut self, go: &Go) -> std::io::Result<()> {
        if self.session.result().is_some()
            && let Err(problem) = self.go_on()
        {
            self.complain(&sentence(&problem))?;
        }
        let side = usize::from(self.session.snapshot().scene.turn.side);
        let thought = self.thinking.about(
            &self.game,
            go,
            side,
            self.lines,
            &mut self.inbox,
            &mut self.out,
        )?;
        let reply = match (go.mate, thought.mate) {
            (false, _) => match thought.expected.filter(|_| self.tells_expected) {
                Some(expected) => format!("bestmove {} ponder {expected}", thought.best),
                None => format!("bestmove {}", thought.best),
            },
            (true, Some(moves)) => format!("checkmate {}", moves.join(" ")),
            (true, None) => "checkmate timeout".to_owned(),
        };
        if thought.waits {
            self.held = Some(reply);
            return Ok(());
        }
        self.say(&reply)
    }

    /// Sends the answer that waits.
    fn release(&mut self) -> std::io::Result<()> {
        match self.held.take() {
            Some(reply) => self.say(&reply),
            None => Ok(()),
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn complain(&mut self, what: &str) -> std::io::Result<()> {
        self.say(&format!("info string error: {what}"))
    }
}

/// Programs count points by the law of 27.
fn law() -> Named<String> {
    Named::from([("declaration", "law27".to_owned())])
}

fn create(position: &str) -> Result<Box<dyn AnySession>, Problem> {
    game(GAME)?.create(&law(), position)
}

/// The position of `startpos` or `sfen …`, and its position string.
fn set_up(text: &str) -> Result<(Box<dyn AnySession>, String), String> {
    let position = match text.strip_prefix("sfen") {
        _ if text == "startpos" => "",
        Some(sfen) if !sfen.trim().is_empty() => sfen.trim(),
        _ => return Err("position needs startpos, or sfen and a position".into()),
    };
    match create(position) {
        Ok(session) => Ok((session, position.to_owned())),
        Err(problem) => Err(match problem.at {
            Some(at) => format!("sfen, column {}: {}", at.column, sentence(&problem)),
            None => sentence(&problem),
        }),
    }
}
