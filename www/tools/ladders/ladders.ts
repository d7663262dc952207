/** A row: a level against the one below it, or against somebody who plays anything. */
export interface Rung {
  readonly level: number;
  /** The level it played against; 0 for random moves. */
  readonly against: number;
  readonly games: number;
  /** The share of points, and half of the interval that holds in 95 of 100 such rows; in per cent. */
  readonly score: number;
  readonly margin: number;
}

/** Ladders by game. */
export type Ladders = Readonly<Record<string, readonly Rung[]>>;

const ROW =
  /^\| (\d+) \| (random|level (\d+)) \| (\d+) \| \d+ \| \d+ \| \d+ \| ([\d.]+) ± ([\d.]+) % \|$/;
const HEAD = "| Level | Against | Games | Won | Drawn | Lost | Score |";

/**
 * Reads the tables of `crates/search/LEVELS.md`, of each game the first one, so that the numbers
 * stand in one place. Throws where a table is not understood.
 */
export function readLadders(markdown: string): Ladders {
  const ladders: Record<string, Rung[]> = {};
  for (const chapter of markdown.split(/^## /m).slice(1)) {
    const [title = "", ...lines] = chapter.split("\n");
    const head = lines.findIndex((line) => line.startsWith("| Level |"));
    if (head < 0) continue;
    if (lines[head] !== HEAD)
      throw new TypeError(`LEVELS.md: this head of a ladder is not understood: ${lines[head]}`);
    const rows = lines.slice(head + 2);
    const end = rows.findIndex((line) => !line.startsWith("|"));
    const id = title.trim().toLowerCase().replaceAll(" ", "-");
    ladders[id] = rows.slice(0, end < 0 ? undefined : end).map((line) => rungOf(line));
  }
  return ladders;
}

function rungOf(line: string): Rung {
  const found = ROW.exec(line);
  if (!found) throw new TypeError(`LEVELS.md: this row of a ladder is not understood: ${line}`);
  const [, level, , against, games, score, margin] = found;
  return {
    level: Number(level),
    against: Number(against ?? 0),
    games: Number(games),
    score: Number(score),
    margin: Number(margin),
  };
}
