import { EngineClient, isCalledOff } from "../engine/search/client";
import type { Style } from "../engine/rules/session";
import { GameError } from "../game-error";
import type { Match } from "../game/match";
import { MatchChange } from "../game/match-change";
import type { Pondering } from "../game/pondering";
import { Advice } from "./advice";
import { accepts, DrawOffers } from "./draw-offers";
import { type Hint, hintOf } from "./hint";
import { commented, type Mistake, type Told } from "./mistakes";
import { Opponent, takeBack } from "./opponent";
import { Scratch } from "./scratch";

/** Nobody waits longer for an answer to a draw offer, in milliseconds. */
const LONGEST = 6000;

/** A line of the engine that somebody looks at, up to one of its moves. */
export interface Preview {
  readonly match: Match;
  /** The node that the line begins at, and its actions. */
  readonly node: number;
  readonly codes: readonly string[];
  readonly move: string;
}

/** Something to say about a position: the id of a message and its arguments. */
export interface Remark {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What the assistant needs of whoever shows the game. */
export interface AssistantHost {
  readonly match: Match;
  /** Of the saved game: another game, other mistakes of the lower levels. */
  readonly id: string;
  style(): Style;
  /** Nobody moves here: the game goes on in another tab, say. */
  idle(): boolean;
  /** Whether the program may think on a person's time. */
  ponder(): Pondering;
  /** Something to show has changed. */
  update(): void;
  /** A hint begins, goes a step further, or is over. */
  hinted(hint: Hint | null): void;
  /** Loads the words of reasons. */
  loadReasons(): Promise<unknown>;
  /** Something is to be said aloud, too. */
  remarked(remark: Remark): void;
}

/** All that the program does for one game: it plays, hints, judges and answers draw offers. */
export class Assistant {
  readonly #host: AssistantHost;
  readonly #scratch: Scratch;
  readonly #player = new EngineClient();
  readonly #adviser = new EngineClient();
  readonly #opponent: Opponent;
  readonly advice: Advice;
  #hint: Hint | null = null;
  /** The hint that is being worked out. */
  #asking: AbortController | null = null;
  #preview: Preview | null = null;
  /** Counts the lines that were asked for: only the last one is shown. */
  #lines = 0;
  /** What was said about this position. */
  #remark: Remark | null = null;
  readonly #offers = new DrawOffers();
  /** An offer of a draw is being considered. */
  #considering = false;
  /** What was noted of mistakes, which may be told better another time. */
  readonly #marked = new Map<number, string>();
  /** What to do once more after something went wrong. */
  #retry: (() => void) | null = null;
  #problem: GameError | null = null;

  private constructor(host: AssistantHost, scratch: Scratch) {
    const { match } = host;
    this.#host = host;
    this.#scratch = scratch;
    this.advice = new Advice(match, scratch, this.#adviser, host.style, () => host.loadReasons());
    this.#opponent = new Opponent({
      match,
      client: this.#player,
      seed: seedOf(host.id),
      idle: host.idle,
      ahead: { after: (codes) => scratch.at(codes), allowed: () => host.ponder() },
      update: host.update,
    });
    match.addEventListener(MatchChange.type, this.#changed);
  }

  /** Nothing listens before everything is there. */
  static async create(host: AssistantHost): Promise<Assistant> {
    const assistant = new Assistant(host, await Scratch.of(host.match));
    assistant.#opponent.begin(assistant.#scratch.start);
    return assistant;
  }

  /** A game to be shown instead of the one that is played. */
  get preview(): Preview | null {
    return this.#preview;
  }

  get hint(): Hint | null {
    return this.#hint;
  }

  /** Whether a hint is being worked out. */
  get asking(): boolean {
    return this.#asking !== null;
  }

  get remark(): Remark | null {
    return this.#remark;
  }

  /** What went wrong at last. */
  get problem(): GameError | null {
    return this.#opponent.problem ?? this.#problem;
  }

  dispose(): void {
    this.#host.match.removeEventListener(MatchChange.type, this.#changed);
    this.#asking?.abort();
    this.#opponent.close();
    this.advice.rest();
    this.#player.close();
    this.#adviser.close();
    this.#lines++;
    this.#preview?.match.close();
    this.#scratch.close();
  }

  readonly #changed = () => {
    this.#forget();
    this.#opponent.look();
    this.advice.changed();
  };

  /** Moves may be written another way now. */
  restyle(): void {
    if (this.advice.restyled()) this.#forget();
  }

  /** There may be something to do: another tab has let go of the game, say. */
  look(): void {
    this.#opponent.look();
  }

  /** Takes away what belonged to another position. */
  #forget(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#problem = null;
    this.#remark = null;
    if (this.#hint) this.#host.hinted(null);
    this.#hint = null;
    this.leavePreview();
  }

