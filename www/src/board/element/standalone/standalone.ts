import { lettersOf } from "../../../engine/rules/session";
import type { Match } from "../../../game/match";
import type { ResultView } from "../../../generated/types/ResultView";
import { nameOf } from "../../../game/seats";
import { resultText } from "../../access/result";
import type { BoardView } from "../../view";
import type { Needs } from "../loader";
import type { ComputerOpponent } from "./computer-opponent";
import type { Replay } from "./replay";
import type { Status } from "./status";

/** What the element knows that stands round the board. */
export interface Surroundings {
  readonly view: BoardView;
  readonly match: Match;
  readonly opponent: ComputerOpponent | null;
  /** Here the game can be begun again and is not only looked at. */
  again(): void;
  flip(): void;
}

/** Round a board without a page of its own: its status, its moves, and the wheel. */
export class Standalone {
  readonly #status: Status | null;
  readonly #replay: Replay | null;
  readonly #ending = new AbortController();

  constructor(
    private readonly frame: HTMLElement,
    private readonly round: Surroundings,
    private readonly needs: Needs,
  ) {
    const { words, mode, status, replay } = needs;
    const { match, opponent } = round;
    const again = mode === "play" ? () => round.again() : null;
    const told = (result: ResultView) => resultText(words, match.game, result);
    const names = () => [0, 1].map((side) => nameOf(match.tags, side));
    this.#status = status && new status.Status(words, match, opponent, names(), told, again);
    this.#replay = replay && new replay.Replay(words, match, () => round.flip());
    for (const part of [this.#status, this.#replay]) if (part) frame.append(part.element);
    replay?.listenWheel(round.view.stage, match, this.#ending.signal);
  }

  /** Brings the moves up to date with the match. */
  showMoves(): void {
    this.#replay?.update(lettersOf(this.needs.words.language));
  }

  /** Says what there is to say of the game as it stands. */
  showStatus(): void {
    const slot = (name: string) => this.frame.querySelector(`slot[name="${name}"]`);
    const [near, far] = [slot("near"), slot("far")];
    if (near && far) this.#status?.update(near, far, this.round.view.bottom);
  }

  /** Walks through the moves as a key asks for; whether it asked for that. */
  press(key: string): boolean {
    return this.#replay?.press(key) ?? false;
  }

  dispose(): void {
    this.#ending.abort();
    this.#replay?.element.remove();
    this.#status?.remove();
  }
}
