import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { to } from "../../app/router";
import { icon } from "../../ui/icons";
import { shortStorageNotice } from "../shared/storage-notice";
import { actionButton, type Shape } from "./action-button";
import { barActionsOf, isOffered, moreOf, navigationOf, type PlayAction, rankOf } from "./actions";
import { command, deskHere } from "./command";
import type { PlayHost } from "./host";
import type { MoveEvent } from "./move-list";
import { noticeOf, statusView } from "./status";

/** Beside the board, on phones a sheet: what is to be done, the moves, and all actions. */
export function sidePanel(page: PlayHost): TemplateResult {
  const { words, sheet } = page;
  const { match } = page.game;
  const close = () => (sheet.open = false);
  return html`<div class="scrim" ?hidden=${!sheet.open} @click=${close}></div>
    <aside
      class="panel ${sheet.open ? "open" : ""}"
      aria-label=${words.text("play-moves")}
      ?data-analysis=${analyses(page)}
      @move-chosen=${(event: MoveEvent) => {
        match.goTo(event.node);
        close();
      }}
    >
      <div class="panel-head">
        <h2>${page.heading}</h2>
        <a class="quiet" href=${to.rules(match.game)}>${words.text("play-rules")}</a>
        <button
          type="button"
          class="icon only-phone"
          aria-label=${words.text("play-close")}
          @click=${close}
        >
          ${icon("x")}
        </button>
      </div>
      ${notices(page, "within")} ${statusView(page)} ${analysis(page, false)} ${moves(page)}
    </aside>`;
}

/** Phones: a few actions within the thumb's reach, the moves in the sheet. */
export function phoneBar(page: PlayHost): TemplateResult {
  const { words, sheet } = page;
  const plays = page.game.match.mode === "play";
  const note = !noticeOf(page) && (plays ? page.how?.() : deskHere()?.noteView(page));
  const list: PlayAction = {
    id: "moves",
    icon: icon("list"),
    run: () => (sheet.open = true),
    pressed: sheet.open,
  };
  return html`<nav class="bar" aria-label=${words.text("play-actions")}>
    ${analysis(page, true)}
    <div class="bar-verdict">${note || statusView(page)}</div>
    ${barActionsOf(page).map((action) => button(page, action, "short"))}
    ${button(page, list, "short")} ${button(page, moreOf(page), "short")}
  </nav>`;
}

/**
 * That games are not saved, or that another tab writes this one: above the board on phones,
 * within the panel elsewhere, where the board keeps its size.
 */
export function notices(page: PlayHost, where: "above" | "within"): TemplateResult {
  return html`${shortStorageNotice(where, () => void page.try(command(({ showRecord }) => showRecord(page))))}
  ${page.game.readOnly ? deskHere()?.elsewhereView(page, where) : nothing}`;
}

/** Whether what the program thinks is shown; where another tab writes the game it thinks there. */
export const analyses = ({ game }: PlayHost): boolean =>
  game.match.levels > 0 && app.settings.analysis && !game.readOnly;

/** What the program thinks: all of it beside the moves, one line above the bar. */
function analysis(page: PlayHost, compact: boolean): TemplateResult | typeof nothing {
  if (!analyses(page)) return nothing;
  const { loaded, preview } = page.assistant;
  return html`<engine-panel
    .controller=${loaded}
    .match=${page.game.match}
    .preview=${preview}
    ?compact=${compact}
    .compact=${compact}
  ></engine-panel>`;
}

/** The moves, and below them, always in sight, steps through them and what can be done. */
function moves(page: PlayHost): TemplateResult {
  const { words } = page;
  const { match } = page.game;
  const { node, scene } = match.snapshot;
  const moves = match.moves(app.style);
  const note: PlayAction = {
    id: "note",
    icon: icon("message-square-text"),
    writes: true,
    run: command(({ editNote }) => editNote(page, node)),
  };
  return html`
    <move-list
      tabindex="-1"
      .game=${page.game.id}
      .moves=${moves}
      .version=${moves.version}
      .current=${node}
      .unfinished=${scene.turn.kind === "chance"}
      .words=${app.words}
      @move-menu=${(event: MoveEvent) => page.try(command(({ editNote }) => editNote(page, event.node)))}
    ></move-list>
    ${page.how?.()}
    <div class="dock">
      <div class="move-nav" role="group" aria-label=${words.text("play-navigation")}>
        ${[...navigationOf(page), note].map((action) => button(page, action, "icon"))}
      </div>
      <div class="game-actions" role="group" aria-label=${words.text("play-actions")}>
        ${rankOf(page).map((action) => (isOffered(action) ? button(page, action, "labelled") : nothing))}
        ${button(page, moreOf(page), "labelled")}
      </div>
    </div>
  `;
}

/** A button that tries what it is for, and rests while another tab writes this game. */
function button(page: PlayHost, action: PlayAction, shape: Shape): TemplateResult {
  const off = action.off || (action.writes && page.game.readOnly);
  const run = () => page.try(action.run);
  return actionButton(page.words, { ...action, off: off ?? false, run }, shape);
}
