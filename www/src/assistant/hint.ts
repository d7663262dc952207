import type { Annotation } from "../game/annotation";
import type { LineView } from "../generated/types/LineView";
import type { Phrase } from "../generated/types/Phrase";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Step } from "../generated/types/Step";

/** How much of a hint is given: where to begin, the move, and why. */
export type HintStage = 1 | 2 | 3;

/** A hint about a position. */
export interface Hint {
  readonly node: number;
  readonly stage: HintStage;
  readonly side: number;
  readonly line: LineView;
  /** The next best move, where there is one. */
  readonly other: LineView | null;
  /** What the move begins with. */
  readonly first: Step | null;
  readonly cells: readonly string[];
  /** What the move does, in sentences. */
  readonly news: readonly Phrase[];
  /** Why it is good, as far as that can be proved. */
  readonly reasons: readonly Phrase[];
}

/** Where a step is on the board: a cell, or a board that moves by its stand. */
export function placeOf(step: Step): string | null {
  if ("cell" in step) return step.cell;
  return "board" in step ? step.board : null;
}

/** The way to enter an action that says most: from a tray to a cell rather than the cell alone. */
function wayOf({ choices }: Snapshot, code: string): readonly Step[] {
  const ways = choices.find((choice) => choice.code === code)?.ways ?? [];
  return ways.reduce((best, way) => (way.length > best.length ? way : best), ways[0] ?? []);
}

export function hintOf(
  node: number,
  here: Snapshot,
  then: Snapshot,
  [line, other]: readonly [LineView, ...LineView[]],
  reasons: readonly Phrase[],
): Hint {
  const way = wayOf(here, line.codes[0] ?? "");
  const [first = null] = way;
  const cells = way.flatMap((step) => placeOf(step) ?? []);
  const { side } = here.scene.turn;
  // A single click would tell all at once.
  const oneStep = way.length < 2;
  return {
    node,
    stage: oneStep ? 2 : 1,
    side,
    line,
    other: other ?? null,
    first,
    cells,
    news: then.news,
    reasons,
  };
}

/** What a hint draws on the board: where to begin, then the whole way. */
export function drawnOf({ stage, cells, first }: Hint, colour: number): readonly Annotation[] {
  const [from, ...rest] = cells;
  if (from === undefined) return [];
  if (stage === 1) return first && placeOf(first) !== null ? [{ from, to: from, colour }] : [];
  if (rest.length === 0) return [{ from, to: from, colour }];
  return rest.map((to, at) => ({ from: cells[at] ?? from, to, colour }));
}
