import type { Scene } from "../../generated/types/Scene";
import type { Token } from "../../generated/types/Token";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import type { Spelling } from "../core/model";
import { spell } from "./speech";
import { stacks } from "../core/stack";

/** What a token is called with its colour: "white rook". */
export function tokenName(words: Words, token: Pick<Token, "kind" | "side">): string {
  return words.text(`board-${token.kind}`, { side: sideName(token.side) });
}

/** A label for every cell that is not plainly empty, and for those that are. */
export function cellLabels(
  words: Words,
  scene: Pick<Scene, "tokens" | "marks"> & { readonly ahead?: readonly string[] | undefined },
  cells: Iterable<string>,
  targets: ReadonlyMap<string, string | null>,
  spelling: Spelling,
): Map<string, string> {
  const found = stacks(scene.tokens);
  const labels = new Map<string, string>();
  for (const cell of cells) {
    const stack = found.get(cell) ?? [];
    const [only] = stack;
    const parts = [spell(cell, spelling)];
    if (!only) parts.push(words.text("board-empty"));
    else if (stack.length === 1) parts.push(tokenName(words, only));
    else parts.push(stackName(words, stack));
    for (const mark of scene.marks) {
      if (mark.cell !== cell) continue;
      parts.push(words.text(`board-mark-${mark.kind}`, { side: sideName(mark.side ?? 0) }));
    }
    if (scene.ahead?.includes(cell)) parts.push(words.text("board-premove-here"));
    if (targets.has(cell)) {
      const distance = targets.get(cell);
      parts.push(
        distance
          ? words.text("board-target-label", { label: distance })
          : words.text("board-target"),
      );
    }
    labels.set(cell, parts.join(", "));
  }
  return labels;
}

/** Height, owner and the discs from the top down. */
export function stackName(words: Words, stack: readonly Token[]): string {
  const sides = [...stack]
    .toReversed()
    .map((token) => words.text(`board-colour-${sideName(token.side)}`));
  return words.text("board-stack", { height: stack.length, discs: sides.join(", ") });
}
