import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../../../src/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every part that is loaded later is loaded where a failure is told", () => {
  const found: string[] = [];
  for (const [path, text] of Object.entries(SOURCES)) {
    for (const { index } of text.matchAll(/(?<!typeof |\* .*)\bimport\(/g)) {
      const before = text.slice(Math.max(0, index - 60), index);
      found.push(/\bpart\(\s*(async )?\(\) =>\s*(\(await )?$/.test(before) ? "part" : path);
    }
  }
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((one) => one !== "part")).toEqual([]);
});
