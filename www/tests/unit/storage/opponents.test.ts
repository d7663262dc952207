import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settingsUnknown } from "../../../src/pages/settings/unknown";
import { readOpponents } from "../../../src/storage/opponents";
import { readSettings, saveSettings, SETTINGS_KEY } from "../../../src/storage/settings";

/** Local storage with this in it; `full` takes nothing more. */
function stubStorage(text: string | null, full = false): Map<string, string> {
  const kept = new Map(text === null ? [] : [[SETTINGS_KEY, text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  return kept;
}

/** What this tab was told is forgotten with the module. */
const fresh = async () => {
  vi.resetModules();
  return import("../../../src/storage/opponents");
};

const STANDARD = { level: 1, strength: "level", seconds: 10, ponder: "plugged", matched: {} };

beforeEach(() => stubStorage(null));
afterEach(() => vi.unstubAllGlobals());

describe("what is kept of opponents", () => {
  test.each([
    [{}],
    [{ level: 0, strength: "dan", seconds: 601, matched: null }],
    [{ level: "4", strength: 3, seconds: 1.5, matched: "folky" }],
    [{ level: 100, seconds: -1, matched: { folky: 0, go: 2.5, chess: "3" } }],
  ])("is the standard where %o was found", (found) => {
    expect(readOpponents(found)).toEqual(STANDARD);
  });

  test.each([
    ["seconds", null],
    ["seconds", -10],
    ["seconds", 1e9],
    ["seconds", "NaN"],
    ["level", 0],
    ["strength", "dan"],
    ["ponder", "sometimes"],
    ["matched", { folky: "much" }],
  ])(
    "that makes no sense here is told, kept, and replaced only by a choice: %s %o",
    async (name, value) => {
      const kept = stubStorage(JSON.stringify({ version: 1, [name]: value }));
      const { keepOpponents, loadOpponents } = await fresh();
      expect(settingsUnknown()).toBe(true);
      expect(loadOpponents()).toEqual(STANDARD);
      const written = () => JSON.parse(kept.get(SETTINGS_KEY) ?? "");
      keepOpponents({ ...loadOpponents() });
      expect(written()[name]).toEqual(value);
      keepOpponents({
        level: 2,
        strength: "time",
        seconds: 600,
        ponder: "never",
        matched: { folky: 3 },
      });
      expect(settingsUnknown()).toBe(false);
      expect(written()).toMatchObject({ level: 2, seconds: 600, matched: { folky: 3 } });
    },
  );

  test("that another release knows of one game outlasts a result in another", async () => {
    const kept = stubStorage('{"version":1,"matched":{"folky":"much","mixtour":2}}');
    const { keepOpponents, loadOpponents } = await fresh();
    keepOpponents({ matched: { ...loadOpponents().matched, mixtour: 3 } });
    expect(JSON.parse(kept.get(SETTINGS_KEY) ?? "")).toMatchObject({
      matched: { folky: "much", mixtour: 3 },
    });
  });

  test("stays beside the settings, and these beside it", async () => {
    const kept = stubStorage(JSON.stringify({ version: 1, theme: "dark", level: 4 }));
    const { keepOpponents, loadOpponents } = await fresh();
    // A level of the releases before.
    expect(loadOpponents()).toEqual({ ...STANDARD, level: 4 });
    keepOpponents({ strength: "match", matched: { folky: 3 } });
    saveSettings({ ...readSettings(kept.get(SETTINGS_KEY) ?? null, ["en"]), speed: 0 });
    expect(JSON.parse(kept.get(SETTINGS_KEY) ?? "")).toMatchObject({ theme: "dark", speed: 0 });
    const again = await fresh();
    expect(again.loadOpponents()).toEqual({
      level: 4,
      strength: "match",
      seconds: 10,
      ponder: "plugged",
      matched: { folky: 3 },
    });
  });

  test.each([
    ["storage is full", stubStorage.bind(null, null, true)],
    ["settings are of a newer version", stubStorage.bind(null, '{"version":99}')],
  ])("holds for the visit where %s", async (_, stub) => {
    const before = new Map(stub());
    const kept = stub();
    const { keepOpponents, loadOpponents } = await fresh();
    keepOpponents({ strength: "time", seconds: 30 });
    expect(loadOpponents()).toMatchObject({ strength: "time", seconds: 30 });
    expect(kept).toEqual(before);
  });

  test("is what was kept last as soon as there is room again", async () => {
    stubStorage(null, true);
    const { keepOpponents, loadOpponents } = await fresh();
    keepOpponents({ strength: "time", seconds: 30 });
    const kept = stubStorage(null);
    keepOpponents({ level: 5 });
    expect(loadOpponents()).toEqual({ ...STANDARD, level: 5, strength: "time", seconds: 30 });
    // Another tab goes on from there.
    kept.set(SETTINGS_KEY, JSON.stringify({ version: 1, matched: { folky: 4 } }));
    expect(loadOpponents().matched).toEqual({ folky: 4 });
  });
});
