import { describe, expect, it } from "vitest";

import { StackExpansion } from "../../../src/board/core/stack-expansion";

/** Steps every 16 ms until the fan rests; the amounts on the way. */
function run(fan: StackExpansion, wanted: string, calm = false): number[] {
  const amounts: number[] = [];
  for (let now = 1000; fan.step(wanted, now, calm); now += 16) {
    amounts.push(fan.amount);
    if (amounts.length > 100) throw new Error("the fan never rests");
  }
  return amounts;
}

describe("the fan", () => {
  it("opens by and by and then rests", () => {
    const fan = new StackExpansion();
    const amounts = run(fan, "c4");
    expect(fan).toMatchObject({ cell: "c4", amount: 1 });
    expect(amounts.length).toBeGreaterThan(4);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(fan.step("c4", 5000, false)).toBe(false);
  });

  it("closes the old stack before it opens another", () => {
    const fan = new StackExpansion();
    run(fan, "c4");
    fan.step("b2", 5000, false);
    expect(fan.cell).toBe("c4");
    run(fan, "b2");
    expect(fan).toMatchObject({ cell: "b2", amount: 1 });
  });

  it("closes when nothing is wanted, and rests", () => {
    const fan = new StackExpansion();
    run(fan, "c4");
    run(fan, "");
    expect(fan).toMatchObject({ cell: "", amount: 0 });
    expect(fan.step("", 9000, false)).toBe(false);
  });

  it("opens at once under reduced motion", () => {
    expect(run(new StackExpansion(), "c4", true)).toEqual([0, 1]);
  });
});
