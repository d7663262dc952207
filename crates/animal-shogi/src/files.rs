//! Games in the forms of other programs: KIF, CSA and USI (sections 14.2, 14.5 and 14.6).

mod csa;
mod draft;
mod end;
mod fault;
mod kif;
mod lines;
mod setup;
mod sheet;
mod usi;
mod walk;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::files::Found;
use klubovna_tabletop::record::{Limit, MAX_TEXT, Record};

use crate::position::AnimalShogi;

pub use fault::FileFault;

/// The forms, by the endings that such files have in UTF-8.
pub(crate) const FORMS: &[&str] = &["kifu", "csa", "usi"];

/// The games in a text; `None` when it has none of the forms.
#[inline]
pub(crate) fn read(text: &str) -> Option<Vec<Found<AnimalShogi>>> {
    let read = if kif::fits(text) {
        kif::read
    } else if csa::fits(text) {
        csa::read
    } else if usi::fits(text) {
        usi::read
    } else {
        return None;
    };
    let short = text.get(..text.floor_char_boundary(MAX_TEXT))?;
    let mut found = read(short);
    if short.len() < text.len()
        && let Some(last) = found.last_mut()
        && last.fault.is_none()
    {
        let error = TextError::new(Limit::Text, short.len()..text.len());
        last.fault = Some(error.erased());
    }
    Some(found)
}

/// A game in one of the forms.
#[inline]
pub(crate) fn write(record: &Record<AnimalShogi>, form: &str) -> Option<String> {
    match form {
        "kif" | "kifu" => Some(kif::write(record)),
        "csa" => Some(csa::write(record)),
        "usi" => Some(usi::write(record)),
        _ => None,
    }
}
