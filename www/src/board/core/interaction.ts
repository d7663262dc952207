import type { Step } from "../../generated/types/Step";
import type { Via } from "./model";
import { advance, buildTrie, retrace, stepKey, type ChoiceNode, type Walk } from "./choices";

/** What lies under a pointer. `lift` counts from the disc that was hit to the top. */
export type Spot =
  | { readonly at: "cell"; readonly cell: string; readonly lift: number | null }
  | { readonly at: "tray"; readonly tray: string; readonly kind: string }
  | { readonly at: "off" };

export const OFF: Spot = { at: "off" };

/** A pointer that is down. */
interface Press {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  /** What letting go here will do: keep it chosen, complete it, explain why not, nothing. */
  readonly aim: "origin" | "target" | "refuse" | "nothing";
  /** The thing was chosen before this press: letting go lays it down. */
  readonly again: boolean;
  readonly dragging: boolean;
  /** The drag has been away from where it began. */
  readonly left: boolean;
}

export interface State extends Walk {
  readonly root: ChoiceNode;
  /** One-step actions wait for a second press. */
  readonly confirm: boolean;
  readonly press: Press | null;
  /** This person drags: from now on without a threshold. */
  readonly dragger: boolean;
}

export type BoardInput =
  | { readonly type: "load"; readonly root: ChoiceNode }
  | { readonly type: "confirm"; readonly on: boolean }
  | { readonly type: "press"; readonly spot: Spot; readonly x: number; readonly y: number }
  | { readonly type: "move"; readonly spot: Spot; readonly x: number; readonly y: number }
  | { readonly type: "release"; readonly spot: Spot }
  | { readonly type: "cancel" }
  | { readonly type: "activate"; readonly spot: Spot }
  | { readonly type: "mean"; readonly step: Step }
  | { readonly type: "hold"; readonly path: readonly Step[] };

export type Effect =
  | { readonly do: "choose"; readonly code: string; readonly via: Via }
  | { readonly do: "explain"; readonly steps: readonly Step[] };

export type Outcome = readonly [State, readonly Effect[]];

/** A mouse may tremble this many CSS pixels before a press becomes a drag. */
export const DRAG_THRESHOLD = 3;

export function start(root: ChoiceNode = buildTrie([])): State {
  return { root, path: [], node: root, confirm: false, press: null, dragger: false };
}

export function spotCell(spot: Spot): string | null {
  return spot.at === "cell" ? spot.cell : null;
}

export function spotStep(spot: Spot): Step | null {
  if (spot.at === "cell") return { cell: spot.cell };
  return spot.at === "tray" ? { tray: { tray: spot.tray, kind: spot.kind } } : null;
}

export function reduce(state: State, input: BoardInput): Outcome {
  switch (input.type) {
    case "load":
      return [load(state, input.root), []];
    case "confirm":
      return [{ ...idle(state), confirm: input.on }, []];
    case "press":
      return [press(state, input.spot, input.x, input.y), []];
    case "move":
      return [move(state, input.spot, input.x, input.y), []];
    case "release":
      return release(state, input.spot, "click");
    case "activate":
      return release(press(state, input.spot, 0, 0), input.spot, "key");
    case "mean":
      return mean(state, input.step);
    case "hold":
      return [{ ...idle(state), ...retrace(state.root, input.path) }, []];
    case "cancel":
      return [idle(state), []];
  }
}

function idle(state: State): State {
  return { ...state, path: [], node: state.root, press: null };
}

/** A new position keeps what is held when it can still be held. */
function load(state: State, root: ChoiceNode): State {
  const kept = retrace(root, state.path);
  if (kept?.path.length && !kept.node.choice) return { ...state, root, ...kept };
  return idle({ ...state, root });
}

