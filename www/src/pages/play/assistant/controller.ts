import { html, nothing, type TemplateResult } from "lit";

import type { BoardView } from "../../../board";
import { app, AppChange } from "../../../app/context";
import { keep } from "../../../app/save-game";
import { to, wayOn } from "../../../app/router";
import { EngineClient, isCalledOff } from "../../../engine/search/client";
import { GameError } from "../../../game-error";
import type { Messages } from "../../../i18n/messages";
import { type Match, MatchChange } from "../../../game/match";
import { levelAt, seated } from "../../../game/seats";
import { chooseSeats } from "../../shared/seats-sheet";
import { Advice } from "../../../assistant/advice";
import { accepts, DrawOffers } from "../../../assistant/draw-offers";
import { drawnOf, type Hint, hintOf } from "../../../assistant/hint";
import { awaited, Opponent, takeBack } from "../../../assistant/opponent";
import { Scratch } from "../../../assistant/scratch";
import { hintWords } from "./words";

import "./panel";
import "./assistant.css";

/** The colour of arrows that the program draws. */
const COLOUR = 0;

/** Nobody waits longer for an answer, in milliseconds. */
const LONGEST = 6000;

/** What the desk needs of the page with the board. */
export interface DeskHost {
  readonly match: Match;
  /** Of the saved game. */
  readonly id: string;
  /** How many levels of opponents there are. */
  readonly levels: number;
  readonly words: () => Messages;
  readonly view: () => BoardView | null;
  /** The game goes on in another tab. */
  readonly idle: () => boolean;
  readonly update: () => void;
  /** Gives the board the room that a sheet over it has. */
  readonly reveal: () => void;
}

/** A line of the engine that somebody looks at, up to one of its moves. */
export interface Preview {
  readonly match: Match;
  /** The node that the line begins at, and its actions. */
  readonly node: number;
  readonly codes: readonly string[];
  readonly move: string;
}

/** Something that is told, by the id of its message. */
interface Remark {
  readonly id: string;
  readonly args: Readonly<Record<string, number>>;
}

/** All that the program does at a board: it plays, hints and judges. Loaded when it is wanted. */
export class Desk {
  readonly #host: DeskHost;
  readonly #player = new EngineClient();
  readonly #adviser = new EngineClient();
  readonly #opponent: Opponent;
  #scratch: Scratch | null = null;
  #advice: Advice | null = null;
  #hint: Hint | null = null;
  /** The hint that is being worked out. */
  #asking: AbortController | null = null;
  #preview: Preview | null = null;
  /** What was told about this position. */
  #remark: Remark | null = null;
  readonly #offers = new DrawOffers();
  /** An offer of a draw is being considered. */
  #considering = false;
  /** What to do once more after something went wrong. */
  #retry: (() => void) | null = null;
  #problem: GameError | null = null;

