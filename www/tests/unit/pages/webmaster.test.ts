import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";

import { describe, expect, test, vi } from "vitest";

import type { GameError } from "../../../src/game-error";
import { readAddress } from "../../../src/embed/address";
import type { Choice } from "../../../src/pages/webmaster/choice";
import { elementCode, frameCode, policyOf } from "../../../src/pages/webmaster/code";
import { siteZip } from "../../../src/pages/webmaster/site-zip";
import { zip } from "../../../src/pages/webmaster/zip";
import { MANIFEST } from "../../../tools/package/manifest.mjs";
import { LANGUAGES, textOf, writtenIds } from "../i18n/catalogue";

const choice: Choice = {
  game: "folky",
  mode: "play",
  record: "",
  position: "",
  level: 0,
  lang: "",
  theme: "",
  board: "wood",
  set: "house",
  coordinates: "inside",
  size: 0,
};

const BASE = "https://klub.example/games/";

describe("code for a page", () => {
  test("says no more than was chosen", () => {
    expect(elementCode(choice, BASE)).toBe(
      `<script type="module" src="https://klub.example/games/board-game.js"></script>\n<board-game game="folky" mode="play"></board-game>`,
    );
    expect(frameCode(choice, "/games", "FOLKY", 500)).toBe(
      `<iframe src="/games/embed.html#/folky/play" title="FOLKY" width="100%" height="500" loading="lazy" frameborder="0"></iframe>`,
    );
  });

  test("makes no frame wider than its place", () => {
    const code = frameCode({ ...choice, size: 480 }, "/games", "FOLKY", 500);
    expect(code).toContain(`embed.html#/folky/play?size=480"`);
    expect(code).toContain(`width="480" style="max-width:100%" height="500"`);
  });

  test("holds any record, and lets none out of its place", () => {
    const record = `[Klubovna "1"]\n[Game "folky"]\n\n1. Rh7 {</board-game><script>alert(1)</script> & co} Ra3`;
    const told: Choice = { ...choice, mode: "replay", record };
    const code = elementCode(told, BASE);
    expect(code.match(/<\/?[a-z-]+/g)).toEqual([
      "<script",
      "</script",
      "<board-game",
      "</board-game",
    ]);
    expect(code).toContain(`[Klubovna "1"]`);
    const [, address = ""] = /src="([^"]*)"/.exec(frameCode(told, BASE, "FOLKY", 500)) ?? [];
    const read = readAddress(new URL(address.replaceAll("&amp;", "&")).hash);
    expect(read.record).toBe(record);
    expect(read.attributes).toEqual({ game: "folky", mode: "replay" });
  });

  test("leaves out what the mode does not take", () => {
    const all = {
      ...choice,
      level: 3,
      record: "1. Rh7",
      position: "8/8 w",
      theme: "dark",
      lang: "cs",
    };
    const written = (mode: Choice["mode"]) => elementCode({ ...all, mode, size: 320 }, BASE);
    expect(written("play")).toContain(
      `mode="play" level="3" position="8/8 w" lang="cs" theme="dark" size="320"></board-game>`,
    );
    expect(written("diagram")).not.toMatch(/level|Rh7/);
    expect(written("replay")).toMatch(/>\n1\. Rh7\n</);
    expect(written("replay")).not.toMatch(/level|position/);
    const [, address = ""] =
      /src="([^"]*)"/.exec(frameCode({ ...all, size: 320 }, BASE, "FOLKY", 9)) ?? [];
    expect(readAddress(new URL(address.replaceAll("&amp;", "&")).hash).attributes).toEqual({
      game: "folky",
      mode: "play",
      level: "3",
      position: "8/8 w",
      lang: "cs",
      theme: "dark",
      size: "320",
    });
  });

  test("says how the board looks, where that is not the usual", () => {
    const look = { board: "print", set: "signs", coordinates: "outside" } as const;
    expect(elementCode({ ...choice, ...look }, BASE)).toContain(
      `mode="play" board="print" set="signs" coordinates="outside"></board-game>`,
    );
    const [, address = ""] =
      /src="([^"]*)"/.exec(frameCode({ ...choice, ...look }, BASE, "FOLKY", 9)) ?? [];
    const read = readAddress(new URL(address.replaceAll("&amp;", "&")).hash);
    expect(read.attributes).toMatchObject(look);
  });

  test("comes with the policy that it needs", () => {
    expect(policyOf("element", "/games/")).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(policyOf("element", BASE)).toBe(
      "default-src 'self'; script-src 'self' https://klub.example 'wasm-unsafe-eval'; connect-src 'self' https://klub.example; worker-src blob: https://klub.example",
    );
    expect(policyOf("frame", "/games/")).toBe("frame-src 'self'");
    expect(policyOf("frame", BASE)).toBe("frame-src https://klub.example");
  });
});

