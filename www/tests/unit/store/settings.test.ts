import { describe, expect, test } from "vitest";

import { readSettings } from "../../../src/store/settings";

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

  test("take the language of the browser until one is chosen", () => {
    expect(readSettings(null, ["cs-CZ", "en"]).language).toBe("cs");
    expect(readSettings('{"language":"en"}', ["cs-CZ"]).language).toBe("en");
  });
});
