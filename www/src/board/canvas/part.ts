import type { GameError } from "../../game-error";
import type { Layout } from "../../generated/types/Layout";
import type { Step } from "../../generated/types/Step";
import type { Words } from "../../i18n/words";
import type { Flight } from "../core/animation";
import type { BoardState } from "../core/board-state";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { Spot } from "../core/interaction";
import type { BoardModel, Via } from "../core/model";
import type { SecondarySource, SecondaryView } from "../core/secondary-view";
import type { Theme } from "./theme";

/** What is painted at this moment. */
export interface Frame {
  readonly geometry: Geometry;
  readonly theme: Theme;
  readonly model: BoardModel;
}

/** What the board gives to its parts. */
export interface PartHost {
  readonly words: Words;
  readonly board: BoardState;
  /** Where the board is painted; parts may stand before and after it. */
  readonly stage: HTMLElement;
  /** Exactly as large as the board: what is put in here lies over it. */
  readonly fit: HTMLElement;
  /** Beside the board: the places of the side at the bottom, and of the other. */
  readonly near: HTMLElement;
  readonly far: HTMLElement;
  /** A cell or a thing beside the board was chosen without a pointer. */
  activate(spot: Spot): void;
  /** Plays an action that a part offers by itself. */
  choose(code: string, via: Via): void;
  /** What a step is called in this game. */
  stepName(id: string): string;
  /** Says something to screen readers. */
  say(text: string): void;
  /** The board takes the focus of the keyboard. */
  focus(): void;
  /** What a part paints has changed. */
  redraw(): void;
  /** The part shows the model in another way than before. */
  again(): void;
  /** A cell is looked at here: every other picture lights it up too. */
  light(cell: string | null): void;
  /** Shows the same board in another picture as well, until that is destroyed or replaced. */
  reflect(make: ((source: SecondarySource) => SecondaryView | null) | null): void;
  /** Answers appear on the board again. */
  takePopover(): void;
  /** A style sheet came with what was loaded after the first picture. */
  wear(sheet: CSSStyleSheet): void;
  /** That cannot be loaded now; another `show` asks for it again. */
  failed(error: GameError): void;
}

/** What some games need besides cells and what stands on them. All methods are wishes: none is required. */
export interface BoardPart {
  /** Another position or setting: what takes room has to be there before the picture is. */
  show?(): void;
  /** The same, or what is chosen has changed, once there is a picture; with `still`, nothing is seen moving. */
  update?(still: boolean): void;
  /** What is painted below coordinates, marks and pieces. */
  under?(frame: Frame): readonly Item[];
  /** What is on its way, over the coordinates. */
  flying?(frame: Frame & { readonly flight: Flight }): readonly Item[];
  /** What is painted over the pieces. */
  over?(frame: Frame): readonly Item[];
  /** An action was played, and this was said of it; whether the part shows how. */
  played?(code: string, news: string): boolean;
  /** The part offers this command itself: it needs no button below the board. */
  offers?(command: string): boolean;
  /** Class names for the button of an option that shows a piece. */
  optionStyle?(option: string): string;
  /** The space bar was pressed; whether it meant something here. */
  space?(): boolean;
  /** The cell so many steps above another, and all cells above each other, from the lowest. */
  climb?(geometry: Geometry, cell: string, by: number): string | null;
  column?(geometry: Geometry, cell: string): readonly string[] | null;
  /** What one of several boards is called. */
  boardName?(board: string): string | null;
  /** A cell is looked at in another picture. */
  light?(cell: string | null): void;
  dispose(): void;
}

/** A part as it is loaded: once for all boards of a page. */
export interface BoardPartModule {
  readonly sheet?: CSSStyleSheet;
  /** Makes drawings for what the layout names. */
  prepare?(layout: Layout): void;
  /** The model as the board shows it, and the steps of the rules for those that it was clicked with. */
  convert?(model: BoardModel, stage: HTMLElement): BoardModel;
  restore?(step: Step): Step;
  mount(host: PartHost): BoardPart;
}
