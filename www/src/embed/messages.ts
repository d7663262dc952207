// What the page around and the frame tell each other; fields are only ever added.

import type {
  BoardGameEvents,
  BoardPlace,
  BoardProblem,
  Destination,
  Letters,
  LoadRequest,
} from "../board/element/public";

/** Chosen by the page around, to know the answer by. */
export type FrameId = string | number;

interface Command<Type extends string> {
  readonly v: 1;
  readonly type: Type;
  readonly id: FrameId;
}

/** What `set` changes: attributes of the board that say how it looks; null takes one away. */
export type FrameLook = {
  readonly [
    name in
      | "theme"
      | "flipped"
      | "caption"
      | "coordinates"
      | "counts"
      | "speed"
      | "pieces"
      | "set"
      | "board"
      | "marks"
      | "levels"
      | "size"
  ]?: string | number | boolean | null;
};

/** Commands of the page around, each answered once. A file is fetched by the page, not by the frame. */
export type FrameCommand =
  | (Command<"load"> & Omit<LoadRequest, "src">)
  | (Command<"play"> & { readonly move: string })
  | (Command<"goTo"> & { readonly where: Destination })
  | (Command<"flip"> & { readonly side?: number })
  | (Command<"record"> & { readonly letters?: Letters })
  | Command<"position">
  | (Command<"set"> & { readonly look: FrameLook });

/** What each command is answered with. */
export interface FrameResults {
  load: null;
  play: BoardGameEvents["bg-move"];
  goTo: BoardPlace;
  flip: null;
  record: string;
  position: string;
  set: null;
}

/** The answer to a command, with its `id`. */
export type FrameAnswer = {
  [Type in keyof FrameResults]: {
    readonly v: 1;
    readonly type: "answer";
    readonly id: FrameId;
    readonly to: Type;
    readonly result: FrameResults[Type];
  };
}[keyof FrameResults];

/** What is wrong: with the command of that `id`, or, without one, with what the frame shows. */
export interface FrameError {
  readonly v: 1;
  readonly type: "error";
  readonly id?: FrameId | null;
  readonly problem: BoardProblem;
  readonly message: string;
}

type Told<Name extends "ready" | "move" | "navigate" | "end"> = {
  readonly v: 1;
  readonly type: Name;
} & BoardGameEvents[`bg-${Name}`];

/** What a frame tells the page around; of a game from a file (`src`) pages of other sites hear no moves. */
export type FrameMessage =
  | Told<"ready">
  | Told<"move">
  | Told<"navigate">
  | Told<"end">
  | { readonly v: 1; readonly type: "resize"; readonly height: number }
  | FrameAnswer
  | FrameError;
