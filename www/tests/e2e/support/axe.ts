import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The page has no violation of WCAG 2.2 A and AA, nor of good practice, that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not as an element: the page's policy takes no script of others.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const found = await run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    // A page on which nothing passes was not looked at.
    if (found.passes.length < 10)
      throw new Error(`axe has tried only ${found.passes.length} rules`);
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  });
  expect(violations).toEqual([]);
}
