import { describe, expect, test } from "vitest";

import type { Match } from "../../../src/game/match";
import type { Strength } from "../../../src/game/seats";
import { Seating } from "../../../src/pages/shared/seating";

/** The tags that a seating writes. */
function tagsOf(seating: Seating): Readonly<Record<string, string>> {
  const tags: Record<string, string> = {};
  const match = {
    setTags: (entries: readonly (readonly [string, string])[]) => {
      for (const [name, value] of entries) tags[name] = value;
    },
  };
  seating.signInto(match as unknown as Match);
  return tags;
}

const level = (amount: number): Strength => ({ by: "level", amount });

describe("who is to play", () => {
  const alone = new Seating(2, 10).withName("White", "Eva ").withProgram("Black", level(4));

  test("is written into the game, names without blanks around them", () => {
    const { name, type } = { name: "Dora", type: "level 4" };
    expect(tagsOf(alone)).toEqual({ White: "Eva", Black: name, BlackType: type });
  });

  test("has no higher level than the game has with its options", () => {
    expect(tagsOf(alone.withLevels(2))["BlackType"]).toBe("level 2");
    expect(tagsOf(alone.withLevels(0))).toEqual({ White: "Eva" });
    const timed = alone.withProgram("Black", { by: "time", amount: 60 });
    expect(tagsOf(timed.withLevels(2))["BlackType"]).toBe("time 60");
  });

  test("changes sides, partners too, and the person sits at the own side", () => {
    const four = alone.withCount(4).withName("White2", "Jan").withName("Black2", "Petr");
    expect([alone.bottom, alone.swapped.bottom]).toEqual([0, 1]);
    expect(four.swapped.seats.map((seat) => four.swapped.name(seat))).toEqual([
      "Dora",
      "Eva ",
      "Petr",
      "Jan",
    ]);
    expect(four.swapped.first).toBe("Dora + Petr");
    expect(tagsOf(four.swapped.swapped)).toEqual(tagsOf(four));
  });

  test("against the program leaves one person, on the side that was chosen", () => {
    const four = new Seating(4, 10).against(level(3), 1);
    expect(tagsOf(four)).toMatchObject({ WhiteType: "level 3", White2Type: "level 3" });
    expect(tagsOf(four)["BlackType"]).toBeUndefined();
    expect(four.bottom).toBe(1);
    expect(tagsOf(new Seating(2, 0).against(level(3), 1))).toEqual({});
  });

  test("of a table of two leaves out partners that were named before", () => {
    const four = alone.withCount(4).withName("White2", "Jan");
    expect(tagsOf(four)["White2"]).toBe("Jan");
    expect(tagsOf(four.withCount(2))["White2"]).toBeUndefined();
  });
});
