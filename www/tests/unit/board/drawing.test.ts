import { describe, expect, it, vi } from "vitest";

import { Drawing } from "../../../src/board/overlays/drawing";
import { skeletonOf } from "../../../src/board/element/skeleton";
import { arrange } from "../../../src/board/core/geometry";
import type { Annotation } from "../../../src/game/annotation";
import { noteItems } from "../../../src/board/canvas/painters/notes";
import { UNREAD } from "../../../src/board/canvas/theme";

const model = skeletonOf("folky");
if (!model) throw new Error("no skeleton");
const geometry = arrange(model.layout, [], false, { width: 800, height: 800 }, 1);
const note = (from: string, to: string, colour = 0): Annotation => ({ from, to, colour });

function drawing(): [Drawing, (readonly Annotation[])[]] {
  const told: (readonly Annotation[])[] = [];
  const load = async () => board.paintWith(noteItems);
  const board = new Drawing((notes) => told.push(notes), load);
  return [board, told];
}

describe("drawing on the board", () => {
  it("tells what was drawn only when the stroke is done", () => {
    const [board, told] = drawing();
    board.stroke(geometry, note("a1", "a4"), false);
    expect(board.notes).toEqual([]);
    expect(told).toEqual([]);
    board.stroke(geometry, note("a1", "a5"), true);
    expect(board.notes).toEqual([note("a1", "a5")]);
    expect(told).toHaveLength(1);
  });

  it("snaps an arrow to a line", () => {
    const [board] = drawing();
    board.stroke(geometry, note("a1", "e4"), true);
    expect(board.notes).toEqual([note("a1", "e5")]);
  });

  it("gives a stroke up that ends nowhere", () => {
    const [board, told] = drawing();
    board.stroke(geometry, note("a1", "a4"), false);
    board.stroke(geometry, note("", ""), true);
    expect(board.notes).toEqual([]);
    expect(told).toEqual([]);
  });

  it("asks for what paints when there is something to paint, and again where it did not come", async () => {
    const load = vi.fn().mockResolvedValue(undefined);
    const board = new Drawing(() => {}, load);
    const painted = () => board.items(geometry, UNREAD, [], false).map(({ key }) => key);
    expect(painted()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    board.set([note("a1", "a1", 2)]);
    painted();
    expect(painted()).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      painted();
      expect(load).toHaveBeenCalledTimes(2);
    });
    board.paintWith(noteItems);
    expect(painted()).toEqual(["note a1 a1 2"]);
  });

  it("lays circles of wells under their stacks, whose numbers would be crossed", () => {
    const layout = skeletonOf("mixtour")?.layout;
    if (!layout) throw new Error("no skeleton");
    const wells = arrange(layout, [], false, { width: 800, height: 800 }, 1);
    const [board] = drawing();
    board.paintWith(noteItems);
    board.set([note("a1", "a1"), note("a1", "c3")]);
    const painted = (on: typeof geometry, under: boolean) =>
      board.items(on, UNREAD, [], under).map(({ key }) => key);
    expect(painted(wells, true)).toEqual(["note a1 a1 0"]);
    expect(painted(wells, false)).toEqual(["note a1 c3 0"]);
    expect(painted(geometry, true)).toEqual([]);
    expect(painted(geometry, false)).toHaveLength(2);
  });

  it("shows what the program points out, which is no drawing and is not wiped", () => {
    const [board, told] = drawing();
    const hints = [note("b1", "c3")];
    const painted = () => board.items(geometry, UNREAD, hints, false).map(({ key }) => key);
    board.toggle(note("a1", "a1", 2));
    painted();
    expect(painted()).toEqual(["note b1 c3 0", "note a1 a1 2"]);
    board.wipe();
    expect(painted()).toEqual(["note b1 c3 0"]);
    expect(told).toEqual([[note("a1", "a1", 2)], []]);
  });

  it("is wiped once, and set in silence", () => {
    const [board, told] = drawing();
    board.set([note("a1", "a1", 2)]);
    expect(told).toEqual([]);
    board.wipe();
    board.wipe();
    expect(told).toEqual([[]]);
  });
});
