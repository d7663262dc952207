import type { MoveNode } from "../../../generated/types/MoveNode";
import type { Style } from "../../../engine/rules/session";
import type { Words } from "../../../i18n/words";
import { glyphText } from "../../../game/glyphs";
import type { Match } from "../../../game/match";
import { moveText } from "../../../game/move-text";
import type { Navigation } from "../../../game/navigation";
import type { Moves } from "../../../game/moves";
import { navigate, navigationOf } from "./navigation";
import css from "./replay.css?inline";

/** What can be looked through is walked through by the wheel too. */
export { listenWheel } from "./wheel";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Outlines of the buttons on a 24-unit grid. */
const ICONS: Readonly<Record<Navigation | "flip", string>> = {
  start: "M6 5v14M19 5l-9 7 9 7z",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  end: "M18 5v14M5 5l9 7-9 7z",
  flip: "M7 4v15M7 4L3.500 8M7 4l3.500 4M17 20V5M17 20l-3.500-4M17 20l3.500-4",
};

/** Buttons to go through a game, and its moves as a compact list. */
export class Replay {
  readonly element = document.createElement("div");
  readonly #bar = document.createElement("div");
  readonly #sheet = document.createElement("ol");
  readonly #note = document.createElement("p");
  readonly #buttons = new Map<Navigation, HTMLButtonElement>();
  /** What is listed: a line of this version of the tree, and the buttons of its moves. */
  #line: readonly MoveNode[] = [];
  #ids: ReadonlySet<number> = new Set();
  #moves: Moves | null = null;
  #version = 0;
  readonly #items = new Map<number, HTMLElement>();
  #here: HTMLElement | null = null;
  /** Where the Tab key stops. */
  #stop: HTMLElement | null = null;

  constructor(
    private readonly words: Words,
    private readonly match: Match,
    flip: () => void,
  ) {
    this.element.className = "replay";
    this.#bar.className = "bar";
    this.#bar.part.value = "navigation";
    this.#bar.setAttribute("role", "toolbar");
    this.#bar.setAttribute("aria-label", words.text("board-navigation"));
    for (const where of ["start", "previous", "next", "end"] as const) {
      const button = iconButton(where, words.text(`board-go-${where}`));
      button.addEventListener("click", () => navigate(match, where));
      this.#buttons.set(where, button);
      this.#bar.append(button);
    }
    const turn = iconButton("flip", words.text("board-flip"));
    turn.addEventListener("click", flip);
    this.#bar.append(turn);
    this.#sheet.className = this.#sheet.part.value = "moves";
    this.#sheet.setAttribute("role", "list");
    this.#sheet.setAttribute("aria-label", words.text("board-move-list"));
    this.#note.className = "comment";
    this.#sheet.addEventListener("click", (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
      if (button) match.goTo(Number(button.dataset["node"]));
    });
    this.element.append(this.#bar, this.#note, this.#sheet);
  }

  /** Walks as a key asks for; whether it asked for that. */
  press(key: string): boolean {
    const where = navigationOf(key);
    if (where) navigate(this.match, where);
    return where !== null;
  }

  /** Brings the list and the buttons up to date with the cursor. */
  update(style: Style): void {
    const { canRedo, node } = this.match.snapshot;
    const moves = this.match.moves(style);
    if (!this.#follows(moves, node)) this.#list(moves, node);
    for (const [where, button] of this.#buttons) {
      const on = where === "start" || where === "previous" ? node !== 0 : canRedo;
      // Not `disabled`: the button would lose the focus at the end of the game.
      button.setAttribute("aria-disabled", String(!on));
    }
    // A card has no button: its move is that of the one before.
    const shown = () => moves.pathTo(node).findLast(({ id }) => this.#items.has(id));
    this.#mark(this.#items.get(node) ?? this.#items.get(shown()?.id ?? 0) ?? null);
    this.#note.textContent = (node ? moves.get(node)?.comment : moves.comment) ?? "";
  }

  /** Whether the line that is listed is the one through the cursor, as it is now. */
  #follows(moves: Moves, node: number): boolean {
    const same = moves === this.#moves && moves.version === this.#version;
    return same && (node === 0 ? moves.next(0)?.id === this.#line[0]?.id : this.#ids.has(node));
  }

  /** Lists the line through the cursor: the way to it and the main continuation after it. */
  #list(moves: Moves, cursor: number): void {
    const line = [...moves.pathTo(cursor)];
    for (let next = moves.next(cursor); next; next = moves.next(next.id)) line.push(next);
    const known = this.#line;
    const fork = line.findIndex((node, at) => !sameMove(node, known[at]));
    const kept = fork < 0 ? line.length : fork;
    for (const { id } of known.slice(kept)) this.#take(id);
    for (const [at, node] of line.entries()) if (at >= kept) this.#add(node);
    [this.#line, this.#ids] = [line, new Set(line.map(({ id }) => id))];
    [this.#moves, this.#version] = [moves, moves.version];
  }

  #take(id: number): void {
    const button = this.#items.get(id);
    const item = button?.parentElement;
    button?.remove();
    // Its number is left.
    if (item?.childElementCount === 1) item.remove();
    this.#items.delete(id);
  }

  #add(node: MoveNode): void {
    if (node.implied) return;
    const number = String(node.number);
    let item = this.#sheet.lastElementChild as HTMLElement | null;
    if (item?.dataset["number"] !== number) {
      item = document.createElement("li");
      item.dataset["number"] = number;
      const label = document.createElement("span");
      label.className = "number";
      label.textContent = node.side ? `${number}…` : `${number}.`;
      item.append(label);
      this.#sheet.append(item);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.dataset["node"] = String(node.id);
    button.textContent = moveText(this.words, node) + node.glyphs.map(glyphText).join("");
    item.append(button);
    this.#items.set(node.id, button);
  }

  /** Marks the move on view: there the Tab key stops, and a focus in the list goes along. */
  #mark(here: HTMLElement | null): void {
    const list = this.#sheet;
    const within = list.contains((list.getRootNode() as ShadowRoot).activeElement);
    if (this.#here !== here) this.#here?.removeAttribute("aria-current");
    here?.setAttribute("aria-current", "step");
    const stop = here ?? list.querySelector<HTMLElement>("button");
    if (this.#stop !== stop && this.#stop) this.#stop.tabIndex = -1;
    if (stop) stop.tabIndex = 0;
    if (within) stop?.focus({ preventScroll: true });
    if (here) this.#reveal(here);
    else list.scrollTop = 0;
    [this.#here, this.#stop] = [here, stop];
  }

  /** Scrolls the list, never the page round it. */
  #reveal(button: HTMLElement): void {
    const list = this.#sheet;
    const top = button.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + button.offsetHeight - list.clientHeight;
    if (bottom > list.scrollTop) list.scrollTop = bottom;
  }
}

const sameMove = (one: MoveNode, other: MoveNode | undefined): boolean =>
  one === other || (one.id === other?.id && faceOf(one) === faceOf(other));

const faceOf = ({ text, glyphs, implied }: MoveNode): string =>
  `${text} ${glyphs.join()} ${implied}`;

function iconButton(icon: keyof typeof ICONS, name: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", name);
  button.title = name;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", ICONS[icon]);
  svg.append(path);
  button.append(svg);
  return button;
}
