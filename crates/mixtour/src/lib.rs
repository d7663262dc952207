//! Klubovna: the rules of Mixtour.
