//! What an engine knows of a game beyond its rules: [`Heuristic`].

use klubovna_rules::{Outcome, Position, Turn};

use crate::evaluator::Evaluator;
use crate::network::Network;
use crate::perspective::Inputs;
use crate::selective::Selective;

/// Knowledge of a game beyond its rules: the [`Evaluator`] gives the static evaluation, a [move
/// ordering](Self::move_ordering) says which actions of a position are promising.
///
/// Required are the [move ordering](Self::move_ordering) and actions as numbers
/// ([`to_bits`](Self::to_bits), [`from_bits`](Self::from_bits)). The rest makes an engine faster or deeper; results must depend on the
/// position alone.
pub trait Heuristic<P: Position>: Evaluator<P> {
    /// Whether engines search the outcomes of chance. False in a game where chance only prepares
    /// the play: positions where it decides are then evaluated as they are, and no code for chance
    /// nodes is compiled.
    const CHANCE: bool = P::CHANCE;

    /// How many plies of [`tactical`](Self::tactical) actions quiescence follows at most.
    const QUIESCENCE_PLIES: u8 = 8;

    /// Move ordering of the actions of a position; made several times in a node, so that what
    /// costs much is computed when it is asked for. See [`Selective`].
    /// [`AllQuiet`](crate::selective::AllQuiet) where nothing is known of them.
    type MoveOrdering<'a>: Selective<P::Action>;

    /// An action as a number of 31 bits, different for every action, which the transposition table
    /// remembers: it is the whole action, so that an engine can try it before any other one is
    /// generated. [`pack`](crate::packed::pack) puts it together from small numbers.
    fn to_bits(action: P::Action) -> u32;

    /// The action with that number, legal or not; `None` where no action has the number.
    fn from_bits(bits: u32) -> Option<P::Action>;

    /// Orders the actions of a position before they are searched.
    fn move_ordering<'a>(&self, position: &'a P) -> Self::MoveOrdering<'a>;

    /// Whether chance decides here.
    fn is_chance(&self, position: &P) -> bool {
        position.turn() == Turn::Chance
    }

    /// Appends the actions to be searched: legal ones, the same list in the same order for the
    /// same [`key`](Position::key). A game leaves out
    /// [announcements](Position::is_announcement). The list is empty only where the game is over
    /// or chance decides.
    fn actions(&self, position: &P, out: &mut Vec<P::Action>) {
        position.actions(out);
    }

    /// Whether an action from the transposition table can be played. Keys are hashes, so the entry
    /// might belong to another position.
    fn is_playable(&self, position: &P, action: P::Action) -> bool {
        position.is_legal(action)
    }

    /// Appends those of [`actions`](Self::actions) among which quiescence looks for tactical ones.
    /// A game that can generate captures alone overrides it.
    fn generate_tactical(&self, position: &P, out: &mut Vec<P::Action>) {
        self.actions(position, out);
    }

    /// Appends the actions that quiescence tries, besides standing pat: tactical actions that lose
    /// nothing by exchanges (SEE).
    fn tactical(&self, position: &P, out: &mut Vec<P::Action>) {
        let mut actions = Vec::new();
        self.generate_tactical(position, &mut actions);
        let ordering = self.move_ordering(position);
        actions.retain(|&action| ordering.is_tactical(action) && !ordering.loses(action));
        out.append(&mut actions);
    }

    /// Whether the side to move is in check, or must answer another threat at once: such a
    /// position is extended by one ply, and quiescence tries all its actions. False by default.
    fn in_check(&self, _position: &P) -> bool {
        false
    }

    /// The position after a null move. An engine cuts off where a reduced search after it still
    /// fails high, because passing is nearly always worse than the best action. `None`, the
    /// default, where it may be better to pass (zugzwang). The [state](Evaluator::State) of the
    /// evaluation stays the same.
    fn null_move(&self, _position: &P) -> Option<P> {
        None
    }

    /// The futility margin per ply, in points: about the most that a quiet action gains. `Some`
    /// enables futility pruning, late-move pruning and reverse futility pruning near the leaves,
    /// delta pruning in quiescence, and continuation history; `None`, the default, disables them, as
    /// does a level that misjudges positions by more than the [scale](Evaluator::scale).
    fn futility_margin(&self) -> Option<i32> {
        None
    }

    /// Late-move pruning, where there is a [futility margin](Self::futility_margin): near the leaves, how
    /// many more quiet actions are tried for each unit of the square of the depth.
    fn late_moves(&self) -> i32 {
        3
    }

    /// How the game ended here; called where actions are not listed: in quiescence, and before a
    /// cut-off without any move. A game whose [`outcome`](Position::outcome) is slow checks only what is fast.
    fn ended(&self, position: &P) -> Option<Outcome<P::Reason>> {
        position.outcome()
    }

    /// Whether an action that caused a cut-off is tried early in the positions beside that one,
    /// where it is quiet (killer heuristic). A game says no for an action that has its place in the
    /// order of each position, as one that chance follows, for it costs much to search.
    fn may_be_killer(&self, _action: P::Action) -> bool {
        true
    }

    /// The index of an action in history tables: the same for actions that mean the same in
    /// similar positions. The low 12 bits are used.
    fn action_index(&self, action: P::Action) -> usize {
        hashed(&action)
    }
}

