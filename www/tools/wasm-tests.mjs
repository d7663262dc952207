// Runs the wasm tests in a browser that has no WebDriver program: Playwright opens the page that
// wasm-bindgen's test runner serves. `cargo xtask test` calls it with the runner and the test modules.

import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";

import { launchOptions } from "./chromium.mjs";

const [runner, ...modules] = process.argv.slice(2);

/** Gives up on a page whose tests do not come to an end. */
const PATIENCE = 300_000;

const browser = await chromium.launch(launchOptions);

/** Runs in the page: whether its tests have come to an end. */
const finished = () =>
  /test result: |no tests to run/.test(document.querySelector("#output")?.textContent ?? "");

/** Opens the page of one module and returns what its tests print. */
const runPage = async (address) => {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(finished, undefined, { timeout: PATIENCE });
  const text = await page.locator("#output").textContent();
  await page.close();
  return text ?? "";
};

/** Starts the runner; it serves a page, or runs by itself what needs no browser. */
const runModule = (file) =>
  new Promise((resolve, reject) => {
    const environment = {
      ...process.env,
      NO_HEADLESS: "1",
      WASM_BINDGEN_TEST_ADDRESS: "127.0.0.1:0",
    };
    const child = spawn(runner, [file], { cwd: dirname(runner), env: environment });
    let printed = "";
    let opened = false;
    const read = (bytes) => {
      printed += bytes;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (opened || address === undefined) return;
      opened = true;
      runPage(address)
        .then(resolve, reject)
        .finally(() => child.kill());
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("close", (code) => {
      if (opened) return;
      if (code === 0) resolve(printed);
      else reject(new Error(printed || `${runner} ended with ${code}`));
    });
  });

try {
  for (const file of modules) {
    const text = await runModule(file);
    console.log(text);
    if (/test result: FAILED/.test(text)) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
