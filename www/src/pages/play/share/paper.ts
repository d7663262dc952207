import { html, nothing, type TemplateResult } from "lit/html.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";

import { app } from "../../../app/context";
import { glyphText, moveTitle } from "../../../game/glyphs";
import type { Match } from "../../../game/match";
import type { MoveNode } from "../../../generated/types/MoveNode";
import { sideName } from "../../../i18n/sides";
import type { Words } from "../../../i18n/words";
import { moveText } from "../../../game/move-text";
import { type ScoreLine, type ScoreRow, ScoreSheet } from "../score";
import { byRules } from "../verdict";
import { ownStart } from "./start";

/** A game on its way to paper. */
export interface Leaf {
  readonly words: Words;
  readonly match: Match;
  readonly title: string;
  /** What people compare, and the link as a QR code where there is room for it. */
  readonly check: string;
  readonly code: string;
}

/** Tags of a record that say where and when a game was played. */
const PLACE = ["Event", "Round", "Site", "Date"] as const;

/** Rows of a score sheet, a column of it: there is room for more moves than were made. */
const ROWS = 28;

function head({ words, match, title }: Leaf): TemplateResult {
  const { tags, live } = match;
  const place = PLACE.map((name) => tags[name]).filter(Boolean);
  const name = (side: number) =>
    [words.text("play-side", { side: sideName(side) }), match.players.name(side)]
      .filter(Boolean)
      .join(": ");
  const { gameResult } = live;
  return html`<header>
    <h1>${title}</h1>
    <p>${name(0)}</p>
    <p>${name(1)}</p>
    ${place.length ? html`<p>${place.join(" · ")}</p>` : nothing}
    ${gameResult ? html`<p>${end(words, match)}</p>` : nothing}
  </header>`;
}

/** How the game ended, in words. */
function end(words: Words, match: Match): string {
  const result = match.live.gameResult;
  if (!result) return "";
  const side = result.winner === null ? "nobody" : sideName(result.winner);
  const reason = `end-${result.reason}`;
  const known = byRules(words, match.game, result) ? `${match.game}-${reason}` : reason;
  return `${words.text("banner-result", { side })}. ${words.text(known, { side })}`;
}

const rowsOf = (match: Match): readonly ScoreRow[] => {
  const sheet = new ScoreSheet();
  sheet.update(match.moves(app.style));
  const rows = sheet.blocks.flatMap(({ parts }) =>
    parts.filter((part): part is ScoreRow => part.kind === "row"),
  );
  // A comment breaks a row in two: on a sheet of moves alone it is whole again.
  const whole: ScoreRow[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last?.number !== row.number) whole.push(row);
    else {
      const first = [...(last.moves[0] ?? []), ...(row.moves[0] ?? [])];
      whole[whole.length - 1] = { ...last, moves: [first, [...last.moves[1], ...row.moves[1]]] };
    }
  }
  return whole;
};

const textOf = (words: Words, nodes: readonly MoveNode[] | null): string =>
  (nodes ?? []).map((node) => moveText(words, node)).join(" ");

/** The score sheet: the moves in two columns, lines for more, and for two signatures. */
export function scoreSheet(leaf: Leaf): TemplateResult {
  const { words, match, check, code } = leaf;
  const rows = rowsOf(match);
  const first = rows[0]?.number ?? 1;
  const start = ownStart(match);
  const half = Math.max(ROWS, Math.ceil(rows.length / 2));
  const side = (at: number) => words.text("play-side", { side: sideName(at) });
  const table = (from: number) =>
    html`<table>
      <thead>
        <tr>
          <th></th>
          <th>${side(0)}</th>
          <th>${side(1)}</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: half }, (_, at) => {
          const row = rows[from + at];
          return html`<tr>
            <td>${row?.number ?? first + from + at}</td>
            <td>${textOf(words, row?.moves[0] ?? null)}</td>
            <td>${textOf(words, row?.moves[1] ?? null)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  return html`${head(leaf)}
    ${start ? html`<p class="start">${words.text("share-start")}: ${start}</p>` : nothing}
    <div class="columns">${table(0)} ${table(half)}</div>
    <div class="signed">
      <div class="line">${side(0)}</div>
      <div class="line">${side(1)}</div>
      <div>${unsafeHTML(code)} ${words.text("share-check")} ${check}</div>
    </div>`;
}

/** The game to read: moves, comments, variations, and diagrams behind the moves of these nodes. */
export function booklet(leaf: Leaf, diagrams: ReadonlyMap<number, string>): TemplateResult {
  const { words, match, check } = leaf;
  const moves = match.moves(app.style);
  const sheet = new ScoreSheet();
  sheet.update(moves);
  const figure = (node: number, caption: string) => {
    const svg = diagrams.get(node);
    return svg
      ? html`<figure>
          ${unsafeHTML(svg)}
          <figcaption>${caption}</figcaption>
        </figure>`
      : nothing;
  };
  const paragraphs: unknown[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.length) paragraphs.push(html`<p class="moves">${text.join(" ")}</p>`);
    text = [];
  };
  for (const part of sheet.blocks.flatMap(({ parts }) => parts)) {
    if (part.kind === "note") {
      flush();
      if (part.comment) paragraphs.push(html`<p>${part.comment}</p>`);
      for (const line of part.lines) paragraphs.push(aside(words, line));
      continue;
    }
    const [first, second] = part.moves;
    for (const [at, node] of [...(first ?? []), ...second].entries()) {
      const numbered = at === 0;
      text.push(said(words, node, numbered));
      if (!diagrams.has(node.id)) continue;
      flush();
      paragraphs.push(figure(node.id, said(words, node, true)));
    }
  }
  flush();
  return html`${head(leaf)} ${figure(0, words.text("share-start"))}
    ${moves.comment ? html`<p>${moves.comment}</p>` : nothing} ${paragraphs}
    ${match.live.gameResult ? html`<p><b>${end(words, match)}</b></p>` : nothing}
    <p class="aside">${words.text("share-check")} ${check}</p>`;
}

/** A move with its marks, and with its number where that has to be said. */
function said(words: Words, node: MoveNode, numbered: boolean): string {
  const text = moveText(words, node);
  return numbered ? moveTitle({ ...node, text }) : text + node.glyphs.map(glyphText).join("");
}

/** A variation in a line of its own, with what is said of its moves. */
function aside(words: Words, { depth, items }: ScoreLine): TemplateResult {
  const text = items.map(({ node, numbered }) => {
    const move = said(words, node, numbered);
    return node.comment ? `${move} – ${node.comment}` : move;
  });
  const brackets = "(".repeat(depth + 1);
  return html`<p class="aside">${brackets}${text.join(" ")}${")".repeat(depth + 1)}</p>`;
}

/** The nodes behind which a booklet shows a diagram; 0 is the start, where there is something to see. */
export function shownNodes(match: Match, every: number): readonly number[] {
  const moves = match.moves(app.style);
  const line = moves.line.filter(({ implied }) => !implied);
  const begins = moves.comment !== null || match.drawings.get(0)?.length || ownStart(match);
  const start = begins ? [0] : [];
  if (every > 0) {
    const shown = line.filter(
      ({ number }, at) => number % every === 0 && line[at + 1]?.number !== number,
    );
    return [...start, ...shown.map(({ id }) => id)];
  }
  const noted = line.filter(
    ({ id, comment }) => comment !== null || match.drawings.get(id)?.length,
  );
  const last = line.at(-1);
  return [...new Set([...start, ...[...noted, ...(last ? [last] : [])].map(({ id }) => id)])];
}
