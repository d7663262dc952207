import type { Annotation } from "../../../game/annotation";
import type { BoardState } from "../../core/board-state";
import type { Theme } from "../../canvas/theme";
import type { Guides, Note, Way } from "./guides";
import { paintBoards } from "./paint";
import type { Things } from "./pick";
import { columnAt, type SceneLayout } from "./scene-layout";

/** What a person looks at and is told, besides the state of the board. */
export interface Looked {
  readonly hover: string | null;
  readonly focus: string | null;
  readonly refused: readonly string[];
  /** Something can be done with the cell under the hand. */
  readonly useful: boolean;
  /** The boards are read from the second side's chair. */
  readonly turned: boolean;
}

/** Paints the boards and points out what the state says; whether anything is seen to differ. */
export class Highlights {
  #key = "";

  constructor(private readonly guides: Guides) {}

  show(things: Things, theme: Theme, board: BoardState, looked: Looked): boolean {
    const { layout, boards, pieces } = things;
    const { hover, focus, useful } = looked;
    const { node, press } = board.chosen;
    const reach = new Set(board.reach.keys());
    const cell = hover ?? focus;
    const column = cell === null ? [] : columnAt(layout, cell);
    const aimed = useful ? hover : null;
    const others = column.flatMap(({ id }) => (id === cell ? [] : [id]));
    const painted = paintBoards(boards, layout, theme, board, { ...looked, column: others });
    const selected = node.choice ? null : (cellsOf(board)[0] ?? null);
    const carried = press?.dragging && aimed !== null && reach.has(aimed) ? aimed : null;
    const to = [hover, focus].find((one) => one !== null && reach.has(one)) ?? null;
    const { hints } = board;
    const key = JSON.stringify([[...reach], selected, aimed ?? focus, carried, to, column, hints]);
    const differs = painted || key !== this.#key;
    this.#key = key;
    boards.mark({ reach: new Set(board.marked.keys()), selected, aimed: aimed ?? focus });
    pieces.hold(selected, carried);
    this.guides.arc(wayOf(layout, selected, to));
    this.guides.point(notesOf(layout, hints));
    this.guides.beam(column.map(({ at }) => at));
    return differs;
  }
}

/** The cells that are chosen so far. */
export const cellsOf = ({ chosen }: BoardState): readonly string[] =>
  chosen.path.flatMap((step) => ("cell" in step ? [step.cell] : []));

/** From what is chosen to where it can go. */
function wayOf(layout: SceneLayout, from: string | null, to: string | null): Way | null {
  const at = (id: string | null) =>
    id === null ? undefined : (layout.cells.get(id)?.at ?? layout.boards.get(id)?.at);
  const [a, b] = [at(from), at(to)];
  return a && b ? [a, b] : null;
}

/** What is pointed out, where that is. */
function notesOf(layout: SceneLayout, hints: readonly Annotation[]): readonly Note[] {
  return hints.flatMap((hint) => {
    const way = wayOf(layout, hint.from, hint.to);
    return way ? [{ ...hint, way }] : [];
  });
}
