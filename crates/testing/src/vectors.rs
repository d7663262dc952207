//! Test vectors from independent implementations, read from JSON by the test `vectors` of each
//! game. An unknown key is a failure, and every failure is printed with the name of its case.

use std::fmt::{Debug, Display};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::{env, fs};

use klubovna_view::ResultView;

use serde_json::{Map, Value};

/// The result of the check of one case.
pub type Checked<T = ()> = Result<T, String>;

/// Keys with remarks about a case, which are not checked.
const REMARKS: [&str; 6] = ["about", "comment", "note", "remark", "source", "tags"];

/// The cases that were checked, and what failed.
#[derive(Debug, Default)]
pub struct Report {
    /// Every section has to hold cases.
    whole: bool,
    cases: usize,
    failures: Vec<String>,
}

/// Checks the file of a game: `check` takes every section out of it. The file is
/// `tests/vectors.json` of the crate in `manifest`, or the one that the variable
/// `VECTORS` names, relative to where the test runs or to the workspace. That one may do without
/// some sections; the file of the crate holds cases in each.
///
/// # Panics
/// When the file cannot be read, holds no case, or any case fails; all are printed.
pub fn check_file(manifest: &str, check: impl FnOnce(&mut Object, &mut Report) -> Checked) {
    let here = Path::new(manifest);
    let other = env::var_os("VECTORS").map(PathBuf::from);
    let whole = other.is_none();
    let path = match other {
        None => here.join("tests/vectors.json"),
        Some(path) if path.exists() => path,
        Some(path) => here.join("../..").join(path),
    };
    let text = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
    let value: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{} is no JSON: {error}", path.display()));
    let report = checked(value, whole, check);
    for failure in &report.failures {
        eprintln!("{failure}");
    }
    assert!(report.cases > 0, "{} holds no case", path.display());
    assert!(
        report.failures.is_empty(),
        "{} failures in {} cases of {}",
        report.failures.len(),
        report.cases,
        path.display()
    );
}

fn checked(
    value: Value,
    whole: bool,
    check: impl FnOnce(&mut Object, &mut Report) -> Checked,
) -> Report {
    let mut report = Report {
        whole,
        ..Report::default()
    };
    let checked = Object::new(value).and_then(|mut file| {
        check(&mut file, &mut report)?;
        file.end()
    });
    if let Err(message) = checked {
        report.failures.push(format!("file: {message}"));
    }
    report
}

impl Report {
    /// Checks every object of the list `key`. A case without `id` is named by its place
    /// and a text of it.
    ///
    /// # Errors
    /// When the list is no list.
    pub fn each(
        &mut self,
        file: &mut Object,
        key: &str,
        mut check: impl FnMut(&mut Object) -> Checked,
    ) -> Checked {
        let section = file.section(key)?;
        self.hold(key, section.len());
        for (index, value) in section.into_iter().enumerate() {
            let name = ["id", "text", "action", "game", "board", "pos"]
                .into_iter()
                .find_map(|name| value.get(name)?.as_str());
            let case = match (value.get("id"), name) {
                (Some(_), Some(id)) => id.to_owned(),
                (_, name) => format!("{key}[{index}] {:?}", name.unwrap_or_default()),
            };
            let checked = Object::new(value).and_then(|mut object| {
                check(&mut object)?;
                object.end()
            });
            self.add(case, checked);
        }
        Ok(())
    }

    /// Checks every text of the list `key`.
    ///
    /// # Errors
    /// When the list is no list of texts.
    pub fn each_text(
        &mut self,
        file: &mut Object,
        key: &str,
        mut check: impl FnMut(&str) -> Checked,
    ) -> Checked {
        let section = file.section(key)?;
        self.hold(key, section.len());
        for (index, value) in section.into_iter().enumerate() {
            let case = format!("{key}[{index}] {value}");
            let checked = string(key, value).and_then(|text| check(&text));
            self.add(case, checked);
        }
        Ok(())
    }

    /// Checks every entry of the object `key`: its name and its value.
    ///
    /// # Errors
    /// When the object is none.
    pub fn each_entry(
        &mut self,
        file: &mut Object,
        key: &str,
        mut check: impl FnMut(&str, Value) -> Checked,
    ) -> Checked {
        let entries = file.optional(key).map(Object::new).transpose()?;
        let entries: Vec<_> = entries.into_iter().flat_map(Object::into_entries).collect();
        self.hold(key, entries.len());
        for (name, value) in entries {
            let checked = check(&name, value);
            self.add(format!("{key} {name:?}"), checked);
        }
        Ok(())
    }

    /// A section without cases checks nothing.
    fn hold(&mut self, key: &str, cases: usize) {
        if self.whole && cases == 0 {
            self.failures.push(format!("{key}: there is no case"));
        }
    }

    fn add(&mut self, case: impl Display, checked: Checked) {
        self.cases += 1;
        if let Err(message) = checked {
            self.failures.push(format!("{case}: {message}"));
        }
    }
}

/// A JSON object whose keys are taken out one by one; keys that are left are unknown.
#[derive(Debug)]
pub struct Object(Map<String, Value>);

#[allow(clippy::missing_errors_doc)] // Every error names the key and what stands there.
impl Object {
    /// The object `value`.
    pub fn new(value: Value) -> Checked<Self> {
        match value {
            Value::Object(map) => Ok(Self(map)),
            other => Err(format!("not an object: {other}")),
        }
    }

