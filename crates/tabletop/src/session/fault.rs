//! What can go wrong while a game is played.

use crate::draws::DrawError;
use crate::faults;
use crate::record::Limit;
use crate::tree::NodeId;

faults! {
    /// Why something cannot be done now. The game stays as it is.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PlayError {
        /// The game is over here.
        Over => "play-over";
        /// The rules do not allow it here.
        Illegal { code as move: String } => "play-illegal";
        /// Chance has nothing to decide.
        NotChance => "play-not-chance";
        /// There is no such move in the tree.
        NoSuchMove { node: NodeId } => "play-no-such-move";
        /// There is no such side.
        NoSuchSide { side as number: u8 } => "play-no-such-side";
        /// The header cannot hold a tag of that name.
        BadTag { name: String } => "play-bad-tag";
        /// The program writes that tag itself.
        OwnTag { name: String } => "play-own-tag";
        /// Cards that were pledged stay as they came, with all before them; once their secret
        /// is known, the whole game does.
        Settled => "play-settled";
        /// No draw can be claimed.
        NoClaim { times: u32 } => "play-no-claim";
    }
    or {
        /// More than a record may hold.
        Limit(Limit);
        /// The source of draws cannot decide.
        Draw(DrawError);
    }
}
