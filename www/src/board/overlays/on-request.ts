import type { Scene } from "../../generated/types/Scene";
import type { Words } from "../../i18n/words";
import { cellLabels, stackName, tokenName } from "../access/labels";
import type { Sight } from "../../generated/types/Sight";
import { type Command, type Question, QUESTIONS } from "../access/grid";
import { spell } from "../access/speech";
import { type ChoiceNode, targets, trayKey } from "../core/choices";
import type { Spot, State } from "../core/interaction";
import type { Spelling } from "../core/model";
import { stacks } from "../core/stack";
import type { KeyTools } from "./key-commands";
import type { NoteTools } from "./notes";

// What a person asks of the board by keys or by a menu, or draws on it; loaded when somebody first does.

export { noteItems } from "../canvas/painters/notes";
export { sightItem } from "../canvas/painters/sight";

/** A key whose answer is loaded; counts and typed moves are answered without waiting. */
type Asking = Exclude<Command, { readonly do: "count" | "type" }>;

/**
 * Does what a key asks for at a place, that of the focus where none is given; `write` opens a
 * field for a move.
 */
export function answerKey(
  tools: KeyTools,
  asking: Asking,
  at: Spot | null,
  write: () => void,
): void {
  const { hooks, grid, narrator, board } = tools;
  const spot: Spot = at ?? { at: "cell", cell: grid.current, lift: null };
  switch (asking.do) {
    case "help":
      return hooks.help?.();
    case "walk":
      return walk(tools, cellOf(spot), asking.by);
    case "ask":
      return openQuestions(tools, at ?? chosenOf(board.chosen) ?? spot, write);
    case "explain":
      if (!tools.explain(spot)) narrator.say(hooks.words.text("board-plain"));
      return;
    default:
      narrator.say(answerOf(tools, asking.do, spot));
      if (asking.do === "last" && board.model) narrator.tellResult(board.model);
  }
}

/** The thing that is chosen, if any is. */
function chosenOf({ path: [step] }: State): Spot | null {
  if (step && "tray" in step) return { at: "tray", ...step.tray };
  return step && "cell" in step ? { at: "cell", cell: step.cell, lift: null } : null;
}

/** What the board says to a question about a place. */
function answerOf(tools: KeyTools, question: Exclude<Question, "explain">, spot: Spot): string {
  const { board, hooks, narrator } = tools;
  const { words } = hooks;
  const { model, settings } = board;
  if (!model) return "";
  const cell = cellOf(spot);
  switch (question) {
    case "last":
      return narrator.lastOf(model);
    case "opponent":
      return hooks.status?.() ?? words.phrase(model.scene.prompt);
    case "pieces":
      return listPieces(words, model.scene, settings.spelling);
    case "moves":
      return narrator.movesOf(nodeOf(board.chosen, spot), true);
    case "threats": {
      const rays = hooks.sight(cell);
      if (rays.length) tools.surface.sight?.show(cell);
      return tellThreats(words, model.scene, cell, rays, settings.spelling);
    }
    case "column": {
      const told = cellLabels(words, model.scene, tools.column(cell), new Map(), settings.spelling);
      return [...told.values()].join("; ");
    }
  }
}

const cellOf = (spot: Spot): string => (spot.at === "cell" ? spot.cell : "");

/** The first step of what is done with a place. */
const keyOf = (spot: Spot): string =>
  spot.at === "tray" ? `t${trayKey(spot.tray, spot.kind)}` : `c${cellOf(spot)}`;

/**
 * Opens all that can be asked about a place, for whoever has no keys for it; the answer stands
 * below the questions and is said.
 */
function openQuestions(tools: KeyTools, spot: Spot, write: () => void): void {
  const { hooks, board, surface, popover, grid, narrator } = tools;
  const { words } = hooks;
  const { geometry } = surface;
  if (!geometry) return;
  const cell = cellOf(spot) || grid.current;
  const about = (question: Question): boolean => {
    if (question === "column") return tools.column(cell).length > 0;
    // Of a thing beside the board only these can be asked.
    if (question === "threats") return spot.at === "cell";
    return question !== "explain" || !!hooks.sign?.(spot, true);
  };
  const answer = document.createElement("p");
  const questions = QUESTIONS.filter(about).map((question) => ({
    text: words.text(`board-ask-${question}`),
    press() {
      const told =
        question === "explain" ? (hooks.sign?.(spot, true) ?? "") : answerOf(tools, question, spot);
      answer.textContent = told;
      panel.append(answer);
      narrator.say(told);
    },
  }));
  const move = { text: words.text("board-ask-write"), press: write };
  const drawing = { text: words.text("board-note"), press: () => tools.draw(grid.current) };
  const close = {
    text: "×",
    name: words.text("board-ask-close"),
    press() {
      popover.clear();
      grid.focus();
    },
  };
  const all = [
    ...questions,
    ...(hooks.playText ? [move] : []),
    ...(board.settings.annotate ? [drawing] : []),
    close,
  ];
  const panel = popover.choose(geometry, cell, words.text("board-ask"), [], all);
  panel.classList.add("questions");
  // From the corner there is room for an answer, which may be long.
  panel.style.cssText =
    "inset: 4px auto auto 4px; max-block-size: calc(100% - 8px); overflow: auto";
  answer.style.cssText = "flex-basis: 100%; margin: 4px 8px";
  popover.take();
}

/**
 * What is asked about: what is chosen, else what can be moved from a place, else what can be put
 * on the board with one press.
 */
function nodeOf({ path, node, root }: State, spot: Spot): ChoiceNode {
  const own = root.next.get(keyOf(spot))?.node;
  if (path.length) return node;
  return own && targets(own).size ? own : { choice: null, next: wholes(root) };
}

/** The cells where one press is a whole action. */
const wholes = ({ next }: ChoiceNode): ChoiceNode["next"] =>
  new Map([...next].filter(([, { node }]) => node.choice));

/**
 * To the next or previous cell: one that what is chosen can go to, else one with something that
 * can be moved, else one where something can be put.
 */
function walk({ board, hooks, narrator, grid }: KeyTools, cell: string, by: 1 | -1): void {
  const { path, node, root } = board.chosen;
  const movable = [...root.next.values()].flatMap(({ step, node }) =>
    "cell" in step && targets(node).size ? [step.cell] : [],
  );
  const put = [...targets({ choice: null, next: wholes(root) }).keys()];
  const cells = path.length ? [...targets(node).keys()] : movable.length ? movable : put;
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

/** What can be chosen where a finger has rested. */
export interface NoteChoices {
  circle(colour: number): void;
  wipe(): void;
  /** Opens what can be asked about the cell. */
  ask(): void;
  /** Gives the focus back to the board. */
  leave(): void;
}

/** Offers circles on a cell in each colour, wiping all drawings, and questions. */
export function openNoteMenu(
  { words, surface, popover }: NoteTools,
  cell: string,
  { circle, wipe, ask, leave }: NoteChoices,
): void {
  if (!surface.geometry) return;
  const held = popover.focused;
  const done = (act: () => void) => () => {
    popover.clear();
    act();
    if (held) leave();
  };
  const colours = [0, 1, 2, 3].map((colour) => ({
    text: "",
    name: words.text(`board-note-${colour}`),
    style: `note n${colour}`,
    press: done(() => circle(colour)),
  }));
  const clear = { text: "×", name: words.text("board-note-clear"), press: done(wipe) };
  const asked = { text: "?", name: words.text("board-ask"), press: ask };
  popover.choose(surface.geometry, cell, words.text("board-note"), [], [...colours, clear, asked]);
  // Whoever came by keys goes on by keys.
  if (held) popover.take();
}
