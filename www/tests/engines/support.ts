import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { test as base } from "@playwright/test";

import { type Releases, releases } from "../e2e/support/releases";
import { firefox } from "./drivers/firefox";
import type { Driver, Engine } from "./drivers/driver";
import { webkit } from "./drivers/webkit";
import { Person } from "./person";

/** What `cargo xtask test` has found, or why it has not. */
const told = (name: string): string => process.env[name] ?? "";

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => firefox(told("FIREFOX_PATH")),
  webkit: () => webkit(told("WEBKIT_DRIVER_PATH"), told("WEBKIT_BROWSER_PATH"), told("XVFB_PATH")),
};

const missing = (name: string): string => told(`${name.toUpperCase()}_MISSING`);

interface Here {
  /** The site, on a host that can go away. */
  readonly host: Releases;
  readonly driver: Driver;
  readonly person: Person;
}

/** Tests of one browser after another: one program for all of them, and a fresh window for each. */
export const test = base.extend<Here, { engine: Engine | null }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use, { project }) => {
      if (missing(project.name)) return use(null);
      const start = ENGINES[project.name];
      if (!start) throw new Error(`${project.name} is no browser of these tests`);
      const engine = await start();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  host: async ({}, use) => {
    const host = await releases();
    await use(host);
    await host.close();
  },
  driver: async ({ engine }, use, info) => {
    const { name } = info.project;
    if (!engine) return info.skip(true, missing(name));
    const driver = await engine.window();
    await use(driver);
    try {
      if (info.status !== info.expectedStatus) await keepPicture(driver, info.outputDir);
    } finally {
      if (driver.crashed?.()) info.annotations.push({ type: "browser crashed" });
    }
    await driver.close();
  },
  person: async ({ driver }, use) => use(new Person(driver)),
});

async function keepPicture(driver: Driver, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "failed.png"), await driver.picture());
}
