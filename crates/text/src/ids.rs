//! Enums whose variants have ids: kinds of pieces, values of options, reasons for an end.

use crate::faults::ToArg;

/// Declares an enum with a stable id for each variant.
///
/// ```
/// use klubovna_text::ids;
///
/// ids! {
///     /// Where captured pieces go.
///     pub enum Captured {
///         /// Out of the game.
///         Out => "out",
///         /// Into the hand.
///         Hand => "hand",
///     }
/// }
/// assert_eq!(Captured::Hand.id(), "hand");
/// assert_eq!(Captured::of("hand"), Some(Captured::Hand));
/// assert_eq!(Captured::IDS, ["out", "hand"]);
/// ```
///
/// `enum Reason: EndReason` also implements [`EndReason`](klubovna_rules::EndReason);
/// `enum Kind: Piece` also implements [`Piece`](crate::Piece).
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(: $as:ident)? {
            $(
                $(#[$doc:meta])*
                $variant:ident => $id:literal,
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $($(#[$doc])* $variant,)+
        }

        #[allow(dead_code)]
        impl $name {
            /// Every variant, in the order in which they are listed.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];
            /// The ids, in that order.
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// The stable id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// The variant with this id.
            pub fn of(id: &str) -> Option<Self> {
                Self::ALL.iter().find(|known| known.id() == id).copied()
            }
        }

        impl $crate::Choice for $name {
            fn index(&self) -> usize {
                *self as usize
            }

            fn set_index(&mut self, index: usize) {
                if let Some(known) = Self::ALL.get(index) {
                    *self = *known;
                }
            }
        }

        $($crate::ids!(@as $as $name);)?
    };
    (@as EndReason $name:ident) => {
        impl $crate::private::EndReason for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn code(self) -> &'static str {
                self.id()
            }
        }
    };
    (@as Piece $name:ident) => {
        impl $crate::Piece for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn id(self) -> &'static str {
                self.id()
            }

            fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::ToArg for $name {
            fn to_arg(&self) -> $crate::Arg {
                $crate::Arg::Piece(self.id().into())
            }
        }
    };
}

/// A kind of piece, declared as `enum Kind: Piece` by [`ids!`](crate::ids!). As an argument of a
/// sentence it is an [`Arg::Piece`](crate::Arg::Piece).
pub trait Piece: ToArg + Copy + 'static {
    /// Every kind, in the order in which they are listed.
    const ALL: &'static [Self];

    /// The stable id, for example `rook`.
    fn id(self) -> &'static str;

    /// Its index in the list, for tables.
    fn index(self) -> usize;
}