  /** Away with what is said or shown here. */
  dismiss(): void {
    if (this.#preview) this.leavePreview();
    else if (!this.#asking) this.#forget();
    this.#host.update();
  }

  /** Tries again what went wrong. */
  retry(): void {
    const retry = this.#problem ? this.#retry : null;
    this.#problem = this.#retry = null;
    this.#opponent.again();
    retry?.();
  }

  // Playing

  /** Whether the program thinks for the time that it was given, and could move at once. */
  get canHurry(): boolean {
    return this.#opponent.canHurry;
  }

  hurry(): void {
    this.#opponent.hurry();
  }

  /** Takes back until a person is on turn again. */
  undo(): void {
    if (!takeBack(this.#host.match)) this.#say("play-nothing-back");
  }

  /** Plays again until a person is on turn. */
  redo(): void {
    const { match } = this.#host;
    do match.redo();
    while (match.live.canRedo && match.players.programAwaited);
  }

  /** A game of its own at the position on view. */
  async gameFromHere(): Promise<Match> {
    const { match } = this.#host;
    const codes = this.#preview?.codes ?? this.advice.codes(match.snapshot.node);
    const fresh = await this.#scratch.match(codes, "play");
    if (match.deal.source === "own") fresh.deal.drawFrom("own");
    return fresh;
  }

  /** Offers the program, which plays `side`, a draw. */
  async offerDraw(side: number): Promise<void> {
    const { match } = this.#host;
    const { levels } = match;
    match.returnToLive();
    const { node, ply } = match.live;
    const wait = this.#offers.wait(ply);
    const name = match.players.programOf(side);
    if (wait > 0) return this.#say("play-program-declined", { name, count: Math.ceil(wait / 2) });
    if (this.#considering) return;
    this.#considering = true;
    this.#say("play-program-considers", { name });
    const first = await this.#chances();
    this.#considering = false;
    if (match.live.node !== node || match.live.gameResult) return;
    const level = match.players.levelOf(side);
    const win = first !== null && side === 1 ? 1000 - first : first;
    if (win !== null && accepts(win, { level, levels, plies: ply })) return match.agreeDraw();
    this.#offers.decline(ply);
    this.#say("play-program-declines", { name });
  }

  /** The chance of the first side as the game stands; null when that takes too long. */
  async #chances(): Promise<number | null> {
    try {
      return (await this.advice.best(AbortSignal.timeout(LONGEST))).win;
    } catch {
      return null;
    }
  }

  /** Says something until the position changes. */
  #say(id: string, args: Remark["args"] = {}): void {
    this.#remark = { id, args };
    this.#host.remarked(this.#remark);
    this.#host.update();
  }

  // Judging

  analyse(on: boolean): void {
    if (on && !this.#host.idle()) this.advice.watch();
    else this.advice.rest();
    if (!on) this.leavePreview();
  }

  /** The next step of a hint: where, what, why. */
  async nextHint(): Promise<void> {
    const { match, update } = this.#host;
    this.#problem = null;
    match.returnToLive();
    this.leavePreview();
    const known = this.#hint;
    if (known) {
      if (known.stage < 3) this.#show({ ...known, stage: known.stage === 1 ? 2 : 3 });
      return;
    }
    if (this.#asking) return;
    const controller = new AbortController();
    this.#asking = controller;
    update();
    try {
      const { node } = match.live;
      const { lines, reasons } = await this.advice.hint(controller.signal);
      const [best, ...others] = lines;
      if (controller.signal.aborted || !best) return;
      const codes = this.advice.codes(node);
      const then = this.#scratch.at([...codes, best.codes[0] ?? ""]);
      this.#show(hintOf(node, match.live, then, [best, ...others], reasons));
    } catch (thrown) {
      if (!controller.signal.aborted && !isCalledOff(thrown)) {
        this.#problem = GameError.from(thrown);
        this.#retry = () => void this.nextHint();
      }
    } finally {
      if (this.#asking === controller) this.#asking = null;
      update();
    }
  }

  #show(hint: Hint): void {
    this.#remark = null;
    this.#hint = hint;
    this.#host.hinted(hint);
    this.#host.update();
  }

  // Looking at lines

  /** Shows the position after the first actions of a line that begins at the position on view. */
  async showLine(codes: readonly string[], move: string, node?: number): Promise<void> {
    // A hint is of the game, not of what is looked at.
    this.#asking?.abort();
    if (this.#hint) this.#host.hinted(null);
    this.#hint = this.#remark = null;
    const from = node ?? this.#host.match.snapshot.node;
    const all = [...this.advice.codes(from), ...codes];
    const turn = ++this.#lines;
    const shown = await this.#scratch.match(all, "analyse");
    // Another line was asked for, or the game has changed or was left.
    if (turn !== this.#lines) return shown.close();
    this.#preview?.match.close();
    this.#preview = { match: shown, node: from, codes: all, move };
    this.#host.update();
  }

  /** Back to the game. */
  leavePreview(): void {
    this.#lines++;
    const gone = this.#preview;
    if (!gone) return;
    this.#preview = null;
    this.#host.update();
    // The board lets go of it first.
    setTimeout(() => gone.match.close());
  }

  /** Whether the line on view can become a variation: not behind an end on which players agreed. */
  get keepsLine(): boolean {
    const { live } = this.#host.match;
    const { node } = this.#preview ?? {};
    if (node === undefined || this.#host.idle()) return false;
    return !(live.gameResult && live.atEnd && live.node === node);
  }

  /** Writes the line that is looked at into the game, as a variation. */
  keepLine(): void {
    const { match } = this.#host;
    const preview = this.#preview;
    if (!preview || !this.keepsLine) return;
    const known = this.advice.codes(preview.node).length;
    this.leavePreview();
    // In a game it is only tried.
    match.tries = true;
    match.goTo(preview.node);
    for (const code of preview.codes.slice(known)) match.play(code);
  }

  /** Writes the marks of mistakes into the game, and what is `told` of what was better. */
  keepMarks(told: (mistake: Mistake) => Told): void {
    const { match } = this.#host;
    if (this.#host.idle()) return;
    const notes = this.advice.mistakes().map((mistake) => {
      const { move, glyph } = mistake;
      const text = told(mistake);
      const comment = commented(move.comment, text, this.#marked.get(move.id));
      if (comment !== move.comment) this.#marked.set(move.id, text.text);
      return {
        node: move.id,
        glyphs: move.glyphs.includes(glyph)
          ? move.glyphs
          : [...move.glyphs.filter((one) => one > 6), glyph],
        comment,
      };
    });
    match.note(notes);
  }
}

/** A number from a text, for the mistakes of levels: FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
