//! What a visitor has to load, beside the budgets.

use super::page::{self, table};
use crate::failure::Result;
use crate::project::Project;
use crate::size;

/// Measures the built site and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    let rows: Vec<Vec<String>> = size::measure(project)?
        .iter()
        .map(|budget| {
            let [size, limit] = budget.kilobytes();
            vec![budget.name().to_owned(), size, limit]
        })
        .collect();
    let table = table(&["", "kB", "Budget in kB"], &rows);
    println!("{table}");
    page::write(project, "sizes", &table)
}
