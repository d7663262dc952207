import type { Choice } from "../../../src/generated/types/Choice";
import type { GameSession } from "../../../src/engine/rules/session";
import { rulesOf } from "../engine/rules-of";

/** Numbers that look random, the same ones for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every kind of game, with the options that change most of what a record looks like. */
export const KINDS: readonly (readonly [
  game: string,
  options: Readonly<Record<string, string>>,
])[] = [
  ["folky", {}],
  ["folky", { seats: "4" }],
  ["raindropchess", {}],
  ["animal-shogi", {}],
  ["tri-d-chess", {}],
  ["mixtour", {}],
];

const COMMENTS = [
  "Dobrý tah.",
  "Žluťoučký kůň {a} \\ závorka",
  "Two\nlines, “quoted”",
  "王手 🙂",
  "]",
];

/** A game of so many actions as chance plays it; with `notes`, with variations and comments. */
export async function generated(
  [game, options]: (typeof KINDS)[number],
  seed: number,
  plies: number,
  notes = false,
): Promise<GameSession> {
  const below = numbers(seed);
  const session = (await rulesOf(game)).create(game, options, "");
  let now = session.snapshot();
  for (let ply = 0; ply < plies && !now.scene.result; ply++) {
    const before = now;
    now = act(session, now.choices, below);
    if (!notes || below(6)) continue;
    session.comment(now.node, COMMENTS[below(COMMENTS.length)] ?? "");
    session.glyphs(now.node, Uint8Array.of(1 + below(6)));
    if (before.scene.turn.kind === "chance" || below(2)) continue;
    // A variation of a move or two, beside what was played.
    session.goTo(before.node);
    const aside = act(session, before.choices, below);
    if (aside.choices.length > 0) act(session, aside.choices, below);
    now = session.goTo(now.node);
  }
  return session;
}

function act(session: GameSession, choices: readonly Choice[], below: (n: number) => number) {
  const choice = choices[below(choices.length)];
  return choice ? session.play(choice.code) : session.draw();
}
