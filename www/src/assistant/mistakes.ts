import type { Explained } from "../engine/search/question";
import type { LineView } from "../generated/types/LineView";
import type { MoveNode } from "../generated/types/MoveNode";
import type { Phrase } from "../generated/types/Phrase";
import type { ScoreView } from "../generated/types/ScoreView";
import type { Evaluation } from "./advice";

/** A move of the main line that gave chances away. */
export interface Mistake {
  readonly move: MoveNode;
  /** What it lost, in thousandths. */
  readonly lost: number;
  /** The numeric annotation glyph: 6 `?!`, 2 `?`, 4 `??`. */
  readonly glyph: number;
  readonly better: LineView;
  /** What the other side was expected to answer; null where it had no answer. */
  readonly answer: LineView | null;
}

/** Why a move was a mistake, and another one better. */
export interface Reasons {
  readonly against: readonly Phrase[];
  readonly better: readonly Phrase[];
}

/** Losses of so many thousandths, and their glyphs; the greatest first. */
const MISTAKES: readonly (readonly [lost: number, glyph: number])[] = [
  [300, 4],
  [200, 2],
  [100, 6],
];

/** The moves of a line that gave chances away; only where both positions are known. */
export function mistakesOf(
  line: readonly MoveNode[],
  evaluation: (node: number) => Evaluation | null,
): readonly Mistake[] {
  return line.flatMap((move) => {
    const before = evaluation(move.parent);
    const after = evaluation(move.id);
    const [better] = before?.lines ?? [];
    if (!before || !after || !better || before.chance) return [];
    if (before.win === null || after.win === null || better.codes[0] === move.code) return [];
    const lost = move.side === 0 ? before.win - after.win : after.win - before.win;
    const [, glyph] = MISTAKES.find(([least]) => lost >= least) ?? [];
    const answers = !after.chance && after.side !== move.side;
    const answer = answers ? (after.lines[0] ?? null) : null;
    return glyph === undefined ? [] : [{ move, lost, glyph, better, answer }];
  });
}

/** What is noted of a mistake, and whether a line of a comment says such a thing already. */
export interface Told {
  readonly text: string;
  readonly said: (line: string) => boolean;
}

/** A comment that says what was better once: in the place of what was written there before. */
export function commented(
  comment: string | null,
  { text, said }: Told,
  written: string | undefined,
): string {
  const lines = comment?.split("\n") ?? [];
  const at = written === undefined ? -1 : lines.indexOf(written);
  if (at >= 0) return lines.with(at, text).join("\n");
  return (lines.some(said) ? lines : [...lines, text]).join("\n");
}

/** What reasons rest on: what was better, and what was expected. */
export const linesOf = ({ better, answer }: Mistake): string =>
  [...better.codes, "", ...(answer?.codes ?? [])].join(" ");

/** A move that was played, and what was expected after it, for the side that played it. */
export function playedLine({ move, answer }: Mistake): Explained {
  const codes = [move.code, ...(answer?.codes ?? [])];
  return { codes, good: false, score: oneBefore(answer?.score ?? { points: 0 }) };
}

/** What an answer is worth to the side that has let it happen, one action before. */
function oneBefore(score: ScoreView): ScoreView {
  if ("win" in score) return { loss: score.win + 1 };
  return "loss" in score ? { win: score.loss + 1 } : { points: 0 - score.points };
}
