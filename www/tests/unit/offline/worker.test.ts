import { beforeEach, describe, expect, test } from "vitest";

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { www } from "../i18n/catalogue";

const text = readFileSync(join(www, "tools/offline/worker.js"), "utf8");
const scope = "https://club.example/games/";

const FILES = [
  ["", 10, ""],
  ["assets/play.js", 10, ""],
  ["assets/folky.wasm", 20, "folky"],
  ["assets/folky-engine.wasm", 20, "folky"],
  ["assets/mixtour.wasm", 20, "mixtour"],
] as const;

/** How many files the disk takes; what the host does not have. */
let room: number;
let lost: ReadonlySet<string>;
let disk: Map<string, Map<string, Response>>;

const count = () => [...disk.values()].reduce((sum, { size }) => sum + size, 0);

const cacheOf = (name: string) => {
  const files = disk.get(name) ?? new Map<string, Response>();
  disk.set(name, files);
  return {
    match: async (url: string) => files.get(url)?.clone(),
    async put(url: string, answer: Response) {
      if (!files.has(url) && count() >= room) throw new DOMException("full", "QuotaExceededError");
      files.set(url, answer);
    },
    delete: async (url: string) => files.delete(url),
  };
};

const caches = {
  open: async (name: string) => cacheOf(name),
  async match(url: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, files] of disk) {
      if (cacheName === undefined || name === cacheName) {
        const found = files.get(url);
        if (found) return found.clone();
      }
    }
    return undefined;
  },
};

type Heard = (event: object) => void;

/** The service worker of a release, as the build writes it. */
function worker(release: string) {
  const heard = new Map<string, Heard>();
  const fetch = async (url: string) => {
    const name = url.slice(scope.length);
    if (lost.has(name)) return new Response("", { status: 404 });
    const body = name === "release.json" ? JSON.stringify({ release, files: FILES }) : release;
    return new Response(body, { headers: { "content-type": name ? "text/x" : "text/html" } });
  };
  const addEventListener = (name: string, run: Heard) => heard.set(name, run);
  const registration = { scope };
  const names = FILES.map(([name]) => name).filter((name) => !name.startsWith("assets/"));
  runInNewContext(`const RELEASE="${release}",NAMED=${JSON.stringify(names)};${text}`, {
    registration,
    caches,
    fetch,
    addEventListener,
    Response,
  });
  const send = async (name: string, event: object) => {
    let wait: unknown;
    heard.get(name)?.({ ...event, waitUntil: (work: unknown) => (wait = work) });
    await wait;
  };
  return {
    install: () => send("install", {}),
    async keep(...games: readonly string[]) {
      const said: { end?: string }[] = [];
      const port = { postMessage: (one: object) => said.push(one) };
      await send("message", { data: { keep: games }, ports: [port] });
      return said.at(-1)?.end;
    },
  };
}

/** The files of a release that are kept, but for its list. */
const kept = (release: string) =>
  [...(disk.get(`klubovna ${scope} ${release}`)?.keys() ?? [])]
    .map((url) => url.slice(scope.length))
    .filter((name) => name !== "release.json");

const PAGES = ["", "assets/play.js"];

beforeEach(() => {
  [room, lost, disk] = [Infinity, new Set(), new Map()];
});

describe("the service worker", () => {
  test("keeps games in every release from then on", async () => {
    await worker("one").install();
    expect(await worker("one").keep("folky")).toBe("kept");
    await worker("two").install();
    expect(kept("two")).toEqual([...PAGES, "assets/folky.wasm", "assets/folky-engine.wasm"]);
  });

  test.each([2, 3])(
    "gives the room back where %i files are not enough, and the next release comes",
    async (more) => {
      await worker("one").install();
      room = count() + more;
      expect(await worker("one").keep("folky", "mixtour")).toBe("full");
      expect(kept("one")).toEqual(PAGES);
      room = count() + 3;
      await worker("two").install();
      expect(kept("two")).toEqual(PAGES);
    },
  );

  test("installs a release although there is no room left for its games", async () => {
    await worker("one").install();
    await worker("one").keep("folky", "mixtour");
    room = count() + 4;
    await worker("two").install();
    expect(kept("two")).toEqual(PAGES);
  });

  test("installs a release although the host has a game no more", async () => {
    await worker("one").install();
    await worker("one").keep("folky");
    lost = new Set(["assets/folky.wasm", "assets/folky-engine.wasm"]);
    disk.delete(`klubovna ${scope} one`);
    await worker("two").install();
    expect(kept("two")).toEqual(PAGES);
  });

  test("asks later releases only for games of which it has everything", async () => {
    await worker("one").install();
    lost = new Set(["assets/folky-engine.wasm"]);
    expect(await worker("one").keep("mixtour", "folky")).toBe("unreachable");
    lost = new Set();
    await worker("two").install();
    expect(kept("two")).toEqual([...PAGES, "assets/mixtour.wasm"]);
  });

  test("does not install a release whose pages cannot be had", async () => {
    lost = new Set(["assets/play.js"]);
    await expect(worker("one").install()).rejects.toThrow("no ");
  });
});
