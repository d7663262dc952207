import type { Match } from "../../../game/match";
import { sideName } from "../../../i18n/sides";
import type { Words } from "../../../i18n/words";

/** What a player may ask for in their own half. */
export type Wish = "draw" | "undo" | "resign";

/** What was asked for, and by which side. */
export interface Question {
  readonly wish: Wish;
  readonly by: number;
}

/** Who has to answer: who gives up is asked again, all else is for the other side. */
export const answerer = ({ wish, by }: Question): number => (wish === "resign" ? by : 1 - by);

/** What stands in the half of a side while something is asked. */
export interface Asked {
  readonly text: string;
  /** What the buttons say; null in the half of who waits for the answer. */
  readonly answers: { readonly yes: string; readonly no: string } | null;
}

export function askedOf(words: Words, match: Match, question: Question, side: number): Asked {
  const { wish, by } = question;
  if (side !== answerer(question)) {
    return {
      text: words.text(wish === "draw" ? "table-waits-draw" : "table-waits"),
      answers: null,
    };
  }
  const texts: Readonly<Record<Wish, () => string>> = {
    draw: () => words.text("play-draw-question", match.players.who(side)),
    undo: () => words.text("table-ask-undo", { side: sideName(by) }),
    resign: () => words.text("table-ask-resign"),
  };
  const [yes, no] = {
    draw: ["play-draw-accept", "play-draw-decline"],
    undo: ["table-allow", "table-refuse"],
    resign: ["play-resign", "play-draw-decline"],
  }[wish] as [string, string];
  return { text: texts[wish](), answers: { yes: words.text(yes), no: words.text(no) } };
}
