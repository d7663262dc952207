import { beforeAll, expect, test, vi } from "vitest";

import { openText } from "../../../src/engine/rules/load";
import { Match } from "../../../src/game/match";
import { Messages } from "../../../src/i18n/messages";
import { booklet, type Leaf, scoreSheet, shownNodes } from "../../../src/pages/play/share/paper";
import { pack } from "../../../tools/messages/pack";
import { rulesOf } from "../engine/rules-of";
import { textOf } from "../i18n/catalogue";

vi.mock("../../../src/app/context", () => ({ app: { style: "en" } }));

const words = new Messages("en");

beforeAll(() => {
  for (const name of ["app", "play", "share"]) words.add(pack(textOf("en", `${name}.ftl`), "en"));
});

/** A game from a move list, or from a record with a header. */
async function opened(game: string, text: string, start = ""): Promise<Match> {
  await rulesOf(game);
  const head = start && `[Klubovna "1"]\n[Game "${game}"]\n[Start "${start}"]\n[Result "*"]\n\n`;
  return new Match(await openText(head + text, game));
}

const leafOf = (match: Match): Leaf => ({ words, match, title: "T", check: "C", code: "" });

/** What a template says, with its tags. */
function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join("");
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  const { strings, values } = value as {
    readonly strings?: readonly string[];
    readonly values: readonly unknown[];
  };
  return strings?.map((part, at) => part + textIn(values[at])).join("") ?? "";
}

/** Cells of a template's tables, without what is empty. */
const cells = (template: unknown): readonly string[] =>
  [...textIn(template).matchAll(/<td>([^<]*)<\/td>/g)]
    .map(([, text]) => text ?? "")
    .filter(Boolean);

/** Where a game of Mixtour has come to after these moves. */
async function positionAfter(moves: string): Promise<string> {
  const match = await opened("mixtour", moves);
  match.goToEnd();
  const { position } = match.snapshot;
  match.close();
  return position;
}

test("the rows of a score sheet count on from the move at which its game began", async () => {
  const rules = await rulesOf("tri-d-chess");
  const usual = rules.create("tri-d-chess", {}, "");
  usual.play(usual.snapshot().choices[0]?.code ?? "");
  const start = usual.snapshot().position.replace(/\d+$/, "12");
  const later = rules.create("tri-d-chess", {}, start);
  for (const _ of [1, 2]) later.play(later.snapshot().choices[0]?.code ?? "");
  const numbers = (template: unknown) => cells(template).filter((text) => /^\d+$/.test(text));
  const sheet = scoreSheet(leafOf(new Match(later)));
  const rows = Array.from({ length: 2 * 28 }, (_, at) => String(12 + at));
  expect(numbers(sheet)).toEqual(rows);
  // Whoever plays it over has to know from where.
  expect(textIn(sheet)).toContain(`Start: ${start}`);
  const whole = scoreSheet(leafOf(new Match(usual)));
  expect(numbers(whole)).toEqual(rows.map((_, at) => String(1 + at)));
  expect(textIn(whole)).not.toContain("Start");
});

test("a booklet begins with the start where that is another one, or something is said or drawn there", async () => {
  const usual = await opened("mixtour", "1. c1 c2");
  const [last = 0] = usual
    .moves()
    .line.slice(-1)
    .map(({ id }) => id);
  expect(shownNodes(usual, 0)).toEqual([last]);
  usual.drawings.set(0, [{ from: "a1", to: "b2", colour: 0 }]);
  expect(shownNodes(usual, 0)).toEqual([0, last]);
  expect(shownNodes(usual, 1)).toEqual([0, last]);
  const noted = await opened("mixtour", "{Look} 1. c1 c2");
  expect(shownNodes(noted, 0)[0]).toBe(0);
  const other = await opened("mixtour", "2. d1 d2 *", await positionAfter("1. c1 c2"));
  expect(shownNodes(other, 0)[0]).toBe(0);
  expect(textIn(booklet(leafOf(other), new Map([[0, ""]])))).not.toContain("<figcaption>");
  const shown = textIn(booklet(leafOf(other), new Map([[0, "<svg></svg>"]])));
  expect(shown).toContain("<figcaption>Start</figcaption>");
});

test("thrown chicks are counted in words on paper, as in the list of moves", async () => {
  const rules = await rulesOf("animal-shogi");
  const session = rules.create("animal-shogi", { begins: "furigoma" }, "");
  while (session.snapshot().scene.turn.kind !== "chance") {
    session.play(session.snapshot().choices[0]?.code ?? "");
  }
  const thrown = session.snapshot().choices.find(({ code }) => /^:[ch]{5}$/.test(code));
  session.play(thrown?.code ?? "");
  const match = new Match(session);
  const hens = [...(thrown?.code ?? "")].filter((face) => face === "h").length;
  const said = words.text("moves-thrown", { count: hens });
  expect(cells(scoreSheet(leafOf(match))).join()).toContain(said);
  expect(textIn(booklet(leafOf(match), new Map()))).toContain(said);
  expect(textIn(booklet(leafOf(match), new Map()))).not.toMatch(/:[ch]{5}/);
});
