import type { Annotation } from "../../game/annotation";
import { Grid } from "../access/grid";
import { Narrator } from "../access/narrator";
import type { Frame } from "../canvas/part";
import type { PartSet } from "../canvas/part-set";
import { Flights } from "../canvas/flights";
import { Held } from "../canvas/held";
import { SightLines } from "../canvas/sight-lines";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { Effect, Spot } from "../core/interaction";
import type { BoardHooks, BoardModel } from "../core/model";
import type { SecondaryView } from "../core/secondary-view";
import { BoardPointer } from "../input/board-pointer";
import type { EarlyPresses } from "../input/early-presses";
import { reduce } from "../input/reduce";
import { Chooser } from "../overlays/chooser";
import { KeyChoices } from "../overlays/key-choices";
import { KeyCommands } from "../overlays/key-commands";
import { Notes } from "../overlays/notes";
import { Popover } from "../overlays/popover";
import { Refusals } from "../overlays/refusals";

/** The picture of a board that hands are put on. */
export interface Picture {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly parts: PartSet;
  /** All of it, and what pointers may take things from. */
  readonly root: HTMLElement;
  readonly ground: HTMLElement;
  /** Where answers appear. */
  readonly popover: HTMLElement;
  /** The other picture of the board, where there is one. */
  secondary(): SecondaryView | null;
  /** What pointers did before. */
  readonly early: EarlyPresses;
  /** Answers appear here from now on, and no longer in another picture. */
  takePopover(): void;
  /** What the space bar does where it means something of its own; whether it did. */
  space(): boolean;
}

/**
 * What people do with a board and are told of it: pointers, keys, the grid for screen readers,
 * and what opens over the board. It is loaded after the first picture and put on that.
 */
export class Hands {
  readonly #picture: Picture;
  readonly #pointer: BoardPointer;
  readonly #grid: Grid;
  readonly #narrator: Narrator;
  readonly #keys: KeyCommands;
  readonly #popover: Popover;
  readonly #refusals: Refusals;
  readonly #chooser: Chooser;
  readonly #choices: KeyChoices;
  readonly #notes: Notes;

