import { describe, expect, test } from "vitest";

import { levelAt, seated } from "../../../src/game/seats";

describe("who sits at the table", () => {
  test("is written into the header of the record and read from it", () => {
    const tags = Object.fromEntries([...seated({}, 1, 3), ...seated({}, 2, 8)]);
    expect(tags).toEqual({
      Black: "Klubovna 3",
      BlackType: "level 3",
      White2: "Klubovna 8",
      White2Type: "level 8",
    });
    expect([0, 1, 2, 3].map((seat) => levelAt(tags, seat))).toEqual([0, 3, 8, 0]);
  });

  test("a person takes the program's chair and not its name; a person's name stays", () => {
    const tags = { White: "Anna", Black: "Klubovna 3", BlackType: "level 3" };
    expect(seated(tags, 1, 0)).toEqual([
      ["Black", ""],
      ["BlackType", ""],
    ]);
    expect(seated(tags, 0, 0)).toEqual([]);
  });

  test.each(["human", "level", "level 123", "program", "level 3 or so"])(
    "%s in somebody's record is a person",
    (type) => expect(levelAt({ WhiteType: type }, 0)).toBe(0),
  );
});
