import { readFileSync } from "node:fs";

interface Ply {
  readonly action: string;
  readonly en: string;
}

const vectors = JSON.parse(
  readFileSync(new URL("../../../../crates/folky/tests/vectors.json", import.meta.url), "utf8"),
) as { readonly games: readonly { readonly id: string; readonly plies: readonly Ply[] }[] };

const sample = vectors.games.find(({ id }) => id === "published-sample-game")?.plies ?? [];

/** The published game of FOLKY: 44 actions, Black places the eighth pawn. */
export const FOLKY_SAMPLE: readonly string[] = sample.map(({ action }) => action);

/** The end of that game: as players write what came before, then what is left to do. */
export const FOLKY_ENDING = {
  before: sample
    .slice(0, -4)
    .map(({ en }) => en)
    .join(" "),
  plies: [
    { from: "b5", to: "d6", said: "White: knight from b5 to d6." },
    { from: "a5", to: "c4", said: "Black: knight from a5 to c4." },
    { from: "h5", to: "h7", said: "White: rook from h5 to h7." },
    { from: "", to: "e3", said: "Black: pawn on e3." },
  ],
} as const;

/** The knights come and go until the first position is there for the third time. */
export const FOLKY_REPETITION: readonly string[] = "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8".split(
  " ",
);

/** The same as players write it. */
export const FOLKY_REPETITION_TEXT: readonly string[] = "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8".split(
  " ",
);

/** Entries, whole stacks, two discs of three, and a stack of five with White on top. */
export const MIXTOUR_POINT: readonly string[] =
  "c1 c2 c1:1-c2 d2 c2:2-d2 c2 d2:2-c2 e5 c2:3-d2 c2 d2:4-c2".split(" ");
