import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { BoardGame, BoardSettings, BoardView } from "../../board";
import "../../board/define";
import { app } from "../../app/context";
import { Page } from "../../app/page";
import { go, parse, to, type Route, goFromHere } from "../../app/router";
import { attempt } from "../../app/trouble";
import { hasPart } from "../../game/parts";
import { MatchChange } from "../../game/match";
import type { Messages } from "../../i18n/messages";
import { part } from "../../loading/part";
import { Sheet } from "../../ui/sheet";
import { wear } from "../../ui/wear";
import { storageNotice } from "../shared/storage-notice";
import { unreadable } from "../shared/unreadable";
import { LazyAssistant } from "./assistant/lazy";
import { boardSettings } from "./board-settings";
import * as commands from "./commands";
import { DIALOGS, type PlayHost } from "./host";
import { explainLock } from "./locked";
import { openSaved, type UnreadableGame } from "./open-saved";
import { PlayedGame } from "./played-game";
import { playerNames, whoPlays } from "./player-names";
import { pressKey, shortcutsOf } from "./shortcuts";
import { notices, phoneBar, sidePanel } from "./side-panel";
import { StatusMessage } from "./status-message";

import css from "./index.css?inline";

wear(css);

/** The play page: the board, the players beside it, the moves and what can be done. */
@customElement("play-page")
export class PlayPage extends Page implements PlayHost {
  #id = "";
  #game: PlayedGame | null = null;
  /** The next game is on its way; until it is here this page can still be pressed. */
  #leaving = false;
  #settings: Partial<BoardSettings> = {};
  /** The players have seen the fingerprint of the cards, and could add a word. */
  #wordAsked = false;
  readonly sheet = new Sheet(this);
  readonly message = new StatusMessage(this);
  readonly assistant = new LazyAssistant(this);

  /** Why there is no game. */
  @state() private failure: UnreadableGame | null = null;

