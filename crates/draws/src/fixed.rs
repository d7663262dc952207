//! Draws in a given order.

use std::collections::VecDeque;

use super::{Draw, DrawError, DrawSource};

/// The codes of an order: separated by spaces, or as a run of letters, `PKQ` for
/// `:P :K :Q`.
pub fn order(text: &str) -> Vec<String> {
    let mut codes = Vec::new();
    for word in text.split_whitespace() {
        if word.starts_with(':') {
            codes.push(word.to_owned());
        } else {
            codes.extend(word.chars().map(|letter| String::from_iter([':', letter])));
        }
    }
    codes
}

/// Draws in a given order, one order per deck, the top card first.
#[derive(Clone, Debug, Default)]
pub struct FixedOrder(Vec<VecDeque<String>>);

impl FixedOrder {
    /// `orders[deck]` lists action codes, the top card first.
    pub fn new(orders: impl IntoIterator<Item = Vec<String>>) -> Self {
        Self(orders.into_iter().map(VecDeque::from).collect())
    }
}

impl DrawSource for FixedOrder {
    fn pick(&mut self, draw: Draw<'_>) -> Result<usize, DrawError> {
        let ran_out = DrawError::RanOut { deck: draw.deck };
        let order = self
            .0
            .get_mut(usize::from(draw.deck))
            .ok_or_else(|| ran_out.clone())?;
        let code = order.front().ok_or(ran_out)?;
        let index = draw
            .codes
            .iter()
            .zip(draw.weights)
            .position(|(known, &weight)| known == code && weight > 0)
            .ok_or_else(|| DrawError::NotThere { code: code.clone() })?;
        order.pop_front();
        Ok(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_order_is_kept_and_its_faults_are_named() {
        let codes = [":Q", ":N", ":P"].map(String::from);
        let draw = |weights: &'static [u32], deck| Draw {
            number: 1,
            deck,
            codes: &codes,
            weights,
        };
        let mut source = FixedOrder::new([order("PQ")]);
        assert_eq!(source.pick(draw(&[1, 1, 1], 0)), Ok(2));
        let missing = DrawError::NotThere { code: ":Q".into() };
        assert_eq!(source.pick(draw(&[0, 1, 1], 0)), Err(missing));
        assert_eq!(source.pick(draw(&[1, 1, 1], 0)), Ok(0));
        assert_eq!(
            source.pick(draw(&[1, 1, 1], 0)),
            Err(DrawError::RanOut { deck: 0 })
        );
        assert_eq!(
            source.pick(draw(&[1, 1, 1], 1)),
            Err(DrawError::RanOut { deck: 1 })
        );
    }
    #[test]
    fn orders_are_written_as_letters_or_codes() {
        assert_eq!(order("KP"), [":K", ":P"]);
        assert_eq!(order(" :K  :P\n"), [":K", ":P"]);
        assert_eq!(order("7"), [":7"]);
        assert!(order(" ").is_empty());
    }
}