function press(state: State, spot: Spot, x: number, y: number): State {
  const down = (aim: Press["aim"], again = false): State["press"] => ({
    spot,
    x,
    y,
    aim,
    again,
    dragging: false,
    left: false,
  });
  const step = spotStep(spot);
  if (!step) return { ...state, press: down("nothing") };
  const lift = liftOf(spot);
  if (state.node.choice) {
    // The second press of a confirmed action, or something else altogether.
    if (sameStep(step, state.path.at(-1))) return { ...state, press: down("target") };
    state = idle(state);
  }
  if (state.path.length && advance(state, step, lift)) return { ...state, press: down("target") };
  const fresh = advance({ path: [], node: state.root }, step, lift);
  if (!fresh) return { ...state, press: down("refuse") };
  if (fresh.node.choice) return { ...idle(state), press: down("target") };
  const again =
    fresh.path.length === state.path.length &&
    fresh.path.every((one, at) => sameStep(one, state.path[at]));
  return { ...state, ...fresh, press: down("origin", again) };
}

function move(state: State, spot: Spot, x: number, y: number): State {
  const { press } = state;
  if (press?.aim !== "origin") return state;
  const far = Math.hypot(x - press.x, y - press.y);
  const dragging = press.dragging || far > (state.dragger ? 0 : DRAG_THRESHOLD);
  const left = press.left || (dragging && !sameSpot(spot, press.spot));
  if (dragging === press.dragging && left === press.left) return state;
  return { ...state, press: { ...press, dragging, left } };
}

function release(state: State, spot: Spot, via: Via): Outcome {
  const { press } = state;
  if (!press) return [state, []];
  const up: State = { ...state, press: null };
  const home = sameSpot(spot, press.spot);
  const step = spotStep(spot);
  switch (press.aim) {
    case "nothing":
      return [home ? idle(up) : up, []];
    case "refuse":
      // Where nothing can be chosen at all, a drag asks why as well.
      return step && (home || !up.root.next.size) ? refuse(up, step, press.spot) : [up, []];
    case "target":
      return home && step ? complete(up, step, liftOf(press.spot), via) : [up, []];
    case "origin":
      if (home || !step || !press.dragging) {
        return [home && !press.again && !press.left ? up : idle(up), []];
      }
      return advance(up, step, null)
        ? complete({ ...up, dragger: true }, step, null, "drag")
        : refuse(up, step, press.spot);
  }
}

/** Takes `step` from what is chosen, or from the beginning, and plays a whole choice. */
function complete(state: State, step: Step, lift: number | null, via: Via): Outcome {
  if (state.node.choice) return [idle(state), [chosen(state.node, via)]];
  const walk =
    (state.path.length && advance(state, step, lift)) ||
    advance({ path: [], node: state.root }, step, lift);
  if (!walk) return [idle(state), []];
  if (!walk.node.choice || (state.confirm && walk.path.length === 1)) {
    return [{ ...state, ...walk }, []];
  }
  return [idle(state), [chosen(walk.node, via)]];
}

function chosen(node: ChoiceNode, via: Via): Effect {
  return { do: "choose", code: node.choice?.code ?? "", via };
}

function refuse(state: State, step: Step, origin: Spot): Outcome {
  const steps = [...state.path];
  const lift = liftOf(origin);
  const held = steps.at(-1);
  const counted = [...state.node.next.values()].some((edge) => "count" in edge.step);
  if (counted && lift !== null && sameStep(held, spotStep(origin))) steps.push({ count: lift });
  return [idle(state), [{ do: "explain", steps: [...steps, step] }]];
}

/** A count, option or command from a key, a chooser or a button. */
function mean(state: State, step: Step): Outcome {
  const at = "count" in step ? state.path.findIndex((one) => "count" in one) : -1;
  if (at >= 0) {
    const other = retrace(
      state.root,
      state.path.map((one, index) => (index === at ? step : one)),
    );
    return [other ? { ...state, ...other } : state, []];
  }
  return advance(state, step, null) || "command" in step
    ? complete(state, step, null, "click")
    : [state, []];
}

function liftOf(spot: Spot): number | null {
  return spot.at === "cell" ? spot.lift : null;
}

function sameStep(a: Step | undefined, b: Step | undefined | null): boolean {
  return !!a && !!b && stepKey(a) === stepKey(b);
}

/** The same cell or tray item; where in a stack does not matter. */
function sameSpot(a: Spot, b: Spot): boolean {
  const [one, two] = [spotStep(a), spotStep(b)];
  return one ? sameStep(one, two) : !two;
}
