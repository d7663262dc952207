import type { Choice } from "../../../generated/types/Choice";
import type { Placement } from "../../../generated/types/Placement";
import type { Step } from "../../../generated/types/Step";
import type { Token } from "../../../generated/types/Token";
import type { Flight } from "../../core/animation";
import { union, type Item, type Rect } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import type { Words } from "../../../i18n/words";
import { hangs, isAttack, shade, STANDS } from "../../core/levels";
import type { BoardModel } from "../../core/model";
import { boardItem } from "../../canvas/painters/board";
import { write } from "../../canvas/painters/ink";
import type { Theme } from "../../canvas/theme";
import { type Arrangement, planOf } from "./plan";

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
export const isStand = (cell: string): boolean => /^[KQ]L/.test(cell);

/** The same position on the flat plan. */
export function flatten(model: BoardModel, arrangement: Arrangement = "tall"): BoardModel {
  const { scene } = model;
  if (!scene.placements.length) return model;
  const { layout, boards } = planOf(model.layout, scene.placements, arrangement);
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
    solid: model,
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
export function sheetName(words: Words, game: string, board: string): string {
  if (board === STANDS) return words.text(`${game}-sheet-stands`);
  if (!isAttack(board)) return words.text(`${game}-sheet-${board}`);
  return words.text(`${game}-sheet-attack`, { board });
}

/** Shades, edges and names of the boards. */
export function plates(geometry: Geometry, theme: Theme, model: BoardModel): Item[] {
  return [...sheets(geometry)].flatMap(([id, places]) => {
    if (id === STANDS) return places.flatMap((place) => socket(place, geometry, theme));
    return plate(id, places, geometry, theme, model);
  });
}

/** Small boards on their way: each is seen between its old place and its new one, not yet there. */
export function slides(
  geometry: Geometry,
  theme: Theme,
  model: BoardModel,
  flight: Flight,
  now: number,
): Item[] {
  const [before, after] = [sheets(flight.from), sheets(geometry)];
  const left = [...before].filter(([id]) => !after.has(id));
  const come = [...after].filter(([id]) => !before.has(id));
  const part = flight.progress(now);
  return come.flatMap(([id, places], at) => {
    const from = left[at];
    if (!from) return [];
    const [a, b] = [areaOf(from[1]), areaOf(places)];
    const x = Math.round(a.x + (b.x - a.x) * part);
    const y = Math.round(a.y + (b.y - a.y) * part);
    const cells = new Map(places.map((place) => [place.id, place]));
    const painted = [
      boardItem({ ...geometry, cells }, theme),
      ...plate(id, places, geometry, theme, model),
    ];
    const gap: Item = {
      ...b,
      key: `gap ${id}`,
      draw(context) {
        context.clearRect(b.x, b.y, b.w, b.h);
      },
    };
    const slide: Item = {
      ...b,
      key: `slide ${id} ${x} ${y}`,
      x,
      y,
      draw(context) {
        context.translate(x - b.x, y - b.y);
        for (const item of painted) item.draw(context, b);
      },
    };
    return [gap, slide];
  });
}

/** The squares of each board. */
function sheets(geometry: Geometry): Map<string, PlacedCell[]> {
  const found = new Map<string, PlacedCell[]>();
  for (const place of geometry.cells.values()) {
    found.set(place.board.id, [...(found.get(place.board.id) ?? []), place]);
  }
  return found;
}

function areaOf(places: readonly PlacedCell[]): Rect {
  return places.reduce<Rect>(union, places[0] ?? { x: 0, y: 0, w: 0, h: 0 });
}

/** The edge of a board, within its squares: boards reach to the edge of the picture. */
function plate(
  id: string,
  places: readonly PlacedCell[],
  { cell, ratio, columns, rows }: Geometry,
  { colours }: Theme,
  { scene, layout }: BoardModel,
): Item[] {
  const { x, y, w, h } = areaOf(places);
  const z = scene.placements.find(({ board }) => board === id)?.z ?? 0;
  const line = Math.max(1, Math.round(1.5 * ratio));
  const edge: Item = {
    key: `plate ${id} ${x} ${y}`,
    x,
    y,
    w,
    h,
    draw(context) {
      context.fillStyle = shade(z);
      context.fillRect(x, y, w, h);
      context.lineWidth = line;
      context.strokeStyle = colours["coord-a"];
      context.strokeRect(x + line / 2, y + line / 2, w - line, h - line);
    },
  };
  if (isAttack(id)) return [edge];
  // Beside its board, or below it where stands take all the room beside.
  if (layout.boards.some((board) => hangs(board.id))) {
    return [edge, letters(id, x + w / 2, y + h + cell * 0.16, cell * 0.28, colours.felt)];
  }
  // On the smallest pictures no wider than the column of stands in which it is.
  const size = Math.min(Math.max(14 * ratio, cell * 0.34), cell * 0.9);
  // Side by side there is room between the stands.
  const [left, top] = columns > rows ? [x + w / 2, y + h + cell / 2] : [x - cell / 2, y + h / 2];
  return [edge, letters(id, left, top, size, colours.felt)];
}

/** The place of a stand: where a small board is, or may come, and the name of the pin. */
function socket(place: PlacedCell, { cell, ratio }: Geometry, { colours }: Theme): Item[] {
  const side = Math.round(SOCKET.side * cell);
  const x = Math.round(place.cx - side / 2);
  const y = Math.round(place.y + SOCKET.top * cell);
  const line = Math.max(1, Math.round(1.5 * ratio));
  const slot: Item = {
    key: `socket ${place.id} ${x} ${y}`,
    x,
    y,
    w: side,
    h: side,
    draw(context) {
      context.fillStyle = colours["square-a"];
      context.globalAlpha = 0.6;
      context.fillRect(x, y, side, side);
      context.globalAlpha = 1;
      context.lineWidth = line;
      context.strokeStyle = colours["coord-a"];
      context.setLineDash([side / 9, side / 9]);
      context.strokeRect(x + line / 2, y + line / 2, side - line, side - line);
      context.setLineDash([]);
    },
  };
  // Eleven points where there is room, and more with large squares; on a small screen what fits into the cell.
  const size = Math.min(Math.max(11 * ratio, cell * 0.2), cell * 0.3);
  const middle = place.y + cell * SOCKET.name;
  return [slot, letters(place.id, place.cx, middle, size, colours.felt)];
}

/** Where within its cell a stand is drawn, and where its name. */
const SOCKET = { top: 0.06, side: 0.6, name: 0.83 };

function letters(text: string, x: number, y: number, size: number, colour: string): Item {
  return {
    key: `name ${text} ${x} ${y}`,
    x: x - size * 1.5,
    y: y - size,
    w: 3 * size,
    h: 2 * size,
    draw(context) {
      context.fillStyle = colour;
      write(context, text, x, y, size);
    },
  };
}
