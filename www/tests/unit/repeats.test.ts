import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { beforeAll, describe, expect, test } from "vitest";

import { REPEATS } from "../e2e/support/repeats";

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
}

/** All end-to-end tests of a configuration, named as Playwright compares them with patterns. */
function namesIn(config: string): string[] {
  const list = ["test", "--list", "--reporter=json", "-c", config];
  const listed = execFileSync("node_modules/.bin/playwright", list, {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { ...process.env, KLUBOVNA_THOROUGH: "1" },
    maxBuffer: 1 << 26,
  });
  const names = ({ title, suites = [], specs = [] }: Suite, around = ""): string[] => [
    ...suites.flatMap((suite) => names(suite, `${around} ${title}`)),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName }) => `${projectName}${around} ${title} ${spec.title}`),
    ),
  ];
  return (JSON.parse(listed.toString()) as { suites: Suite[] }).suites.flatMap((suite) =>
    names(suite),
  );
}

describe("tests that an ordinary run leaves out", () => {
  let all: readonly string[] = [];
  beforeAll(() => {
    all = ["playwright.config.ts", "playwright.engines.config.ts"].flatMap(namesIn);
  }, 120_000);

  test("are there", () => {
    expect(REPEATS.filter((pattern) => !all.some((name) => pattern.test(name)))).toEqual([]);
  });

  test("repeat others: of each file some are left, and in all most", () => {
    const left = all.filter((name) => !REPEATS.some((pattern) => pattern.test(name)));
    expect(left.length).toBeGreaterThan(all.length * 0.8);
    const files = (names: readonly string[]) =>
      new Set(names.map((name) => /\S+\.spec\.ts/.exec(name)?.[0]));
    expect([...files(all)].filter((file) => !files(left).has(file))).toEqual([]);
  });
});
