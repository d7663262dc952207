//! What a browser with an empty cache loads of the built site, by `www/tools/visits.mjs`: bytes over the wire, requests,
//! and hops, the longest chain of requests of which each could only be made after the answer to the one before.

use serde::Deserialize;

use super::{Budget, Sizes, Table, kilobytes};
use crate::browser::Browser;
use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::run;

/// The budgets of the pages whose names begin alike.
#[derive(Debug)]
struct Limits {
    pages: &'static str,
    /// Whether the bytes of the first picture are with wasm: else it has only the budget of its module.
    with_wasm: bool,
    /// Up to the first picture.
    bytes: u64,
    /// All bytes, also of what is loaded after the first picture without anybody asking for it.
    rest: u64,
}

/// Requests until the first picture of any page.
const REQUESTS: u64 = 9;
/// The page, its script, and everything else at once.
const HOPS: u64 = 3;

/// Each is what its pages cost, rounded up.
const LIMITS: [Limits; 10] = [
    Limits {
        pages: "element folky",
        with_wasm: true,
        bytes: 88_000,
        rest: 113_000,
    },
    Limits {
        pages: "element mixtour",
        with_wasm: true,
        bytes: 87_000,
        rest: 112_000,
    },
    Limits {
        // Any other game.
        pages: "element",
        with_wasm: true,
        bytes: 120_500,
        rest: 146_500,
    },
    Limits {
        pages: "space tri-d-chess",
        with_wasm: true,
        bytes: 278_000,
        rest: 303_500,
    },
    Limits {
        pages: "play folky",
        with_wasm: false,
        bytes: 69_500,
        rest: 175_000,
    },
    Limits {
        pages: "play mixtour",
        with_wasm: false,
        bytes: 68_000,
        rest: 174_000,
    },
    Limits {
        pages: "play animal-shogi",
        with_wasm: false,
        bytes: 75_000,
        rest: 194_500,
    },
    Limits {
        // Any other game.
        pages: "play",
        with_wasm: false,
        bytes: 75_000,
        rest: 208_500,
    },
    Limits {
        pages: "home",
        with_wasm: false,
        bytes: 40_500,
        // With the boards that move by themselves two seconds later.
        rest: 96_500,
    },
    Limits {
        pages: "rules",
        with_wasm: false,
        bytes: 81_200,
        rest: 185_000,
    },
];

/// What one visit costs.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Cost {
    bytes: u64,
    /// Of them, those of wasm modules.
    wasm: u64,
    requests: u64,
    hops: u64,
}

#[derive(Debug, Deserialize)]
struct Page {
    name: String,
    /// Up to the first picture.
    picture: Cost,
    /// Until the page is at rest.
    rest: Cost,
}

pub(super) fn measure(project: &Project, browser: &Browser) -> Result<Sizes> {
    let help = "run `cargo xtask build` first; a page that shows nothing is named above";
    let games = project.metadata().browser_games();
    let mut command = project.node("tools/visits.mjs", &[]);
    command.args(games).env("CHROMIUM_PATH", &browser.program);
    let output = run(&mut command, help)?;
    let pages: Vec<Page> =
        serde_json::from_str(&output.stdout()).or_help("reading what pages load", help)?;
    all_measured(&pages)?;
    sizes(&pages)
}

/// The budgets of the page with that name.
fn limits_of(page: &str) -> Option<&'static Limits> {
    LIMITS.iter().find(|limits| page.starts_with(limits.pages))
}

/// A budget that no page was measured for holds nothing.
fn all_measured(pages: &[Page]) -> Result<()> {
    let has_page = |limits: &&Limits| {
        let mut of = pages.iter().filter_map(|page| limits_of(&page.name));
        of.any(|one| one.pages == limits.pages)
    };
    match LIMITS.iter().find(|limits| !has_page(limits)) {
        None => Ok(()),
        Some(limits) => {
            let what = format!("no page \"{}\" was measured", limits.pages);
            let help = "see what `node tools/visits.mjs` prints in www; a page that is no more has no budget in crates/xtask/src/size/pages.rs";
            Err(Failure::new(what, help))
        }
    }
}

/// A measured page beside its budgets.
struct Row<'a> {
    page: &'a Page,
    limits: &'static Limits,
}

fn sizes(pages: &[Page]) -> Result<Sizes> {
    let rows: Vec<Row<'_>> = pages.iter().map(Row::new).collect::<Result<_>>()?;
    Ok(Sizes {
        budgets: rows.iter().flat_map(Row::budgets).collect(),
        table: Table {
            head: &[
                "Page",
                "kB at the first picture",
                "Budget",
                "Requests",
                "Budget",
                "Hops",
                "Budget",
                "kB at rest, with wasm",
                "Budget",
            ],
            rows: rows.iter().map(Row::cells).collect(),
        },
        lines: rows.iter().map(Row::line).collect(),
    })
}