  /** Only where a game is open: nothing else is there to ask for it. */
  get game(): PlayedGame {
    if (!this.#game) throw new TypeError("no game is open");
    return this.#game;
  }

  override get heading(): string {
    return this.#game ? this.t(`${this.#game.match.game}-name`) : this.t("play-title");
  }

  override get words(): Messages {
    return this.#game ? app.words.of(this.#game.match.game) : app.words;
  }

  get view(): BoardView | null {
    return this.querySelector<BoardGame>("board-game")?.view ?? null;
  }

  get isCurrent(): boolean {
    const route = parse(location.hash);
    return this.isConnected && route.page === "game" && route.id === this.#id;
  }

  // From one page to the next

  override async prepare(route: Route): Promise<void> {
    if (route.page !== "game") return;
    this.#id = route.id;
    const opened = await openSaved(route.id);
    if ("why" in opened) {
      this.failure = opened;
      return;
    }
    const game = new PlayedGame(opened, {
      changed: (event) => this.#changed(event),
      becameReadOnly: () => {
        this.requestUpdate();
        this.assistant.loaded?.assistant.look();
        this.assistant.loaded?.assistant.analyse(false);
      },
    });
    this.#game = game;
    await game.begin();
    void this.try(() => game.deal());
  }

  override abandon(): void {
    this.assistant.dispose();
    this.#game?.abandon();
  }

  /** Back before the next page was there: this one, which holds the game, simply stays. */
  override follow(route: Route): boolean {
    this.#leaving = false;
    const here = route.page === "game" && route.id === this.#id;
    return here && this.#game !== null && !this.#game.outdated;
  }

  async goTo(make: () => Promise<string>): Promise<void> {
    // A second press while the first is at work would begin a second game.
    if (this.#leaving) return;
    this.#leaving = true;
    try {
      const id = await make();
      if (this.isCurrent) go(to.game(id));
    } catch (thrown) {
      this.#leaving = false;
      throw thrown;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#key);
    addEventListener("pagehide", this.#flush);
    // What cannot be opened is told on a page like any other.
    document.documentElement.classList.toggle("playing", this.#game !== null);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#key);
    removeEventListener("pagehide", this.#flush);
    document.documentElement.classList.remove("playing");
    this.assistant.dispose();
    this.#game?.leave();
  }

  protected override firstUpdated(): void {
    // The score sheet is not needed for the first picture; on phones it is out of sight.
    void this.try(() => part(() => import("./move-list")));
    const game = this.#game;
    if (!game || game.match.levels === 0) return;
    const plays = game.match.mode === "play" && game.match.players.withProgram;
    if (plays || app.settings.analysis) void this.assistant.use();
    if (this.awaitsWord) void this.try(() => commands.showCards(this));
  }

  // What happens

  #changed(event: Event): void {
    this.message.reset();
    if (!(event instanceof MatchChange)) return;
    // The sheet makes room for the board and what happened on it.
    if (event.cause === "end" || event.cause === "play") this.sheet.open = false;
  }

  readonly #key = (event: KeyboardEvent) => {
    if (this.#game) pressKey(this, event);
  };

  readonly #flush = () => this.#game?.flush();

  get awaitsWord(): boolean {
    const game = this.#game;
    if (!game || this.#wordAsked || game.readOnly || !game.match.deal.takesWord) return false;
    // The program would draw the first card before a player could mix anything in.
    return game.match.players.programActs;
  }

  wordAsked(): void {
    if (!this.awaitsWord) return;
    this.#wordAsked = true;
    this.assistant.loaded?.assistant.look();
  }

  async try(run: () => unknown): Promise<void> {
    this.message.clear();
    try {
      await run();
    } catch (thrown) {
      await this.message.fail(thrown, () => void this.try(run));
    }
  }

  async loaded<T>(loading: Promise<T>): Promise<T | null> {
    const [loaded] = await Promise.all([loading, app.load(DIALOGS)]);
    return this.isCurrent ? loaded : null;
  }

  /** Removes what cannot be opened, once the person has said so twice. */
  async #discard(): Promise<void> {
    const endings = await this.loaded(part(() => import("./endings")));
    if (!(await endings?.askDiscard(this.words))) return;
    const goOn = goFromHere();
    await app.games.remove(this.#id);
    goOn(to.home);
  }

  // What is shown

  protected override render(): TemplateResult {
    if (this.failure) return this.#unreadable(this.failure);
    const game = this.#game;
    if (!game) return html`<h1 tabindex="-1">${this.heading}</h1>`;
    const { layout } = game.match;
    return html`
      <h1 class="hidden" tabindex="-1">${this.heading}</h1>
      ${notices(this, "above")}
      <div
        class="play"
        ?data-cards=${hasPart(layout, "cards")}
        data-levels=${hasPart(layout, "levels") ? app.settings.levels : nothing}
        ?data-tiles=${hasPart(layout, "tiles")}
        @focusin=${this.sheet.follow}
      >
        ${this.#board(game)} ${sidePanel(this)} ${phoneBar(this)}
      </div>
    `;
  }

  #unreadable({ raw, why }: UnreadableGame): TemplateResult {
    const file = `klubovna-${this.#id}.txt`;
    const discard = () => void attempt(() => this.#discard());
    return html`${storageNotice()}
    ${unreadable(this.words, { raw, why: why(app.words), file }, discard)}`;
  }

  #board(game: PlayedGame): TemplateResult {
    const { words } = this;
    const { match, readOnly, bottom } = game;
    const preview = this.assistant.preview?.match ?? null;
    return html`<section class="table" aria-label=${this.t("play-board")}>
      <board-game
        mode="play"
        lang=${app.language}
        .settings=${this.#boardSettings(game)}
        .locked=${readOnly || match.players.programActs || preview !== null}
        .match=${preview ?? match}
        .status=${() => whoPlays(words, match)}
        .taken=${(key: string) => shortcutsOf(this).has(key)}
        @bg-locked=${() => explainLock(this)}
        @bg-refused=${(event: CustomEvent<{ rule: string }>) =>
          this.message.refused(event.detail.rule)}
        @bg-levels=${(event: CustomEvent<Pick<BoardSettings, "levels">>) =>
          this.try(() => app.change(event.detail))}
        @bg-help=${() => this.try(() => commands.showKeys(this))}
        @bg-flip=${(event: CustomEvent<{ bottom: number }>) =>
          commands.flip(this, event.detail.bottom)}
      >
        ${playerNames(words, match, { side: 1 - bottom, slot: "far" })}
        ${playerNames(words, match, { side: bottom, slot: "near" })}
      </board-game>
    </section>`;
  }

  /** The same object until something in it changes. */
  #boardSettings(game: PlayedGame): Partial<BoardSettings> {
    const settings = boardSettings(game);
    if (JSON.stringify(settings) !== JSON.stringify(this.#settings)) this.#settings = settings;
    return this.#settings;
  }
}
