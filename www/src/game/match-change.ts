/** What made a match change. */
export type Cause = "play" | "navigate" | "edit" | "end" | "tags";

/** How an action was entered; a dropped piece is not animated again. */
export type Via = "drag" | "click" | "key" | "text" | "program";

export class MatchChange extends Event {
  static readonly type = "change";

  constructor(
    readonly cause: Cause,
    readonly via: Via,
  ) {
    super(MatchChange.type);
  }
}
