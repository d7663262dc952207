//! Cards that nobody can choose: each draw is a hash of values from both sides.
//!
//! Before the game each side publishes the end of its chain. For draw `i` the mover shows the
//! `i`-th value of its chain, and the other side then shows its own. A hash of both, the game and
//! the number decides the card among those left in the deck. This has the same effect as a
//! shuffle of the whole deck before the game, except that no order exists before it is drawn.

use klubovna_rules::{Side, weighted};

use super::chain::{Label, hash, link};
use super::{CardsFault, Draw, DrawError, DrawSource, HashChain, Value};

/// The ends of both chains, which are published before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pledge {
    ends: [Value; 2],
    id: Value,
    mix: Option<Value>,
}

/// The value that version 2 mixes into every draw: of `game` (id, options and start, one per line,
/// without a line break at the end) and the word of the players. A side that had to publish its end
/// before it knew the word cannot have chosen the cards.
pub fn mix(game: &str, word: &str) -> Value {
    hash(Label::Mix, &[game.as_bytes(), b"\n", word.as_bytes()])
}

impl Pledge {
    /// The pledge of two chains, that of the first side first.
    ///
    /// # Errors
    /// When both ends are the same: one side could repeat the values of the other.
    pub fn new(ends: [Value; 2]) -> Result<Self, CardsFault> {
        let [first, second] = &ends;
        if first == second {
            return Err(CardsFault::EqualEnds);
        }
        Ok(Self::bound(ends))
    }

    fn bound(ends: [Value; 2]) -> Self {
        let [first, second] = &ends;
        let id = hash(Label::Game, &[&first.0, &second.0]);
        let mix = None;
        Self { ends, id, mix }
    }

    /// Sets the value of [`mix`] that goes into every draw; `None` in version 1.
    pub fn mix_in(&mut self, mix: Option<Value>) {
        self.mix = mix;
    }

    /// The fingerprint of both ends.
    pub fn id(&self) -> Value {
        self.id
    }

    /// The end of each side's chain.
    pub fn ends(&self) -> [Value; 2] {
        self.ends
    }

    /// The outcome of draw `number` for the `values` of both sides; `None` where there is nothing
    /// to draw.
    pub fn outcome(&self, number: u32, values: &[Value; 2], weights: &[u32]) -> Option<usize> {
        weighted(weights.iter().copied(), &mut self.words(number, values))
    }

    /// Uniform 64-bit words for a draw: four from each hash, hashes with rising counters.
    pub(super) fn words(&self, number: u32, [first, second]: &[Value; 2]) -> impl FnMut() -> u64 {
        let (id, first, second, mix) = (self.id, *first, *second, self.mix);
        let mut count = 0_u32;
        move || {
            let counters = [number.to_be_bytes(), (count / 4).to_be_bytes()];
            let [number, block] = &counters;
            let (label, mix) = match &mix {
                Some(mix) => (Label::Mixed, &mix.0[..]),
                None => (Label::Draw, &[][..]),
            };
            let Value(bytes) = hash(label, &[&id.0, number, &first.0, &second.0, block, mix]);
            let (words, _) = bytes.as_chunks();
            let word = words.get(count as usize % 4).copied();
            count += 1;
            u64::from_be_bytes(word.unwrap_or_default())
        }
    }
}

/// The draws of a game, one after the other, as each side or a third party follows them.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pledge: Pledge,
    last: [Value; 2],
    number: u32,
}

impl Deal {
    /// A game before its first draw.
    pub fn new(pledge: Pledge) -> Self {
        Self {
            last: pledge.ends,
            pledge,
            number: 1,
        }
    }

    /// The number of the next draw.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whether `value` is what `side` pledged for the next draw.
    ///
    /// # Errors
    /// [`CardsFault::BadValue`] with the draw and the side.
    pub fn check(&self, side: Side, value: &Value) -> Result<(), CardsFault> {
        let draw = self.number;
        if self.last.get(side.index()) == Some(&link(value)) {
            Ok(())
        } else {
            Err(CardsFault::BadValue { draw, side })
        }
    }

    /// The outcome of the next draw for the `values` of both sides.
    ///
    /// # Errors
    /// When a value is not the next one of its chain, or there is nothing to draw; nothing changes
    /// then.
    pub fn take(&mut self, values: [Value; 2], weights: &[u32]) -> Result<usize, CardsFault> {
        for (side, value) in Side::BOTH.into_iter().zip(&values) {
            self.check(side, value)?;
        }
        let draw = self.number;
        let outcome = self.pledge.outcome(draw, &values, weights);
        let outcome = outcome.ok_or(CardsFault::ExtraDraw { draw })?;
        self.last = values;
        self.number += 1;
        Ok(outcome)
    }
}

/// Deals for both sides on one device: both chains come from one secret, which is shown after the
/// game. That proves that all cards were fixed before the first move.
#[derive(Clone, Copy, Debug)]
pub struct Dealer {
    secret: Value,
    pledge: Pledge,
}

impl Dealer {
    /// A dealer whose draws depend on `secret` and on what is mixed in.
    pub fn new(secret: Value) -> Self {
        let [first, second] = chains(&secret);
        Self {
            secret,
            pledge: Pledge::bound([first.end(), second.end()]),
        }
    }

    /// See [`Pledge::mix_in`].
    pub fn mix_in(&mut self, mix: Option<Value>) {
        self.pledge.mix = mix;
    }

    /// The secret, which has to stay hidden until the game is over.
    pub fn secret(&self) -> Value {
        self.secret
    }

    /// The pledge, which is published before the game.
    pub fn pledge(&self) -> Pledge {
        self.pledge
    }

    /// The values of both chains for draw `number`; `None` where the chains have no more.
    pub fn values(&self, number: u32) -> Option<[Value; 2]> {
        let [first, second] = chains(&self.secret);
        Some([first.value(number)?, second.value(number)?])
    }
}

/// The chain of each side, from the secret of one device.
fn chains(secret: &Value) -> [HashChain; 2] {
    let chain = |side| HashChain::new(hash(Label::Side, &[&secret.0, &[side]]));
    [chain(0), chain(1)]
}

impl DrawSource for Dealer {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        let values = self.values(draw.number).ok_or(DrawError::PledgeUsed)?;
        self.pledge
            .outcome(draw.number, &values, draw.weights)
            .ok_or(DrawError::Empty)
    }
}
