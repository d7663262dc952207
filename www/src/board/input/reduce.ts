import type { Step } from "../../generated/types/Step";
import { type ChoiceNode, retrace, stepKey } from "../core/choices";
import {
  type BoardInput,
  type Effect,
  idle,
  type Outcome,
  type Press,
  settle,
  type Spot,
  type State,
} from "../core/interaction";
import type { Via } from "../core/model";
import { advance } from "../core/walks";

/** A mouse may tremble this many CSS pixels before a press becomes a drag. */
export const DRAG_THRESHOLD = 3;

function spotStep(spot: Spot): Step | null {
  if (spot.at === "cell") return { cell: spot.cell };
  return spot.at === "tray" ? { tray: { tray: spot.tray, kind: spot.kind } } : null;
}

/** What is chosen after an input, and what is to be done. */
export function reduce(state: State, input: BoardInput): Outcome {
  switch (input.type) {
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
    case "cancel":
      return [idle(state), []];
    default:
      return [settle(state, input), []];
  }
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
