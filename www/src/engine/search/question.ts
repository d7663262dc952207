import type { Problem } from "../../generated/types/Problem";
import type { ReportView } from "../../generated/types/ReportView";
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
  /** Which mistakes a level makes. */
  readonly seed: number;
  /** Positions to look at, for level 0. */
  readonly nodes: number;
  /** How many of the best actions to follow. */
  readonly lines: number;
  /** Time is up after so many milliseconds. */
  readonly milliseconds: number;
  readonly style: Style;
}

/** To the worker. */
export interface Asked {
  readonly id: number;
  /** Without the first actions, where they are those of the question before. */
  readonly question: Question;
  /** How many those are. */
  readonly kept: number;
  /** Whether what is found on the way is wanted too. */
  readonly progress: boolean;
  /** Where the module of the engine lies. */
  readonly address?: string;
  /** In the single-file edition: all engines. */
  readonly wasm?: Packed;
}

/** From the worker. */
export type Answer =
  | { readonly id: number; readonly report: ReportView; readonly done: boolean }
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
    listener: { progress(report: ReportView): void } | undefined,
  ): ReportView;
  free(): void;
}

/** The static side of the wasm class; options are lines. */
export interface Thinkers {
  create(game: string, options: string, position: string): WasmThinker;
}
