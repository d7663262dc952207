import { describe, expect, test } from "vitest";

import { seated } from "../../../src/game/programs";
import { levelOf, strengthAt } from "../../../src/game/seats";

describe("who sits at the table", () => {
  test("is written into the header of the record and read from it", () => {
    const tags = Object.fromEntries([
      ...seated({}, 1, { by: "level", amount: 3 }),
      ...seated({}, 2, { by: "match", amount: 8 }),
      ...seated({}, 3, { by: "time", amount: 30 }),
    ]);
    expect(tags).toEqual({
      Black: "Cyril",
      BlackType: "level 3",
      White2: "Helena",
      White2Type: "match 8",
      Black2: "Viktor",
      Black2Type: "time 30",
    });
    const strengths = [0, 1, 2, 3].map((seat) => strengthAt(tags, seat));
    expect(strengths).toEqual([
      null,
      { by: "level", amount: 3 },
      { by: "match", amount: 8 },
      { by: "time", amount: 30 },
    ]);
    // Who plays by time is as good as the best, and nobody is better.
    expect(strengths.map((strength) => levelOf(strength, 6))).toEqual([0, 3, 6, 6]);
  });

  test("a person takes the program's chair and not its name; a person's name stays", () => {
    const tags = { White: "Anna", Black: "Klubovna 3", BlackType: "level 3" };
    expect(seated(tags, 1, null)).toEqual([
      ["Black", ""],
      ["BlackType", ""],
    ]);
    expect(seated(tags, 0, null)).toEqual([]);
  });

  test.each(["human", "level", "level 123", "level 0", "time 1000", "program", "level 3 or so"])(
    "%s in somebody's record is a person",
    (type) => expect(strengthAt({ WhiteType: type }, 0)).toBeNull(),
  );
});
