import { loadGame, startOf } from "../engine/rules/load";
import type { Start } from "../engine/search/question";
import type { GameSession } from "../engine/rules/session";
import type { Snapshot } from "../generated/types/Snapshot";
import { Match } from "../game/match";

/** A second session of a game, to try things out without touching the game. */
export class Scratch {
  /** The actions to where the session stands. */
  #codes: readonly string[] = [];
  /** Where it stands. */
  #here: Snapshot;
  /** The node after so many of the actions, where it is known. */
  #nodes: (number | undefined)[] = [0];

  constructor(
    readonly start: Start,
    private readonly session: GameSession,
  ) {
    this.#here = session.snapshot();
  }

  static async of(match: Match): Promise<Scratch> {
    const { game, options } = match;
    const position = await startOf(match.record("en"), game);
    // Without the end: what players have agreed on is no verdict on a position.
    const session = (await loadGame(game)).create(game, options, position);
    return new Scratch({ game, options, position }, session);
  }

  /** The position after these actions: only what is new is played. */
  at(codes: readonly string[]): Snapshot {
    const fork = codes.findIndex((code, at) => code !== this.#codes[at]);
    const common = fork < 0 ? codes.length : fork;
    if (common < this.#codes.length) this.#goBack(common);
    if (this.#codes.length < codes.length) this.#playOn(codes);
    this.#nodes[codes.length] = this.#here.node;
    return this.#here;
  }

  /** To the last known node on the way to this ply. */
  #goBack(ply: number): void {
    this.#nodes.length = Math.min(this.#nodes.length, ply + 1);
    const known = this.#nodes.findLastIndex((node) => node !== undefined);
    this.#here = this.session.goTo(this.#nodes[known] ?? 0);
    this.#codes = this.#codes.slice(0, known);
  }

  #playOn(codes: readonly string[]): void {
    try {
      this.#here = this.session.play(...codes.slice(this.#codes.length));
      this.#codes = [...codes];
    } catch (thrown) {
      // Some of them may have been played.
      this.#goBack(0);
      throw thrown;
    }
  }

  /** A game of its own that has come to the position after these actions. */
  async match(codes: readonly string[], mode: "play" | "analyse"): Promise<Match> {
    const { game, options, position } = this.start;
    const session = (await loadGame(game)).create(game, options, position);
    if (codes.length) session.play(...codes);
    return new Match(session, mode);
  }

  close(): void {
    this.session.free();
  }
}
