import { html, nothing, type TemplateResult } from "lit/html.js";
import flag from "lucide-static/icons/flag.svg?path";
import handshake from "lucide-static/icons/handshake.svg?path";
import undo2 from "lucide-static/icons/undo-2.svg?path";
import x from "lucide-static/icons/x.svg?path";

import { app } from "../../../app/context";
import type { BoardSettings } from "../../../board";
import { sheet as facing } from "../../../board/element/facing";
import type { Match } from "../../../game/match";
import { MatchChange } from "../../../game/match-change";
import { hasPart } from "../../../game/parts";
import { sideName } from "../../../i18n/sides";
import { keepTableMode } from "../../../storage/table-mode";
import { iconOf } from "../../../ui/icons";
import { wear } from "../../../ui/wear";
import { actionButton } from "../action-button";
import type { PlayAction } from "../actions";
import { command } from "../command";
import type { PlayHost } from "../host";
import { playerNames } from "../player-names";
import { statusView } from "../status";
import { answerer, askedOf, type Question, type Wish } from "./question";
import { ScreenLight } from "./screen-light";

import css from "./table-mode.css?inline";

/** Whether a game can be played so: by two sides of people, here and now. */
export const fitsTable = ({ match, readOnly }: PlayHost["game"]): boolean =>
  match.mode === "play" && !match.live.gameResult && !match.players.withProgram && !readOnly;

/**
 * The device lies between two people, and each has a half of it that is turned to them: names,
 * clock, what they have in hand, and their own actions.
 */
export class TableMode {
  readonly #page: PlayHost;
  readonly #light = new ScreenLight();
  readonly #board: HTMLElement | null;
  #question: Question | null = null;
  /** Who has pressed a clock that a move would press; null for nobody. */
  #early: number | null = null;

