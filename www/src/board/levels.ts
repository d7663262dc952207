import { register } from "../drawings/registry";
import type { Board } from "../generated/types/Board";
import type { Choice } from "../generated/types/Choice";
import type { Layout } from "../generated/types/Layout";
import type { Placement } from "../generated/types/Placement";
import type { Step } from "../generated/types/Step";
import type { Token } from "../generated/types/Token";
import type { Item } from "./dirty";
import type { Geometry, PlacedCell } from "./layout";
import type { Words } from "../i18n/words";
import type { BoardModel } from "./model";
import { write } from "./painters/ink";
import type { Theme } from "./theme";

/** The board that all stands belong to on the plan. */
export const STANDS = "stands";

/** From the foot of one main board to the foot of the next, in cells. */
const PITCH = 5.25;
/** Where attack boards stand below and above the foot of their main board: on its corners. */
const FRONT = { board: -0.5, stand: 0, under: 1 };
const REAR = { board: 2.5, stand: 3, under: 2 };

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Plan {
  readonly layout: Layout;
  readonly boards: ReadonlyMap<string, Spot>;
}

const plans = new WeakMap<Layout, Plan>();

/** Attack boards have names of a pin, upside down with an `i`; main boards one letter. */
const isAttack = (board: string): boolean => board.length > 1 && board !== STANDS;
const hangs = (board: string): boolean => board.endsWith("i");

/**
 * Takes the boards apart that lie above each other: main boards one behind the other, each
 * with its attack boards at its corners, and a stand for every place of an attack board.
 */
function planOf(layout: Layout, placements: readonly Placement[]): Plan {
  const known = plans.get(layout);
  if (known) return known;
  const wide = layout.boards.some(({ id }) => hangs(id));
  const mains = placements.filter(({ board }) => !isAttack(board)).toSorted((a, b) => a.z - b.z);
  const left = wide ? 4 : 2;
  const boards = new Map<string, Spot>();
  const stands: Board["cells"] = [];
  for (const [level, main] of mains.entries()) {
    const foot = level * PITCH;
    boards.set(main.board, { x: left + 1, y: foot });
    for (const { board, x, y, z } of placements) {
      if (!isAttack(board) || z + (hangs(board) ? 1 : -1) !== main.z) continue;
      const end = y < main.y ? FRONT : REAR;
      const queens = x < main.x;
      const out = hangs(board) ? 2 : 0;
      boards.set(board, { x: queens ? left - 2 - out : left + 6 + out, y: foot + end.board });
      stands.push({
        id: board,
        col: queens ? left : left + 5,
        row: foot + (hangs(board) ? end.under : end.stand),
        tint: "plain",
      });
    }
  }
  const stand: Board = {
    id: STANDS,
    style: "wells",
    columns: 1,
    rows: 1,
    cells: stands,
    columnLabels: [],
    rowLabels: [],
  };
  boards.set(STANDS, { x: 0, y: 0 });
  const plan = { layout: { ...layout, boards: [...layout.boards.map(glass), stand] }, boards };
  plans.set(layout, plan);
  return plan;
}

const glass = (board: Board): Board => ({ ...board, style: "glass" });

/** A stand is chosen and moved like anything that stands on a cell. */
function onPlan(step: Step): Step {
  if ("board" in step) return { cell: step.board };
  return "command" in step && step.command === "turn" ? { option: "turn" } : step;
}

/** What the rules call a step of the plan. */
export function offPlan(step: Step): Step {
  if ("cell" in step && isStand(step.cell)) return { board: step.cell };
  return "option" in step && step.option === "turn" ? { command: "turn" } : step;
}

/** Stands have names of boards, in capitals; squares begin with their file. */
const isStand = (cell: string): boolean => /^[KQ]L/.test(cell);

/** The same position on the flat plan. */
export function flatten(model: BoardModel): BoardModel {
  const { scene } = model;
  if (!scene.placements.length) return model;
  const { layout, boards } = planOf(model.layout, scene.placements);
  const placements = scene.placements.map((one): Placement => ({
    ...one,
    ...boards.get(one.board),
  }));
  placements.push({ board: STANDS, x: 0, y: 0, z: 0, turned: false, side: null, free: false });
  const stands = scene.placements
    .filter(({ board, free }) => isAttack(board) && !free)
    .map(({ board, side }): Token => ({
      cell: board,
      level: 0,
      kind: side === null ? "stand-neutral" : "stand",
      side: side ?? 0,
      state: "",
    }));
  return {
    ...model,
    layout,
    scene: { ...scene, placements, tokens: [...scene.tokens, ...stands] },
    choices: model.choices.map((choice): Choice => ({
      ...choice,
      ways: choice.ways.map((way) => way.map(onPlan)),
    })),
  };
}

