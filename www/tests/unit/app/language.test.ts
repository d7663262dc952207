import { expect, test } from "vitest";

import { chooseLanguage } from "../../../src/i18n/language";

test.each([
  [["cs-CZ", "en"], "cs"],
  [["en-GB", "cs"], "en"],
  [["de-DE", "cs-CZ"], "cs"],
  [["CS"], "cs"],
  // Slovak readers read Czech.
  [["sk-SK", "en"], "cs"],
  [["fr", "pl"], "en"],
  [["csb"], "en"],
  [[], "en"],
] as const)("a reader of %j gets %s", (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});
