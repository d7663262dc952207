//! Faults as a table: each is declared once, with its fields and its stable code. The sentence for
//! people is the Fluent message `error-CODE` in `www/src/i18n`, in every language.
//!
//! ```
//! use klubovna_text::{Fault, faults};
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

use klubovna_rules::Side;

use crate::error::Arg;

/// What can be an argument of a sentence about a fault.
pub trait ToArg {
    /// The argument of the sentence.
    fn to_arg(&self) -> Arg;
}

/// A cell, or cells, that a front end can point at.
pub trait ToCells {
    /// Adds their names.
    fn add_cells(&self, cells: &mut Vec<String>);
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}

impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl ToArg for &'static str {
    fn to_arg(&self) -> Arg {
        Arg::Text((*self).into())
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

/// Numbers; those beyond `i32` become its maximum.
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

/// Declares an enum of faults: `Variant { fields } => "code";`, each a [`Fault`](crate::Fault)
/// with its fields as arguments.
///
/// * `field as name: Type` gives the argument another name than the field.
/// * `Variant { fields; silent: Type }`: fields behind the semicolon are no arguments.
/// * `=> "code", name = value` adds an argument; the value may use the fields.
/// * `or { Variant(Inner); }` behind the enum: faults of other tables, which keep their codes and
///   arguments. `Fields(FieldFault) of "game-id";` takes in the [faults of
///   fields](crate::FieldFault) that all games share, with codes that begin with the id; so does
///   `Squares(SquareFault) of "game-id";` for [squares](crate::SquareFault).
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
                $wrap:ident($inner:ident) $(of $game:literal)?;
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

        impl $crate::Fault for $name {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                    $($(Self::$wrap(inner) => $crate::faults!(@code inner $inner $($game)?),)*)?
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::Arg)> {
                #[allow(unused_mut)]
                let mut args = Vec::new();
                #[allow(unused_variables)]
                match self {
                    $(Self::$variant { $($($field,)* $($($silent,)+)?)? } => {
                        $($($crate::private::put(
                            &mut args,
                            $crate::faults!(@name $field $($arg)?),
                            $field,
                        );)*)?
                        $($crate::private::put(
                            &mut args,
                            stringify!($extra),
                            &$value,
                        );)*
                    })*
                    $($(Self::$wrap(inner) => return $crate::Fault::args(inner),)*)?
                }
                args
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::private::write_fault(self, f)
            }
        }

        impl std::error::Error for $name {}

        $($(impl From<$inner> for $name {
            fn from(inner: $inner) -> Self {
                Self::$wrap(inner)
            }
        })*)?
    };
    (@code $fault:ident $inner:ident) => { $crate::Fault::code($fault) };
    (@code $fault:ident $inner:ident $game:literal) => {
        $crate::private::code_among(
            $crate::Fault::code($fault),
            &$crate::shared_codes!($inner $game),
        )
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $arg:ident) => { stringify!($arg) };
}

/// Declares the obstacles of a game, which are faults of typed texts and the reasons of refused
/// clicks alike: `enum Obstacle of "game-id" { Variant { fields } => "code" by "section" [cells]; }`.
///
/// The sentence for a refused click is the Fluent message `GAME-why-NAME`, for the code
/// `GAME-NAME`. The cells are fields of the variant; the section is a text or, as `by (*section)`,
/// a field as well.
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
                })? => $code:literal by $rule:tt $([$($cell:ident),+])? $(, $extra:ident = $value:expr)*;
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

        impl $crate::Obstacle for $name {
            const GAME: &'static str = $game;

            #[allow(unused_variables, unused_parens)]
            fn rule(&self) -> &'static str {
                match self {
                    $(Self::$variant { $($($field,)* $($($silent,)+)?)? } => $rule,)*
                }
            }

            fn cells(&self) -> Vec<String> {
                #[allow(unused_mut)]
                let mut cells = Vec::new();
                match self {
                    $(Self::$variant { $($($cell,)+)? .. } => {
                        $($($crate::ToCells::add_cells($cell, &mut cells);)+)?
                    })*
                }
                cells
            }
        }
    };
}