/** File and rank of a square: all squares above each other share them. */
export const columnOf = (cell: string): string => cell.slice(0, 2);

/** The squares above and below a square that are there now, from the lowest. */
export function column(geometry: Geometry, { scene }: BoardModel, cell: string): string[] {
  if (isStand(cell)) return [];
  const height = new Map(scene.placements.map(({ board, z }) => [board, z]));
  const z = (place: PlacedCell) => height.get(place.board.id) ?? 0;
  return [...geometry.cells.values()]
    .filter(({ id }) => !isStand(id) && columnOf(id) === columnOf(cell))
    .toSorted((a, b) => z(a) - z(b))
    .map(({ id }) => id);
}

/** The square so many squares higher in the same column. */
export function climb(
  geometry: Geometry,
  model: BoardModel,
  cell: string,
  by: number,
): string | null {
  const squares = column(geometry, model, cell);
  return squares[squares.indexOf(cell) + by] ?? null;
}

/** What the sheet of a board is called. */
export function sheetName(words: Words, board: string): string {
  if (board === STANDS) return words.text("tri-d-chess-sheet-stands");
  if (!isAttack(board)) return words.text(`tri-d-chess-sheet-${board}`);
  return words.text("tri-d-chess-sheet-attack", { board });
}

/** Low boards lie in shade, high ones in light. */
const shade = (z: number): string =>
  z < 2 ? `rgb(0 0 0 / ${(2 - z) * 0.055})` : `rgb(255 255 255 / ${(z - 2) * 0.055})`;

/** Shades, edges and names of the boards. */
export function plates(geometry: Geometry, { colours }: Theme, model: BoardModel): Item[] {
  const { cell, ratio } = geometry;
  const groups = new Map<string, PlacedCell[]>();
  for (const place of geometry.cells.values()) {
    groups.set(place.board.id, [...(groups.get(place.board.id) ?? []), place]);
  }
  const size = Math.max(9 * ratio, cell * 0.2);
  const name = (text: string, x: number, y: number, height: number, colour: string): Item => ({
    key: `plate ${text} ${x} ${y}`,
    x: x - cell / 2,
    y: y - height,
    w: cell,
    h: 2 * height,
    draw(context) {
      context.fillStyle = colour;
      write(context, text, x, y, height);
    },
  });
  return [...groups].flatMap(([id, places]) => {
    if (id === STANDS) {
      return places.map((place) =>
        name(place.id, place.cx, place.y + place.h - size * 0.5, size, colours["coord-a"]),
      );
    }
    const x = Math.min(...places.map((place) => place.x));
    const y = Math.min(...places.map((place) => place.y));
    const w = Math.max(...places.map((place) => place.x + place.w)) - x;
    const h = Math.max(...places.map((place) => place.y + place.h)) - y;
    const z = model.scene.placements.find(({ board }) => board === id)?.z ?? 0;
    const plate: Item = {
      key: `plate ${id} ${x} ${y}`,
      x: x - 2 * ratio,
      y: y - 2 * ratio,
      w: w + 4 * ratio,
      h: h + 4 * ratio,
      draw(context) {
        context.fillStyle = shade(z);
        context.fillRect(x, y, w, h);
        context.lineWidth = 2 * ratio;
        context.strokeStyle = colours["felt-line"];
        context.strokeRect(x - ratio, y - ratio, w + 2 * ratio, h + 2 * ratio);
      },
    };
    return isAttack(id)
      ? [plate]
      : [plate, name(id, x - cell / 2, y + h / 2, size * 1.6, colours.felt)];
  });
}

/** Lights up all squares above each other while a pointer or the focus is on one of them. */
export function watchColumns(fit: HTMLElement): () => void {
  const ending = new AbortController();
  const light = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const cell = target?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? "";
    for (const button of fit.querySelectorAll<HTMLElement>("[data-cell]")) {
      const other = button.dataset["cell"] ?? "";
      const lit = !isStand(cell) && other !== cell && columnOf(other) === columnOf(cell);
      button.classList.toggle("lens", lit);
    }
  };
  const options = { signal: ending.signal, passive: true };
  for (const type of ["pointerover", "pointerleave", "focusin"]) {
    fit.addEventListener(type, light, options);
  }
  return () => ending.abort();
}

const BOARD = "M17 15H47V45H17Z";
const CHECKS = "M17 15H32V30H17ZM32 30H47V45H32Z";

/** Stands show the small board that they carry. */
export function registerStands(): void {
  register("stand", () => ({
    layers: [
      { role: "body", d: BOARD },
      { role: "shade", d: CHECKS },
      { role: "edge", d: BOARD },
    ],
  }));
  register("stand-neutral", () => ({
    layers: [
      { role: "shade", d: CHECKS },
      { role: "edge", d: BOARD },
    ],
  }));
}
