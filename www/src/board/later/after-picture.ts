import { GameError } from "../../game-error";
import type { Annotation } from "../../game/annotation";
import { part } from "../../loading/part";
import type { Reading } from "../access";
import { Flights } from "../canvas/flights";
import type { noteItems } from "../canvas/painters/notes";
import type { Frame } from "../canvas/part";
import { watchForced } from "../canvas/watch-forced";
import { watchPlace, watchWindow } from "../canvas/watch-place";
import { watchPrint } from "../canvas/watch-print";
import { ALL, filesOf, here, type Later, type LaterHooks, load } from "./needs";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { BoardModel } from "../core/model";
import type { Hands, Picture } from "../hands/hands";

/** What the board that it comes to knows of it. */
export interface AfterPictureHost extends Omit<Picture, "reading" | "hooks"> {
  readonly hooks: LaterHooks;
  /** It is on the board now. */
  came(): void;
}

/**
 * What comes to a board after its first picture: how its moves are seen, the board in words, and the
 * hands, which are everything that people do with it. A picture that nobody reaches has none of it,
 * and one that is only looked at has its hands when a person comes to it.
 */
export class AfterPicture {
  reading: Reading | null = null;
  hands: Hands | null = null;
  /** The arrows and circles that others keep. */
  #notes: readonly Annotation[] = [];
  readonly #asked = new Set<Later>();
  readonly #taken = new Set<Later>();
  /** What is to be done as soon as that is there. */
  #toDo: (readonly [Later, () => void])[] = [];
  /** A person has come to a board that is only looked at. */
  #near = false;
  /** What was only a picture has become a game that goes on. */
  #moved = false;
  /** Counts what may have changed the height of the whole. */
  #changes = 0;
  /** What paints arrows and circles, once there are any. */
  #paint: typeof noteItems | null = null;
  readonly #ending = new AbortController();

