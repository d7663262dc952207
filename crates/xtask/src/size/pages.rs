//! What a browser with an empty cache loads of the built site, by `www/tools/visits.mjs`: bytes over the wire, requests,
//! and hops, the longest chain of requests of which each could only be made after the answer to the one before.

use serde::Deserialize;

use super::{Budget, Sizes, Table, kilobytes};
use crate::browser::Browser;
use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::run;

/// What may not be exceeded now, and what is aimed at where that is less.
#[derive(Debug, Clone, Copy)]
struct Bound {
    limit: u64,
    aim: u64,
}

const fn now(limit: u64, aim: u64) -> Bound {
    Bound { limit, aim }
}

/// A budget that is kept at its aim.
const fn kept(limit: u64) -> Bound {
    Bound { limit, aim: limit }
}

/// The budgets of the pages whose names begin alike.
#[derive(Debug)]
struct Limits {
    pages: &'static str,
    /// Whether the bytes of the first picture are with wasm: else it has only the budget of its module.
    with_wasm: bool,
    /// Up to the first picture.
    bytes: Bound,
    requests: Bound,
    hops: Bound,
    /// All bytes, also of what is loaded after the first picture without anybody asking for it.
    rest: u64,
}

/// "Now" are the figures of the day, rounded up: nothing gets worse while they are brought down to the aim.
const LIMITS: [Limits; 9] = [
    Limits {
        pages: "element folky",
        with_wasm: true,
        bytes: kept(88_000),
        requests: kept(9),
        hops: kept(3),
        rest: 107_000,
    },
    Limits {
        pages: "element mixtour",
        with_wasm: true,
        bytes: kept(88_000),
        requests: kept(9),
        hops: kept(3),
        rest: 107_500,
    },
    Limits {
        pages: "element raindropchess",
        with_wasm: true,
        bytes: kept(113_500),
        requests: kept(9),
        hops: kept(3),
        rest: 134_000,
    },
    Limits {
        pages: "element animal-shogi",
        with_wasm: true,
        bytes: kept(117_500),
        requests: kept(9),
        hops: kept(3),
        rest: 138_000,
    },
    Limits {
        pages: "element tri-d-chess",
        with_wasm: true,
        bytes: kept(123_500),
        requests: kept(9),
        hops: kept(3),
        rest: 143_500,
    },
    Limits {
        pages: "space tri-d-chess",
        with_wasm: true,
        bytes: kept(279_500),
        requests: kept(9),
        hops: kept(3),
        rest: 299_500,
    },
    Limits {
        pages: "play",
        with_wasm: false,
        bytes: now(90_500, 75_000),
        requests: kept(9),
        hops: kept(3),
        rest: 200_000,
    },
    Limits {
        pages: "home",
        with_wasm: false,
        bytes: kept(49_000),
        requests: kept(9),
        hops: kept(3),
        rest: 64_000,
    },
    Limits {
        pages: "rules",
        with_wasm: false,
        bytes: kept(90_500),
        requests: now(10, 9),
        hops: kept(3),
        rest: 202_500,
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
    sizes(&pages)
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
                "Aim",
                "Requests",
                "Budget",
                "Aim",
                "Hops",
                "Budget",
                "Aim",
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
        let limits = LIMITS
            .iter()
            .find(|limits| page.name.starts_with(limits.pages));
        let limits = limits.ok_or_else(|| {
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
            budget("bytes", self.bytes(), limits.bytes.limit),
            budget("requests", page.picture.requests, limits.requests.limit),
            budget("hops", page.picture.hops, limits.hops.limit),
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
        cells.extend([limits.bytes.limit, limits.bytes.aim].map(kilobytes));
        for (size, bound) in [
            (page.picture.requests, limits.requests),
            (page.picture.hops, limits.hops),
        ] {
            cells.extend([size, bound.limit, bound.aim].map(|count| count.to_string()));
        }
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
    fn a_page_without_a_budget_is_told() {
        let failure = sizes(&[page("shop en", 0)]).unwrap_err();
        assert!(failure.to_string().contains("shop en"));
    }

    #[test]
    fn no_budget_is_below_its_aim() {
        for limits in &LIMITS {
            for bound in [limits.bytes, limits.requests, limits.hops] {
                assert!(bound.aim <= bound.limit, "{}", limits.pages);
            }
        }
    }
}
