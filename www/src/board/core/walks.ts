import type { Step } from "../../generated/types/Step";
import { type ChoiceNode, type Edge, retrace, stepKey, type Walk } from "./choices";

/**
 * One step further. A `Count` or `Option` with a single possibility is then taken by
 * itself, and so is the count `lift` where it is offered.
 */
export function advance(from: Walk, step: Step, lift: number | null): Walk | null {
  let edge = from.node.next.get(stepKey(step));
  if (!edge) return null;
  const path = [...from.path];
  for (;;) {
    path.push(edge.step);
    const { node }: Edge = edge;
    const following: Edge[] = [...node.next.values()];
    const meanings = following.filter((e) => "count" in e.step || "option" in e.step);
    if (!following.length || meanings.length < following.length) return { path, node };
    const only = following.length === 1 ? following[0] : undefined;
    const taken: Edge | undefined = only ?? (lift === null ? undefined : node.next.get(`n${lift}`));
    if (!taken) return { path, node };
    edge = taken;
  }
}

/** The counts or options to choose from right now. */
export function meanings(node: ChoiceNode): Step[] {
  return [...node.next.values()]
    .map((edge) => edge.step)
    .filter((step) => "count" in step || "option" in step);
}

/** The counts that could stand in place of the one in `path`. */
export function otherCounts(root: ChoiceNode, path: readonly Step[]): number[] {
  const at = path.findIndex((step) => "count" in step);
  const before = at < 0 ? null : retrace(root, path.slice(0, at));
  const counts = (before ? meanings(before.node) : []).flatMap((step) =>
    "count" in step ? [step.count] : [],
  );
  return counts.toSorted((a, b) => a - b);
}
