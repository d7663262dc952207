import { OFF, type Spot } from "../../core/interaction";

/** What hands do to a picture in space. Coordinates are those of the window, in CSS pixels. */
export interface GestureTarget {
  spotAt(x: number, y: number, touch: boolean): Spot;
  /** Something here can be taken: the press is not one that turns the boards. */
  takes(spot: Spot): boolean;
  press(spot: Spot, x: number, y: number): void;
  move(spot: Spot, x: number, y: number): void;
  release(spot: Spot): void;
  cancel(): void;
  hover(spot: Spot): void;
  orbit(dx: number, dy: number): void;
  push(dx: number, dy: number): void;
  zoom(factor: number): void;
  reset(): void;
  trusted(): boolean;
}

/** A hand may tremble this many CSS pixels before it turns the boards. */
const TREMBLE = 5;
/** A pointer has to rest here before the wheel is taken from the page, in milliseconds. */
const REST = 300;

interface Hand {
  x: number;
  y: number;
}

/** Listens to pointers and the wheel on the canvas. Returns what ends it. */
export function listen(canvas: HTMLElement, target: GestureTarget): () => void {
  const ending = new AbortController();
  const hands = new Map<number, Hand>();
  /** What the first hand does: it holds a piece, turns or pushes the boards, or may be a click. */
  let doing: "nothing" | "hold" | "click" | "orbit" | "push" | "pinch" = "nothing";
  let began = { x: 0, y: 0 };
  let rested = 0;

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => {
    const checked = (event: HTMLElementEventMap[K]) => {
      // The flat plan listens farther out.
      event.stopPropagation();
      if (event.isTrusted || !target.trusted()) listener(event);
    };
    canvas.addEventListener(type, checked, { signal: ending.signal, passive });
  };
  const isTouch = (event: PointerEvent) => event.pointerType === "touch";
  const two = (): readonly [Hand, Hand] | null => {
    const [a, b] = hands.values();
    return a && b ? [a, b] : null;
  };
  const spread = ([a, b]: readonly [Hand, Hand]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Hand, Hand]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

  on("pointerdown", (event) => {
    const { clientX: x, clientY: y, pointerId } = event;
    if (event.isTrusted) canvas.setPointerCapture(pointerId);
    hands.set(pointerId, { x, y });
    if (hands.size > 1) {
      // A second finger takes back what the first one began.
      if (doing === "hold") target.cancel();
      doing = "pinch";
      return;
    }
    began = { x, y };
    if (event.button !== 0 || event.shiftKey) {
      doing = "push";
      return;
    }
    const spot = target.spotAt(x, y, isTouch(event));
    doing = target.takes(spot) ? "hold" : "click";
    if (doing === "hold") target.press(spot, x, y);
  });

  on("pointermove", (event) => {
    const { clientX: x, clientY: y, pointerId } = event;
    const hand = hands.get(pointerId);
    if (!hand) {
      rested = performance.now();
      if (!isTouch(event)) target.hover(target.spotAt(x, y, false));
      return;
    }
    const pair = two();
    const before = pair && { spread: spread(pair), middle: middle(pair) };
    const [dx, dy] = [x - hand.x, y - hand.y];
    Object.assign(hand, { x, y });
    if (pair && before) {
      const now = middle(pair);
      target.zoom(before.spread / Math.max(1, spread(pair)));
      target.push(now.x - before.middle.x, now.y - before.middle.y);
      return;
    }
    if (doing === "click" && Math.hypot(x - began.x, y - began.y) > TREMBLE) {
      doing = "orbit";
      target.orbit(x - began.x, y - began.y);
    } else if (doing === "orbit") target.orbit(dx, dy);
    else if (doing === "push") target.push(dx, dy);
    else if (doing === "hold") target.move(target.spotAt(x, y, isTouch(event)), x, y);
  });

  on("pointerup", (event) => {
    const { clientX: x, clientY: y, pointerId } = event;
    if (!hands.delete(pointerId)) return;
    const done = doing;
    // After a pinch the finger that stays does nothing any more.
    doing = hands.size ? "pinch" : "nothing";
    if (done !== "hold" && done !== "click") return;
    const spot = target.spotAt(x, y, isTouch(event));
    if (done === "click") target.press(spot, x, y);
    target.release(spot);
    if (isTouch(event)) target.hover(OFF);
  });

  on("pointercancel", (event) => {
    if (!hands.delete(event.pointerId)) return;
    if (doing === "hold") target.cancel();
    doing = "nothing";
  });

  on("pointerleave", () => {
    if (!hands.size) target.hover(OFF);
  });

  on("dblclick", (event) => {
    if (!target.takes(target.spotAt(event.clientX, event.clientY, false))) target.reset();
  });

  on(
    "wheel",
    (event) => {
      // A page that scrolls past is not held up.
      const now = performance.now();
      if (!event.ctrlKey && now - rested < REST) {
        rested = now;
        return;
      }
      event.preventDefault();
      target.zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.003));
    },
    false,
  );

  on("contextmenu", (event) => event.preventDefault(), false);

  return () => ending.abort();
}
