//! What can be true of an action in many games.

use klubovna_text::Arg;

use crate::facts;

facts! {
    /// A fact about an action. "Nothing can take back" and the like speak of legal actions.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Fact {
        /// The game is won by it.
        Wins => "because-wins";
        /// The game is won within so many actions, this one counted, whatever the other side does.
        WinsIn { count: u32 } => "because-wins-in";
        /// The game is lost within so many actions, whatever is done.
        LosesIn { count: u32 } => "because-loses-in";
        /// The other side would have won at once by that action, and cannot win at once now.
        Prevents { action as move: Arg } => "because-prevents";
        /// Only so many of all actions have this effect.
        Rare { count: usize, all: usize } => "because-rare";
        /// If the same side were on turn again, it could win at once, in so many ways.
        Threatens { action as move: Arg, count: usize } => "because-threatens";
        /// The game is lost by it.
        GivesWin => "because-gives-win";
        /// The other side can win at once.
        AllowsWin { action as move: Arg } => "because-allows-win";
        /// The other side wins within so many actions, whatever is done.
        AllowsWinIn { count: u32 } => "because-allows-win-in";

        /// The other side is in check.
        Checks => "because-checks";
        /// A piece is captured, and nothing can capture the one that did it.
        Takes { piece: Arg, at: Arg } => "because-takes";
        /// A piece is captured by one that is worth less.
        TakesWith { piece: Arg, at: Arg, by: Arg } => "because-takes-with";
        /// A piece is captured, and in the line of the engine one of the same kind is lost for it.
        Trades { piece: Arg, at: Arg } => "because-trades";
        /// A piece promotes.
        Promotes { piece: Arg } => "because-promotes";
        /// If the same side were on turn again, it could capture this piece with profit: nothing
        /// could take back, or the piece is worth more than the one that captures it. It could not
        /// have done so before.
        Attacks { piece: Arg, at: Arg } => "because-attacks";
        /// The same of two pieces.
        Forks { piece: Arg, at: Arg, other: Arg, on: Arg } => "because-forks";
        /// The other side could have captured the piece with profit, and cannot any more where it
        /// stands now.
        Saves { piece: Arg, at: Arg } => "because-saves";
        /// The same of a piece that stays where it is.
        Protects { piece: Arg, at: Arg } => "because-protects";
        /// The answer captures a piece, and nothing can take back.
        Loses { action as move: Arg, piece: Arg, at: Arg } => "because-loses";
        /// The answer captures a piece by one that is worth less.
        LosesTo { action as move: Arg, piece: Arg, at: Arg, by: Arg } => "because-loses-to";
    }
}
