/** How long the program may think about a move, in milliseconds. */
export interface Plan {
  /** What is lost when it is not used: nothing ends before. */
  readonly least: number;
  /** What a move usually gets. */
  readonly planned: number;
  /** What is never exceeded. */
  readonly most: number;
}

/** The plan of somebody who thinks for so long, whatever there is to find. */
export const fixed = (time: number): Plan => ({ least: time, planned: time, most: time });
