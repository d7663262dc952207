//! `klubovna games`

use std::io::Write;

use klubovna_catalogue::GAMES;
use klubovna_text::OptionKind;

use crate::Failure;

pub(crate) fn run() -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for game in GAMES {
        let info = game.info();
        writeln!(out, "{} (rules {})", info.id, info.rules_version)?;
        for field in info.options {
            let values = match field.kind {
                OptionKind::Switch => "true | false".to_owned(),
                OptionKind::Choice { values } => values.join(" | "),
                OptionKind::Number { min, max } => format!("{min} … {max}"),
                OptionKind::Text => "text".to_owned(),
            };
            writeln!(out, "  {} = {values} (default {})", field.id, field.default)?;
        }
    }
    Ok(())
}
