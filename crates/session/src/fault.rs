//! What can go wrong while a game is played.

use klubovna_draws::DrawError;
use klubovna_text::record::Limit;
use klubovna_text::tree::NodeId;
use klubovna_text::{MoveFault, faults};

faults! {
    /// Why something cannot be done now. The game stays as it is.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PlayError {
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
        /// Pledged cards that were drawn cannot be changed, nor anything before them; once their
        /// secret is known, nothing of the game can.
        Settled => "play-settled";
        /// Nothing was removed that could be put back.
        NothingRemoved => "play-nothing-removed";
        /// No draw can be claimed.
        NoClaim { times: u32 } => "play-no-claim";
    }
    or {
        /// The action cannot be played.
        Move(MoveFault);
        /// More than a record may hold.
        Limit(Limit);
        /// The source of draws cannot decide.
        Draw(DrawError);
    }
}