  constructor(private readonly host: AfterPictureHost) {
    const { signal } = this.#ending;
    const { board, surface } = host;
    surface.flights = new Flights(board, surface);
    surface.cover(surface.flights.canvas);
    const moved = () => {
      this.hands?.moved();
      surface.moved();
    };
    const endings = [
      watchPrint(board, surface),
      watchPlace(moved),
      watchWindow(() => this.#settle()),
      watchForced(surface, (thrown) => host.hooks.failed(GameError.from(thrown))),
    ];
    signal.addEventListener("abort", () => {
      for (const end of endings) end();
    });
    // The board with all that stands round it.
    const frame = host.root.parentElement ?? host.root;
    for (const type of ["pointerover", "focusin"])
      frame.addEventListener(type, () => this.come(), { signal });
    if (frame.matches(":hover, :focus-within")) this.#near = true;
  }

  get annotations(): readonly Annotation[] {
    return this.hands?.annotations ?? this.#notes;
  }

  /** Somebody has come: a board that is only looked at has hands from now on. */
  come(): void {
    if (this.#near) return;
    this.#near = true;
    void this.ask();
  }

  /** Now, or as soon as the hands are there, which are asked for. */
  withHands(act: (hands: Hands) => void): void {
    this.#when("hands", () => this.hands && act(this.hands));
    this.come();
  }

  /** Now, or as soon as the board is told in words. */
  withReading(act: (reading: Reading) => void): void {
    this.#when("reading", () => this.reading && act(this.reading));
  }

  /** Says what has changed. */
  tellChange(old: BoardModel, model: BoardModel): void {
    this.#moved ||= old.scene.phase !== "loading" && old.scene.tokens !== model.scene.tokens;
    this.#when("told", () => this.reading?.narrator.tellChange(old, model));
  }

  annotate(notes: readonly Annotation[]): void {
    this.#notes = notes;
    if (this.hands) this.hands.annotate(notes);
    else void this.#note();
  }

  /** Shows what the program points out, in every picture. */
  point(hints: readonly Annotation[]): void {
    const { board, surface, view } = this.host;
    board.hints = hints;
    view.secondary?.update(true);
    if (this.hands) surface.redraw();
    else void this.#note();
  }

  /** What is drawn over the pieces, or `under` them. */
  items(frame: Frame, under: boolean): readonly Item[] {
    if (this.hands) return this.hands.items(frame, under);
    const drawn = [...this.host.board.hints, ...this.#notes];
    return this.#paint?.(frame.geometry, frame.theme, drawn, under) ?? [];
  }

  arranged(geometry: Geometry): void {
    this.reading?.arranged(geometry);
    this.hands?.arranged(geometry);
  }

  update(): void {
    this.reading?.update();
    this.hands?.update();
  }

  /** Asks for what is missing. */
  async ask(): Promise<void> {
    const { model } = this.host.board;
    // With the empty board nothing can be done.
    if (!model || this.#isEmpty) return;
    this.#settle();
    // Also what is on its way: hands need all of it.
    const all = this.#needed;
    const names = all.filter((name) => !this.#asked.has(name));
    if (!names.length) return;
    for (const name of names) this.#asked.add(name);
    const words = this.host.hooks.wordsLater(filesOf(all, model.game), all.includes("hands"));
    // At once where they need not be waited for, in one frame with the letters.
    if (!words && all.every((name) => name === "told" || here[name])) return this.#take(all);
    try {
      await Promise.all([words, load(all)]);
      // The board may be gone by then.
      if (!this.#ending.signal.aborted) this.#take(all);
    } catch (thrown) {
      for (const name of names) this.#asked.delete(name);
      if (!this.#ending.signal.aborted) this.host.hooks.failed(GameError.from(thrown));
    }
  }

  destroy(): void {
    this.#ending.abort();
    this.#toDo = [];
    this.hands?.destroy();
  }

  /** The game is still on its way. */
  get #isEmpty(): boolean {
    return this.host.board.model?.scene.phase === "loading";
  }

  get #needed(): readonly Later[] {
    const names = this.host.hooks.needed();
    if (names.length && this.#near) return ALL;
    return names.length === 1 && this.#moved ? ["reading", "told"] : names;
  }

  #when(name: Later, act: () => void): void {
    if (this.#taken.has(name)) act();
    // Nobody hears what is said of a mere picture; of the empty board nobody knows yet what it will be.
    else if (this.#isEmpty || this.host.hooks.needed().length) this.#toDo.push([name, act]);
  }

  /**
   * The height of a board that is only looked at is known when the next frame has been laid out: from then on it may
   * be left out of the page's work while out of sight.
   */
  #settle(): void {
    const { classList, parentElement } = this.host.root;
    if (!parentElement?.matches(".still")) return;
    const change = ++this.#changes;
    classList.remove("settled");
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (change === this.#changes) classList.add("settled");
      }),
    );
  }

  /** Shows the arrows and circles of a board without hands. */
  async #note(): Promise<void> {
    if (!this.#paint && !this.#notes.length && !this.host.board.hints.length) return;
    try {
      this.#paint ??= (await part(() => import("../canvas/painters/notes"))).noteItems;
      this.host.surface.redraw();
    } catch (thrown) {
      this.host.hooks.failed(GameError.from(thrown));
    }
  }

  #take(names: readonly Later[]): void {
    const { host } = this;
    const fresh = new Set(names.filter((name) => !this.#taken.has(name)));
    if (fresh.has("reading") && here.reading) {
      host.hooks.wear(here.reading.sheet);
      this.reading = new here.reading.Reading({
        ...host,
        activate: (spot) => this.withHands((hands) => hands.activate(spot)),
        command: (command) => this.withHands((hands) => hands.command(command)),
      });
    }
    if (fresh.has("hands") && here.hands && this.reading) {
      host.hooks.wear(here.hands.sheet);
      this.hands = new here.hands.Hands({ ...host, reading: this.reading });
      this.hands.draw(this.#notes, this.#paint);
    }
    for (const name of fresh) this.#taken.add(name);
    host.came();
    const ready = this.#toDo.filter(([name]) => this.#taken.has(name));
    this.#toDo = this.#toDo.filter(([name]) => !this.#taken.has(name));
    for (const [, act] of ready) act();
    if (!fresh.has("hands")) return;
    this.hands?.begin();
    // Somebody will try what is not allowed.
    const { board, hooks } = host;
    if (host.hooks.needed().includes("hands")) void hooks.reasons?.(`${board.model?.game ?? ""}-`);
  }
}
