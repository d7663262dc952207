import { defineConfig, devices } from "@playwright/test";

import { REPEATS, THOROUGH } from "./tests/e2e/support/repeats";
import { launchOptions } from "./tools/chromium.mjs";

const port = Number(process.env["KLUBOVNA_PORT"] ?? 4173);
const repeats = THOROUGH ? [] : REPEATS;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A slow machine takes its time; who is quick waits no longer for it.
  expect: { timeout: 15_000 },
  reporter: process.env["CI"] ? "line" : "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/some/folder/`,
    launchOptions,
    locale: "en-GB",
    // What a worker fetches no test can hold up: only those of the worker itself have it.
    serviceWorkers: "block",
    // Pieces stand where they go at once; what is said of motion has its own tests.
    contextOptions: { reducedMotion: "reduce" },
    // Traces slow every action down: `npm run e2e -- --trace on` when one is needed.
    screenshot: "only-on-failure",
    actionTimeout: 10_000,
  },
  // The built site, served from a sub-folder: addresses have to be relative.
  webServer: {
    command: `node tools/serve.mjs ${port} /some/folder/`,
    port,
    // One that is there already may serve another build.
    reuseExistingServer: false,
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /touch\.spec\.ts$/,
      // The phone has the other theme.
      grepInvert: [...repeats, /axe\.spec\.ts \w+, dark/],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: [/touch\.spec\.ts$/, "axe.spec.ts"],
      grepInvert: [...repeats, /axe\.spec\.ts \w+, light/],
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
