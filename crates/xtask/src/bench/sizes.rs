//! What a visitor has to load, beside the budgets.

use super::page::{self, table};
use crate::browser;
use crate::failure::Result;
use crate::project::Project;
use crate::size;

/// Measures the built site and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    let browser = browser::prepare(project)?;
    let measured = [size::files(project)?, size::pages(project, &browser)?];
    let tables = measured.map(|sizes| table(sizes.table.head, &sizes.table.rows));
    let text = tables.join("\n");
    println!("{text}");
    page::write(project, "sizes", &text)
}
