import type { Board } from "../../../generated/types/Board";
import type { Layout } from "../../../generated/types/Layout";
import type { Placement } from "../../../generated/types/Placement";
import { hangs, isAttack, STANDS } from "../../core/levels";

/** How boards that lie above each other are taken apart: one behind the other, or side by side. */
export type Arrangement = "tall" | "wide";

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Plan {
  readonly layout: Layout;
  readonly boards: ReadonlyMap<string, Spot>;
}

/** Where everything goes, as it is found: in cells, from the lower left corner. */
interface Sketch {
  readonly width: number;
  readonly boards: Map<string, Spot>;
  readonly stands: Board["cells"];
}

/** A main board with what stands on its pins, from the lowest level up. */
interface Level {
  readonly main: Placement;
  readonly attack: readonly {
    readonly board: string;
    /** It stands on the side of the first rank, and on that of the first file. */
    readonly front: boolean;
    readonly queens: boolean;
    readonly hangs: boolean;
    /** Its place is taken by the board above it: it lies farther out. */
    readonly out: boolean;
  }[];
}

/** The plans of each layout: for each arrangement and each set of pins on which two boards share a corner. */
const plans = new WeakMap<Layout, Map<string, Plan>>();

/** Where all boards lie on the plan, with a stand for every place of an attack board. */
export function planOf(
  layout: Layout,
  placements: readonly Placement[],
  arrangement: Arrangement,
): Plan {
  const there = new Set(placements.flatMap(({ board, free }) => (free ? [] : [board])));
  // A board that hangs below another one goes beside it; alone it stands in its place.
  const pairs = new Set(
    [...there].filter((board) => hangs(board) && there.has(board.slice(0, -1))),
  );
  const key = [arrangement, ...pairs].join();
  const known = plans.get(layout) ?? new Map<string, Plan>();
  plans.set(layout, known);
  const plan = known.get(key) ?? draw(layout, levelsOf(placements, pairs), arrangement);
  known.set(key, plan);
  return plan;
}

function levelsOf(placements: readonly Placement[], pairs: ReadonlySet<string>): readonly Level[] {
  const mains = placements.filter(({ board }) => !isAttack(board)).toSorted((a, b) => a.z - b.z);
  return mains.map((main) => ({
    main,
    attack: placements
      .filter(({ board, z }) => isAttack(board) && z + (hangs(board) ? 1 : -1) === main.z)
      .map(({ board, x, y }) => ({
        board,
        front: y < main.y,
        queens: x < main.x,
        hangs: hangs(board),
        out: pairs.has(board),
      })),
  }));
}

function draw(layout: Layout, levels: readonly Level[], arrangement: Arrangement): Plan {
  const { width, boards, stands } = arrangement === "wide" ? sideBySide(levels) : behind(levels);
  const stand: Board = {
    id: STANDS,
    style: "wells",
    columns: width,
    rows: 1,
    cells: stands,
    columnLabels: [],
    rowLabels: [],
  };
  boards.set(STANDS, { x: 0, y: 0 });
  return { layout: { ...layout, boards: [...layout.boards.map(glass), stand] }, boards };
}

const glass = (board: Board): Board => ({ ...board, style: "glass" });

const socket = (id: string, col: number, row: number): Board["cells"][number] => ({
  id,
  col,
  row,
  tint: "plain",
});

/** How much farther out than its place a board may lie that has to make room for another. */
const OUT = 2;

/** Tall: from the foot of one main board to the foot of the next. */
const PITCH = 4.8;
/** Tall: where attack boards stand below and above the foot of their main board: beside its corners. */
const FRONT = { board: -0.3, stand: 0, under: 1 };
const REAR = { board: 2.3, stand: 3, under: 2 };

/** Main boards one behind the other, between two columns of stands, and those between attack boards. */
function behind(levels: readonly Level[]): Sketch {
  const boards = new Map<string, Spot>();
  const stands: Board["cells"] = [];
  const wing = (queens: boolean) =>
    2 +
    (levels.some(({ attack }) => attack.some((one) => one.out && one.queens === queens)) ? OUT : 0);
  const [left, right] = [wing(true), wing(false)];
  for (const [level, { main, attack }] of levels.entries()) {
    const foot = level * PITCH;
    boards.set(main.board, { x: left + 1, y: foot });
    for (const { board, front, queens, hangs, out } of attack) {
      const end = front ? FRONT : REAR;
      const beyond = out ? OUT : 0;
      boards.set(board, { x: queens ? left - 2 - beyond : left + 6 + beyond, y: foot + end.board });
      stands.push(socket(board, queens ? left : left + 5, foot + (hangs ? end.under : end.stand)));
    }
  }
  return { width: left + 6 + right, boards, stands };
}

/** Wide: between two levels, and between the attack boards of one end. */
const GAP = 0.3;
/** Wide: the squares of a main board, of its stands and of an attack board along the files. */
const MAIN = 4;
const ATTACK = 2;
const STAND = 1;
/** Wide: the name of a board where stands that hang take the room between the others. */
const NAME = 0.3;

/** Main boards side by side, each between two rows of stands, and those between attack boards. */
function sideBySide(levels: readonly Level[]): Sketch {
  const boards = new Map<string, Spot>();
  const stands: Board["cells"] = [];
  const named = levels.some(({ attack }) => attack.some((one) => one.hangs)) ? NAME : 0;
  const foot = ATTACK + STAND + named;
  let width = -GAP;
  for (const { main, attack } of levels) {
    const wing = (queens: boolean) =>
      attack.some((one) => one.out && one.queens === queens) ? OUT : 0;
    const left = width + GAP + wing(true);
    const file = left + GAP / 2;
    boards.set(main.board, { x: file, y: foot });
    for (const { board, front, queens, hangs, out } of attack) {
      const beyond = out ? OUT : 0;
      boards.set(board, {
        x: queens ? left - beyond : left + ATTACK + GAP + beyond,
        y: front ? 0 : foot + MAIN + named + STAND,
      });
      const inwards = hangs ? 1 : 0;
      stands.push(
        socket(
          board,
          file + (queens ? inwards : MAIN - 1 - inwards),
          front ? ATTACK : foot + MAIN + named,
        ),
      );
    }
    width = left + MAIN + GAP + wing(false);
  }
  return { width, boards, stands };
}
