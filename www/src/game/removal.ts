/** What was removed last from a match, and where that stood then. */
export interface Removal {
  readonly node: number;
  /** What it followed, and what was played there. */
  readonly parent: number;
  readonly code: string;
  /** Where the game went on, and where it does without what was removed. */
  readonly live: number;
  readonly now: number;
  /** The position that was on view. */
  readonly here: number;
}