  constructor(picture: Picture) {
    this.#picture = picture;
    const { hooks, board, surface, parts } = picture;
    const { words } = hooks;
    this.#popover = new Popover(picture.popover, (event) => this.#choices.press(event));
    this.#narrator = new Narrator(words, board);
    this.#refusals = new Refusals(picture, this.#popover, this.#narrator);
    this.#grid = new Grid({
      activate: (cell) => this.activate({ at: "cell", cell, lift: surface.height(cell) || null }),
      command: (command) => this.#keys.do(command),
      focused: (cell) => {
        surface.focusOn(cell);
        picture.secondary()?.focusOn(cell);
      },
      // A piece of one's own is chosen by the space bar too; anywhere else a part may have it.
      space: (cell, byKey) => !(byKey && board.chosen.root.next.has(`c${cell}`)) && picture.space(),
      climb: (cell, by) => {
        const { geometry } = surface;
        return geometry && parts.ask((part) => part.climb?.(geometry, cell, by));
      },
      taken: (key) => hooks.taken?.(key) ?? false,
      get letters() {
        return board.settings.letters;
      },
    });
    this.#keys = new KeyCommands({
      hooks,
      board,
      surface,
      grid: this.#grid,
      narrator: this.#narrator,
      popover: this.#popover,
      column: (cell) => {
        const { geometry } = surface;
        return (geometry && parts.ask((part) => part.column?.(geometry, cell))) ?? [];
      },
    });
    this.#notes = new Notes({
      words,
      board,
      surface,
      popover: this.#popover,
      ask: (answer) => this.#keys.ask(answer),
      annotated: (notes) => hooks.annotated?.(notes),
    });
    this.#pointer = new BoardPointer(picture.ground, board, surface, {
      began: () => this.#refusals.forget(),
      pressed: (cell) => {
        this.#grid.follow(cell);
        this.handDown();
        picture.takePopover();
      },
      menu: (cell) => this.#notes.menu(cell, () => picture.takePopover()),
      note: (from, to, colour, done) => this.#notes.draw(from, to, colour, done),
    });
    this.#chooser = new Chooser(
      this.#popover,
      words,
      (step) => {
        board.dispatch({ type: "mean", step });
        if (this.#choices.goesOn) this.#narrator.tellMoves(board.chosen.node);
      },
      () => this.#grid.focus(),
    );
    this.#choices = new KeyChoices({
      board,
      grid: this.#grid,
      narrator: this.#narrator,
      popover: this.#popover,
      chooser: this.#chooser,
      refusals: this.#refusals,
      offer: () => this.#offer(),
      count: (count) => this.#keys.count(count),
    });
    surface.held = new Held(board);
    surface.flights = new Flights(board, surface);
    surface.sight = new SightLines(
      (cell) => hooks.sight(cell),
      (loaded) => void this.#keys.ask(({ sightItem }) => loaded(sightItem)),
      () => surface.seen(),
    );
    picture.root.append(this.#narrator.element);
    picture.root.addEventListener("keydown", (event) => this.#choices.escape(event));
    const { held, flights, fit } = surface;
    fit.firstElementChild?.after(this.#pointer.ring, flights.canvas, held.hand.canvas);
    surface.fit.append(this.#grid.element);
    // After the cells, in the order of the Tab key.
    if (picture.popover.parentNode === surface.fit) surface.fit.append(picture.popover);
    if (surface.geometry) this.arranged(surface.geometry);
  }

  /** Does what was done before the hands were there: the picture knows them by now. */
  begin(): void {
    const { board, early } = this.#picture;
    board.handsOn(reduce);
    this.#pointer.replay(early.end());
  }

  get annotations(): readonly Annotation[] {
    return this.#notes.notes;
  }

  destroy(): void {
    this.#popover.clear();
    this.#pointer.destroy();
  }

  // What people do

  /** A cell or a thing beside the board was chosen without a pointer. */
  activate(spot: Spot): void {
    this.#choices.activate(spot);
  }

  /** A hand has gone down on this board or on another picture of it. */
  handDown(): void {
    this.#picture.board.keyed = false;
    this.#notes.handDown();
  }

  /** Puts the focus of the keyboard on a cell. */
  focus(cell?: string): void {
    this.#grid.focus(cell);
  }

  // What people are told

  say(text: string, urgent = false): void {
    this.#narrator.say(text, urgent);
  }

  tellChange(old: BoardModel, model: BoardModel): void {
    this.#narrator.tellChange(old, model);
  }

  /** Why steps lead to no action. */
  refuse({ steps }: Extract<Effect, { readonly do: "explain" }>): void {
    const refusal = this.#picture.hooks.explain(steps);
    if (refusal) void this.#refusals.show(refusal, steps);
  }

  /** What was said to be wrong is past. */
  forget(): void {
    this.#refusals.forget();
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#notes.put(notes);
  }

  /** Sets what the program points out. */
  point(hints: readonly Annotation[]): void {
    this.#notes.hint(hints);
  }

  // Keeping up with the picture

  /** The board may have another place in the window. */
  moved(): void {
    this.#pointer.moved();
  }

  /** What is chosen has changed. */
  changed(): void {
    this.#pointer.changed();
  }

  /** What is carried has been painted: it goes where the pointer is. */
  carry(): void {
    this.#pointer.carry();
  }

  /** What is drawn over the pieces. */
  items({ geometry, theme }: Frame): readonly Item[] {
    return this.#notes.items(geometry, theme);
  }

  /** The cells are elsewhere on the board, or others. */
  arranged(geometry: Geometry): void {
    this.#pointer.arranged(geometry);
    const { hooks, board, parts } = this.#picture;
    const { words, taken } = hooks;
    const { model, settings } = board;
    const label = words.text("board-grid", { game: words.text(`${model?.game ?? ""}-name`) });
    const nameOf = (id: string | null) => {
      if (id === null) return label;
      return `${label}, ${parts.ask((part) => part.boardName?.(id)) ?? id}`;
    };
    // Only a page with a list of keys answers.
    const listed = taken?.("?") ? [words.text("board-hint-keys")] : [];
    const hint = [words.text("board-hint"), ...listed].join(" ");
    // Of a mere picture the table of contents of a page says nothing.
    this.#grid.build(geometry, nameOf, { hint, headed: settings.annotate });
  }

  /** Brings everything up to date with the state. */
  update(): void {
    const { board, surface } = this.#picture;
    const { model } = board;
    const { geometry } = surface;
    this.#notes.update();
    if (!model || !geometry) return;
    this.#grid.update(this.#narrator.cellStates(model, geometry));
    this.#offer();
  }

  /** Offers what there is to choose now. */
  #offer(): void {
    const { board, surface, parts } = this.#picture;
    const { model, chosen, settings, touched, keyed } = board;
    const { geometry } = surface;
    if (!model || !geometry) return;
    this.#chooser.show({
      model,
      geometry,
      state: chosen,
      pieces: settings.pieces,
      offers: touched || keyed,
      styleOf: (option) => parts.ask((part) => part.optionStyle?.(option)) ?? "",
    });
  }
}
