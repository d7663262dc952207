import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { answered, asText, type Driver, type Engine } from "./driver";
import { freePort, Program } from "./program";

/** How long a browser may take to start, in milliseconds: one that hangs would take all the time of a test. */
const START = 30_000;

/** What one says to a WebDriver. */
class Session {
  constructor(readonly address: string) {}

  async send<R>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<R> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      ...(signal ? { signal } : {}),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as {
      value: R & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
}

/** A screen for windows that nobody looks at. */
const screen = (xvfb: string) =>
  Program.start(xvfb, () => [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "1400x1000x24",
    "-nolisten",
    "tcp",
  ]);

/** Starts the driver of WebKitGTK; each window is a small browser of its own. */
export async function webkit(path: string, browser: string, xvfb: string): Promise<Engine> {
  const display = await screen(xvfb);
  const number = await display.said(/^(\d+)\n/);
  let driver = await drive(path, number);
  return {
    async window() {
      try {
        return await window(driver, browser);
      } catch (thrown) {
        // Sometimes the driver itself falls over or hangs while it starts a browser: nobody answers then.
        const silent = thrown instanceof DOMException && thrown.name === "TimeoutError";
        if (!silent && !(thrown instanceof TypeError)) throw thrown;
        await driver.program.end();
        driver = await drive(path, number);
        return window(driver, browser);
      }
    },
    async close() {
      await driver.program.end();
      await display.end();
    },
  };
}

interface Running {
  readonly program: Program;
  readonly session: Session;
}

async function drive(path: string, display: string): Promise<Running> {
  const port = await freePort();
  const program = await Program.start(path, () => [`--port=${port}`, "--host=127.0.0.1"], {
    env: {
      DISPLAY: `:${display}`,
      // Elsewhere there may be no graphics card.
      LIBGL_ALWAYS_SOFTWARE: "1",
      LANG: "C.UTF-8",
    },
    prepare: withoutMotion,
  });
  const session = new Session(`http://127.0.0.1:${port}`);
  await expect.poll(() => ready(session), { timeout: 30_000, intervals: [50] }).toBe(true);
  return { program, session };
}

/** Pieces stand where they go at once. */
async function withoutMotion(folder: string): Promise<void> {
  const settings = join(folder, "gtk-3.0");
  await mkdir(settings);
  await writeFile(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
}

async function ready(driver: Session): Promise<boolean> {
  try {
    return (await driver.send<{ ready: boolean }>("GET", "/status")).ready;
  } catch {
    // Nobody listens there yet.
    return false;
  }
}

/** What the small browser writes when the process of a page is gone. */
const CRASHED = "WebProcess CRASHED";

async function window({ program, session: driver }: Running, binary: string): Promise<Driver> {
  const before = program.times(CRASHED);
  const soon = AbortSignal.timeout(START);
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
  };
  const { sessionId } = await driver.send<{ sessionId: string }>(
    "POST",
    "/session",
    { capabilities },
    soon,
  );
  const session = new Session(`${driver.address}/session/${sessionId}`);
  const rect = { x: 0, y: 0, width: 1280, height: 840 };
  await session.send("POST", "/window/rect", rect, soon);
  return {
    async open(url) {
      await session.send("POST", "/url", { url });
    },
    async reload() {
      await session.send("POST", "/refresh", {});
    },
    async run<A, R>(act: (given: A) => R | Promise<R>, given: A): Promise<R> {
      const script = `const [json, done] = arguments;
        (${asText(act)})(json).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await session.send<{ value?: string; error?: string }>(
        "POST",
        "/execute/async",
        { script, args: [JSON.stringify(given)] },
      );
      if (value === undefined) throw new Error(error);
      return answered<R>(value);
    },
    async act(device) {
      await session.send("POST", "/actions", { actions: [device] });
    },
    async picture() {
      return Buffer.from(await session.send<string>("GET", "/screenshot"), "base64");
    },
    crashed: () => program.times(CRASHED) > before,
    async close() {
      await session.send("DELETE", "");
    },
  };
}
