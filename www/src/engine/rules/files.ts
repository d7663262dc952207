import type { Problem } from "../../generated/types/Problem";
import { FILES, loadGame } from "./load";
import type { GameSession, GameSessions } from "./session";

/** A game that was found in a text of another program. */
export interface FoundGame {
  readonly game: string;
  /** As far as it could be read. */
  readonly record: string;
  /** How many moves that are. */
  readonly plies: number;
  /** Their names; empty where the file names nobody. */
  readonly players: readonly [string, string];
  /** The first thing that could not be read. */
  readonly problem: Problem | null;
}

/** The wasm module for files of other programs can do this besides. */
interface FileSessions extends GameSessions {
  readFile(text: string): readonly FoundGame[] | null;
  read(text: string): GameSession & { file(form: string): string };
}

const load = (): Promise<FileSessions> => loadGame(FILES) as Promise<FileSessions>;

/** The games in a text of another program; null when it has no form that is known. */
export async function readFile(text: string): Promise<readonly FoundGame[] | null> {
  return (await load()).readFile(text);
}

/** A record in a form of another program. */
export async function writeFile(record: string, form: string): Promise<string> {
  const session = (await load()).read(record);
  try {
    return session.file(form);
  } finally {
    session.free();
  }
}
