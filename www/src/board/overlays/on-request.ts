import type { Scene } from "../../generated/types/Scene";
import type { Words } from "../../i18n/words";
import { cellLabels, stackName, tokenName } from "../access/labels";
import type { Sight } from "../../generated/types/Sight";
import type { Command } from "../access/grid";
import { spell } from "../access/speech";
import type { Spelling } from "../core/model";
import { stacks } from "../core/stack";
import type { KeyTools } from "./key-commands";
import type { NoteTools } from "./notes";

// What a person asks of the board by keys or by a menu, or draws on it; loaded when somebody first does.

export { noteItems } from "../canvas/painters/notes";
export { sightItem } from "../canvas/painters/sight";

/** What can be asked of the board by keys; counts and typed moves are answered without waiting. */
export type Question = Exclude<Command, { readonly do: "count" | "type" }>;

/** Does what a key asks for at a cell. */
export function answerKey(tools: KeyTools, question: Question, cell: string): void {
  const { board, hooks, narrator } = tools;
  const { words } = hooks;
  const { model, settings } = board;
  if (!model) return;
  switch (question.do) {
    case "last":
      return narrator.tellLast(model);
    case "opponent":
      return narrator.say(hooks.status?.() ?? words.phrase(model.scene.prompt));
    case "pieces":
      return narrator.say(listPieces(words, model.scene, settings.spelling));
    case "moves": {
      const { path, node, root } = board.chosen;
      return narrator.tellMoves(path.length ? node : root.next.get(`c${cell}`)?.node, true);
    }
    case "threats": {
      const rays = hooks.sight(cell);
      narrator.say(tellThreats(words, model.scene, cell, rays, settings.spelling));
      return rays.length ? tools.surface.sight?.show(cell) : undefined;
    }
    case "column": {
      const cells = tools.column(cell);
      const told = cellLabels(words, model.scene, cells, new Map(), settings.spelling);
      return narrator.say([...told.values()].join("; "));
    }
    case "walk":
      return walk(tools, cell, question.by);
    case "help":
      return hooks.help?.();
  }
}

/** To the next or previous cell with something of one's own that can be moved. */
function walk({ board, hooks, narrator, surface, grid }: KeyTools, cell: string, by: 1 | -1): void {
  const cells = [...(surface.geometry?.cells.keys() ?? [])].filter(
    (id) => surface.height(id) && board.chosen.root.next.has(`c${id}`),
  );
  const next = nextOf(cells, cell, by);
  if (next === undefined) narrator.say(hooks.words.text("board-no-moves"));
  else grid.focus(next);
}

/** Everything on the board, side by side: "White: rook a1, h1; pawn h3." */
export function listPieces(words: Words, scene: Scene, spelling: Spelling): string {
  const found = stacks(scene.tokens);
  if (!found.size) return words.text("board-nothing");
  if ([...found.values()].some((stack) => stack.length > 1)) {
    return [...found]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([cell, stack]) => {
        const [only] = stack;
        const name = stack.length === 1 && only ? tokenName(words, only) : stackName(words, stack);
        return `${spell(cell, spelling)}: ${name}`;
      })
      .join("; ");
  }
  const groups = new Map<string, string[]>();
  for (const token of [...scene.tokens].toSorted(
    (a, b) => a.side - b.side || a.cell.localeCompare(b.cell),
  )) {
    const name = tokenName(words, token);
    groups.set(name, [...(groups.get(name) ?? []), spell(token.cell, spelling)]);
  }
  return [...groups].map(([name, cells]) => `${name}: ${cells.join(", ")}`).join("; ");
}

/** How many times each side aims at a cell, and how far the piece on it sees. */
export function tellThreats(
  words: Words,
  { tallies }: Scene,
  cell: string,
  rays: readonly Sight[],
  spelling: Spelling,
): string {
  const parts = rays.map(({ to, stop }) => {
    const reach = words.text("board-sees", { to: spell(to, spelling) });
    return stop
      ? `${reach}, ${words.text("board-stopped", { stop: spell(stop, spelling) })}`
      : reach;
  });
  const tally = tallies.find((one) => one.cell === cell);
  if (tally) {
    parts.unshift(words.text("board-tally", { first: tally.counts[0], second: tally.counts[1] }));
  }
  return parts.join("; ") || words.text("board-no-threats");
}

/** The next or previous of some cells, round and round; where there are none, nothing. */
export function nextOf(cells: readonly string[], cell: string, by: 1 | -1): string | undefined {
  const sorted = cells.toSorted((a, b) => a.localeCompare(b));
  const at = sorted.indexOf(cell);
  const before = sorted.filter((id) => id.localeCompare(cell) < 0).length;
  const next = at < 0 ? before + (by > 0 ? 0 : -1) : at + by;
  return sorted[(next + sorted.length) % sorted.length];
}

/** Offers circles on a cell in each colour, and wiping all drawings. */
export function openNoteMenu(
  { words, surface, popover }: NoteTools,
  cell: string,
  circle: (colour: number) => void,
  wipe: () => void,
): void {
  if (!surface.geometry) return;
  const colours = [0, 1, 2, 3].map((colour) => ({
    text: "",
    name: words.text(`board-note-${colour}`),
    style: `note n${colour}`,
    press() {
      popover.clear();
      circle(colour);
    },
  }));
  const clear = {
    text: "×",
    name: words.text("board-note-clear"),
    press() {
      popover.clear();
      wipe();
    },
  };
  popover.choose(surface.geometry, cell, words.text("board-note"), [], [...colours, clear]);
}
