//! `klubovna games`

use klubovna_catalogue::GAMES;
use klubovna_tabletop::options::OptionKind;

pub(crate) fn run() {
    for game in GAMES {
        let info = game.info();
        println!("{} (rules {})", info.id, info.rules_version);
        for field in info.options {
            let values = match field.kind {
                OptionKind::Switch => "true | false".to_owned(),
                OptionKind::Choice { values } => values.join(" | "),
                OptionKind::Number { min, max } => format!("{min} … {max}"),
                OptionKind::Text => "text".to_owned(),
            };
            println!("  {} = {values} (default {})", field.id, field.default);
        }
    }
}