/// A heuristic with weights that can be replaced, for tuning. [`weights!`]
/// declares both where each weight has a name of its own.
///
/// [`weights!`]: crate::weights!
pub trait Tunable<P: Position>: Heuristic<P> {
    /// The weights that the game plays with.
    const WEIGHTS: &'static [Weight];

    /// The heuristic with `others` instead of the first of its [weights](Self::WEIGHTS).
    fn with(others: &[i32]) -> Self;

    /// The inputs of the [`Network`] that adds to the evaluation, in a game that has one.
    const INPUTS: Option<Inputs<P>> = None;

    /// The heuristic with another network, or without any.
    #[must_use]
    fn with_network(self, _network: Option<Network>) -> Self
    where
        Self: Sized,
    {
        self
    }
}

/// A weight of the evaluation: its name, and its value in points.
pub type Weight = (&'static str, i32);

/// The values of `weights`, with `others` instead of the first ones.
#[must_use]
pub fn numbers<const COUNT: usize>(weights: &[Weight; COUNT], others: &[i32]) -> [i32; COUNT] {
    let mut numbers = weights.map(|(_, number)| number);
    for (mine, &theirs) in numbers.iter_mut().zip(others) {
        *mine = theirs;
    }
    numbers
}

/// Declares what is known of a game as weights: `NAME = POINTS,` is a field of the struct, and a
/// row of [`Tunable::WEIGHTS`].
///
/// ```ignore
/// weights! {
///     /// How much things are worth, in points.
///     pub struct NimEngine of Nim {
///         away_from_four = 100,
///     }
/// }
/// ```
///
/// `of Nim, learned FILE of View` adds a field `network`, read from the bytes of such a file; `View`
/// is the game's [`Perspective`](crate::perspective::Perspective).
#[macro_export]
macro_rules! weights {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident of $game:ty $(, learned $file:ident of $view:ty)? {
            $($weight:ident = $points:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis struct $name {
            $($weight: i32,)+
            $(network: $crate::weights!(@network of $view),)?
        }

        impl Default for $name {
            fn default() -> Self {
                <Self as $crate::Tunable<$game>>::with(&[])
            }
        }

        impl $crate::Tunable<$game> for $name {
            const WEIGHTS: &'static [$crate::Weight] =
                &[$((stringify!($weight), $points)),+];

            fn with(others: &[i32]) -> Self {
                let mut others = others.iter().copied();
                Self {
                    $($weight: others.next().unwrap_or($points),)+
                    $(network: $crate::network::Network::read(
                        $file,
                        <$view as $crate::Perspective<$game>>::COUNT,
                    ),)?
                }
            }

            $(
                const INPUTS: Option<$crate::Inputs<$game>> =
                    Some($crate::Inputs::of::<$view>());

                fn with_network(self, network: Option<$crate::network::Network>) -> Self {
                    Self { network, ..self }
                }
            )?
        }
    };
    (@network of $view:ty) => { Option<$crate::network::Network> };
}

/// A small hash: FNV-1a.
struct Mixer(u32);

impl std::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        u64::from(self.0 ^ self.0 >> 15)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }

    // Discriminants of enums fit into one byte.
    fn write_isize(&mut self, value: isize) {
        self.write_u8(value as u8);
    }
}

fn hashed(action: &impl std::hash::Hash) -> usize {
    let mut mixer = Mixer(0x811c_9dc5);
    action.hash(&mut mixer);
    std::hash::Hasher::finish(&mixer) as usize
}
