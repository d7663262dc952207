import { OFF, type Spot } from "../../core/interaction";
import type { SecondarySource } from "../../core/secondary-view";
import type { GestureTarget } from "./gestures";
import type { Finder, Things } from "./pick";
import { orbit, push, zoom, type Pose } from "./pose";

/** What hands can do to the picture itself. */
export interface HandTarget {
  things(): Things | null;
  /** The cell that a hand is over, here or in another picture. */
  lit(): string | null;
  light(cell: string | null): void;
  /** A hand went down. */
  pressed(): void;
  turn(change: (pose: Pose) => Pose): void;
  /** How many cells a CSS pixel is. */
  cellsInPixel(): number;
  reset(): void;
}

/** What gestures mean for the board: they choose, carry and point, or turn the boards. */
export class Hands implements GestureTarget {
  /** Where a hand went down last. */
  pressed: string | null = null;
  /** Where a piece is being put down, while that is done. */
  dropped: string | null = null;

  constructor(
    private readonly canvas: HTMLElement,
    private readonly source: SecondarySource,
    private readonly finder: Finder,
    private readonly target: HandTarget,
  ) {}

  trusted(): boolean {
    return this.source.board.settings.trusted;
  }

  spotAt(x: number, y: number, touch: boolean): Spot {
    const { chosen, reach } = this.source.board;
    const own = [...chosen.root.next.values()].flatMap(({ step }) =>
      "cell" in step ? [step.cell] : [],
    );
    const near = touch ? [...reach.keys(), ...own] : [];
    const things = this.target.things();
    const cell = things && this.finder.cellAt(things, x, y, near);
    return cell === null ? OFF : { at: "cell", cell, lift: null };
  }

  /** A press here takes something up; any other may turn the boards. */
  takes(spot: Spot): boolean {
    const cell = cellOf(spot);
    const { board } = this.source;
    return cell !== null && isUseful(this.source, cell) && !board.reach.has(cell);
  }

  press(spot: Spot, x: number, y: number): void {
    this.pressed = cellOf(spot);
    this.target.pressed();
    this.source.board.dispatch({ type: "press", spot, x, y });
    this.source.pressed(spot.at === "off" ? this.#firstAt(x, y) : spot);
  }

  /** What explains itself although nothing can be done with it. */
  #firstAt(x: number, y: number): Spot {
    const things = this.target.things();
    const cell = things && this.finder.firstAt(things, x, y);
    this.pressed = cell;
    return cell === null ? OFF : { at: "cell", cell, lift: null };
  }

  move(spot: Spot, x: number, y: number): void {
    this.hover(spot);
    this.source.board.dispatch({ type: "move", spot, x, y });
  }

  release(spot: Spot): void {
    const { board } = this.source;
    this.dropped = board.chosen.press?.dragging ? cellOf(spot) : null;
    board.dispatch({ type: "release", spot });
    this.dropped = null;
  }

  cancel(): void {
    this.source.board.dispatch({ type: "cancel" });
  }

  hover(spot: Spot): void {
    const cell = cellOf(spot);
    if (cell === this.target.lit()) return;
    this.target.light(cell);
    this.source.light(cell);
    this.canvas.classList.toggle("takes", cell !== null && isUseful(this.source, cell));
  }

  orbit(dx: number, dy: number): void {
    this.target.turn((pose) => orbit(pose, dx, dy));
  }

  push(dx: number, dy: number): void {
    const cells = this.target.cellsInPixel();
    this.target.turn((pose) => push(pose, dx * cells, -dy * cells));
  }

  zoom(factor: number): void {
    this.target.turn((pose) => zoom(pose, factor));
  }

  reset(): void {
    this.target.reset();
  }
}

/** Something can be done with a cell or a stand right now. */
export function isUseful({ board }: SecondarySource, cell: string): boolean {
  return board.reach.has(cell) || board.chosen.root.next.has(`c${cell}`);
}

const cellOf = (spot: Spot): string | null => (spot.at === "cell" ? spot.cell : null);
