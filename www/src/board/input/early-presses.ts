import type { BoardState } from "../core/board-state";
import type { Surface } from "../canvas/surface";

/** What is kept of an event: its target is forgotten by the browser when it has been heard. */
const SAID = [
  "type",
  "target",
  "isTrusted",
  "clientX",
  "clientY",
  "button",
  "buttons",
  "pointerId",
  "pointerType",
  "shiftKey",
  "ctrlKey",
  "altKey",
  "metaKey",
] as const;

export type Stroke = Readonly<Pick<PointerEvent, (typeof SAID)[number]>>;

const strokeOf = (event: PointerEvent) =>
  Object.fromEntries(SAID.map((name) => [name, event[name]])) as Record<string, unknown> as Stroke;

const KEPT = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;

/** The pointer is the board's until it is let go, wherever it is by then. */
export function capture(root: HTMLElement, { isTrusted, pointerType, pointerId }: Stroke): void {
  if (isTrusted && pointerType !== "touch") root.setPointerCapture(pointerId);
}

function cellAt({ geometry, fit }: Surface, at: Touch): string | null {
  if (!geometry) return null;
  const { left, top, width } = fit.getBoundingClientRect();
  const scale = geometry.width / (width || 1);
  return geometry.at((at.clientX - left) * scale, (at.clientY - top) * scale)?.id ?? null;
}

/** Whether an event belongs to the board. */
export function isMine({ target }: Pick<Event, "target">): boolean {
  return (
    target instanceof Element &&
    !!target.closest("[data-stage], [data-tray]") &&
    !target.closest("[data-float]")
  );
}

/**
 * What pointers do to a board between its first picture and the moment when its hands are there:
 * it is kept and done then, so that nobody's press is lost.
 */
export class EarlyPresses {
  readonly #ending = new AbortController();
  #kept: Stroke[] = [];
  #down: number | null = null;

  constructor(root: HTMLElement, board: BoardState, surface: Surface) {
    const { signal } = this.#ending;
    const keep = (event: PointerEvent) => this.#keep(root, event);
    for (const type of KEPT) root.addEventListener(type, keep, { signal });
    // Not passive: a finger on what can be taken does not scroll the page.
    const held = (event: TouchEvent) => {
      const [touch] = event.touches;
      const cell = touch && cellAt(surface, touch);
      if (cell && board.chosen.root.next.has(`c${cell}`) && event.cancelable)
        event.preventDefault();
    };
    root.addEventListener("touchstart", held, { signal, passive: false });
    const menu = (event: MouseEvent) => {
      if (isMine(event) && board.settings.annotate) event.preventDefault();
    };
    root.addEventListener("contextmenu", menu, { signal });
  }

  #keep(root: HTMLElement, event: PointerEvent): void {
    const { type, pointerId } = event;
    if (type === "pointerdown" && this.#down === null && isMine(event)) {
      this.#down = pointerId;
      capture(root, event);
    }
    if (this.#down === null) return;
    // Of a way only its end matters: a page whose hands never come fills no memory.
    const last = this.#kept.at(-1);
    if (type === "pointermove" && last?.type === type && last.pointerId === pointerId)
      this.#kept.pop();
    this.#kept.push(strokeOf(event));
    if (pointerId === this.#down && /up|cancel/.test(type)) this.#down = null;
  }

  /** Listens no more; what was kept, in its order. */
  end(): readonly Stroke[] {
    this.#ending.abort();
    return this.#kept.splice(0);
  }
}
