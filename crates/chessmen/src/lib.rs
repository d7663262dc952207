//! Klubovna: squares, bitboards and attack rays of the 8x8 board.
