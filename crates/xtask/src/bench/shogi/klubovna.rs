use std::hint::black_box;

use klubovna_animal_shogi::{Action, AnimalShogi, Options};
use klubovna_text::Notation;
use klubovna_rules::Position;

pub type Board = AnimalShogi;

pub fn read(text: &str) -> Board {
    AnimalShogi::read_position(text, &Options::default()).unwrap()
}

pub fn perft(board: &mut Board, depth: u32, counted: bool) -> u64 {
    let mut lists = vec![Vec::new(); depth as usize];
    walk(board, &mut lists, counted)
}

// A list for each ply, made once: as a search keeps them.
fn walk(board: &Board, lists: &mut [Vec<Action>], counted: bool) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        // The leaf has to be there in full, although nobody looks at it.
        black_box(board);
        return 1;
    };
    if counted && deeper.is_empty() {
        return board.leaves().unwrap();
    }
    list.clear();
    board.actions(list);
    let mut sum = 0;
    for &action in list.iter() {
        if AnimalShogi::is_announcement(action) {
            continue;
        }
        let mut next = *board;
        next.apply(action);
        sum += walk(&next, deeper, counted);
    }
    sum
}
