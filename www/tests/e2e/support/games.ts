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
