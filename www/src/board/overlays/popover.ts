import { meet } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import { DISC_RY, faceAt } from "../core/stack";

/** Something small that stands near a cell: a reason, a choice, a list of colours. */
export class Popover {
  #timer = 0;

  /** `pressed` hears keys that are pressed in `element`. */
  constructor(
    readonly element: HTMLElement,
    pressed: (event: KeyboardEvent) => void,
  ) {
    element.addEventListener("keydown", pressed);
  }

  /** Whether a choice here has the focus of the keyboard. */
  get focused(): boolean {
    return this.element.querySelector(".chooser :focus") !== null;
  }

  /** Whether what stands here are questions, which nothing on the board answers. */
  get asks(): boolean {
    return this.element.querySelector(".questions") !== null;
  }

  /** What is to be chosen here. */
  get label(): string {
    return this.element.querySelector(".chooser")?.getAttribute("aria-label") ?? "";
  }

  get #buttons(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(".chooser button")];
  }

  /** Gives the focus to what is chosen already, else to the first choice; the names of all of them. */
  take(): string[] {
    const all = this.#buttons;
    (all.find((button) => button.matches('[aria-pressed="true"]')) ?? all[0])?.focus();
    return all.map((button) => button.getAttribute("aria-label") ?? button.textContent);
  }

  /** To the next choice or the one before. */
  walk(by: 1 | -1): void {
    const all = this.#buttons;
    const at = all.findIndex((button) => button.matches(":focus"));
    all.at((at + by) % all.length)?.focus();
  }

  /**
   * A calm bubble that goes away by itself, and covers none of the `discs` on the cell. `after` is called when it has
   * gone.
   */
  bubble(geometry: Geometry, cell: string, text: string, after: () => void, discs = 1): void {
    const element = document.createElement("p");
    element.className = "bubble";
    // The live region says it; here it is only seen.
    element.setAttribute("aria-hidden", "true");
    element.textContent = text;
    this.#place(geometry, cell, element, [], discs);
    this.#timer = window.setTimeout(
      () => {
        this.clear();
        after();
      },
      2500 + 60 * text.length,
    );
  }

  /** Buttons to choose one of several things. */
  choose(
    geometry: Geometry,
    cell: string,
    label: string,
    avoid: Iterable<string>,
    buttons: readonly {
      text: string;
      name?: string;
      picture?: Node | undefined;
      pressed?: boolean;
      style?: string;
      press(): void;
    }[],
  ): HTMLElement {
    const element = document.createElement("div");
    element.className = "chooser";
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label);
    for (const { text, name, picture, pressed, style, press } of buttons) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      if (picture) button.replaceChildren(picture);
      if (name) button.setAttribute("aria-label", name);
      if (style) button.className = style;
      if (pressed !== undefined) button.setAttribute("aria-pressed", String(pressed));
      button.addEventListener("click", press);
      element.append(button);
    }
    this.#place(geometry, cell, element, avoid);
    return element;
  }

  /** Takes everything away but a move that somebody is writing. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const one of this.element.querySelectorAll(":scope > :not(form)")) one.remove();
  }

  /** Close to the cell, always on the board, and rather not over the cells to `avoid`. */
  #place(
    geometry: Geometry,
    cell: string,
    element: HTMLElement,
    avoid: Iterable<string> = [],
    discs = 1,
  ): void {
    this.clear();
    const at = geometry.cells.get(cell) ?? [...geometry.cells.values()][0];
    if (!at) return;
    // A high stack rises over the cell above, and more where it fans out under the pointer.
    const top = faceAt(discs - 1, discs, { fan: 1, lift: 0 }) + DISC_RY;
    const high = at.h * Math.max(1, top);
    const place = { ...at, y: at.y + at.h - high, h: high };
    this.element.append(element);
    const { ratio } = geometry;
    const [w, h] = [element.offsetWidth * ratio, element.offsetHeight * ratio];
    const gap = 4 * ratio;
    const inside = (at: number, room: number) => Math.max(gap, Math.min(room - gap, at));
    const shun = [...avoid].flatMap((id) => geometry.cells.get(id) ?? []);
    let best = { x: 0, y: 0, cost: Infinity };
    for (const dy of [-h - gap, place.h + gap, -h - place.h, 2 * place.h]) {
      for (const dx of [(place.w - w) / 2, place.w - w, 0, place.w + gap, -w - gap]) {
        const x = inside(place.x + dx, geometry.width - w);
        const y = inside(place.y + dy, geometry.height - h);
        const box = { x, y, w, h };
        const covered =
          shun.filter((other) => meet(box, other)).length + (meet(box, place) ? 3 : 0);
        const away = Math.hypot(
          x + w / 2 - place.x - place.w / 2,
          y + h / 2 - place.y - place.h / 2,
        );
        const cost = covered * 2 + away / place.w;
        if (cost < best.cost) best = { x, y, cost };
      }
    }
    element.style.left = `${best.x / ratio}px`;
    element.style.top = `${best.y / ratio}px`;
  }
}
