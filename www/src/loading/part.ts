import { GameError } from "../game-error";
import { served } from "./served";

/**
 * Loads a part of the program that is not here yet; every dynamic import goes through here.
 * Rejects with a `GameError` that says why there is no such part now: nobody answers, the files
 * are those of another release by now, or it fails although it is there. May be asked again:
 * browsers fetch a module that failed once more, and so does `preload` with styles.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  let code = "part-failed";
  try {
    return await load();
  } catch {
    const where = await served();
    if (where === "foreign") code = "part-foreign";
    else if (where !== "there") throw GameError.of(`part-${where}`);
  }
  // The network was gone for a moment only.
  try {
    return await load();
  } catch (cause) {
    throw new GameError(GameError.of(code).problem, { cause });
  }
}

/** Whether something failed for want of a part of the program, and may succeed another time. */
export const isMissingPart = (thrown: unknown): boolean =>
  thrown instanceof GameError && thrown.code.startsWith("part-");

/** `error`, or the reason why the program can be loaded no more. */
export async function orGone(error: GameError): Promise<GameError> {
  const where = await served();
  return where === "gone" || where === "unreachable" ? GameError.of(`part-${where}`) : error;
}

/** What can be done about an error: the id of its name, and how. */
export interface Remedy {
  readonly label: string;
  readonly run: () => void;
}

/** Trying again; where the files of this release are gone, a reload, which leads back here. */
export const remedyOf = (error: GameError, again: () => void): Remedy =>
  error.code === "part-gone"
    ? { label: "part-reload", run: () => location.reload() }
    : { label: "part-again", run: again };