    /// The value of `key`, if it is there.
    pub fn optional(&mut self, key: &str) -> Option<Value> {
        self.0.remove(key)
    }

    /// The value of `key`.
    pub fn take(&mut self, key: &str) -> Checked<Value> {
        self.optional(key)
            .ok_or_else(|| format!("the key {key:?} is missing"))
    }

    /// The list `key`.
    pub fn list(&mut self, key: &str) -> Checked<Vec<Value>> {
        match self.take(key)? {
            Value::Array(list) => Ok(list),
            other => Err(format!("{key} is not a list: {other}")),
        }
    }

    /// A list of cases; a file may do without.
    pub fn section(&mut self, key: &str) -> Checked<Vec<Value>> {
        if self.0.contains_key(key) {
            self.list(key)
        } else {
            Ok(Vec::new())
        }
    }

    /// The text `key`.
    pub fn text(&mut self, key: &str) -> Checked<String> {
        string(key, self.take(key)?)
    }

    /// The list of texts `key`.
    pub fn texts(&mut self, key: &str) -> Checked<Vec<String>> {
        strings(key, self.take(key)?)
    }

    /// The whole number `key`.
    pub fn number(&mut self, key: &str) -> Checked<u64> {
        let value = self.take(key)?;
        value
            .as_u64()
            .ok_or_else(|| format!("{key} is not a number: {value}"))
    }

    /// Every key with its value.
    pub fn into_entries(self) -> impl Iterator<Item = (String, Value)> {
        self.0.into_iter()
    }

    /// Checks that only remarks are left.
    pub fn end(&self) -> Checked {
        let unknown: Vec<&String> = self
            .0
            .keys()
            .filter(|key| !REMARKS.contains(&key.as_str()))
            .collect();
        if unknown.is_empty() {
            Ok(())
        } else {
            Err(format!("unknown keys {unknown:?}"))
        }
    }
}

/// The text that `key` holds.
///
/// # Errors
/// When it is no text.
pub fn string(key: &str, value: Value) -> Checked<String> {
    match value {
        Value::String(text) => Ok(text),
        other => Err(format!("{key} is not a text: {other}")),
    }
}

/// The texts that `key` holds.
///
/// # Errors
/// When they are no list of texts.
pub fn strings(key: &str, value: Value) -> Checked<Vec<String>> {
    match value {
        Value::Array(list) => list.into_iter().map(|value| string(key, value)).collect(),
        other => Err(format!("{key} is not a list: {other}")),
    }
}

/// Equality with a message that names `what` was compared.
///
/// # Errors
/// Both values, when they differ.
#[allow(clippy::needless_pass_by_value)] // Callers compare fresh values.
pub fn same<T: PartialEq + Debug>(what: &str, actual: T, expected: T) -> Checked {
    if actual == expected {
        Ok(())
    } else {
        Err(format!("{what}: {actual:?}, expected {expected:?}"))
    }
}

/// Whether the place of a fault lies inside the text it was found in.
///
/// # Errors
/// The place, when it does not.
pub fn inside(span: &Range<usize>, text: &str) -> Checked {
    match text.get(span.clone()) {
        Some(_) => Ok(()),
        None => Err(format!("the fault lies at {span:?}, outside the text")),
    }
}

/// A result such as `1-0` with its reason; `*` without one is no result yet.
///
/// # Errors
/// When the two do not fit.
pub fn result(result: &str, reason: Option<String>) -> Checked<Option<ResultView>> {
    let winner = match (result, &reason) {
        ("*", None) => return Ok(None),
        ("1-0", Some(_)) => Some(0),
        ("0-1", Some(_)) => Some(1),
        ("1/2-1/2", Some(_)) => None,
        _ => return Err(format!("result {result:?} for {reason:?}")),
    };
    let reason = reason.unwrap_or_default();
    Ok(Some(ResultView { winner, reason }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn failures(value: Value, whole: bool) -> Vec<String> {
        let report = checked(value, whole, |file, report| {
            report.each(file, "objects", |_| Ok(()))?;
            report.each_text(file, "texts", |_| Ok(()))?;
            report.each_entry(file, "entries", |_, _| Ok(()))
        });
        report.failures
    }

    #[test]
    fn a_section_without_cases_is_a_failure() {
        let full = json!({ "objects": [{}], "texts": ["a"], "entries": { "a": 1 } });
        assert_eq!(failures(full, true), [""; 0]);
        let empty = json!({ "objects": [], "texts": [], "entries": {} });
        for value in [json!({}), empty] {
            let expected =
                ["objects", "texts", "entries"].map(|key| format!("{key}: there is no case"));
            assert_eq!(failures(value, true), expected);
        }
    }

    #[test]
    fn another_file_may_do_without_a_section() {
        assert_eq!(failures(json!({ "texts": ["a"] }), false), [""; 0]);
    }

    #[test]
    fn every_entry_is_a_case() {
        let value = json!({ "entries": { "a": 1, "b": 2 } });
        let report = checked(value, true, |file, report| {
            report.each_entry(file, "entries", |name, value| same(name, value, json!(1)))
        });
        assert_eq!((report.cases, report.failures.len()), (2, 1));
    }
}
