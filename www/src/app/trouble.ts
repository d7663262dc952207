import { GameError } from "../game-error";
import { type Remedy, remedyOf } from "../loading/part";
import { app } from "./context";

/** Something that was asked for cannot be done; whoever is round the pages says so. */
export class Trouble extends Event {
  static readonly type = "trouble";

  constructor(
    readonly error: GameError,
    readonly remedy: Remedy,
  ) {
    super(Trouble.type);
  }
}

/** Does something, and says why where it cannot be done; it can then be tried again. */
export async function attempt(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (thrown) {
    const error = GameError.from(thrown);
    await app.explain(error);
    app.dispatchEvent(
      new Trouble(
        error,
        remedyOf(error, () => void attempt(run)),
      ),
    );
  }
}
