//! What the sentences of one game say, proved by the rules.

use klubovna_rules::{Position, Side};

use super::board::{Cells, Turned, legal, next, winning, won};
use super::capture::piece;
use super::proof::{Claim, holds};

/// How many of the cards that can come make something true, and how many there are.
fn cards<P: Position>(drawn: &P, such: impl Fn(&P) -> bool) -> (u32, u32) {
    let mut chances = Vec::new();
    drawn.chances(&mut chances);
    let all = chances.iter().map(|&(_, weight)| weight).sum();
    let weigh =
        |&(card, weight): &(P::Action, u32)| if such(&next(drawn, card)) { weight } else { 0 };
    (chances.iter().map(weigh).sum(), all)
}

impl<P: Turned> Claim<'_, P> {
    fn points(position: &P, side: Side) -> Result<u32, String> {
        let text = position.write_position();
        let points = text
            .split(' ')
            .nth(3)
            .and_then(|points| points.split(',').nth(side.index()));
        points
            .and_then(|points| points.parse().ok())
            .ok_or_else(|| "no points".into())
    }

    /// Whether the side on turn gets a point that does not end the game.
    fn scores(position: &P, action: P::Action) -> bool {
        let side = position.side();
        let then = next(position, action);
        let points = |position| Self::points(position, side).unwrap_or_default();
        points(&then) == points(position) + 1 && then.outcome().is_none()
    }

    fn can_score(position: &P) -> bool {
        legal(position)
            .into_iter()
            .any(|action| Self::scores(position, action))
    }

    /// Whether a side can place a pawn of FOLKY, where it is on turn.
    fn open(position: &P, at: &str) -> bool {
        let code = format!("@{at}");
        legal(position)
            .into_iter()
            .any(|action| P::write_action(action) == code)
    }

    pub(crate) fn proved_of_folky(&self, code: &str) -> Result<(), String> {
        let (us, them) = (self.us(), self.them());
        let (before, after) = (self.before, &self.after);
        let cells = after.cells();
        let is_empty = |at: &str| !cells.contains_key(at);
        match code {
            "folky-because-places" => {
                let pawns = |cells: &Cells| {
                    let all = cells.values().flatten();
                    all.filter(|(kind, side)| kind == "pawn" && *side == us)
                        .count() as u32
                };
                let count = self.number("count")?;
                let both = [pawns(&before.cells()) + 1, pawns(&cells)];
                holds(both == [count; 2], "another number of pawns")
            }
            "folky-because-opens" => {
                let again = self.again()?;
                self.list("at")?.into_iter().try_for_each(|at| {
                    holds(Self::open(&again, at), "it is not open")?;
                    holds(!Self::open(before, at), "it was open before")
                })
            }
            "folky-because-opens-many" => {
                let placed = |position: &P| -> Vec<String> {
                    let codes = legal(position).into_iter().map(P::write_action);
                    codes.filter(|code| code.starts_with('@')).collect()
                };
                let known = placed(before);
                let mut fresh = placed(&self.again()?);
                fresh.retain(|code| !known.contains(code));
                holds(
                    fresh.len() as u32 == self.number("count")?,
                    "another number of squares",
                )
            }
            "folky-because-blocks" => {
                let to = self.cell("to")?;
                holds(Self::open(&self.threatened()?, to), "it was not open")?;
                holds(
                    piece(&cells, to).is_some_and(|(_, of)| of == us),
                    "nothing stands there",
                )
            }
            "folky-because-closes" => {
                let threat = self.threatened()?;
                self.list("at")?.into_iter().try_for_each(|at| {
                    holds(Self::open(&threat, at), "it was not open")?;
                    holds(is_empty(at) && !Self::open(after, at), "it is open")
                })
            }
            "folky-because-lets" => {
                let wanted = format!("@{}", self.cell("to")?);
                holds(
                    P::write_action(self.answer()?) == wanted,
                    "another answer is expected",
                )?;
                holds(after.side() == them, "the turn has not passed")
            }
            "folky-because-gives-up" => {
                let again = self.again()?;
                self.list("at")?.into_iter().try_for_each(|at| {
                    holds(Self::open(before, at), "it was not open")?;
                    holds(is_empty(at) && !Self::open(&again, at), "it is open")
                })
            }
            code => Err(format!("nobody knows what {code} means")),
        }
    }

    pub(crate) fn proved_of_mixtour(&self, code: &str) -> Result<(), String> {
        let (us, them) = (self.us(), self.them());
        let (before, after) = (self.before, &self.after);
        // The stack of the sentence has the height that it says, and that side on top.
        let topped = |side: Side| {
            let cells = after.cells();
            let stack = cells.get(self.cell("to")?).ok_or("no stack")?;
            holds(
                stack.len() as u32 == self.number("height")?,
                "another height",
            )?;
            holds(
                stack.last().is_some_and(|(_, of)| *of == side),
                "another owner",
            )
        };
        match code {
            "mixtour-because-scores" => holds(Self::scores(before, self.action), "no point"),
            "mixtour-because-prevents-point" => {
                let threat = self.threatened()?;
                holds(
                    Self::scores(&threat, self.named(&threat)?),
                    "no point was threatened",
                )?;
                holds(!Self::can_score(after), "there still is a point")
            }
            "mixtour-because-threatens-point" => {
                let again = self.again()?;
                holds(
                    Self::scores(&again, self.named(&again)?),
                    "no point is threatened",
                )
            }
            "mixtour-because-lets-score" => {
                let answer = self.answer()?;
                holds(self.named(after)? == answer, "another answer is expected")?;
                holds(Self::scores(after, answer), "no point")
            }
            "mixtour-because-takes-over" => {
                let cells = before.cells();
                let owner = piece(&cells, self.cell("to")?).map(|(_, of)| of);
                holds(owner == Some(them), "it was another owner's")?;
                topped(us)
            }
            "mixtour-because-hands-over" => topped(them),
            code => Err(format!("nobody knows what {code} means")),
        }
    }

    pub(crate) fn proved_of_raindropchess(&self, code: &str) -> Result<(), String> {
        let (us, them) = (self.us(), self.them());
        let (before, after) = (self.before, &self.after);
        let told = (self.number("count")?, self.number("all")?);
        let found = match code {
            "raindropchess-because-saves" => {
                holds(before.in_check(), "there is no check")?;
                cards(after, |then| !won(then, them))
            }
            "raindropchess-because-wins-with" => {
                cards(after, |then| then.side() == us && !winning(then).is_empty())
            }
            "raindropchess-because-needs-card" => {
                holds(
                    after.side() == them && after.in_check(),
                    "there is no check",
                )?;
                let codes: Vec<_> = legal(after).into_iter().map(P::write_action).collect();
                holds(codes == ["="], "a move helps")?;
                cards(&next(after, legal(after)[0]), |then| !won(then, us))
            }
            "raindropchess-because-fails" => cards(after, |then| won(then, them)),
            code => return Err(format!("nobody knows what {code} means")),
        };
        holds(found == told, "other numbers of cards")
    }
}
