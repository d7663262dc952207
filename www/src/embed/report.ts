import type { BoardGame } from "../board";
import { GameError } from "../game-error";
import type { Words } from "../i18n/words";

/** Version of the messages to the page around; fields are only ever added. */
const VERSION = 1;

const EVENTS = ["bg-ready", "bg-move", "bg-navigate", "bg-end", "bg-error"] as const;

/**
 * Tells the page around what happens: `{ v: 1, type: "ready" | "move" | "navigate" | "end" |
 * "error" | "resize", … }`. Any page may listen; none is obeyed. `secret`: the record comes from
 * a file, and the page around is none of this site. What is wrong with a file is told to pages of
 * this site alone, and so are the moves of a game from it: any page can put any address of it into a frame, and
 * must not learn what stands there, nor what is there at all.
 */
export function report(board: BoardGame, words: Words, secret: boolean): void {
  for (const name of EVENTS) {
    board.addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return;
      const moves = name === "bg-move" || name === "bg-navigate";
      if (secret && moves && board.current?.order?.wanted.src) return;
      const hidden = name === "bg-error" && secret;
      send(name.slice("bg-".length), hidden ? unread(words) : Object(event.detail));
    });
  }
}

/** The same of every file, whether it is missing or something else. */
function unread(words: Words): object {
  const { problem } = GameError.of("src-unread");
  return { problem, message: words.problem(problem) };
}

/** Whether the page around is one of this site, which could read its files itself. */
export function isAtHome(): boolean {
  try {
    return parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

export function send(type: string, detail: object): void {
  if (parent === window) return;
  parent.postMessage({ v: VERSION, type, ...detail }, "*");
}
