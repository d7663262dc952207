import { colourOf } from "../core/annotations";
import { OFF, spotCell, type Spot } from "../core/interaction";
import { capture, isMine, type Stroke } from "./early-presses";

/** What pointers do to a board. Coordinates are those of the window, in CSS pixels. */
export interface PointerTarget {
  spotAt(x: number, y: number): Spot;
  /** Whether something is held now that can be carried away. */
  press(spot: Spot, x: number, y: number, touch: boolean): boolean;
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

/** Listens to all pointers on `root`. */
export function listen(
  root: HTMLElement,
  target: PointerTarget,
): { end(): void; replay(strokes: readonly Stroke[]): void } {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let active: number | null = null;
  let drawing: { from: string; colour: number } | null = null;
  let began = { x: 0, y: 0 };
  /**
   * The press holds something. A finger that rests there and then moves carries it away, as ever;
   * lifted where it is, it asks what to draw.
   */
  let held = false;
  let timer = 0;
  const spotOf = (event: Stroke) => target.spotAt(event.clientX, event.clientY);

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
    stop();
    target.note("", "", 0, true);
    target.cancel();
  };
  const draw = (from: string, colour: number) => {
    drawing = { from, colour };
    target.note(from, from, colour, false);
  };
  const doubted = (event: Pick<Event, "isTrusted">) => !event.isTrusted && target.trusted();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => {
    const checked = (event: HTMLElementEventMap[K]) => {
      if (!doubted(event)) listener(event);
    };
    root.addEventListener(type, checked, options);
  };

  const down = (event: Stroke, captured: boolean) => {
    // A second finger takes back what the first one began.
    if (active !== null) return cancel();
    if (!isMine(event) || event.button > 2 || event.button === 1) return;
    const spot = spotOf(event);
    const cell = target.annotates() && spotCell(spot);
    const touch = event.pointerType === "touch";
    active = event.pointerId;
    began = { x: event.clientX, y: event.clientY };
    if (!captured) capture(root, event);
    if (event.button === 2 || (event.shiftKey && !touch)) {
      if (!cell) return stop();
      return draw(cell, colourOf(event));
    }
    held = target.press(spot, event.clientX, event.clientY, touch);
    if (touch && cell) {
      timer = window.setTimeout(() => {
        if (!held) target.cancel();
        draw(cell, 0);
      }, LONG_PRESS);
    }
  };

  const moved = (event: Stroke) => {
    if (active === null) {
      if (event.pointerType === "touch" || doubted(event)) return;
      return target.hover(isMine(event) ? spotOf(event) : OFF);
    }
    // What is down was let through, and letting go is checked again: a drag is short work.
    if (event.pointerId !== active) return;
    const x = event.clientX;
    const y = event.clientY;
    if (timer && Math.hypot(x - began.x, y - began.y) > TREMBLE) {
      forget();
      if (held && drawing) {
        drawing = null;
        target.note("", "", 0, true);
      }
    }
    if (drawing) {
      const cell = spotCell(target.spotAt(x, y));
      if (cell) target.note(drawing.from, cell, drawing.colour, false);
      // The right button during a drag takes it back.
    } else if (event.buttons & 2) cancel();
    else target.move(x, y);
  };
  const up = (event: Stroke) => {
    if (event.pointerId !== active) return;
    const spot = spotOf(event);
    const cell = spotCell(spot) ?? "";
    const drawn = drawing;
    if (event.pointerType === "touch" && cell === drawn?.from) {
      cancel();
      return target.menu(cell);
    }
    stop();
    if (drawn) target.note(drawn.from, cell, drawn.colour, true);
    else target.release(spot);
  };
  const gone = (event: Stroke) => {
    if (event.pointerId === active) cancel();
  };
  on("pointerdown", (event) => down(event, false));
  root.addEventListener("pointermove", moved, options);
  on("pointerup", up);
  on("pointercancel", gone);
  on("pointerleave", () => {
    if (active === null) target.hover(OFF);
  });
  // None of these is passive: each may keep the browser from doing what it would do by itself.
  on("touchstart", (event) => {
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1 || !isMine(event)) return;
    if (target.grabs(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
  });
  on("touchmove", (event) => {
    if (drawing && event.cancelable) event.preventDefault();
  });
  on("contextmenu", (event) => {
    if (isMine(event) && target.annotates()) event.preventDefault();
  });
  const again = { pointermove: moved, pointerup: up, pointercancel: gone };
  return {
    end() {
      stop();
      ending.abort();
    },
    /** What pointers did before anybody listened here. */
    replay(strokes) {
      for (const stroke of strokes) {
        if (doubted(stroke)) continue;
        if (stroke.type === "pointerdown") down(stroke, true);
        else again[stroke.type as keyof typeof again](stroke);
      }
    },
  };
}