  constructor(page: PlayHost) {
    wear(css);
    this.#page = page;
    this.#board = document.querySelector<HTMLElement>("play-page board-game");
    this.#wear();
    this.#board?.addEventListener("bg-ready", this.#wear);
    document.documentElement.classList.add("at-table");
    document.addEventListener("keydown", this.#key);
    page.game.match.addEventListener(MatchChange.type, this.#changed);
  }

  dispose(): void {
    this.#light.dispose();
    document.documentElement.classList.remove("at-table");
    for (const turned of this.#turned) delete turned?.dataset["facing"];
    this.#board?.removeEventListener("bg-ready", this.#wear);
    document.removeEventListener("keydown", this.#key);
    this.#page.game.match.removeEventListener(MatchChange.type, this.#changed);
  }

  /** Back to the page as one person sees it. */
  readonly leave = (): void => {
    keepTableMode(false);
    this.dispose();
    this.#page.table = null;
    this.#page.view?.focus();
  };

  /** What turns a board to both ends, which may come later than this. */
  readonly #wear = (): void => this.#page.view?.wear(facing);

  /** How the board is seen from both ends. */
  readonly settings: Partial<BoardSettings> = { facing: true, levels: "flat" };

  get #match(): Match {
    return this.#page.game.match;
  }

  /** What one side has before it; `slot` says at which end of the board. */
  half(side: number, slot: "far" | "near"): TemplateResult {
    const page = this.#page;
    const { words, clock } = page;
    const question = this.#question;
    // Another tab writes this game now: here one can only look.
    if (page.game.readOnly) queueMicrotask(this.leave);
    this.#turn();
    return html`<section
      class="half"
      ?data-turn=${!this.#match.live.gameResult && this.#match.live.scene.turn.side === side}
      slot=${slot}
      data-side=${side}
      aria-label=${words.text("table-half", { side: sideName(side) })}
    >
      <div class="rows">
        ${playerNames(words, this.#match, { side, slot })}
        <div class="face">
          ${clock?.face(side) ?? nothing}
          ${
            this.#presses
              ? html`<button
                  type="button"
                  class="press ${clock ? "" : "worded"}"
                  aria-label=${words.text(clock ? "table-press" : "table-press-card", { side: sideName(side) })}
                  @click=${() => page.try(() => this.#press(side))}
                >
                  ${clock ? nothing : words.text("table-press-card")}
                </button>`
              : nothing
          }
        </div>
        <div class="said">${this.#said(side)}</div>
        <div class="game-actions" role="group" aria-label=${words.text("play-actions")}>
          ${
            question && answerer(question) === side
              ? nothing
              : this.#actions(side).map((action) => this.#button(action))
          }
        </div>
      </div>
    </section>`;
  }

  /** Whether pressing one's half does anything in this game. */
  get #presses(): boolean {
    return this.#page.clock !== null || hasPart(this.#match.layout, "cards");
  }

  #said(side: number): TemplateResult {
    const page = this.#page;
    const { words } = page;
    const question = this.#question;
    // Who thinks of giving up is asked alone.
    if (!question || (question.wish === "resign" && question.by !== side)) {
      if (this.#early !== side) return statusView(page);
      return html`<p role="status">${words.text("table-by-itself")}</p>`;
    }
    const { text, answers } = askedOf(words, this.#match, question, side);
    if (!answers) return html`<p>${text}</p>`;
    return html`<p role="alert">${text}</p>
      <button type="button" @click=${() => this.#answer(question, false)}>${answers.no}</button>
      <button type="button" class="primary" @click=${() => this.#answer(question, true)}>
        ${answers.yes}
      </button>`;
  }

  #actions(side: number): readonly PlayAction[] {
    const { clock } = this.#page;
    const { live, mode, info, isLive } = this.#match;
    const plays = mode === "play" && !live.gameResult && isLive;
    const ask = (wish: Wish) => () => this.#ask({ wish, by: side });
    const all: readonly PlayAction[] = [
      { id: "undo", icon: iconOf(undo2), offered: plays, off: !live.canUndo, run: ask("undo") },
      {
        id: info.claims ? "draw-or-claim" : "draw",
        icon: iconOf(handshake),
        offered: plays && info.agreement,
        run: () => this.#draw(side),
      },
      { id: "resign", icon: iconOf(flag), offered: plays, run: ask("resign") },
      ...(clock ? [clock.action] : []),
      { id: "leave-table", icon: iconOf(x), run: this.leave },
    ];
    return all.filter(({ offered }) => offered ?? true);
  }

  #button(action: PlayAction): TemplateResult {
    const page = this.#page;
    const off = action.off || this.#question !== null;
    return actionButton(
      page.words,
      { ...action, off: off && action.id !== "leave-table", run: () => page.try(action.run) },
      "short",
    );
  }

  #ask(question: Question): void {
    this.#question = question;
    this.#page.requestUpdate();
  }

  /** Claims a draw where the rules grant one, and else offers it. */
  #draw(side: number): unknown {
    const page = this.#page;
    const { live } = this.#match;
    const granted = live.scene.turn.side === side && this.#match.claims(app.style).length > 0;
    if (!granted) return this.#ask({ wish: "draw", by: side });
    return command(({ claimDraw }) => claimDraw(page))();
  }

  #answer({ wish, by }: Question, yes: boolean): void {
    const page = this.#page;
    this.#question = null;
    page.requestUpdate();
    page.view?.focus();
    if (!yes) return;
    const match = this.#match;
    const acts: Readonly<Record<Wish, () => unknown>> = {
      draw: () => match.agreeDraw(),
      undo: command(({ undo }) => undo(page)),
      resign: () => match.resign(by),
    };
    void page.try(acts[wish]);
  }

  /** A side presses its half: what there is to do besides a move on the board is done. */
  #press(side: number): void {
    const page = this.#page;
    const { clock } = page;
    if (clock?.stands) return clock.goOn();
    const { turn } = this.#match.live.scene;
    if (turn.side !== side || !this.#match.isLive) return;
    if (page.view?.space() || this.#playOnly()) return;
    this.#early = side;
    page.requestUpdate();
  }

  /** Where there is one thing to do and nothing of it is on the board, it is done. */
  #playOnly(): boolean {
    const [only, ...others] = this.#match.snapshot.choices;
    const plain = only?.ways.every((way) => way.every((step) => "command" in step));
    if (!only || others.length > 0 || !plain) return false;
    this.#match.play(only.code, "click");
    return true;
  }

  readonly #changed = (event: Event) => {
    if (!(event instanceof MatchChange) || event.cause === "tags") return;
    // What was asked was asked of the position as it was.
    this.#question = null;
    this.#early = null;
  };

  /** What is asked on the board and in dialogs is turned to who is on turn. */
  #turn(): void {
    const { match, bottom } = this.#page.game;
    const near = match.live.scene.turn.side === bottom || match.live.gameResult !== null;
    for (const turned of this.#turned) turned?.setAttribute("data-facing", near ? "near" : "far");
  }

  /** What has to know who is on turn: dialogs, and what is asked on the board. */
  get #turned(): readonly (HTMLElement | null)[] {
    return [document.documentElement, this.#board];
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!document.querySelector("dialog[open]")) this.leave();
  };
}
