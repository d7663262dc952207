//! Builds the static site, `www/dist`.

use std::fs;

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::{Done, Plan, StepId};
use crate::project::Project;
use crate::run::run;
use crate::{pack, tools, wasm};

/// Adds the steps that build the site to a plan, with tools and wasm modules; returns the last one.
pub(crate) fn plan<'a>(plan: &mut Plan<'a>, project: &'a Project) -> StepId {
    let prepared = tools::prepare(plan, project);
    let modules = wasm::build(plan, project, prepared);
    add(plan, project, &modules)
}

/// Adds the step that builds the site from wasm modules.
pub(crate) fn add<'a>(plan: &mut Plan<'a>, project: &'a Project, needs: &[StepId]) -> StepId {
    plan.step("site", needs, || build(project))
}

/// `cargo xtask build`.
pub(crate) fn run_build(project: &Project) -> Result<()> {
    let mut steps = Plan::default();
    plan(&mut steps, project);
    steps.run()?;
    println!(
        "The site is in {}: copy it to any folder of any host.",
        project.dist().display()
    );
    Ok(())
}

/// `cargo xtask pack`.
pub(crate) fn run_pack(project: &Project) -> Result<()> {
    let mut steps = Plan::default();
    let site = plan(&mut steps, project);
    steps.step("single-file edition", &[site], || pack::build(project));
    steps.run()?;
    println!(
        "The single-file edition is {}.",
        pack::file(project).display()
    );
    Ok(())
}

/// Builds the site from the wasm modules, and checks that its pages work in any folder of a host.
pub(crate) fn build(project: &Project) -> Result<Done> {
    run(
        &mut project.npm_run("build", &[]),
        "repair what vite names; `npm run build` in www repeats this step alone",
    )?;
    for entry in fs::read_dir(project.dist())
        .or_help(
            "reading www/dist",
            "see the `build` script of www/package.json",
        )?
        .flatten()
    {
        let path = entry.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "html")
        {
            let text = fs::read_to_string(&path)
                .or_help(format!("reading {}", path.display()), "build again")?;
            if let Some(url) = rooted_url(&text) {
                let what = format!(
                    "{} refers to {url}, which works only at the top of a host",
                    path.display()
                );
                return Err(Failure::new(
                    what,
                    "keep `base: \"./\"` in www/vite.config.ts and write relative URLs",
                ));
            }
        }
    }
    Ok(Done::work("www/dist"))
}

/// The first `src` or `href` that begins with a slash.
fn rooted_url(html: &str) -> Option<&str> {
    let attributes = ["src=\"/", "href=\"/"];
    let start = attributes
        .iter()
        .find_map(|attribute| Some(html.find(attribute)? + attribute.len() - 1))?;
    html.get(start..)?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::rooted_url;

    #[test]
    fn rooted_urls_are_found() {
        assert_eq!(
            rooted_url(r#"<script src="/assets/a.js">"#),
            Some("/assets/a.js")
        );
        assert_eq!(rooted_url(r#"<link href="/a.css">"#), Some("/a.css"));
        assert_eq!(
            rooted_url(r##"<a href="./a"><a href="#/play"><img src="data:,">"##),
            None
        );
    }
}
