/** What chess pieces look like; each set is a table of drawings of its own. */
export const CHESS_SETS = ["house", "angular", "signs"] as const;
export type ChessSet = (typeof CHESS_SETS)[number];

/** Which pictures are on tiles; `animals` come with the tiles. */
export const PIECES = ["animals", "kanji", "letters"] as const;
export type TileSet = (typeof PIECES)[number];

/** What boards are made of; `print` is black on white, with patterns in the place of colours. */
export const BOARDS = ["wood", "moss", "slate", "stone", "print"] as const;
export type BoardLook = (typeof BOARDS)[number];

/** Where letters and digits stand; on boards with a rim of their own they are always in it. */
export const COORDINATES = ["inside", "outside", "none"] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** How large and bold marks on cells are. */
export const MARK_SIZES = ["small", "medium", "large"] as const;
export type MarkSize = (typeof MARK_SIZES)[number];

/** What is loaded for a taste before the picture. */
export interface Taste {
  readonly set: ChessSet;
  readonly pieces: TileSet;
  readonly board: BoardLook;
}

/** The sets in use, as one text: each drawing finds the name that it knows. */
export const setsOf = ({ pieces, set, board }: Taste): string => `${pieces} ${set} ${board}`;
