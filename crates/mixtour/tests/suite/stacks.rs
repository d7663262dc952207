//! Stacks keep their order however they are split and put together.

use klubovna_mixtour::Stack;
use klubovna_rules::Side;

fn letter(side: Side) -> char {
    if side == Side::FIRST { 'w' } else { 'b' }
}

fn stack(text: &str) -> Stack {
    text.chars().fold(Stack::EMPTY, |stack, letter| {
        stack.with(Side(u8::from(letter == 'b')))
    })
}

#[test]
fn a_stack_is_its_pieces_in_order() {
    for text in ["w", "b", "wb", "bw", "wwb", "wbwbbbww", "bbbbbbbb"] {
        let stack = stack(text);
        assert_eq!(stack.to_string(), text);
        assert_eq!(usize::from(stack.height()), text.len());
        let black = text.matches('b').count();
        assert_eq!(usize::from(stack.count(Side::SECOND)), black);
        assert_eq!(usize::from(stack.count(Side::FIRST)), text.len() - black);
        assert_eq!(stack.owner().map(letter), text.chars().last());
    }
    assert_eq!(Stack::EMPTY.owner(), None);
}

#[test]
fn what_is_lifted_keeps_its_order() {
    let (rest, lifted) = stack("wbbw").split(3).unwrap();
    assert_eq!((rest, lifted), (stack("w"), stack("bbw")));
    assert_eq!(stack("wb").under(lifted), Some(stack("wbbbw")));
    assert_eq!(stack("wb").split(2), Some((Stack::EMPTY, stack("wb"))));
    assert_eq!(stack("wb").split(0), None);
    assert_eq!(stack("wb").split(3), None);
    assert_eq!(stack("wb").split(u8::MAX), None);
}

#[test]
fn four_on_four_is_the_limit() {
    assert_eq!(stack("wbwb").under(stack("bbww")), Some(stack("wbwbbbww")));
    assert_eq!(stack("wbwbw").under(stack("bbww")), None);
    assert_eq!(stack("wbwbwbwb").with(Side::FIRST), stack("wbwbwbwb"));
}
