import { html, type TemplateResult } from "lit/html.js";
import pause from "lucide-static/icons/pause.svg?path";

import { app } from "../../../app/context";
import { controlsOf, type Controls } from "../../../clock/control";
import { ClockChange, type ClockState, GameClock } from "../../../clock/game-clock";
import { clockText } from "../../../clock/time-text";
import { sideName } from "../../../i18n/sides";
import { iconOf } from "../../../ui/icons";
import { wear } from "../../../ui/wear";
import { MatchChange } from "../../../game/match-change";
import type { PlayAction } from "../actions";
import type { PlayHost } from "../host";
import type { PlayedGame } from "../played-game";
import type { Message } from "../status-message";
import "./clock-time";

import css from "./clock.css?inline";

/** Times at which whoever is on turn is told what is left, in milliseconds. */
const WARNINGS = [60_000, 10_000] as const;

/** The clock of the game on the play page: what it shows, says and locks. */
export class PlayClock {
  readonly clock: GameClock;
  #state: ClockState;
  /** What is said next, as an index of `WARNINGS`, of each side. */
  readonly #warned = [0, 0];

  constructor(
    private readonly page: PlayHost,
    controls: Controls,
  ) {
    const { game } = page;
    const later = (run: () => void, wait: number) => {
      const id = setTimeout(run, wait);
      return () => clearTimeout(id);
    };
    this.clock = new GameClock(
      game.match,
      controls,
      performance,
      later,
      game.opened?.begun ?? null,
    );
    this.#state = this.clock.state;
    game.begun = () => this.clock.begun;
    for (const side of [0, 1]) this.#warned[side] = warned(this.clock.shown(side));
    this.clock.addEventListener(ClockChange.type, this.#changed);
    game.match.addEventListener(MatchChange.type, this.#followTries);
    document.addEventListener("visibilitychange", this.#hidden);
    addEventListener("pagehide", this.#gone);
  }

  /** Whether nobody can move until it goes on. */
  get stands(): boolean {
    return this.clock.state === "stands";
  }

  /** Stops it: the way on is offered where the game says what is to be done. */
  get action(): PlayAction {
    return {
      id: "stop-clock",
      icon: iconOf(pause),
      offered: this.clock.state === "runs",
      writes: true,
      run: () => this.clock.stand(),
    };
  }

  readonly goOn = (): void => {
    // Time runs for the game alone.
    this.page.game.match.tries = false;
    this.clock.goOn();
    this.page.view?.focus();
  };

  /** The time of a side, to stand beside its name. */
  face(side: number): TemplateResult {
    return html`<clock-time
      .clock=${this.clock}
      .side=${side}
      .words=${this.page.words}
    ></clock-time>`;
  }

  /** What both sides have left, in words that follow others. */
  get told(): string {
    return [0, 1].map((side) => ` ${this.#left(side, this.clock.shown(side))}`).join("");
  }

  #left(side: number, milliseconds: number): string {
    const time = clockText(milliseconds);
    return this.page.words.text("clock-left", { side: sideName(side), time });
  }

  /** Why it stands, and the way on; null where it does not. */
  get notice(): Message | null {
    const { pause } = this.clock;
    if (pause === null || pause === "tried") return null;
    const text = this.page.words.text(`clock-stands-${pause}`);
    return { text, ways: [{ label: "clock-go-on", run: this.goOn }] };
  }

  /** The game is left: it waits as it is. */
  stop(): void {
    this.clock.stand("left");
  }

  dispose(): void {
    this.clock.removeEventListener(ClockChange.type, this.#changed);
    this.page.game.match.removeEventListener(MatchChange.type, this.#followTries);
    document.removeEventListener("visibilitychange", this.#hidden);
    removeEventListener("pagehide", this.#gone);
    this.clock.dispose();
    // Another tab that takes the game over gets the turn that has begun along.
    const { begun } = this.clock;
    this.page.game.begun = () => begun;
  }

  /** While something is tried nobody's time runs; it goes on with the game. */
  readonly #followTries = () => {
    if (this.page.game.match.tries) this.clock.stand("tried");
    else if (this.clock.pause === "tried") this.clock.goOn();
  };

  readonly #changed = () => {
    const { clock, page } = this;
    if (clock.state === "runs") this.#warn(clock.turn);
    if (clock.state === this.#state) return;
    this.#state = clock.state;
    if (clock.pause === "asleep") {
      page.view?.say(page.words.text("clock-stands-asleep"), true);
    }
    page.requestUpdate();
  };

  /** Says once that little time is left, where a person has to hurry. */
  #warn(side: number): void {
    const { page } = this;
    const left = this.clock.shown(side);
    const next = warned(left);
    const before = this.#warned[side] ?? 0;
    this.#warned[side] = next;
    if (next <= before || page.game.match.players.programActs) return;
    page.sounds?.play("clock");
    page.view?.say(this.#left(side, WARNINGS[next - 1] ?? 0), true);
  }

  /** What is kept is what was when the page was last seen. */
  readonly #hidden = () => {
    if (document.visibilityState === "hidden") this.page.game.flush();
  };

  /** The page may be closed, or come back later: the clock waits. */
  readonly #gone = () => this.stop();
}

/** How many of the warnings are due with so much left. */
const warned = (left: number): number => WARNINGS.filter((warning) => left <= warning).length;

/** Whether a game can be played by a clock here. */
const canRun = ({ match, readOnly }: PlayedGame): boolean =>
  !readOnly && match.mode === "play" && !match.live.gameResult;

/** Whether a record was opened: it is one to look at, and nobody has sat down at its clock here. */
const isLookedAt = ({ match, hadClock }: PlayedGame): boolean =>
  !hadClock && match.moves().line.some(({ chance }) => !chance);

/** The clock of a game that is played by one here; null for any other. */
export async function openClock(page: PlayHost): Promise<PlayClock | null> {
  const { game } = page;
  const controls = controlsOf(game.match.tags);
  if (!controls || !canRun(game) || isLookedAt(game)) return null;
  wear(css);
  await app.load("clock");
  return new PlayClock(page, controls);
}

/** Says why a game that names a clock is not played by it. */
export async function tellNoClock(page: PlayHost): Promise<void> {
  const { game } = page;
  const said = game.match.tags["TimeControl"] ?? "";
  // In PGN these are a clock that is not known, and none.
  if (page.clock || !canRun(game) || said === "?" || said === "-") return;
  await app.load("clock");
  const { words, message } = page;
  if (!controlsOf(game.match.tags)) message.show({ text: words.text("clock-unknown", { said }) });
  else if (isLookedAt(game)) {
    const ways = [{ label: "clock-begin", run: () => beginClock(page) }];
    message.show({ text: words.text("clock-not-here"), ways });
  }
}

/** An opened record is played on by its clock. */
export function beginClock(page: PlayHost): void {
  const { game } = page;
  const controls = controlsOf(game.match.tags);
  if (!controls || page.clock || !canRun(game)) return;
  wear(css);
  page.clock = new PlayClock(page, controls);
  page.clock.goOn();
}
