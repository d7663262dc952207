// Boards that lie above each other: names and light, for every picture of them.

/** The board that all stands belong to on the plan. */
export const STANDS = "stands";

/** Attack boards have names of a pin, upside down with an `i`; main boards one letter. */
export const isAttack = (board: string): boolean => board.length > 1 && board !== STANDS;
export const hangs = (board: string): boolean => board.endsWith("i");

/** Low boards lie in shade, high ones in light. */
export const shade = (z: number): string =>
  z < 2 ? `rgb(0 0 0 / ${(2 - z) * 0.055})` : `rgb(255 255 255 / ${(z - 2) * 0.055})`;
