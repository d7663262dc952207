import type { Words } from "../../i18n/words";
import type { Annotation } from "../../game/annotation";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import { Drawing } from "./drawing";
import type { KeyCommands } from "./key-commands";
import type { Popover } from "./popover";

/** What drawing on the board works with. */
export interface NoteTools {
  readonly words: Words;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly popover: Popover;
  /** Loads what is not needed before somebody draws. */
  readonly ask: KeyCommands["ask"];
  /** Gives the focus back to the board. */
  leave(): void;
  /** Opens what can be asked about a cell. */
  question(cell: string): void;
  /** A person has drawn or wiped something. */
  annotated(notes: readonly Annotation[]): void;
}

/** Arrows and circles: drawn by hand, chosen from a menu, and out of the way while something moves. */
export class Notes extends Drawing {
  constructor(private readonly tools: NoteTools) {
    super(
      (notes) => {
        tools.surface.redraw();
        tools.annotated(notes);
      },
      () =>
        tools.ask(({ noteItems }) => {
          this.paintWith(noteItems);
          tools.surface.redraw();
        }),
    );
  }

  /** A pointer draws; with empty names it has given up. */
  readonly draw = (from: string, to: string, colour: number, done: boolean): void => {
    const { surface } = this.tools;
    if (surface.geometry) this.stroke(surface.geometry, { from, to, colour }, done);
    surface.redraw();
  };

  /** Shows notes that somebody else keeps. */
  put(notes: readonly Annotation[]): void {
    this.set(notes);
    this.tools.surface.redraw();
  }

  /** A press wipes drawings; one that may move something hides them while it is chosen. */
  handDown(): void {
    const { board, surface } = this.tools;
    const { aim } = board.chosen.press ?? {};
    if (aim !== "origin" && aim !== "target") this.wipe();
    else if (this.hide(true)) surface.redraw();
  }

  /** Nothing is chosen any more: what was hidden is seen again. */
  update(): void {
    const { path, press } = this.tools.board.chosen;
    if (!path.length && !press && this.hide(false)) this.tools.surface.redraw();
  }

  /**
   * Offers circles on a cell, or by keys an arrow to it from what is chosen, and wiping everything.
   */
  menu(cell: string, opened: () => void, from = cell): void {
    const { tools } = this;
    void tools.ask(({ openNoteMenu }) => {
      opened();
      openNoteMenu(tools, cell, {
        circle: (colour) => this.toggle({ from, to: cell, colour }),
        wipe: () => this.wipe(),
        ask: () => tools.question(cell),
        leave: () => tools.leave(),
      });
    });
  }
}
