import type { Tray } from "../../../generated/types/Tray";
import type { TrayItem } from "../../../generated/types/TrayItem";
import { sideName } from "../../../i18n/sides";
import type { BoardPart, PartHost } from "../../canvas/part";
import { isFlat } from "../../canvas/sprites";
import { picture } from "../../canvas/svg";
import { trayKey } from "../../core/choices";
import { setsOf } from "../../core/taste";

/** Places beside the board: each is a toolbar with a button for a kind of thing. */
export class Trays implements BoardPart {
  readonly #host: PartHost;
  /** What the toolbars were built for. */
  #built = "";
  readonly #bars = new Map<string, { readonly element: HTMLElement; shown: string }>();
  #pointer = false;

  constructor(host: PartHost) {
    this.#host = host;
  }

  show(): void {
    const { model, settings } = this.#host.board;
    const { bottom } = settings;
    const { trays } = model?.layout ?? { trays: [] };
    const built = JSON.stringify([trays, bottom, setsOf(settings)]);
    if (built !== this.#built) this.#build(trays, bottom);
    this.#built = built;
  }

  /** Puts the trays of the side at the bottom near, all others far. */
  #build(trays: readonly Tray[], bottom: number): void {
    const { near, far, words } = this.#host;
    near.replaceChildren();
    far.replaceChildren();
    this.#bars.clear();
    for (const tray of trays) {
      const element = document.createElement("div");
      element.className = `tray ${tray.role}`;
      element.setAttribute("role", tray.role === "score" ? "group" : "toolbar");
      element.setAttribute(
        "aria-label",
        words.text(`board-tray-${tray.role}`, { side: sideName(tray.side ?? 0) }),
      );
      element.addEventListener("pointerdown", () => (this.#pointer = true));
      element.addEventListener("click", (event) => this.#click(event));
      element.addEventListener("keydown", (event) => steerToolbar(element, event));
      this.#bars.set(tray.id, { element, shown: "" });
      (tray.side === bottom ? near : far).append(element);
    }
  }

  update(): void {
    const { model, chosen } = this.#host.board;
    if (!model) return;
    const { trays } = model.layout;
    const [first] = chosen.path;
    const taken = first && "tray" in first ? trayKey(first.tray.tray, first.tray.kind) : null;
    for (const tray of trays) {
      const bar = this.#bars.get(tray.id);
      const items = model.scene.trays.find(({ id }) => id === tray.id)?.items ?? [];
      if (!bar) continue;
      const shown = JSON.stringify(items);
      if (bar.shown !== shown) {
        bar.shown = shown;
        this.#fill(bar.element, tray, items);
      }
      for (const button of bar.element.querySelectorAll<HTMLElement>("button")) {
        const key = trayKey(tray.id, button.dataset["kind"] ?? "");
        button.setAttribute("aria-pressed", String(taken === key));
        button.setAttribute("aria-disabled", String(!chosen.root.next.has(`t${key}`)));
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
        const name = this.#host.words.text(`board-things-${item.kind}`, things);
        box.setAttribute(
          "aria-label",
          item.capacity === null
            ? name
            : this.#host.words.text("board-of", { things: name, capacity: item.capacity }),
        );
        box.append(...pictures(item, tray, setsOf(this.#host.board.settings)));
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
    if (tray && kind && !this.#pointer) this.#host.activate({ at: "tray", tray, kind });
    this.#pointer = false;
  }

  dispose(): void {
    this.#host.near.replaceChildren();
    this.#host.far.replaceChildren();
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
function pictures(item: TrayItem, tray: Tray, sets: string): Node[] {
  const side = item.side ?? tray.side ?? 0;
  const shown: Node[] = [];
  // A hand shows each kind once, with its number.
  const most = tray.role === "hand" ? 1 : item.count;
  for (let at = 0; at < most; at++) shown.push(picture(item.kind, side, sets));
  for (let at = item.count; at < (item.capacity ?? 0); at++) {
    const socket = document.createElement("span");
    socket.className = isFlat(item.kind) ? "socket flat" : "socket";
    shown.push(socket);
  }
  const count = document.createElement("span");
  count.className = item.count === 1 ? "count single" : "count";
  count.textContent = String(item.count);
  return [...shown, count];
}
