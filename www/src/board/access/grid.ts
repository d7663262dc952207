import type { Geometry, PlacedCell } from "../core/geometry";

/** What can be asked of the board. */
export const QUESTIONS = [
  "last",
  "opponent",
  "pieces",
  "moves",
  "threats",
  "column",
  "explain",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What a key on the board means; `ask` offers all that can be asked. */
export type Command =
  | { readonly do: Exclude<Question, "explain"> }
  | { readonly do: "explain" }
  | { readonly do: "ask" }
  | { readonly do: "help" }
  | { readonly do: "walk"; readonly by: 1 | -1 }
  | { readonly do: "count"; readonly count: number }
  | { readonly do: "type"; readonly text: string };

export interface GridTarget {
  activate(cell: string): void;
  command(command: Command): void;
  focused(cell: string | null): void;
  /** The space bar does something of its own here; else it activates the cell. */
  space(cell: string, byKey: boolean): boolean;
  /** The square above or below, where boards lie above each other. */
  climb(cell: string, by: 1 | -1): string | null;
  /** The host has a use of its own for a key. */
  readonly taken: (key: string) => boolean;
  /** Whether keys that type a character mean anything. */
  readonly letters: boolean;
}

export interface CellState {
  readonly label: string;
  readonly selected: boolean;
  readonly disabled: boolean;
}

const LETTERS: Readonly<Record<string, Command>> = {
  l: { do: "last" },
  o: { do: "opponent" },
  p: { do: "pieces" },
  m: { do: "moves" },
  t: { do: "threats" },
  i: { do: "column" },
  x: { do: "explain" },
  "?": { do: "help" },
  ",": { do: "walk", by: -1 },
  ".": { do: "walk", by: 1 },
};

/** What a lone character stands for, typed as a key or written where moves are written. */
export const commandOfLetter = (text: string): Command | null => LETTERS[text] ?? null;

/** What decides about keys. */
export interface KeyRules extends Pick<GridTarget, "letters" | "taken"> {
  /** A move may begin with the name of a column: there it means nothing else. */
  readonly columns: ReadonlySet<string>;
}

/** The command of a key, where it is one. */
export function commandOf(key: string, { letters, columns, taken }: KeyRules): Command | null {
  if (key === "F2") return { do: "type", text: "" };
  if (key === "ContextMenu") return { do: "ask" };
  // WCAG 2.1.4: off means all of them.
  if (!letters || key.length > 1) return null;
  if (columns.has(key)) return { do: "type", text: key };
  if (/^[1-9]$/.test(key)) return { do: "count", count: Number(key) };
  const command = commandOfLetter(key);
  if (command || taken(key)) return command;
  return /^\p{L}$/u.test(key) ? { do: "type", text: key } : null;
}

/** The key of an event; Shift and F10 are the menu key of keyboards that have none. */
export const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key === "F10" && shiftKey ? "ContextMenu" : key;

const line = (cells: readonly (string | null)[]) => cells.find((id) => id !== null) ?? null;

/** Where an arrow or another key leads from a cell; null when the key leads nowhere. */
export function steer(
  geometry: Geometry,
  from: PlacedCell,
  key: string,
  far: boolean,
): string | null {
  const { columns, rows, rim, cell } = geometry;
  const find = (col: number, row: number) =>
    geometry.at(rim + (col + 0.5) * cell, rim + (row + 0.5) * cell)?.id ?? null;
  const { col, row } = from;
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (dx || dy) {
    // Boards with holes: the next cell in that direction, however far.
    for (let step = 1; step < columns + rows; step++) {
      const next = find(col + dx * step, row + dy * step);
      if (next) return next;
    }
    return from.id;
  }
  const across = (y: number) => Array.from({ length: columns }, (_, x) => find(x, y));
  const down = Array.from({ length: rows }, (_, y) => find(col, y));
  switch (key) {
    case "Home":
      return line(across(far ? 0 : row));
    case "End":
      return line(across(far ? rows - 1 : row).toReversed());
    case "PageUp":
      return line(down);
    case "PageDown":
      return line(down.toReversed());
    default:
      return null;
  }
}

/** The board for keyboards and screen readers: a grid of real buttons over the canvas. */
export class Grid {
  readonly element = document.createElement("div");
  readonly #target: GridTarget;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #shown = new Map<string, string>();
  #geometry: Geometry | null = null;
  #current = "";
  #columns: ReadonlySet<string> = new Set();
  /** The focus came by a key: arrows walk over the cells, else they are the host's. */
  #byKey = false;
  #pointer = false;

  constructor(target: GridTarget) {
    this.#target = target;
    this.element.className = "cells";
    this.element.addEventListener("pointerdown", () => {
      this.#pointer = true;
      this.#byKey = false;
    });
    this.element.addEventListener("click", (event) => {
      // Pointers have been dealt with; this is a switch, a screen reader or a script.
      const cell = cellOf(event);
      if (cell && !this.#pointer) this.#target.activate(cell);
      this.#pointer = false;
    });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", (event) => {
      const cell = cellOf(event);
      if (!cell) return;
      this.#rove(cell);
      this.#met(!this.#pointer);
    });
    this.element.addEventListener("focusout", ({ relatedTarget }) => {
      this.#target.focused(null);
      // The click of a captured pointer never comes here.
      const gone = relatedTarget instanceof Node && !this.element.contains(relatedTarget);
      if (gone) this.#pointer = false;
    });
  }

  get current(): string {
    return this.#current;
  }

  /** Builds the buttons; the order in the document is the order as seen. */
  build(
    geometry: Geometry,
    nameOf: (board: string | null) => string,
    { hint, headed }: { readonly hint: string; readonly headed: boolean },
  ): void {
    const focused = this.#hasFocus();
    this.#geometry = geometry;
    this.#buttons.clear();
    this.#shown.clear();
    const cells = [...geometry.cells.values()];
    this.#columns = new Set(cells.flatMap((place) => place.board.columnLabels));
    const boards = [...new Set(cells.map((place) => place.board))];
    const several = boards.length > 1;
    this.element.replaceChildren(
      ...boards.flatMap((board) => {
        const name = nameOf(several ? board.id : null);
        const own = cells.filter((place) => place.board === board);
        return [...(several && headed ? [heading(name)] : []), this.#sheet(own, name, hint)];
      }),
    );
    if (!this.#buttons.has(this.#current)) {
      // The first stop is the lower left corner as it is seen.
      const last = Math.max(...cells.map((place) => place.row));
      this.#current =
        cells.find((place) => place.row === last && place.col === 0)?.id ?? cells[0]?.id ?? "";
    }
    this.#rove(this.#current);
    if (!focused) return;
    const byKey = this.#byKey;
    this.focus();
    // The same hand goes on.
    this.#met(byKey);
  }

  #met(byKey: boolean): void {
    this.#byKey = byKey;
    this.#target.focused(byKey ? this.#current : null);
  }

  #sheet(cells: readonly PlacedCell[], label: string, hint: string): HTMLElement {
    const grid = box("grid");
    grid.setAttribute("aria-label", label);
    grid.setAttribute("aria-description", hint);
    const { width, height } = this.#geometry ?? { width: 1, height: 1 };
    const rows = [...new Set(cells.map((place) => place.row))].toSorted((a, b) => a - b);
    const columns = [...new Set(cells.map((place) => place.col))].toSorted((a, b) => a - b);
    grid.setAttribute("aria-rowcount", String(rows.length));
    grid.setAttribute("aria-colcount", String(columns.length));
    for (const [at, row] of rows.entries()) {
      const line = box("row");
      line.setAttribute("aria-rowindex", String(at + 1));
      const own = cells.filter((place) => place.row === row).toSorted((a, b) => a.col - b.col);
      const [{ y, h }] = own as [PlacedCell];
      // As high as its cells; a part of a margin is one of the width.
      line.style.marginTop = `${(y / width) * 100}%`;
      line.style.height = `${(h / height) * 100}%`;
      line.append(...own.map((place) => this.#button(place, columns.indexOf(place.col) + 1)));
      grid.append(line);
    }
    return grid;
  }

  #button(place: PlacedCell, column: number): HTMLElement {
    const { width } = this.#geometry ?? { width: 1 };
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.dataset["cell"] = place.id;
    button.setAttribute("role", "gridcell");
    button.setAttribute("aria-colindex", String(column));
    button.style.marginLeft = `${(place.x / width) * 100}%`;
    button.style.width = `${(place.w / width) * 100}%`;
    this.#buttons.set(place.id, button);
    return button;
  }

  /** Says what is on each cell; only what changed is touched. */
  update(states: ReadonlyMap<string, CellState>): void {
    for (const [cell, { label, selected, disabled }] of states) {
      const key = `${label}|${selected}|${disabled}`;
      const button = this.#buttons.get(cell);
      if (!button || this.#shown.get(cell) === key) continue;
      this.#shown.set(cell, key);
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-selected", String(selected));
      button.setAttribute("aria-disabled", String(disabled));
    }
  }

  focus(cell = this.#current): void {
    this.#rove(cell);
    this.#buttons.get(cell)?.focus({ preventScroll: true });
  }

  /** Goes on with an arrow that was pressed elsewhere. */
  walk(key: string): void {
    const place = this.#geometry?.cells.get(this.#current);
    const next = place && this.#geometry && steer(this.#geometry, place, key, false);
    this.focus(next ?? this.#current);
  }

  /** Follows a pointer without taking the focus from where it is. */
  follow(cell: string): void {
    if (this.#buttons.has(cell)) this.#rove(cell);
  }

  #rove(cell: string): void {
    this.#buttons.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = cell;
    this.#buttons.get(cell)?.setAttribute("tabindex", "0");
  }

  #hasFocus(): boolean {
    return !!this.element.querySelector(":focus");
  }

  #key(event: KeyboardEvent): void {
    const cell = cellOf(event);
    const place = this.#geometry?.cells.get(cell ?? "");
    if (!cell || !place || !this.#geometry || event.altKey || event.metaKey) return;
    const key = keyOf(event);
    const up = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : null;
    const level = event.ctrlKey && up ? this.#target.climb(cell, up) : null;
    const next = level ?? steer(this.#geometry, place, key, event.ctrlKey);
    if (next !== null) {
      if (!this.#byKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.focus(next);
      return;
    }
    if (event.ctrlKey) return;
    if (key === " " && this.#target.space(cell, this.#byKey)) {
      event.preventDefault();
      return;
    }
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      this.#byKey = true;
      this.#target.activate(cell);
      return;
    }
    const { letters, taken } = this.#target;
    const command = commandOf(key, { letters, taken, columns: this.#columns });
    if (!command) return;
    // Moves are written by those who play by keys; a hand on the mouse means the host's keys.
    if (command.do === "type" && !this.#byKey && taken(key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#target.command(command);
  }
}

function box(role: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  return element;
}

/** Where boards lie apart, readers of the page go from one to the next. */
function heading(name: string): HTMLElement {
  const element = document.createElement("h2");
  element.className = "hidden";
  element.textContent = name;
  return element;
}

function cellOf(event: Event): string | null {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cell]") : null;
  return button?.dataset["cell"] ?? null;
}
