import { drawingOf, type Layer } from "../../canvas/drawings/registry";
import { ART_LINE_WEIGHT } from "../../../generated/art";
import type { Tray } from "../../../generated/types/Tray";
import type { TrayContent } from "../../../generated/types/TrayContent";
import type { TrayItem } from "../../../generated/types/TrayItem";
import { sideName } from "../../../i18n/sides";
import type { Words } from "../../../i18n/words";
import { isDisc } from "../../canvas/sprites";

export interface TrayTarget {
  readonly words: Words;
  /** The set of pictures in use. */
  pieces(): string;
  activate(tray: string, kind: string): void;
}

/** What can be taken from a tray right now, and what is taken. */
export interface TrayState {
  readonly open: ReadonlySet<string>;
  readonly taken: string | null;
}

export const trayKey = (tray: string, kind: string) => `${tray}/${kind}`;

const SVG = "http://www.w3.org/2000/svg";

/** Places beside the board: each is a toolbar with a button for a kind of thing. */
export class Trays {
  readonly #target: TrayTarget;
  readonly #bars = new Map<string, { readonly element: HTMLElement; shown: string }>();
  #pointer = false;

  constructor(target: TrayTarget) {
    this.#target = target;
  }

  /** Puts the trays of the side at the bottom into `near`, all others into `far`. */
  build(trays: readonly Tray[], bottom: number, near: HTMLElement, far: HTMLElement): void {
    near.replaceChildren();
    far.replaceChildren();
    this.#bars.clear();
    for (const tray of trays) {
      const element = document.createElement("div");
      element.className = `tray ${tray.role}`;
      element.setAttribute("role", tray.role === "score" ? "group" : "toolbar");
      element.setAttribute(
        "aria-label",
        this.#target.words.text(`board-tray-${tray.role}`, { side: sideName(tray.side ?? 0) }),
      );
      element.addEventListener("pointerdown", () => (this.#pointer = true));
      element.addEventListener("click", (event) => this.#click(event));
      element.addEventListener("keydown", (event) => steerToolbar(element, event));
      this.#bars.set(tray.id, { element, shown: "" });
      (tray.side === bottom ? near : far).append(element);
    }
  }

  update(trays: readonly Tray[], contents: readonly TrayContent[], state: TrayState): void {
    for (const tray of trays) {
      const bar = this.#bars.get(tray.id);
      const items = contents.find((content) => content.id === tray.id)?.items ?? [];
      if (!bar) continue;
      const shown = JSON.stringify(items);
      if (bar.shown !== shown) {
        bar.shown = shown;
        this.#fill(bar.element, tray, items);
      }
      for (const button of bar.element.querySelectorAll<HTMLElement>("button")) {
        const key = trayKey(tray.id, button.dataset["kind"] ?? "");
        button.setAttribute("aria-pressed", String(state.taken === key));
        button.setAttribute("aria-disabled", String(!state.open.has(key)));
      }
    }
  }

  #fill(element: HTMLElement, tray: Tray, items: readonly TrayItem[]): void {
    const active = element.querySelector(":focus") as HTMLElement | null;
    const focused = active?.dataset["kind"];
    element.replaceChildren(
      ...items.map((item, at) => {
        const score = tray.role === "score";
        const box = document.createElement(score ? "div" : "button");
        box.className = "item";
        box.dataset["kind"] = item.kind;
        if (score) box.setAttribute("role", "img");
        else {
          box.setAttribute("type", "button");
          box.dataset["tray"] = tray.id;
          box.tabIndex = at ? -1 : 0;
        }
        const things = { side: sideName(item.side ?? tray.side ?? 0), count: item.count };
        const name = this.#target.words.text(`board-things-${item.kind}`, things);
        box.setAttribute(
          "aria-label",
          item.capacity === null
            ? name
            : this.#target.words.text("board-of", { things: name, capacity: item.capacity }),
        );
        box.append(...pictures(item, tray, this.#target.pieces()));
        return box;
      }),
    );
    if (focused)
      element.querySelector<HTMLElement>(`[data-kind="${CSS.escape(focused)}"]`)?.focus();
  }

  #click(event: MouseEvent): void {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    const { tray, kind } = button?.dataset ?? {};
    if (tray && kind && !this.#pointer) this.#target.activate(tray, kind);
    this.#pointer = false;
  }
}

/** Arrow keys walk over the buttons of a toolbar. */
function steerToolbar(bar: HTMLElement, event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...bar.querySelectorAll<HTMLElement>("button")];
  if (!by || buttons.length < 2) return;
  const at = buttons.findIndex((button) => button === event.target);
  const next = buttons[(at + by + buttons.length) % buttons.length];
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

/** What is there as pictures, then an empty socket for each thing that could be. */
function pictures(item: TrayItem, tray: Tray, set: string): Node[] {
  const side = item.side ?? tray.side ?? 0;
  const shown: Node[] = [];
  // A hand shows each kind once, with its number.
  const most = tray.role === "hand" ? 1 : item.count;
  for (let at = 0; at < most; at++) shown.push(picture(item.kind, side, set));
  for (let at = item.count; at < (item.capacity ?? 0); at++) {
    const socket = document.createElement("span");
    socket.className = isDisc({ kind: item.kind, side, state: "" }) ? "socket flat" : "socket";
    shown.push(socket);
  }
  const count = document.createElement("span");
  count.className = item.count === 1 ? "count single" : "count";
  count.textContent = String(item.count);
  return [...shown, count];
}

const drawn = new Map<string, SVGElement>();

/** A token as SVG, coloured by the style sheet where the drawing has no colours of its own. */
export function picture(kind: string, side: number, set = ""): Node {
  const key = `${kind} ${side} ${set}`;
  const made = drawn.get(key) ?? draw(kind, side, set);
  drawn.set(key, made);
  return made.cloneNode(true);
}

function draw(kind: string, side: number, set: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const disc = isDisc({ kind, side, state: "" });
  const drawing = drawingOf(kind, side, set);
  const look = disc ? " flat" : drawing?.points ? " points" : "";
  svg.setAttribute("viewBox", disc ? "0 0 64 48" : "0 0 64 64");
  svg.setAttribute("class", `token s${side}${look}`);
  svg.setAttribute("aria-hidden", "true");
  if (disc) {
    svg.append(
      path("shade", "M3 20V28A29 18 0 0 0 61 28V20Z"),
      path("body", "M3 20A29 18 0 0 1 61 20A29 18 0 0 1 3 20Z"),
      path("edge", "M3 20A29 18 0 0 1 61 20V28A29 18 0 0 1 3 28Z"),
      path(side ? "line dots" : "line", "M10 20A22 13 0 0 1 54 20A22 13 0 0 1 10 20Z"),
    );
  } else svg.append(...(drawing?.layers ?? []).map(layerPath));
  return svg;
}

function layerPath({ role, d, fill, colour, width }: Layer): SVGElement {
  const made = path(role, d, fill);
  const stroked = role === "line" || role === "edge";
  if (width) made.setAttribute("stroke-width", String(width));
  if (colour) made.style[stroked ? "stroke" : "fill"] = colour;
  return made;
}

export function path(role: string, d: string, rule?: string): SVGElement {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", role);
  element.setAttribute("d", d);
  element.setAttribute("stroke-width", String(ART_LINE_WEIGHT));
  if (rule) element.setAttribute("fill-rule", rule);
  return element;
}
