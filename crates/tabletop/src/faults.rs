//! Faults as a table: each is declared once, with its fields and its stable code. What a person
//! reads about it is the Fluent message `error-CODE` in `www/src/i18n`, in every language.
//!
//! ```
//! use klubovna_tabletop::error::Fault;
//! use klubovna_tabletop::faults;
//!
//! faults! {
//!     /// What is wrong with a row of a board.
//!     #[derive(Clone, Debug, PartialEq, Eq)]
//!     pub enum RowFault {
//!         /// It is empty.
//!         Empty => "nim-empty";
//!         /// It holds too many matches.
//!         TooMany { row: u8, matches as count: u32 } => "nim-too-many", most = 5_u8;
//!     }
//! }
//!
//! let fault = RowFault::TooMany { row: 2, matches: 9 };
//! assert_eq!(fault.code(), "nim-too-many");
//! assert_eq!(fault.to_string(), "nim-too-many (row 2, count 9, most 5)");
//! ```

use crate::error::Arg;
use crate::rules::Side;

/// What can stand in a sentence about a fault.
pub trait ToArg {
    /// The argument of the sentence.
    fn to_arg(&self) -> Arg;
}

impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl ToArg for char {
    fn to_arg(&self) -> Arg {
        Arg::Text(String::from(*self))
    }
}

impl ToArg for Side {
    fn to_arg(&self) -> Arg {
        Arg::Side(self.0)
    }
}

impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Arg {
        let mut text = String::new();
        for part in self {
            if !text.is_empty() {
                text.push_str(", ");
            }
            if let Arg::Cell(part) | Arg::Piece(part) | Arg::Text(part) = part.to_arg() {
                text.push_str(&part);
            }
        }
        Arg::Text(text)
    }
}

/// Numbers, those that are too large as the largest there is.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl ToArg for $number {
            fn to_arg(&self) -> Arg {
                Arg::Number(i32::try_from(*self).unwrap_or(i32::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, usize);

/// Declares an enum of faults: `Variant { fields } => "code";`, each a [`Fault`](crate::error::Fault)
/// with its fields as arguments.
///
/// * `field as name: Type` gives the argument another name than the field.
/// * `Variant { fields; silent: Type }`: what stands behind the semicolon is no argument.
/// * `=> "code", name = value` adds an argument; the value may use the fields.
/// * `or { Variant(Inner); }` behind the enum: faults of other tables, whose code and arguments
///   are their own.
#[macro_export]
macro_rules! faults {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({
                    $($field:ident $(as $arg:ident)? : $type:ty),*
                    $(; $($silent:ident : $hidden:ty),+)?
                })? => $code:literal $(, $extra:ident = $value:expr)*;
            )*
        }
        $(or {
            $(
                $(#[$outer:meta])*
                $wrap:ident($inner:ty);
            )*
        })?
    ) => {
        $(#[$meta])*
        #[non_exhaustive]
        $vis enum $name {
            $(
                $(#[$doc])*
                $variant $({
                    $(#[allow(missing_docs)] $field: $type,)*
                    $($(#[allow(missing_docs)] $silent: $hidden,)+)?
                })?,
            )*
            $($(
                $(#[$outer])*
                $wrap($inner),
            )*)?
        }

        impl $crate::error::Fault for $name {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                    $($(Self::$wrap(inner) => $crate::error::Fault::code(inner),)*)?
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::error::Arg)> {
                #[allow(unused_mut)]
                let mut args = Vec::new();
                #[allow(unused_variables)]
                match self {
                    $(Self::$variant { $($($field,)* $($($silent,)+)?)? } => {
                        $($($crate::error::put(
                            &mut args,
                            $crate::faults!(@name $field $($arg)?),
                            $crate::faults::ToArg::to_arg($field),
                        );)*)?
                        $($crate::error::put(
                            &mut args,
                            stringify!($extra),
                            $crate::faults::ToArg::to_arg(&$value),
                        );)*
                    })*
                    $($(Self::$wrap(inner) => return $crate::error::Fault::args(inner),)*)?
                }
                args
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::error::tell(self, f)
            }
        }

        impl std::error::Error for $name {}

        $($(impl From<$inner> for $name {
            fn from(inner: $inner) -> Self {
                Self::$wrap(inner)
            }
        })*)?
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $arg:ident) => { stringify!($arg) };
}

/// Declares the obstacles of a game, which are faults of typed texts and the reasons of refused
/// clicks alike: `enum Obstacle of "game-id" { Variant { fields } => "code" by "section" [cells]; }`.
///
/// What is said to who has clicked is the Fluent message `GAME-why-…`, the code's own name behind
/// it; the cells are fields of the variant.
#[macro_export]
macro_rules! obstacles {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $game:literal {
            $(
                $(#[$doc:meta])*
                $variant:ident $({
                    $($field:ident $(as $arg:ident)? : $type:ty),*
                    $(; $($silent:ident : $hidden:ty),+)?
                })? => $code:literal by $rule:literal $([$($cell:ident),+])? $(, $extra:ident = $value:expr)*;
            )*
        }
    ) => {
        $crate::faults! {
            $(#[$meta])*
            $vis enum $name {
                $(
                    $(#[$doc])*
                    $variant $({
                        $($field $(as $arg)? : $type),*
                        $(; $($silent : $hidden),+)?
                    })? => $code $(, $extra = $value)*;
                )*
            }
        }

        impl $crate::error::Obstacle for $name {
            const GAME: &'static str = $game;

            fn rule(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $rule,)*
                }
            }

            fn cells(&self) -> Vec<String> {
                #[allow(unused_mut)]
                let mut cells = Vec::new();
                match self {
                    $(Self::$variant { $($($cell,)+)? .. } => {
                        $($($crate::error::point(
                            &mut cells,
                            $crate::faults::ToArg::to_arg($cell),
                        );)+)?
                    })*
                }
                cells
            }
        }
    };
}
