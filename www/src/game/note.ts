/** What is to be noted about a move, or (node 0) before the first one; what is missing stays. */
export interface Note {
  readonly node: number;
  readonly comment?: string;
  readonly glyphs?: readonly number[];
}