impl<'a> Row<'a> {
    fn new(page: &'a Page) -> Result<Self> {
        let limits = limits_of(&page.name).ok_or_else(|| {
            let what = format!("the page \"{}\" has no budget", page.name);
            Failure::new(what, "add it to LIMITS in crates/xtask/src/size/pages.rs")
        })?;
        Ok(Self { page, limits })
    }

    /// The bytes of the first picture that the budget is for.
    fn bytes(&self) -> u64 {
        let Cost { bytes, wasm, .. } = self.page.picture;
        if self.limits.with_wasm {
            bytes
        } else {
            bytes - wasm
        }
    }

    fn budgets(&self) -> [Budget; 4] {
        let Self { page, limits } = self;
        let budget =
            |what: &str, size, limit| Budget::new(format!("{}: {what}", page.name), size, limit);
        [
            budget("bytes", self.bytes(), limits.bytes),
            budget("requests", page.picture.requests, REQUESTS),
            budget("hops", page.picture.hops, HOPS),
            budget("bytes at rest", page.rest.bytes, limits.rest),
        ]
    }

    fn cells(&self) -> Vec<String> {
        let Self { page, limits } = self;
        let note = if self.limits.with_wasm || page.picture.wasm == 0 {
            ""
        } else {
            ", without wasm"
        };
        let mut cells = vec![format!("{}{note}", page.name), kilobytes(self.bytes())];
        cells.push(kilobytes(limits.bytes));
        let counts = [page.picture.requests, REQUESTS, page.picture.hops, HOPS];
        cells.extend(counts.map(|count| count.to_string()));
        cells.extend([page.rest.bytes, limits.rest].map(kilobytes));
        cells
    }

    fn line(&self) -> String {
        let budgets = self.budgets();
        let [bytes, requests, hops, rest] = &budgets;
        let kilo = |budget: &Budget| [budget.size, budget.limit].map(kilobytes);
        let [[size, limit], [rest_size, rest_limit]] = [bytes, rest].map(kilo);
        let mark = if budgets.iter().all(Budget::is_kept) {
            ""
        } else {
            "  TOO LARGE"
        };
        format!(
            "{:<24} {size:>6} of {limit:>6} kB {:>4} of {:>2} requests {:>3} of {:>2} hops; at rest {rest_size:>6} of {rest_limit:>6} kB{mark}",
            self.page.name, requests.size, requests.limit, hops.size, hops.limit
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(name: &str, wasm: u64) -> Page {
        let text = format!(
            r#"{{"name":"{name}","picture":{{"bytes":100000,"wasm":{wasm},"requests":3,"hops":2}},
            "rest":{{"bytes":100500,"wasm":{wasm},"requests":4,"hops":3}}}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn the_wasm_of_a_play_page_has_a_budget_of_its_own() {
        let of = |name| {
            sizes(&[page(name, 40_000)])
                .unwrap()
                .budgets
                .swap_remove(0)
                .size
        };
        assert_eq!(of("element folky"), 100_000);
        assert_eq!(of("play folky cs"), 60_000);
    }

    #[test]
    fn each_page_has_four_budgets() {
        let sizes = sizes(&[page("home en", 0)]).unwrap();
        let told: Vec<_> = sizes
            .budgets
            .iter()
            .map(|b| (b.name.as_str(), b.size))
            .collect();
        let expected = [
            ("home en: bytes", 100_000),
            ("home en: requests", 3),
            ("home en: hops", 2),
            ("home en: bytes at rest", 100_500),
        ];
        assert_eq!(told, expected);
        assert_eq!(sizes.table.rows[0].len(), sizes.table.head.len());
    }

    #[test]
    fn a_budget_without_a_page_is_told() {
        let mut pages: Vec<Page> = LIMITS
            .iter()
            .map(|limits| page(&format!("{} x", limits.pages), 0))
            .collect();
        all_measured(&pages).unwrap();
        // Other games have budgets of their own.
        pages.retain(|page| page.name != "play x");
        let failure = all_measured(&pages).unwrap_err();
        assert!(failure.to_string().contains("\"play\""), "{failure}");
        assert!(all_measured(&[]).is_err());
    }

    #[test]
    fn a_page_without_a_budget_is_told() {
        let failure = sizes(&[page("shop en", 0)]).unwrap_err();
        assert!(failure.to_string().contains("shop en"));
    }
}
