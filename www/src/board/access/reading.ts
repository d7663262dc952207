import type { PartSet } from "../canvas/part-set";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { Geometry } from "../core/geometry";
import type { Spot } from "../core/interaction";
import type { BoardHooks } from "../core/model";
import type { SecondaryView } from "../core/secondary-view";
import { type Command, Grid } from "./grid";
import { Narrator } from "./narrator";

/** The board as a whole. */
export interface Whole {
  /** The other picture of it, where there is one. */
  readonly secondary: SecondaryView | null;
  /** What the space bar does where it means something of its own; whether it did. */
  space(): boolean;
  /** Answers appear here from now on, and no longer in another picture. */
  takePopover(): void;
}

/** The picture of a board that is told in words. */
export interface Read {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly parts: PartSet;
  readonly root: HTMLElement;
  readonly view: Whole;
  /** What only hands can do. */
  activate(spot: Spot): void;
  command(command: Command): void;
}

/** A board in words, for keyboards and screen readers: what is on each cell, and what has changed. */
export class Reading {
  readonly grid: Grid;
  readonly narrator: Narrator;

  constructor(private readonly picture: Read) {
    const { hooks, board, surface, parts } = picture;
    this.narrator = new Narrator(hooks.words, board);
    this.grid = new Grid({
      activate: (cell) =>
        picture.activate({ at: "cell", cell, lift: surface.height(cell) || null }),
      command: (command) => picture.command(command),
      focused: (cell) => {
        surface.focusOn(cell);
        picture.view.secondary?.focusOn(cell);
      },
      // A piece of one's own is chosen by the space bar too; anywhere else a part may have it.
      space: (cell, byKey) =>
        !(byKey && board.chosen.root.next.has(`c${cell}`)) && picture.view.space(),
      climb: (cell, by) => {
        const { geometry } = surface;
        return geometry && parts.ask((part) => part.climb?.(geometry, cell, by));
      },
      taken: (key) => hooks.taken?.(key) ?? false,
      get letters() {
        return board.settings.letters;
      },
    });
    picture.root.append(this.narrator.element);
    surface.fit.append(this.grid.element);
    if (surface.geometry) this.arranged(surface.geometry);
  }

  /** The cells are elsewhere on the board, or others. */
  arranged(geometry: Geometry): void {
    const { hooks, board, parts } = this.picture;
    const { words, taken } = hooks;
    const { model, settings } = board;
    const label = words.text("board-grid", { game: words.text(`${model?.game ?? ""}-name`) });
    const nameOf = (id: string | null) => {
      if (id === null) return label;
      return `${label}, ${parts.ask((part) => part.boardName?.(id)) ?? id}`;
    };
    // Only a page with a list of keys answers.
    const listed = taken?.("?") ? [words.text("board-hint-keys")] : [];
    const hint = [words.text("board-hint"), ...listed].join(" ");
    // Of a mere picture the table of contents of a page says nothing.
    this.grid.build(geometry, nameOf, { hint, headed: settings.annotate });
  }

  /** Brings everything up to date with the state. */
  update(): void {
    const { model } = this.picture.board;
    const { geometry } = this.picture.surface;
    if (model && geometry) this.grid.update(this.narrator.cellStates(model, geometry));
  }
}
