//! Klubovna: the list of games.
