import { defineConfig } from "@playwright/test";

/** Browsers that Playwright does not start itself: each is a project of its name. */
export default defineConfig({
  testDir: "tests/engines",
  outputDir: "test-results/engines",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env["CI"] ? "line" : "list",
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
