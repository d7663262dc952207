import { defineConfig } from "@playwright/test";

import { REPEATS, THOROUGH } from "./tests/e2e/support/repeats";

/** Browsers that Playwright does not start itself: each is a project of its name. */
export default defineConfig({
  testDir: "tests/engines",
  outputDir: "test-results/engines",
  fullyParallel: true,
  workers: 2,
  // Room for machines several times slower than most.
  timeout: 240_000,
  // Only where the browser crashed does `cargo xtask test` count what passed then.
  retries: 1,
  reporter: process.env["CI"] ? "line" : "list",
  grepInvert: THOROUGH ? [] : [...REPEATS],
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
