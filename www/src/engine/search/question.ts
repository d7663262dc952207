import type { Phrase } from "../../generated/types/Phrase";
import type { Problem } from "../../generated/types/Problem";
import type { ReportView } from "../../generated/types/ReportView";
import type { ScoreView } from "../../generated/types/ScoreView";
import type { Packed } from "../glue";
import type { Options, Style } from "../rules/session";

/** Where a game began. */
export interface Start {
  readonly game: string;
  readonly options: Options;
  /** A position string, or empty for the usual start. */
  readonly position: string;
}

/** What an engine is asked. It says everything, so that any worker can answer it. */
export interface Question {
  readonly start: Start;
  /** Action codes from the start to the position in question. */
  readonly codes: readonly string[];
  /** Plays like the opponent of this level; 0: as well as it can. */
  readonly level: number;
  /** Which mistakes a level makes, and how a game begins; 0 for advice, which varies nothing. */
  readonly seed: number;
  /** Positions to look at, for level 0. */
  readonly nodes: number;
  /** How many of the best actions to follow. */
  readonly lines: number;
  /** Time is up after so many milliseconds. */
  readonly milliseconds: number;
  readonly style: Style;
  /** Which share of the first actions, and of how many shares, where several engines divide them. */
  readonly share?: readonly [at: number, of: number];
}

/** A line that begins at the position in question, and whose first action is to be explained. */
export interface Explained {
  readonly codes: readonly string[];
  /** Whether reasons for it are wanted, or reasons against it. */
  readonly good: boolean;
  /** What the line is worth to the side that acts. */
  readonly score: ScoreView;
}

/** To the worker. */
export interface Asked {
  readonly id: number;
  /** Without the first actions, where they are those of the question before. */
  readonly question: Question;
  /** How many those are. */
  readonly kept: number;
  /** Asks for reasons, in place of a search. */
  readonly explained?: Explained;
  /** Whether what is found on the way is wanted too. */
  readonly progress: boolean;
  /** Whether an `Enough` may come. */
  readonly endable: boolean;
  /** Where the module of the engine lies. */
  readonly address?: string;
  /** In the single-file edition: all engines. */
  readonly wasm?: Packed;
}

/** To the worker: what has been found is enough. */
export interface Enough {
  /** Of the question. */
  readonly enough: number;
}

/** From the worker. */
export type Answer =
  | { readonly id: number; readonly report: ReportView; readonly done: boolean }
  | { readonly id: number; readonly reasons: readonly Phrase[] }
  | { readonly id: number; readonly problem: Problem };

/** An engine that follows one game: the wasm class, which throws `Problem`s. */
export interface WasmThinker {
  /** Follows the game from its beginning: codes, one a line. */
  follow(codes: string): void;
  think(
    level: number,
    seed: number,
    nodes: number,
    lines: number,
    milliseconds: number,
    style: Style,
    shareAt: number,
    shareOf: number,
    listener: { progress(report: ReportView): void } | undefined,
  ): ReportView;
  /** Codes one a line; `end` is the actions to a forced win, below 0 to a loss, or 0. */
  reasons(codes: string, good: boolean, end: number, style: Style): readonly Phrase[];
  free(): void;
}

/** The static side of the wasm class; options are lines. */
export interface Thinkers {
  create(game: string, options: string, position: string): WasmThinker;
}
