import { html } from "lit/html.js";

import { app } from "../../app/context";
import { countFrom, promote, remove } from "../../game/edit";
import { glyphText, moveTitle } from "../../game/glyphs";
import type { MoveNode } from "../../generated/types/MoveNode";
import type { Match } from "../../game/match";
import type { Words } from "../../i18n/words";
import { part } from "../../loading/part";
import { ask, type Speaker } from "../../ui/dialog";
import type { PlayHost } from "./host";
import { copyText } from "../../ui/copy";
import { bringBack } from "./commands";
import { lineText } from "./line-text";
import { moveText } from "../../game/move-text";
import { byRules } from "./verdict";
import "./note-editor.css";

/** Marks that a move can have, one at a time. */
const MARKS = [1, 2, 3, 4, 5, 6] as const;

interface Note {
  readonly comment: string;
  readonly glyphs: readonly number[];
}

/** What can be done with the line of a move. */
const DEEDS = ["promote", "copy", "remove"] as const;

type Deed = (typeof DEEDS)[number];

interface Answer {
  /** What was written; null where that is what was there. */
  readonly note: Note | null;
  readonly deed: Deed | undefined;
}

/** What a move says about itself. */
interface NotedMove extends Note {
  readonly title: string | (() => string);
  /** The start has no marks and cannot be removed. */
  readonly start: boolean;
  readonly deeds: readonly Deed[];
  /** Players, not rules, have ended the game: its result belongs to the end of the main line. */
  readonly decided: boolean;
}

/** Edits the comment and the mark of a move; can put its line before others, copy or remove it. */
export async function editNote(page: PlayHost, node: number): Promise<void> {
  const { match } = page.game;
  const { gameResult } = match.live;
  const moves = match.moves(app.style);
  const move = moves.get(node);
  const answer = await askNote(page, {
    title: move ? () => titleOf(page, move) : "moves-before-first",
    comment: (move ? move.comment : moves.comment) ?? "",
    glyphs: move?.glyphs ?? [],
    start: !move,
    deeds: deedsFor(match, node),
    decided: gameResult !== null && !byRules(page.words, match.game, gameResult),
  });
  // Another tab may have taken the game, which has closed the dialog.
  if (!answer || page.game.readOnly) return;
  const { note, deed } = answer;
  await page.try(() => {
    // Before anything else, so that what is removed comes back with it.
    if (note) match.note([{ node, comment: note.comment, ...(move && { glyphs: note.glyphs }) }]);
    return deed && move && DO[deed](page, node, titleOf(page, { ...move, glyphs: [] }));
  });
}

const titleOf = ({ words }: PlayHost, move: MoveNode): string =>
  moveTitle({ ...move, text: moveText(words, move) });

/** What can be done with the line of a move here. */
function deedsFor(match: Match, node: number): readonly Deed[] {
  const moves = match.moves();
  const move = moves.get(node);
  if (!move) return [];
  // What is being played stays the main line, and so do cards that were pledged.
  const promotes = match.mode !== "play" && match.deal.source !== "provable" && !moves.isMain(move);
  return DEEDS.filter((deed) => deed !== "promote" || promotes);
}

const DO: Readonly<
  Record<Deed, (page: PlayHost, node: number, title: string) => void | Promise<void>>
> = {
  promote(page, node, move) {
    promote(page.game.match, node);
    page.message.mention(page.words.text("moves-promoted", { move }));
  },
  async copy(page, node) {
    const text = lineText(page.game.match.moves(app.style), node);
    if (await copyText(text)) return page.message.mention(page.words.text("play-copied"));
    const fallback = await page.loaded(part(() => import("../../ui/copy-fallback")));
    await fallback?.showToCopy(page, "moves-copy", text);
  },
  remove(page, node, move) {
    const { match } = page.game;
    const count = countFrom(match, node);
    remove(match, node);
    const ways = [{ label: "moves-restore", run: () => bringBack(page) }];
    page.message.show({ text: page.words.text("moves-removed", { move, count }), ways });
  },
};

/** Null where somebody has cancelled. Whatever else closed the dialog: what was written is not lost. */
async function askNote(speaker: Speaker<Words>, move: NotedMove): Promise<Answer | null> {
  const others = move.glyphs.filter((glyph) => !MARKS.some((mark) => mark === glyph));
  let chosen = move.glyphs.find((glyph) => MARKS.some((mark) => mark === glyph)) ?? 0;
  const before = chosen;
  let comment = move.comment;
  const marks = (words: Words) =>
    html`<fieldset class="glyph-marks">
      <legend>${words.text("moves-mark")}</legend>
      ${[0, ...MARKS].map(
        (mark) =>
          html`<label class="glyph-mark">
            <input
              type="radio"
              name="mark"
              .checked=${mark === chosen}
              @change=${() => {
                chosen = mark;
              }}
            />
            <span>${mark === 0 ? words.text("moves-mark-none") : glyphText(mark)}</span>
          </label>`,
      )}
    </fieldset>`;
  const answer = await ask(
    speaker,
    move.title,
    (words, close) => html`
      <label class="field">
        <span>${words.text("moves-comment")}</span>
        <textarea
          rows="4"
          .value=${comment}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLTextAreaElement) comment = event.target.value;
          }}
        ></textarea>
      </label>
      ${move.start ? null : marks(words)}
      ${
        move.decided && !move.start
          ? html`<p class="help">${words.text("moves-decided")}</p>`
          : null
      }
      ${
        move.deeds.length
          ? html`<div class="actions" role="group" aria-label=${words.text("moves-line")}>
              ${move.deeds.map(
                (deed) =>
                  html`<button
                    type="button"
                    class=${deed === "remove" ? "danger" : ""}
                    @click=${() => close(deed)}
                  >
                    ${words.text(`moves-${deed}`)}
                  </button>`,
              )}
            </div>`
          : null
      }
      <div class="actions">
        <button type="button" @click=${() => close("cancel")}>${words.text("play-cancel")}</button>
        <span class="stretch"></span>
        <button type="button" class="primary" @click=${() => close("save")}>
          ${words.text("play-save")}
        </button>
      </div>
    `,
  );
  if (answer === "cancel") return null;
  const changed = comment !== move.comment || chosen !== before;
  const note = { comment, glyphs: chosen ? [chosen, ...others] : others };
  return { note: changed ? note : null, deed: DEEDS.find((one) => one === answer) };
}