  private constructor(host: DeskHost) {
    this.#host = host;
    this.#opponent = new Opponent({
      match: host.match,
      client: this.#player,
      seed: seedOf(host.id),
      idle: host.idle,
      update: host.update,
    });
    host.match.addEventListener(MatchChange.type, this.#changed);
    app.addEventListener(AppChange.type, this.#restyled);
  }

  static async open(host: DeskHost): Promise<Desk> {
    await app.load("engine", "errors");
    const scratch = await Scratch.of(host.match);
    // Nothing listens before everything is there.
    const desk = new Desk(host);
    desk.#scratch = scratch;
    const { match } = host;
    desk.#advice = new Advice(match, scratch, desk.#adviser, () => app.style);
    desk.#opponent.begin(scratch.start);
    desk.analyse(app.settings.analysis);
    return desk;
  }

  get advice(): Advice | null {
    return this.#advice;
  }

  /** A game to be shown instead of the one that is played. */
  get preview(): Preview | null {
    return this.#preview;
  }

  close(): void {
    this.#host.match.removeEventListener(MatchChange.type, this.#changed);
    app.removeEventListener(AppChange.type, this.#restyled);
    this.#asking?.abort();
    this.#opponent.stop();
    this.#advice?.rest();
    this.#player.close();
    this.#adviser.close();
    this.#preview?.match.close();
    this.#scratch?.close();
  }

  readonly #changed = () => {
    this.#forget();
    this.#opponent.look();
    this.#advice?.changed();
  };

  /** Moves may be written another way now. */
  readonly #restyled = () => {
    if (this.#advice?.restyled()) this.#forget();
  };

  /** The page has come to the fore again, or another tab has let go of the game. */
  look(): void {
    this.#opponent.look();
  }

  /** Takes away what belonged to another position. */
  #forget(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#problem = null;
    this.#remark = null;
    if (this.#hint) this.#host.view()?.point([]);
    this.#hint = null;
    this.leave();
  }

  // Playing

  /** Takes back until a person is on turn again. */
  undo(): void {
    if (!takeBack(this.#host.match)) this.#tell("play-nothing-back");
  }

  /** Plays again until a person is on turn. */
  redo(): void {
    const { match } = this.#host;
    do match.redo();
    while (match.live.canRedo && awaited(match));
  }

  /** Asks who plays, and changes it in the middle of the game. */
  async seats(): Promise<void> {
    const { match, levels, words } = this.#host;
    const { tags } = match;
    const { seats } = match.live.scene.turn;
    const chosen = await chooseSeats(words(), { tags, seats, levels, title: "seats-title" });
    for (const [seat, level] of chosen?.entries() ?? []) {
      if (level === levelAt(tags, seat)) continue;
      for (const [tag, value] of seated(tags, seat, level)) match.setTag(tag, value);
    }
  }

  /** Begins a game of its own at the position on view. */
  async playFromHere(): Promise<void> {
    const { match, levels, words } = this.#host;
    const scratch = this.#scratch;
    if (!scratch || !this.#advice) return;
    const { tags } = match;
    const { seats } = match.snapshot.scene.turn;
    const title = "seats-from-here";
    const chosen = await chooseSeats(words(), { tags: {}, seats, levels, title });
    if (!chosen) return;
    const on = wayOn();
    const codes = this.#preview?.codes ?? this.#advice.codes(match.snapshot.node);
    const fresh = await scratch.match(codes, "play");
    if (tags["Cards"] === "own") fresh.drawFrom("own");
    for (const [seat, level] of chosen.entries()) {
      for (const [tag, value] of seated({}, seat, level)) fresh.setTag(tag, value);
    }
    const [first = 0, second = 0] = chosen;
    on(to.game(await keep(fresh, undefined, first > 0 && second === 0 ? 1 : 0)));
  }

  /** Offers the program, which plays `side`, a draw. */
  async offerDraw(side: number): Promise<void> {
    const { match, levels } = this.#host;
    match.returnToLive();
    const { node, ply } = match.live;
    const wait = this.#offers.wait(ply);
    if (wait > 0) return this.#tell("play-program-declined", { count: Math.ceil(wait / 2) });
    if (this.#considering) return;
    this.#considering = true;
    this.#tell("play-program-considers");
    const first = await this.#chances();
    this.#considering = false;
    if (match.live.node !== node || match.live.gameResult) return;
    const level = Math.max(levelAt(match.tags, side), levelAt(match.tags, side + 2));
    const win = first !== null && side === 1 ? 1000 - first : first;
    if (win !== null && accepts(win, { level, levels, plies: ply })) return match.agreeDraw();
    this.#offers.decline(ply);
    this.#tell("play-program-declines");
  }

  /** The chance of the first side as the game stands; null when that takes too long. */
  async #chances(): Promise<number | null> {
    try {
      return (await this.#advice?.best(AbortSignal.timeout(LONGEST)))?.win ?? null;
    } catch {
      return null;
    }
  }

  /** Says something where the game says what is to be done, until the position changes. */
  #tell(id: string, args: Remark["args"] = {}): void {
    const { view, words, update } = this.#host;
    this.#remark = { id, args };
    view()?.say(words().text(id, args), true);
    update();
  }

  // Judging

  analyse(on: boolean): void {
    if (on && !this.#host.idle()) this.#advice?.watch();
    else this.#advice?.rest();
    if (!on) this.leave();
  }

  /** The next step of a hint: where, what, why. */
  async hint(): Promise<void> {
    const { match, update } = this.#host;
    this.#problem = null;
    match.returnToLive();
    this.leave();
    const known = this.#hint;
    if (known) {
      if (known.stage < 3) this.#advise({ ...known, stage: known.stage === 1 ? 2 : 3 });
      return;
    }
    if (this.#asking || !this.#advice || !this.#scratch) return;
    const controller = new AbortController();
    this.#asking = controller;
    update();
    try {
      const { node } = match.live;
      const { lines } = await this.#advice.best(controller.signal);
      const [best, ...others] = lines;
      if (controller.signal.aborted || !best) return;
      const codes = this.#advice.codes(node);
      const then = this.#scratch.at([...codes, best.codes[0] ?? ""]);
      this.#advise(hintOf(node, match.live, then, [best, ...others]));
    } catch (thrown) {
      if (!controller.signal.aborted && !isCalledOff(thrown)) {
        this.#problem = GameError.from(thrown);
        this.#retry = () => void this.hint();
      }
    } finally {
      if (this.#asking === controller) this.#asking = null;
      update();
    }
  }

  #advise(hint: Hint): void {
    this.#remark = null;
    this.#hint = hint;
    const view = this.#host.view();
    view?.point(drawnOf(hint, COLOUR));
    view?.say(hintWords(this.#host.words(), hint, this.#host.match).join(" "));
    this.#host.update();
  }

  // Looking at lines

  /** Shows the position after the first actions of a line that begins at the position on view. */
  async show(codes: readonly string[], move: string, node?: number): Promise<void> {
    const { match, reveal, update } = this.#host;
    if (!this.#scratch || !this.#advice) return;
    const from = node ?? match.snapshot.node;
    const all = [...this.#advice.codes(from), ...codes];
    const shown = await this.#scratch.match(all, "analyse");
    this.#preview?.match.close();
    this.#preview = { match: shown, node: from, codes: all, move };
    reveal();
    update();
  }

  /** Back to the game. */
  leave(): void {
    const gone = this.#preview;
    if (!gone) return;
    this.#preview = null;
    this.#host.update();
    // The board lets go of it first.
    setTimeout(() => gone.match.close());
  }

  /** Whether a line can become a variation: not behind an end on which players agreed. */
  #keeps({ node }: Preview): boolean {
    const { mode, live } = this.#host.match;
    return mode === "analyse" && !(live.gameResult && live.atEnd && live.node === node);
  }

  /** Writes the line that is looked at into the game, as a variation. */
  keepLine(): void {
    const { match } = this.#host;
    const preview = this.#preview;
    if (!preview || !this.#keeps(preview)) return;
    const known = this.#advice?.codes(preview.node).length ?? 0;
    this.leave();
    match.goTo(preview.node);
    for (const code of preview.codes.slice(known)) match.play(code);
  }

  /** Writes the marks of moves that lost much, and what was better, into the game. */
  keepMarks(): void {
    const { match, words } = this.#host;
    for (const { move, glyph, better } of this.#advice?.slips() ?? []) {
      const text = words().text("advice-better", { move: better.moves[0] ?? "" });
      if (!move.glyphs.includes(glyph)) {
        match.glyphs(move.id, [...move.glyphs.filter((one) => one > 6), glyph]);
      }
      if (!move.comment?.includes(text)) {
        match.comment(move.id, [move.comment, text].filter(Boolean).join("\n"));
      }
    }
  }

  // What is shown

  /** What has to be said where the game says what is to be done; null when nothing has. */
  notice(): TemplateResult | null {
    const { match, words } = this.#host;
    const t = (id: string, args?: Readonly<Record<string, string | number>>) =>
      words().text(id, args);
    const problem = this.#opponent.problem ?? this.#problem;
    if (problem) {
      return html`<div class="verdict message">
        <p class="warn" role="alert">${words().problem(problem.problem)}</p>
        <button type="button" @click=${() => this.#again()}>${t("part-again")}</button>
      </div>`;
    }
    if (this.#preview) {
      return html`<div class="verdict">
        <p role="status">${t("advice-preview", { move: this.#preview.move })}</p>
        ${
          this.#keeps(this.#preview)
            ? html`<button type="button" @click=${() => this.keepLine()}>
                ${t("advice-keep")}
              </button>`
            : nothing
        }
        <button type="button" class="primary" @click=${() => this.#return()}>
          ${t("advice-back")}
        </button>
      </div>`;
    }
    if (this.#remark) {
      const { id, args } = this.#remark;
      return html`<div class="verdict"><p>${t(id, args)}</p></div>`;
    }
    if (this.#asking) return html`<div class="verdict"><p>${t("hint-asking")}</p></div>`;
    const hint = this.#hint;
    if (!hint) return null;
    return html`<div class="verdict message hinted">
      <p>${hintWords(words(), hint, match).map((part) => html`<span>${part}</span> `)}</p>
      <button
        type="button"
        class=${hint.stage < 3 ? "primary" : ""}
        @click=${() => (hint.stage < 3 ? this.hint() : this.#return())}
      >
        ${t(["hint-move", "hint-why", "hint-done"][hint.stage - 1] ?? "")}
      </button>
    </div>`;
  }

  #again(): void {
    const retry = this.#problem ? this.#retry : null;
    this.#problem = this.#retry = null;
    this.#opponent.again();
    retry?.();
    this.#return();
  }

  /** Back to the game: the button that was pressed is gone, and the focus goes to the board. */
  #return(): void {
    if (this.#preview) this.leave();
    else if (!this.#asking) this.#forget();
    this.#host.update();
    this.#host.view()?.focus();
  }
}

/** A number from a text, for the mistakes of levels: FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
