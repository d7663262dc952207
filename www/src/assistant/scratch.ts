import { loadGame, startOf } from "../engine/rules/load";
import type { Start } from "../engine/search/question";
import type { GameSession } from "../engine/rules/session";
import type { Snapshot } from "../generated/types/Snapshot";
import { Match } from "../game/match";

/** A second session of a game, to try things out without touching the game. */
export class Scratch {
  private constructor(
    readonly start: Start,
    private readonly session: GameSession,
  ) {}

  static async of(match: Match): Promise<Scratch> {
    const { game, options } = match;
    const position = await startOf(match.record("en"), game);
    // Without the end: what players have agreed on is no verdict on a position.
    const session = (await loadGame(game)).create(game, options, position);
    return new Scratch({ game, options, position }, session);
  }

  /** The position after these actions. */
  at(codes: readonly string[]): Snapshot {
    this.session.goTo(0);
    for (const code of codes) this.session.play(code);
    return this.session.snapshot();
  }

  /** A game of its own that has come to the position after these actions. */
  async match(codes: readonly string[], mode: "play" | "analyse"): Promise<Match> {
    const { game, options, position } = this.start;
    const session = (await loadGame(game)).create(game, options, position);
    for (const code of codes) session.play(code);
    return new Match(session, mode);
  }

  close(): void {
    this.session.free();
  }
}
