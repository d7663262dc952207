import { sideName } from "../../../i18n/sides";
import type { LineView } from "../../../generated/types/LineView";
import type { Messages } from "../../../i18n/messages";
import type { Match } from "../../../game/match";
import { type Hint, placeOf } from "../../../assistant/hint";

/** A share in thousandths as people read it. */
export function percent(words: Messages, thousandths: number): string {
  const shown = Math.round(thousandths / 10);
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(shown / 100);
}

/** Chances in thousandths as people read them: rounding makes no end certain. */
export const chances = (words: Messages, win: number): string =>
  percent(words, Math.min(990, Math.max(10, win)));

/** What a line is worth to the side that is on turn before it: its chances, or an end. */
export function worth(words: Messages, { score, win }: LineView): string {
  if ("win" in score) return words.text("advice-win", { count: score.win });
  if ("loss" in score) return words.text("advice-loss", { count: score.loss });
  return chances(words, win);
}

/** A hint in sentences. */
export function hintWords(words: Messages, hint: Hint, match: Match): readonly string[] {
  const { stage, first, cells, side, line, other } = hint;
  const move = line.moves[0] ?? "";
  // What is done by a button is called what the button is called.
  const command = first && "command" in first ? `${match.game}-step-${first.command}` : "";
  const named = words.has(command) ? words.text(command) : move;
  const text = (id: string, args: Record<string, string | number> = {}) =>
    words.text(id, { side: sideName(side), ...args });
  if (stage === 1) {
    if (first && "tray" in first) {
      const { kind } = first.tray;
      const card = `board-card-${kind}`;
      const piece = words.has(card) ? text(card, { count: 1 }) : text(`board-${kind}`);
      return [words.of(match.game).text("hint-tray", { piece })];
    }
    const cell = first && placeOf(first);
    if (cell) return [text("hint-cell", { cell })];
    return [text("hint-command", { move: named })];
  }
  if (stage === 2) {
    return [cells.length > 0 ? text("hint-best", { move }) : text("hint-command", { move: named })];
  }
  return [
    ...hint.news.map((phrase) => words.phrase(phrase)),
    ...why(words, match, line, side),
    ...(other && !("win" in line.score) ? [text("hint-other", otherArgs(words, other))] : []),
  ];
}

function why(words: Messages, match: Match, line: LineView, side: number): readonly string[] {
  const answer = line.moves[1];
  const args = { side: sideName(side), chance: worth(words, line) };
  const sentences: string[] = [];
  if ("win" in line.score) {
    sentences.push(words.text("hint-wins", { count: line.score.win }));
  } else if ("loss" in line.score) {
    sentences.push(words.text("hint-loses", { count: line.score.loss }));
  } else {
    sentences.push(words.of(match.game).text("hint-chance", args));
  }
  if (answer !== undefined && !("loss" in line.score)) {
    sentences.push(words.text("hint-answer", { move: answer }));
  }
  return sentences;
}

const otherArgs = (words: Messages, other: LineView) => ({
  move: other.moves[0] ?? "",
  chance: worth(words, other),
});
