use klubovna_rules::Side;

use super::*;

const SHEET: Sheet = Sheet {
    number: 1,
    side: Side::FIRST,
    chance: false,
};

fn empty() -> Tree {
    Tree::new(SHEET, None)
}

fn add(tree: &mut Tree, parent: NodeId) -> Option<NodeId> {
    tree.add(parent, SHEET, None)
}

fn sample() -> (Tree, [NodeId; 4]) {
    let mut tree = empty();
    let a = add(&mut tree, ROOT).unwrap();
    let b = add(&mut tree, a).unwrap();
    let c = add(&mut tree, a).unwrap();
    let d = add(&mut tree, c).unwrap();
    (tree, [a, b, c, d])
}

#[test]
fn promoting_makes_the_whole_line_main_and_keeps_the_other() {
    let (mut tree, [a, b, c, d]) = sample();
    tree.promote(d);
    assert_eq!(tree.main_line(), [a, c, d]);
    assert_eq!(tree.children(a), [c, b]);
    assert_eq!(tree.main_end(), d);
}

#[test]
fn a_full_tree_takes_no_action_more() {
    let mut tree = empty();
    for _ in 0..MAX_ACTIONS {
        assert!(add(&mut tree, ROOT).is_some());
    }
    assert!(tree.is_full());
    assert_eq!(add(&mut tree, ROOT), None);
    tree.remove(3);
    assert!(add(&mut tree, ROOT).is_some());
    assert_eq!(tree.len(), MAX_ACTIONS);
}

#[test]
fn the_main_end_follows_every_change() {
    let (mut tree, [a, b, c, d]) = sample();
    assert_eq!(tree.main_end(), b);
    assert_eq!(
        [a, b, c, d].map(|id| tree.node(id).unwrap().ply),
        [1, 2, 2, 3]
    );
    tree.promote(c);
    assert_eq!(tree.main_end(), d);
    tree.remove(c);
    assert_eq!(tree.main_end(), b);
    let longer = add(&mut tree, b).unwrap();
    add(&mut tree, a).unwrap();
    assert_eq!(tree.main_end(), longer);
    tree.remove(a);
    assert_eq!(tree.main_end(), ROOT);
}

#[test]
fn removing_takes_everything_that_follows() {
    let (mut tree, [a, b, c, d]) = sample();
    tree.remove(c);
    assert!(tree.node(c).is_none() && tree.node(d).is_none());
    assert_eq!(tree.children(a), [b]);
    tree.remove(ROOT);
    assert!(tree.is_empty());
    assert!(tree.node(ROOT).is_some());
}

#[test]
fn what_is_played_behind_a_held_end_is_a_variation_until_it_is_promoted() {
    let (mut tree, [a, b, c, d]) = sample();
    tree.hold(b);
    let later = add(&mut tree, b).unwrap();
    let last = add(&mut tree, later).unwrap();
    let other = add(&mut tree, b).unwrap();
    assert_eq!((tree.main_end(), tree.main_line()), (b, vec![a, b]));
    assert!(tree.is_held());
    // Another line is the main one, and back again: the end is where it was.
    tree.promote(d);
    assert_eq!(tree.main_line(), [a, c, d]);
    tree.promote(b);
    assert_eq!(tree.main_line(), [a, b]);
    assert_eq!(tree.children(b), [later, other]);
    tree.promote(later);
    assert_eq!(tree.main_line(), [a, b, later, last]);
    assert!(!tree.is_held());
    // The start can be the end as well.
    tree.hold(ROOT);
    assert_eq!((tree.main_line(), tree.is_empty()), (vec![], true));
    tree.promote(a);
    assert_eq!(tree.main_line(), [a, b, later, last]);
}

#[test]
fn what_was_removed_brings_back_no_end_that_was_not_in_it() {
    let (mut tree, [a, b, c, d]) = sample();
    tree.hold(b);
    let mut variation = tree.remove(c).unwrap();
    // Meanwhile the game goes on.
    let later = add(&mut tree, b).unwrap();
    tree.promote(later);
    assert_eq!(tree.restore(&mut variation), Ok(true));
    assert_eq!(
        (tree.main_line(), tree.is_held()),
        (vec![a, b, later], false)
    );
    // What was removed with its end has it again.
    tree.hold(b);
    let mut line = tree.remove(a).unwrap();
    assert_eq!(tree.restore(&mut line), Ok(true));
    assert_eq!((tree.main_line(), tree.is_held()), (vec![a, b], true));
    assert_eq!(tree.children(c), [d]);
}

#[test]
fn what_was_removed_comes_back_as_it_was() {
    let (mut tree, [a, b, _, d]) = sample();
    tree.notes(d).unwrap().set_comment("why not").unwrap();
    let before = tree.clone();
    for id in [a, b, 3, d] {
        let mut removed = tree.remove(id).unwrap();
        assert!(tree.node(id).is_none());
        assert_eq!(tree.restore(&mut removed), Ok(true));
        assert_eq!(tree, before);
    }
    // Something else was played there meanwhile: that stays the main line.
    let mut removed = tree.remove(b).unwrap();
    let other = add(&mut tree, a).unwrap();
    tree.promote(other);
    assert_eq!(tree.restore(&mut removed), Ok(true));
    assert_eq!(tree.children(a), [other, 3, b]);
    // Nothing is left to put it behind.
    let mut removed = tree.remove(d).unwrap();
    tree.remove(a).unwrap();
    let before = tree.clone();
    assert_eq!(tree.restore(&mut removed), Ok(false));
    assert_eq!(tree, before);
}

#[test]
fn what_was_removed_does_not_come_back_into_a_full_tree() {
    let (mut tree, [_, b, ..]) = sample();
    let mut removed = tree.remove(b).unwrap();
    while add(&mut tree, ROOT).is_some() {}
    assert_eq!(tree.restore(&mut removed), Err(Limit::Actions));
    assert!(tree.node(b).is_none());
}
