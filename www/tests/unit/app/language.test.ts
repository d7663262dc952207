import { expect, test } from "vitest";

import { chooseLanguage } from "../../../src/i18n/language";

test.each([
  [["cs-CZ", "en"], "cs"],
  [["en-GB", "cs"], "en"],
  [["fr-FR", "cs-CZ"], "cs"],
  [["CS"], "cs"],
  [["sk-SK", "cs", "en"], "sk"],
  [["de-AT", "en"], "de"],
  [["fr", "pl"], "pl"],
  [["fr", "uk"], "en"],
  [["csb"], "en"],
  [[], "en"],
] as const)("a reader of %j gets %s", (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language);
});
