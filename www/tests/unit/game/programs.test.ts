import { describe, expect, test } from "vitest";

import { CLUB, programName, seated } from "../../../src/game/programs";
import { strengthAt } from "../../../src/game/seats";
import { LANGUAGES, textOf, writtenIds } from "../i18n/catalogue";

describe("the members of the club", () => {
  test("have names of their own in plain letters, by the alphabet as they get stronger", () => {
    const names = [...CLUB, programName({ by: "time", amount: 10 })];
    expect(names).toEqual([...new Set(names)].toSorted());
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{3,6}$/);
  });

  test("sign by their level, whoever they match; a level without a member has its number", () => {
    expect(programName({ by: "level", amount: 4 })).toBe("Dora");
    expect(programName({ by: "match", amount: 4 })).toBe("Dora");
    expect(programName({ by: "level", amount: CLUB.length + 1 })).toBe("Klubovna 15");
  });

  test.each(LANGUAGES)("are told of one by one: %s", (language) => {
    const told = writtenIds(textOf(language, "new.ftl")).filter((id) => id.startsWith("new-club-"));
    expect(told).toEqual(CLUB.map((_, at) => `new-club-${at + 1}`));
  });

  test("are known in records by their kind of player, as programs of older records are", () => {
    const old = { Black: "Klubovna 4", BlackType: "level 4" };
    const now = Object.fromEntries(seated({}, 1, { by: "level", amount: 4 }));
    expect(now).toEqual({ Black: "Dora", BlackType: "level 4" });
    for (const tags of [old, now]) expect(strengthAt(tags, 1)).toEqual({ by: "level", amount: 4 });
    // Somebody of that name is nobody's program.
    expect(strengthAt({ Black: "Dora" }, 1)).toBeNull();
  });
});