describe("what is said of the element", () => {
  const [element] = JSON.parse(readFileSync(MANIFEST, "utf8")).modules[0].declarations;
  const lists = {
    attribute: element.attributes,
    method: element.members.filter(({ kind }: { kind: string }) => kind === "method"),
    event: element.events,
    slot: element.slots,
    part: element.cssParts,
    property: element.cssProperties,
  } as const;
  const told: ReadonlyMap<string, string> = new Map(
    Object.entries(lists).flatMap(([kind, list]) =>
      list.map(
        ({ name, description }: { readonly name: string; readonly description: string }) =>
          [`webmaster-${kind}-${name.replace(/^--/, "") || "default"}`, description] as const,
      ),
    ),
  );

  test.each(LANGUAGES)("is said of all of it, and of nothing else, in %s", (language) => {
    const written = writtenIds(textOf(language, "webmaster.ftl")).filter((id) =>
      /^webmaster-(attribute|method|event|slot|part|property)-/.test(id),
    );
    expect(written.toSorted()).toEqual([...told.keys()].toSorted());
  });

  test("is in English what the manifest says", () => {
    const text = textOf("en", "webmaster.ftl");
    for (const [id, description] of told) expect(text).toContain(`\n${id} = ${description}\n`);
  });
});

describe("the site in an archive", () => {
  /** What a host has, and what a worker keeps of the release before. */
  function host(now: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>>) {
    vi.stubGlobal("location", { href: "https://klub.example/games/index.html#/webmaster" });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: URL, { cache }: RequestInit = {}) => {
      const name = url.pathname.replace("/games/", "");
      asked.push(name);
      const body = cache === "no-store" ? now[name] : (kept[name] ?? now[name]);
      return new Response(body ?? null, { status: body === undefined ? 404 : 200 });
    });
    return asked;
  }
  const release = (mark: string) => ({
    "files.json": JSON.stringify([`assets/main-${mark}.js`, "files.json", "index.html"]),
    "release.json": JSON.stringify({ release: mark, files: [] }),
    "index.html": `<meta name="klubovna-release" content="${mark}" />`,
    [`assets/main-${mark}.js`]: mark,
  });
  const now = release("new");

  test("is that of the host, whatever is kept here of the release before", async () => {
    host(now, release("old"));
    const archive = await (await siteZip(() => undefined)).text();
    expect(archive).toContain("assets/main-new.js");
    expect(archive).not.toContain("old");
  });

  test("is none where a file is missing or of another release", async () => {
    const code = async (files: Readonly<Record<string, string>>) => {
      host(files, {});
      return siteZip(() => undefined).catch((thrown: GameError) => thrown.code);
    };
    expect(await code({ ...now, "index.html": release("old")["index.html"] ?? "" })).toBe(
      "webmaster-changed",
    );
    const { "index.html": _, ...rest } = now;
    expect(await code(rest)).toBe("webmaster-file");
    // The host is given another release while files are on their way.
    const changing = { ...now };
    host(changing, {});
    const outcome = siteZip(() => Object.assign(changing, release("newer")));
    await expect(outcome).rejects.toMatchObject({ code: "webmaster-changed" });
  });
});

test("an archive holds its files as they are", async () => {
  const files = { "a.txt": "123456789", "assets/příklad.js": "x".repeat(70_000), empty: "" };
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: encoder.encode(text),
  }));
  const bytes = Buffer.from(await zip(entries).arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(entries.length);
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  for (const { name, bytes: own } of entries) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    expect(bytes.readUInt32LE(at + 16)).toBe(crc32(own));
    expect(bytes.readUInt32LE(at + 24)).toBe(own.length);
    const length = bytes.readUInt16LE(at + 28);
    expect(bytes.toString("utf8", at + 46, at + 46 + length)).toBe(name);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + bytes.readUInt16LE(local + 26);
    expect(bytes.subarray(from, from + own.length).equals(Buffer.from(own))).toBe(true);
    at += 46 + length;
  }
  expect(at).toBe(end);
});
