import { expect, test } from "vitest";

import { typescript } from "../i18n/sources";

test("of Lit, templates and directives alone are used: its own element would come with every page", () => {
  const from = typescript.flatMap(({ path, text }) =>
    [...text.matchAll(/from "((?:@?lit)[^"]*)"/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(from.length).toBeGreaterThan(40);
  const other = from.filter(({ name }) => !/^lit\/(?:html|directives\/[\w-]+)\.js$/.test(name));
  expect(other).toEqual([]);
});
