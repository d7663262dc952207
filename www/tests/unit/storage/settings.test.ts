import { afterEach, describe, expect, test, vi } from "vitest";

import { settingsUnknown } from "../../../src/pages/settings/unknown";
import {
  loadSettings,
  readSettings,
  saveSettings,
  settingsKeeping,
} from "../../../src/storage/settings";

const standard = readSettings(null, ["en"]);

describe("settings", () => {
  test("are the standard ones where nothing is stored", () => {
    expect(standard).toMatchObject({ theme: "auto", speed: 250, letters: null, language: "en" });
  });

  test("come back as they were written", () => {
    const chosen = { ...standard, theme: "dark", speed: 0, letters: "figurine", language: "cs" };
    expect(readSettings(JSON.stringify(chosen), ["en"])).toEqual(chosen);
  });

  test.each([["not json {"], ["null"], ["[]"], ['"dark"'], ["7"]])(
    "are the standard ones where %s is stored",
    (stored) => {
      expect(readSettings(stored, ["en"])).toEqual(standard);
    },
  );

  test("replace a value that does not fit and keep the others", () => {
    const stored = JSON.stringify({ theme: "pink", speed: 251, keys: "no", confirm: true });
    expect(readSettings(stored, ["en"])).toEqual({ ...standard, confirm: true });
  });

  test("leave out what is no setting any more", () => {
    expect(readSettings('{"thinkTime":30}', ["en"])).toEqual(standard);
  });

  test.each([
    [true, "inside"],
    [false, "none"],
  ])("have had coordinates as yes or no: %s", (before, now) => {
    expect(readSettings(JSON.stringify({ coordinates: before }), ["en"]).coordinates).toBe(now);
  });

  test("take the language of the browser until one is chosen", () => {
    expect(readSettings(null, ["cs-CZ", "en"]).language).toBe("cs");
    expect(readSettings('{"language":"en"}', ["cs-CZ"]).language).toBe("en");
  });
});

describe("settings in a browser", () => {
  /** Local storage with this in it; `full` takes nothing more. */
  function stubStorage(text: string | null, full = false): { readonly text: string | null } {
    const storage = {
      text,
      getItem: () => storage.text,
      setItem(_key: string, value: string) {
        if (full) throw new DOMException("full", "QuotaExceededError");
        storage.text = value;
      },
    };
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("navigator", { languages: ["en"] });
    return storage;
  }

  afterEach(() => vi.unstubAllGlobals());

  test("are kept", () => {
    const storage = stubStorage(null);
    saveSettings({ ...standard, theme: "dark" });
    expect(settingsKeeping()).toBe("kept");
    expect(readSettings(storage.text, ["en"])).toEqual({ ...standard, theme: "dark" });
  });

  test("of a newer version are read as far as they fit, and never overwritten", () => {
    const newer = '{"version":99,"theme":"dark","pieces":"holograms"}';
    const storage = stubStorage(newer);
    expect(loadSettings()).toMatchObject({ theme: "dark", pieces: standard.pieces });
    expect(settingsKeeping()).toBe("newer");
    saveSettings({ ...standard, theme: "light" });
    expect(storage.text).toBe(newer);
  });

  test("written by a newer tab meanwhile are left alone, too", () => {
    const storage = stubStorage(null) as { text: string | null };
    loadSettings();
    storage.text = '{"version":99}';
    saveSettings(standard);
    expect(storage.text).toBe('{"version":99}');
    expect(settingsKeeping()).toBe("newer");
  });

  test("of another release, unknown here, are kept until something else is chosen", () => {
    const other = { version: 1, board: "marble", set: "glass", sky: "blue", coordinates: false };
    const storage = stubStorage(JSON.stringify(other));
    const loaded = loadSettings();
    expect(loaded).toMatchObject({ board: "wood", set: "house", coordinates: "none" });
    expect(settingsUnknown()).toBe(true);
    saveSettings({ ...loaded, set: "signs" });
    expect(JSON.parse(storage.text ?? "")).toMatchObject({
      board: "marble",
      set: "signs",
      sky: "blue",
      coordinates: "none",
    });
    saveSettings({ ...loadSettings(), board: "moss" });
    expect(loadSettings()).toMatchObject({ board: "moss", set: "signs" });
    expect(settingsUnknown()).toBe(false);
  });

  test("that cannot be kept are said to hold for this visit", () => {
    stubStorage(null, true);
    saveSettings(standard);
    expect(settingsKeeping()).toBe("none");
  });
});
