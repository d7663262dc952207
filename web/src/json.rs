//! Data as JSON text: only what the types of the page need, so that modules stay small.

use std::fmt::{self, Display};

use klubovna_text::number_text;
use serde::ser::{self, Serialize, Serializer};

/// `value` as JSON. What no view holds is written as `null`: bytes, fractions, numbers beyond 32 bits.
pub(crate) fn to_json<T: Serialize>(value: &T) -> String {
    let mut json = Json(String::new());
    let Ok(()) = value.serialize(&mut json);
    json.0.pop();
    json.0
}

/// The error of writing: there is none, so that no code for errors is compiled.
#[derive(Debug)]
pub(crate) enum Unsupported {}

impl Display for Unsupported {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Unsupported {}

impl ser::Error for Unsupported {
    // Called only by types that cannot be serialised; there are none.
    fn custom<T: Display>(_: T) -> Self {
        unreachable!()
    }
}

type Done = Result<(), Unsupported>;

/// The text so far. A comma follows every value; the closing bracket of its container removes it.
/// So no state is needed between values.
struct Json(String);

impl Json {
    fn end(&mut self, text: &str) -> Done {
        self.0.push_str(text);
        self.0.push(',');
        Ok(())
    }

    fn close(&mut self, brackets: &str) -> Done {
        if self.0.ends_with(',') {
            self.0.pop();
        }
        self.end(brackets)
    }

    fn quoted(&mut self, text: &str) {
        self.0.push('"');
        for char in text.chars() {
            if matches!(char, '"' | '\\') {
                self.0.push('\\');
            }
            if char < ' ' {
                self.0
                    .push_str(if char < '\x10' { "\\u000" } else { "\\u001" });
                self.0.extend(char::from_digit(char as u32 % 16, 16));
            } else {
                self.0.push(char);
            }
        }
        self.0.push('"');
    }

    fn name(&mut self, name: &str) {
        self.quoted(name);
        self.0.push(':');
    }

    /// `{"variant":` before what it holds.
    fn variant(&mut self, variant: &str) {
        self.0.push('{');
        self.name(variant);
    }

    fn number(&mut self, magnitude: u32) -> Done {
        self.end(&number_text(magnitude))
    }
}

/// Values that no view holds.
macro_rules! unsupported {
    ($($method:ident($($type:ty),*);)*) => {
        $(fn $method(self, $(_: $type),*) -> Done { self.serialize_none() })*
    };
}

/// A structure whose parts are written one after the other.
macro_rules! parts {
    ($($trait:ident::$method:ident($($name:ident)?) $close:literal;)*) => {
        $(impl ser::$trait for &mut Json {
            type Ok = ();
            type Error = Unsupported;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($name: &'static str,)?
                value: &T,
            ) -> Done {
                $(self.name($name);)?
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                self.close($close)
            }
        })*
    };
}

impl Serializer for &mut Json {
    type Ok = ();
    type Error = Unsupported;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    unsupported! {
        serialize_i64(i64);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_bytes(&[u8]);
        serialize_unit();
        serialize_unit_struct(&'static str);
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.number(u32::from(value))
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.number(u32::from(value))
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.number(value)
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i32(i32::from(value))
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i32(i32::from(value))
    }

    fn serialize_i32(self, value: i32) -> Done {
        if value < 0 {
            self.0.push('-');
        }
        self.number(value.unsigned_abs())
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.end(if value { "true" } else { "false" })
    }

    fn serialize_str(self, value: &str) -> Done {
        self.quoted(value);
        self.end("")
    }

    fn serialize_none(self) -> Done {
        self.end("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.variant(variant);
        value.serialize(&mut *self)?;
        self.close("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Unsupported> {
        self.0.push('[');
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unsupported> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unsupported> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Unsupported> {
        self.variant(variant);
        self.serialize_seq(None)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Unsupported> {
        self.0.push('{');
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unsupported> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Unsupported> {
        self.variant(variant);
        self.serialize_map(None)
    }
}

parts! {
    SerializeSeq::serialize_element() "]";
    SerializeTuple::serialize_element() "]";
    SerializeTupleStruct::serialize_field() "]";
    SerializeTupleVariant::serialize_field() "]}";
    SerializeStruct::serialize_field(name) "}";
    SerializeStructVariant::serialize_field(name) "}}";
}

impl ser::SerializeMap for &mut Json {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(&mut **self)?;
        self.0.pop();
        self.0.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.close("}")
    }
}

#[cfg(test)]
mod tests {
    use klubovna_text::{Arg, Named};
    use klubovna_view::{Step, Tally};

    use super::*;

    fn same<T: Serialize>(value: &T) {
        let json = to_json(value);
        assert_eq!(json, serde_json::to_string(value).unwrap_or_default());
    }

    #[test]
    fn it_is_what_every_other_writer_of_json_writes() {
        same(&"“Žofie” \\ \"x\"");
        same(&[i32::MIN, -10, 0, 9, 10, i32::MAX]);
        same(&[0, u32::MAX]);
        same(&vec![Some(true), None, Some(false)]);
        same(&Vec::<String>::new());
        same(&Named::<String>::new());
        let cell = Arg::Cell("e4".into());
        same(&Named::from([("a", Arg::Number(-3)), ("“b”", cell)]));
        let tray = Step::Tray {
            tray: "hand-0".into(),
            kind: "rook".into(),
        };
        same(&vec![vec![tray, Step::Count(3)], Vec::new()]);
        let tally = Tally {
            cell: "a1".into(),
            counts: [0, 255],
        };
        same(&tally);
    }

    #[test]
    fn control_characters_are_escaped() {
        let json = to_json(&"a\nb\t\u{1f}");
        assert_eq!(json, r#""a\u000ab\u0009\u001f""#);
    }

    #[test]
    fn what_no_view_holds_is_null() {
        assert_eq!(to_json(&(1.5, 7_u64, ())), "[null,null,null]");
    }
}
