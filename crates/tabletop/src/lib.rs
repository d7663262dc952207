//! Klubovna: what every board game must answer, and what it gets for free.
