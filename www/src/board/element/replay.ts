import type { MoveNode } from "../../generated/types/MoveNode";
import type { Words } from "../../i18n/words";
import type { Match } from "../../match/match";
import type { Navigation } from "../model";
import { navigate } from "./navigation";

const GLYPHS = ["", "!", "?", "!!", "??", "!?", "?!"];

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
  readonly #moves = document.createElement("ol");
  readonly #note = document.createElement("p");
  readonly #buttons = new Map<Navigation, HTMLButtonElement>();
  #nodes = new Map<number, MoveNode>();
  #opening: string | null = null;
  #shown = "";

  constructor(
    words: Words,
    private readonly match: Match,
    flip: () => void,
  ) {
    this.element.className = "replay";
    this.#bar.className = "bar";
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
    this.#moves.className = "moves";
    this.#moves.tabIndex = 0;
    this.#moves.setAttribute("aria-label", words.text("board-move-list"));
    this.#note.className = "comment";
    this.#moves.addEventListener("click", (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
      if (button) match.goTo(Number(button.dataset["node"]));
    });
    this.element.append(this.#bar, this.#note, this.#moves);
  }

  /** Brings the list and the buttons up to date with the cursor. */
  update(language: "cs" | "en"): void {
    const { canRedo, node } = this.match.snapshot;
    const tree = this.match.moves(language);
    this.#nodes = new Map(tree.nodes.map((one) => [one.id, one]));
    this.#opening = tree.comment;
    const line = this.#line(tree.children[0], node);
    const key = JSON.stringify(line.map(({ id, text, glyphs }) => [id, text, glyphs]));
    if (key !== this.#shown) {
      this.#shown = key;
      this.#list(line);
    }
    for (const [where, button] of this.#buttons) {
      const on = where === "start" || where === "previous" ? node !== 0 : canRedo;
      // Not `disabled`: the button would lose the focus at the end of the game.
      button.setAttribute("aria-disabled", String(!on));
    }
    for (const button of this.#moves.querySelectorAll<HTMLElement>("button")) {
      const here = Number(button.dataset["node"]) === node;
      if (here) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      if (here) this.#reveal(button);
    }
    if (!node) this.#moves.scrollTop = 0;
    this.#note.textContent = (node ? this.#nodes.get(node)?.comment : this.#opening) ?? "";
  }

  /** The line through the cursor: the way to it and the main continuation after it. */
  #line(first: number | undefined, cursor: number): MoveNode[] {
    const way: MoveNode[] = [];
    for (let at = this.#nodes.get(cursor); at; at = this.#nodes.get(at.parent)) way.unshift(at);
    let next = way.length ? way.at(-1)?.children[0] : first;
    while (next !== undefined) {
      const node = this.#nodes.get(next);
      if (!node) break;
      way.push(node);
      next = node.children[0];
    }
    return way;
  }

  #list(line: readonly MoveNode[]): void {
    let item: HTMLElement | null = null;
    let number = -1;
    this.#moves.replaceChildren();
    for (const node of line.filter(({ implied }) => !implied)) {
      if (!item || node.number !== number) {
        number = node.number;
        item = document.createElement("li");
        const label = document.createElement("span");
        label.className = "number";
        label.textContent = node.side ? `${number}…` : `${number}.`;
        item.append(label);
        this.#moves.append(item);
      }
      const button = document.createElement("button");
      button.type = "button";
      button.dataset["node"] = String(node.id);
      button.textContent = node.text + node.glyphs.map((glyph) => GLYPHS[glyph] ?? "").join("");
      item.append(button);
    }
  }

  /** Scrolls the list, never the page round it. */
  #reveal(button: HTMLElement): void {
    const list = this.#moves;
    const top = button.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + button.offsetHeight - list.clientHeight;
    if (bottom > list.scrollTop) list.scrollTop = bottom;
  }
}

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
