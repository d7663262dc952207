import { Opponent, takeBack } from "../../../assistant/opponent";
import { Scratch } from "../../../assistant/scratch";
import { EngineClient } from "../../../engine/search/client";
import type { GameError } from "../../../game-error";
import type { Match } from "../../../game/match";
import { MatchChange } from "../../../game/match-change";
import { seated } from "../../../game/programs";
import { bad } from "../attributes";

/** The program on every seat but one, at a board of its own. */
export class ComputerOpponent {
  readonly #client = new EngineClient();
  readonly #opponent: Opponent;

  private constructor(
    private readonly match: Match,
    /** The seat of the person, which is a side too. */
    readonly own: number,
    private readonly scratch: Scratch,
    /** Tells what went wrong, or (null) that it is tried again. */
    private readonly told: (problem: GameError | null) => void,
  ) {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.#opponent = new Opponent({
      match,
      client: this.#client,
      seed,
      idle: () => false,
      update: () => told(this.#opponent.problem),
    });
    match.addEventListener(MatchChange.type, this.#changed);
    this.#opponent.begin(scratch.start);
  }

  /** Takes the seats that are not the person's `own`; throws when there is no such level. */
  static async create(
    match: Match,
    level: number,
    own: number,
    told: (problem: GameError | null) => void,
  ): Promise<ComputerOpponent> {
    const { levels, tags } = match;
    if (level > levels) throw bad("level", String(level), `1–${levels}`);
    const { seats } = match.live.scene.turn;
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
    match.setTags(others.flatMap((seat) => seated(tags, seat, { by: "level", amount: level })));
    return new ComputerOpponent(match, own, await Scratch.of(match), told);
  }

  /** Whether it is to move, and nobody else. */
  get onTurn(): boolean {
    return this.match.players.programActs;
  }

  /** It works out its move. */
  get thinks(): boolean {
    return this.onTurn && !this.#opponent.problem;
  }

  /** The person has done something that can be taken back. */
  get canUndo(): boolean {
    const { live } = this.match;
    const path = this.match.moves().pathTo(live.node);
    return live.canUndo && path.some(({ side }) => side === this.own);
  }

  /** Takes back to where the person was on turn. */
  undo(): void {
    takeBack(this.match);
  }

  /** Asks once more after something went wrong. */
  again(): void {
    this.#opponent.again();
    this.told(null);
  }

  dispose(): void {
    this.match.removeEventListener(MatchChange.type, this.#changed);
    this.#opponent.close();
    this.#client.close();
    this.scratch.close();
  }

  readonly #changed = () => this.#opponent.look();
}
