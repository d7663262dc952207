import { levelOnTurn, Opponent } from "../../computer/opponent";
import { Scratch } from "../../computer/scratch";
import { EngineClient } from "../../engine/client";
import type { GameError } from "../../engine/errors";
import { levelsOf } from "../../engine/load";
import type { Messages } from "../../i18n/messages";
import { type Match, MatchChange } from "../../match/match";
import { seated } from "../../match/seats";
import { bad } from "./attributes";

/** Nobody waits longer for a move, in milliseconds. */
const LONGEST = 10_000;

/** The program on every chair but one, at a board of its own. */
export class Rival {
  readonly #client = new EngineClient();
  readonly #opponent: Opponent;

  private constructor(
    private readonly match: Match,
    private readonly scratch: Scratch,
    failed: (problem: GameError) => void,
  ) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.#opponent = new Opponent({
      match,
      client: this.#client,
      seed,
      cap: () => LONGEST,
      idle: () => false,
      update: () => {
        if (this.#opponent.problem) failed(this.#opponent.problem);
      },
    });
    match.addEventListener(MatchChange.type, this.#changed);
    this.#opponent.begin(scratch.start);
  }

  /** Takes the chairs that are not the person's `own`; throws when there is no such level. */
  static async sit(
    match: Match,
    level: number,
    own: number,
    failed: (problem: GameError) => void,
  ): Promise<Rival> {
    const { game, options, tags } = match;
    const levels = await levelsOf(game, options);
    if (level > levels) throw bad("level", String(level), `1–${levels}`);
    const { seats } = match.live.scene.turn;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === own) continue;
      for (const [tag, value] of seated(tags, seat, level)) match.setTag(tag, value);
    }
    return new Rival(match, await Scratch.of(match), failed);
  }

  /** Whether it is to move, and nobody else. */
  get onTurn(): boolean {
    return levelOnTurn(this.match) > 0;
  }

  /** A button that asks once more after something went wrong; what stands beside it goes. */
  retry(words: Messages): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.text("engine-again");
    button.addEventListener("click", () => {
      button.parentElement?.replaceChildren();
      this.#opponent.again();
    });
    return button;
  }

  leave(): void {
    this.match.removeEventListener(MatchChange.type, this.#changed);
    this.#opponent.stop();
    this.#client.close();
    this.scratch.close();
  }

  readonly #changed = () => this.#opponent.look();
}
