import { colourOf } from "./annotate";
import { OFF, type Spot } from "./interaction";

/** What pointers do to a board. Coordinates are those of the window, in CSS pixels. */
export interface PointerTarget {
  spotAt(x: number, y: number): Spot;
  press(spot: Spot, x: number, y: number, touch: boolean): void;
  move(x: number, y: number): void;
  release(spot: Spot): void;
  cancel(): void;
  hover(spot: Spot): void;
  /** Whether a touch here belongs to the board and must not scroll the page. */
  grabs(x: number, y: number): boolean;
  /** An annotation is drawn, and finally done. */
  note(from: string, to: string, colour: number, done: boolean): void;
  /** A long press on a cell: what to draw is chosen there. */
  menu(cell: string): void;
  annotates(): boolean;
  trusted(): boolean;
}

const LONG_PRESS = 500;
/** A finger may tremble this many CSS pixels during a long press. */
const TREMBLE = 8;

/** Listens to all pointers on `root`. Returns what ends it. */
export function listen(root: HTMLElement, target: PointerTarget): () => void {
  const ending = new AbortController();
  let active: number | null = null;
  let drawing: { from: string; colour: number; touch: boolean } | null = null;
  let began = { x: 0, y: 0 };
  let timer = 0;
  const spotOf = (event: MouseEvent) => target.spotAt(event.clientX, event.clientY);

  const forget = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const stop = () => {
    forget();
    active = drawing = null;
  };
  const cancel = () => {
    if (active === null) return;
    if (drawing) target.note("", "", 0, true);
    stop();
    target.cancel();
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => {
    const checked = (event: HTMLElementEventMap[K]) => {
      if (event.isTrusted || !target.trusted()) listener(event);
    };
    root.addEventListener(type, checked, { signal: ending.signal, passive });
  };

  on("pointerdown", (event) => {
    // A second finger takes back what the first one began.
    if (active !== null) return cancel();
    if (!mine(event) || event.button > 2 || event.button === 1) return;
    const spot = spotOf(event);
    const touch = event.pointerType === "touch";
    active = event.pointerId;
    began = { x: event.clientX, y: event.clientY };
    if (!touch && event.isTrusted) root.setPointerCapture(event.pointerId);
    if (event.button === 2 || (event.shiftKey && !touch)) {
      if (!target.annotates() || spot.at !== "cell") return stop();
      const colour = event.button === 2 ? colourOf(event) : 1;
      drawing = { from: spot.cell, colour, touch };
      target.note(spot.cell, spot.cell, colour, false);
      return;
    }
    if (touch && target.annotates() && spot.at === "cell") {
      timer = window.setTimeout(() => {
        target.cancel();
        drawing = { from: spot.cell, colour: 0, touch };
        target.note(spot.cell, spot.cell, 0, false);
      }, LONG_PRESS);
    }
    target.press(spot, event.clientX, event.clientY, touch);
  });

  on("pointermove", (event) => {
    if (active === null) {
      if (event.pointerType !== "touch") target.hover(mine(event) ? spotOf(event) : OFF);
      return;
    }
    if (event.pointerId !== active) return;
    const x = event.clientX;
    const y = event.clientY;
    if (timer && Math.hypot(x - began.x, y - began.y) > TREMBLE) forget();
    if (drawing) {
      const spot = target.spotAt(x, y);
      if (spot.at === "cell") target.note(drawing.from, spot.cell, drawing.colour, false);
      // The right button during a drag takes it back.
    } else if (event.buttons & 2) cancel();
    else target.move(x, y);
  });

  on("pointerup", (event) => {
    if (event.pointerId !== active) return;
    const spot = spotOf(event);
    const drawn = drawing;
    stop();
    if (!drawn) return target.release(spot);
    if (drawn.touch && spot.at === "cell" && spot.cell === drawn.from) {
      target.note("", "", 0, true);
      return target.menu(drawn.from);
    }
    if (spot.at === "cell") target.note(drawn.from, spot.cell, drawn.colour, true);
    else target.note("", "", 0, true);
  });

  on("pointercancel", (event) => {
    if (event.pointerId === active) cancel();
  });
  on("pointerleave", () => {
    if (active === null) target.hover(OFF);
  });
  on(
    "touchstart",
    (event) => {
      const [touch] = event.touches;
      if (!touch || event.touches.length > 1 || !mine(event)) return;
      if (target.grabs(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
    },
    false,
  );
  on(
    "touchmove",
    (event) => {
      if (drawing && event.cancelable) event.preventDefault();
    },
    false,
  );
  on(
    "contextmenu",
    (event) => {
      if (mine(event) && (target.annotates() || drawing)) event.preventDefault();
    },
    false,
  );
  return () => {
    stop();
    ending.abort();
  };
}

/** The element of the board that an event belongs to. */
function mine(event: Event): Element | null {
  const element = event.target instanceof Element ? event.target : null;
  return element?.closest("[data-stage], [data-tray]") && !element.closest("[data-float]")
    ? element
    : null;
}
