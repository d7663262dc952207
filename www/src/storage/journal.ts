import type { Match } from "../game/match";
import type { Moves } from "../game/moves";
import { cursorAt, type SavedGame, type Written } from "./games";

/** With so many actions behind it a record is written again. */
const MOST = 200;

/** What a record was written of, and what has been played behind it. */
interface Entry {
  readonly moves: Moves;
  /** What else a record tells: names and the end. */
  readonly head: string;
  readonly record: string;
  readonly cursor: SavedGame["cursor"];
  readonly since: readonly string[];
  /** Where the game stood at last, and the version and the edits of the tree then. */
  readonly node: number;
  readonly version: number;
  readonly edits: number;
}

/**
 * Keeps the record that was written last: while a game is only played on, its actions are put
 * down behind it, and nothing is written a second time.
 */
export class Journal {
  #last: Entry | null = null;

  /** A game has been opened: it is what was stored. */
  begin(match: Pick<Match, "moves" | "live" | "tags">, { record, cursor, since }: Written): void {
    const moves = match.moves();
    const { node } = match.live;
    const head = headOf(match);
    const { version, edits } = moves;
    this.#last = { moves, head, record, cursor, since: since ?? [], node, version, edits };
  }

  write(match: Pick<Match, "moves" | "live" | "tags" | "record">): Written {
    const moves = match.moves();
    const { node } = match.live;
    const { version, edits } = moves;
    const head = headOf(match);
    const last = this.#last && isOf(this.#last, moves, head) ? this.#last : null;
    const played = last && playedSince(last, node);
    let entry: Entry;
    if (last && played && last.since.length + played.length < MOST) {
      entry = { ...last, since: [...last.since, ...played], node, version };
    } else if (last && last.version === version && last.since.length === 0) {
      entry = { ...last, cursor: cursorAt(moves, node), node };
    } else {
      const [record, cursor] = [match.record("en"), cursorAt(moves, node)];
      entry = { moves, head, record, cursor, since: [], node, version, edits };
    }
    this.#last = entry;
    const { record, cursor, since } = entry;
    return { record, cursor, ...(since.length ? { since } : {}) };
  }
}

/** Whether the record tells all of the game but what was played behind it. */
const isOf = (entry: Entry, moves: Moves, head: string): boolean =>
  entry.moves === moves && entry.edits === moves.edits && entry.head === head;

const headOf = ({ tags, live }: Pick<Match, "tags" | "live">): string =>
  JSON.stringify([tags, live.gameResult]);

/** What was played on from where the game stood at last; null where that is not all. */
function playedSince({ moves, node, version }: Entry, now: number): readonly string[] | null {
  if (moves.version !== version + 1) return moves.version === version && now === node ? [] : null;
  const codes: string[] = [];
  const least = moves.get(node)?.ply ?? 0;
  let at = moves.get(now);
  for (; at && at.ply > least; at = moves.get(at.parent)) {
    // Codes do not tell how long somebody thought.
    if (at.spent !== null) return null;
    codes.push(at.code);
  }
  return (at?.id ?? 0) === node ? codes.toReversed() : null;
}
