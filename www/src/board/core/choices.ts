import type { Choice } from "../../generated/types/Choice";
import type { Step } from "../../generated/types/Step";

/** A point of the trie of all ways: what may follow, or the choice that is complete. */
export interface ChoiceNode {
  readonly next: Map<string, Edge>;
  choice: Choice | null;
}

export interface Edge {
  readonly step: Step;
  readonly node: ChoiceNode;
}

/** A chosen beginning of a way. */
export interface Walk {
  readonly path: readonly Step[];
  readonly node: ChoiceNode;
}

/** The name of a kind of thing in a tray. */
export const trayKey = (tray: string, kind: string) => `${tray}/${kind}`;

export function stepKey(step: Step): string {
  if ("cell" in step) return `c${step.cell}`;
  if ("tray" in step) return `t${trayKey(step.tray.tray, step.tray.kind)}`;
  if ("count" in step) return `n${step.count}`;
  if ("option" in step) return `o${step.option}`;
  if ("board" in step) return `b${step.board}`;
  return `x${step.command}`;
}

export function buildTrie(choices: readonly Choice[]): ChoiceNode {
  const root: ChoiceNode = { next: new Map(), choice: null };
  for (const choice of choices) {
    for (const way of choice.ways) {
      let node = root;
      for (const step of way) {
        const key = stepKey(step);
        let edge = node.next.get(key);
        if (!edge) node.next.set(key, (edge = { step, node: { next: new Map(), choice: null } }));
        node = edge.node;
      }
      node.choice = choice;
    }
  }
  return root;
}

/** The walk along `path`, or null where it leaves the trie. */
export function retrace(root: ChoiceNode, path: readonly Step[]): Walk | null {
  let node = root;
  for (const step of path) {
    const edge = node.next.get(stepKey(step));
    if (!edge) return null;
    node = edge.node;
  }
  return { path, node };
}

/** The cells that may come next, past counts and options, each with its label. */
export function targets(node: ChoiceNode, found = new Map<string, string | null>()) {
  for (const { step, node: below } of node.next.values()) {
    if ("cell" in step) {
      if (!found.get(step.cell)) found.set(step.cell, anyChoice(below)?.label ?? null);
    } else if ("count" in step || "option" in step) {
      targets(below, found);
    }
  }
  return found;
}

/** Some choice that can still be reached from here. */
export function anyChoice(node: ChoiceNode): Choice | null {
  if (node.choice) return node.choice;
  for (const edge of node.next.values()) {
    const choice = anyChoice(edge.node);
    if (choice) return choice;
  }
  return null;
}
