import { html } from "lit";

import { app } from "../../app/context";
import { glyphText, moveTitle } from "../../game/glyphs";
import type { Words } from "../../i18n/words";
import { ask } from "../../ui/dialog";
import type { PlayHost } from "./host";
import { byRules } from "./verdict";
import "./note-editor.css";

/** Marks that a move can have, one at a time. */
const MARKS = [1, 2, 3, 4, 5, 6] as const;

interface Note {
  readonly comment: string;
  readonly glyphs: readonly number[];
}

type Answer = { readonly do: "save"; readonly note: Note } | { readonly do: "promote" | "remove" };

/** What a move says about itself. */
interface NotedMove extends Note {
  readonly title: string;
  /** The start has no marks and cannot be removed. */
  readonly start: boolean;
  readonly main: boolean;
  /** Players, not rules, have ended the game: its result belongs to the end of the main line. */
  readonly decided: boolean;
}

/** Edits the comment and the mark of a move; can make its line the main one or remove it. */
export async function editNote(page: PlayHost, node: number): Promise<void> {
  const { match } = page.game;
  const { gameResult } = match.live;
  const moves = match.moves(app.style);
  const move = moves.get(node);
  const answer = await askNote(page.words, {
    title: move ? moveTitle(move) : page.words.text("moves-before-first"),
    comment: (move ? move.comment : moves.comment) ?? "",
    glyphs: move?.glyphs ?? [],
    start: !move,
    main: !move || moves.isMain(move),
    decided: gameResult !== null && !byRules(page.words, match.game, gameResult),
  });
  await page.try(() => {
    if (answer?.do === "promote") match.promote(node);
    else if (answer?.do === "remove") match.remove(node);
    else if (answer?.do === "save") {
      const { comment, glyphs } = answer.note;
      match.note([{ node, comment, ...(move ? { glyphs } : {}) }]);
    }
  });
}

/** Null for no change. */
async function askNote(words: Words, move: NotedMove): Promise<Answer | null> {
  const others = move.glyphs.filter((glyph) => !MARKS.some((mark) => mark === glyph));
  let chosen = move.glyphs.find((glyph) => MARKS.some((mark) => mark === glyph)) ?? 0;
  let comment = move.comment;
  const marks = html`<fieldset class="glyph-marks">
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
    move.title,
    (close) => html`
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
      ${move.start ? null : marks}
      ${
        move.decided && !move.start
          ? html`<p class="help">${words.text("moves-decided")}</p>`
          : null
      }
      <div class="actions">
        ${
          move.start || move.main
            ? null
            : html`<button type="button" @click=${() => close("promote")}>
                ${words.text("moves-promote")}
              </button>`
        }
        ${
          move.start
            ? null
            : html`<button type="button" class="danger" @click=${() => close("remove")}>
                ${words.text("moves-remove")}
              </button>`
        }
        <span class="stretch"></span>
        <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
        <button type="button" class="primary" @click=${() => close("save")}>
          ${words.text("play-save")}
        </button>
      </div>
    `,
  );
  if (answer === "save") {
    return { do: "save", note: { comment, glyphs: chosen ? [chosen, ...others] : others } };
  }
  return answer === "promote" || answer === "remove" ? { do: answer } : null;
}
