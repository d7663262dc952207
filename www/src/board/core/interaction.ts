import type { Step } from "../../generated/types/Step";
import type { Via } from "./model";
import { buildTrie, retrace, type ChoiceNode, type Walk } from "./choices";

/** What lies under a pointer. `lift` counts from the disc that was hit to the top. */
export type Spot =
  | { readonly at: "cell"; readonly cell: string; readonly lift: number | null }
  | { readonly at: "tray"; readonly tray: string; readonly kind: string }
  | { readonly at: "off" };

export const OFF: Spot = { at: "off" };

/** A pointer that is down. */
export interface Press {
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

/** What changes without anybody's hand. */
export type Turn =
  | { readonly type: "load"; readonly root: ChoiceNode }
  | { readonly type: "confirm"; readonly on: boolean }
  | { readonly type: "hold"; readonly path: readonly Step[] };

/** What a person does, with a pointer or with keys. */
export type HandInput =
  | { readonly type: "press"; readonly spot: Spot; readonly x: number; readonly y: number }
  | { readonly type: "move"; readonly spot: Spot; readonly x: number; readonly y: number }
  | { readonly type: "release"; readonly spot: Spot }
  | { readonly type: "cancel" }
  | { readonly type: "activate"; readonly spot: Spot }
  | { readonly type: "mean"; readonly step: Step };

export type BoardInput = Turn | HandInput;

export type Effect =
  | { readonly do: "choose"; readonly code: string; readonly via: Via }
  | { readonly do: "explain"; readonly steps: readonly Step[] };

export type Outcome = readonly [State, readonly Effect[]];

export function start(root: ChoiceNode = buildTrie([])): State {
  return { root, path: [], node: root, confirm: false, press: null, dragger: false };
}

export function spotCell(spot: Spot): string | null {
  return spot.at === "cell" ? spot.cell : null;
}

export const isTurn = (input: BoardInput): input is Turn =>
  /^(load|confirm|hold)$/.test(input.type);

/** What is chosen after a turn of things that nobody's hand made. */
export function settle(state: State, input: Turn): State {
  switch (input.type) {
    case "load":
      return load(state, input.root);
    case "confirm":
      return { ...idle(state), confirm: input.on };
    case "hold":
      return { ...idle(state), ...retrace(state.root, input.path) };
  }
}

/** Nothing is chosen any more. */
export function idle(state: State): State {
  return { ...state, path: [], node: state.root, press: null };
}

/** A new position keeps what is held when it can still be held. */
function load(state: State, root: ChoiceNode): State {
  const kept = retrace(root, state.path);
  if (kept?.path.length && !kept.node.choice) return { ...state, root, ...kept };
  return idle({ ...state, root });
}
