import { sideName } from "../../../i18n/sides";
import type { LineView } from "../../../generated/types/LineView";
import type { Phrase } from "../../../generated/types/Phrase";
import type { Messages } from "../../../i18n/messages";
import type { Match } from "../../../game/match";
import { type Hint, placeOf } from "../../../assistant/hint";
import type { Mistake, Reasons, Told } from "../../../assistant/mistakes";

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
  const own = words.of(match.game);
  const reasons = hint.reasons.map((phrase) => own.phrase(phrase));
  // Where reasons are known, they say what the move leads to, and what it takes is said once.
  const takes = hint.reasons.some(({ code }) => TAKES.includes(code));
  const news = reasons.length > 0 ? hint.news.slice(0, 1) : hint.news;
  return [
    ...(takes ? [`${text("hint-best", { move })}.`] : news.map((phrase) => words.phrase(phrase))),
    ...reasons,
    ...expected(words, hint, match),
    ...(other && !("win" in line.score) ? [text("hint-other", otherArgs(words, other))] : []),
  ];
}

/** Stands for any move in a sentence. */
const MOVE = "\n";

/** What is noted of a mistake: what was better, and why where that is known. */
export function betterWords(words: Messages, { better }: Mistake, reasons: Reasons | null): Told {
  const said = (move: string) => words.text("advice-better", { move });
  const [before = "", after = ""] = said(MOVE).split(MOVE);
  const move = said(better.moves[0] ?? "");
  const why = saidOf(words, reasons?.better ?? []);
  return {
    text: why === "" ? move : `${move}. ${why}`,
    said(line) {
      const [other = ""] = line.slice(before.length).split(" ");
      return line.startsWith(move) || line.startsWith(before + other.replace(/\.$/, "") + after);
    },
  };
}

/** Reasons as sentences, one behind the other; empty where there are none. */
export const saidOf = (words: Messages, reasons: readonly Phrase[]): string =>
  reasons.map((phrase) => words.phrase(phrase)).join(" ");

/** Reasons that say what the move takes. */
const TAKES = ["because-takes", "because-takes-with", "because-trades"];

/** Reasons that say how the game ends: then chances say nothing more. */
const ENDS = ["because-wins", "because-wins-in", "because-loses-in"];

/** The chances, and the answer that is expected. */
function expected(words: Messages, hint: Hint, match: Match): readonly string[] {
  const { line, side, reasons } = hint;
  const answer = line.moves[1];
  const sentences: string[] = [];
  if (!reasons.some(({ code }) => ENDS.includes(code))) {
    const args = { side: sideName(side), chance: chances(words, line.win) };
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
