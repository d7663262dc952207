import { afterEach, expect, test, vi } from "vitest";

import { dated, fileName } from "../../../src/backup/file-name";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["Pacific/Auckland", "klubovna-2026-03-02.json"],
  ["UTC", "klubovna-2026-03-01.json"],
  ["America/Los_Angeles", "klubovna-2026-03-01.json"],
])("in %s a file has the day that the clock there shows", (zone, name) => {
  vi.stubEnv("TZ", zone);
  expect(fileName("json", Date.UTC(2026, 2, 1, 20))).toBe(name);
  expect(`${dated("klubovna", Date.UTC(2026, 2, 1, 20))}.json`).toBe(name);
});
