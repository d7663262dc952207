import { openText } from "../../engine/rules/load";
import { ALL, lettersOf } from "../../engine/rules/session";
import { GameError } from "../../game-error";
import type { Match } from "../../game/match";
import { Moves } from "../../game/moves";
import type { Language } from "../../i18n/language";
import { type Messages, reasonsOf } from "../../i18n/messages";
import { emit } from "./events";

/** What playing a move that somebody wrote needs of its board. */
export interface TypedHost {
  readonly words: Messages;
  readonly match: Match | null;
  /** What can be done here now. */
  readonly choices: readonly unknown[];
  /** Who hears that somebody tried a move where none can be made. */
  readonly host: { readonly element: HTMLElement };
  /** Whether the page lets a person make this move. */
  allows(code: string, via: "text"): boolean;
}

/** The game, and where it stood when the move was written. */
export interface Written {
  readonly match: Match | null;
  readonly node: number | undefined;
}

/** Plays a move as a person writes it; null, or what is wrong with it in words. */
export async function playTyped(
  board: TypedHost,
  text: string,
  { match, node }: Written,
): Promise<string | null> {
  const { words } = board;
  const noMoves = () => {
    emit(board.host.element, "bg-locked", {});
    return words.text("board-no-moves");
  };
  if (!match || !board.choices.length) return noMoves();
  try {
    const code = await codeOf(match, text, words.language);
    // Meanwhile the program may have moved, or another game may have come.
    if (match !== board.match || node !== match.snapshot.node) return words.text("board-changed");
    if (!board.choices.length) return noMoves();
    if (board.allows(code, "text")) match.play(code, "text");
    return null;
  } catch (thrown) {
    const { problem } = GameError.from(thrown);
    await words.load(...reasonsOf(problem.code)).catch(() => undefined);
    return words.problem(problem);
  }
}

/**
 * The code of a move as a person writes it, found out on a copy of the game; throws why it is none. Letters
 * are meant as the moves beside the board are written, or else as the language writes them.
 */
export async function codeOf(match: Match, text: string, language: Language): Promise<string> {
  const codes = match.moves().codesTo(match.snapshot.node);
  const copy = await openText(match.record("en"), match.game);
  const moves = () => new Moves(copy.moves(0, ALL, "en"));
  try {
    copy.goTo(moves().follow(codes).at(-1) ?? 0);
    const { node } = copy.playText(text, match.moves().style ?? lettersOf(language));
    return moves().get(node)?.code ?? "";
  } finally {
    copy.free();
  }
}
