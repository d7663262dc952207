//! Klubovna: the rules of FOLKY.
