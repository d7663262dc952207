//! Why an action cannot be played, for every game; a game adds its own reasons as an
//! [`Obstacle`](crate::Obstacle).

use crate::faults;

faults! {
    /// Why an action cannot be played.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MoveFault {
        /// The game is over here.
        Over => "play-over";
        /// The rules do not allow it here.
        Illegal { code as move: String } => "play-illegal";
    }
}
