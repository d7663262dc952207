import { expect, test, vi } from "vitest";

import { Announcer } from "../../../src/board/access/speech";

test("what is added does not replace what was said just now, and what is past does not come back", async () => {
  const regions: { textContent: string }[] = [];
  vi.stubGlobal("document", {
    createElement: () => {
      const element = { textContent: "", setAttribute() {}, append() {} };
      regions.push(element);
      return element;
    },
  });
  const announcer = new Announcer();
  const said = () => regions.map(({ textContent }) => textContent).filter(Boolean);
  announcer.say("Choose.");
  announcer.add("A pin.");
  expect(said()).toEqual(["Choose. A pin."]);
  await Promise.resolve();
  announcer.add("A reserve.");
  expect(said()).toEqual(["A reserve."]);
  vi.unstubAllGlobals();
});
