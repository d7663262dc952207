import { html, nothing, type TemplateResult } from "lit/html.js";

import type { BoardGame, BoardSettings, BoardView, OwnEvents, Spot } from "../../board";
import "../../board/define";
import { app } from "../../app/context";
import { Page } from "../../app/page";
import { go, parse, to, type Route } from "../../app/router";
import { hasPart } from "../../game/parts";
import type { Match } from "../../game/match";
import { MatchChange } from "../../game/match-change";
import type { Messages } from "../../i18n/messages";
import { part } from "../../loading/part";
import { Sheet } from "../../ui/sheet";
import { wear } from "../../ui/wear";
import { LazyAssistant } from "./assistant/lazy";
import type { PlayClock } from "./clock/play-clock";
import { boardSettings, mayPremove } from "./board-settings";
import { command, deskHere } from "./command";
import { DIALOGS, type PlayHost } from "./host";
import { openSaved, type UnreadableGame } from "./open-saved";
import { PlayedGame } from "./played-game";
import { playerNames, whoPlays } from "./player-names";
import { analyses, notices, phoneBar, sidePanel } from "./side-panel";
import type { Sounds } from "./sounds";
import { StatusMessage } from "./status-message";
import { customElement, state } from "../../ui/view-element";

import css from "./index.css?inline";

wear(css);

/** The play page: the board, the players beside it, the moves and what can be done. */
@customElement("play-page")
export class PlayPage extends Page implements PlayHost {
  #id = "";
  #game: PlayedGame | null = null;
  /** The next game is being made; until it is here this page can still be pressed. */
  #leaving = false;
  #settings: Partial<BoardSettings> = {};
  /** The players have seen the fingerprint of the cards, and could add a word. */
  #wordAsked = false;
  #analysis = app.settings.analysis;
  readonly sheet = new Sheet(this);
  readonly message = new StatusMessage(this);
  readonly assistant = new LazyAssistant(this);
  clock: PlayClock | null = null;
  #clockComes = false;
  sounds: Sounds | null = null;
  @state() table: PlayHost["table"] = null;

  @state() how: PlayHost["how"] = null;
  /** Why there is no game. */
  @state() private failure: UnreadableGame | null = null;

  /** Only where a game is open: nothing else is there to ask for it. */
  get game(): PlayedGame {
    if (!this.#game) throw new TypeError("no game is open");
    return this.#game;
  }

  override get heading(): string {
    return this.t(this.#game ? `${this.#game.match.game}-name` : "play-title");
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
        this.#stopClock();
        // What is asked here is no more for this tab to answer.
        document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
        this.requestUpdate();
        this.assistant.loaded?.assistant.look();
        this.assistant.loaded?.assistant.analyse(false);
      },
    });
    this.#game = game;
    await game.begin();
    // Asked for with the hands of the board: it is there with the first picture, or right after it.
    if (game.fresh) {
      void this.try(async () => (await part(() => import("./how-to-win"))).tellHowToWin(this));
    }
    await this.#openClock();
    void this.try(() => game.deal());
  }

  override abandon(): void {
    this.#stopClock();
    this.assistant.dispose();
    this.#game?.abandon();
  }

  async #openClock(): Promise<void> {
    if (!this.#game?.isTimed) return;
    const { openClock } = await part(() => import("./clock/play-clock"));
    this.clock = await openClock(this);
  }

  /** The end of a game that was over when it was opened is taken back: it has its clock again. */
  async #bringClock(): Promise<void> {
    const game = this.#game;
    if (this.clock || this.#clockComes || !game?.isTimed || game.match.mode !== "play") return;
    this.#clockComes = true;
    try {
      await this.#openClock();
    } finally {
      this.#clockComes = false;
    }
    if (!this.isConnected) this.#stopClock();
    this.requestUpdate();
  }

  #stopClock(): void {
    this.clock?.dispose();
    this.clock = null;
  }

  /** Back before the next page was there: this one, which holds the game, simply stays. */
  override follow(): boolean {
    return this.isCurrent && this.#game?.outdated === false;
  }

  async goTo(make: () => Promise<string>): Promise<void> {
    // A second press while the first is at work, or its game on its way, would begin a second game.
    if (this.#leaving || !this.isCurrent) return;
    this.#leaving = true;
    try {
      const id = await make();
      if (this.isCurrent) go(to.game(id));
    } finally {
      this.#leaving = false;
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
    this.clock?.stop();
    this.sounds?.dispose();
    this.table?.dispose();
    this.#game?.leave();
    this.#stopClock();
  }

  protected override firstUpdated(): void {
    // The score sheet is not needed for the first picture; on phones it is out of sight.
    void this.try(() => part(() => import("./move-list")));
    const game = this.#game;
    if (!game) return;
    void this.try(command(({ begin }) => begin(this)));
    // Without it all of a game is written each time, which is slower and nothing worse.
    game.keepJournal().catch(() => undefined);
    // Drawings are the first to go without.
    game.bringDrawings().then(
      () => this.#showDrawings(game.match),
      () => undefined,
    );
    if (game.match.levels === 0) return;
    const plays = game.match.mode === "play" && game.match.players.withProgram;
    if (plays || app.settings.analysis) void this.assistant.use();
    if (this.awaitsWord) void this.try(command(({ showCards }) => showCards(this)));
  }

  protected override updated(): void {
    super.updated();
    if (app.settings.analysis === this.#analysis) return;
    // It is switched here, in the settings beside the game, or in another tab.
    this.#analysis = app.settings.analysis;
    if (!this.#game || !(analyses(this) || this.assistant.loaded)) return;
    // Until the program is there it may be switched again.
    void this.assistant.use(({ assistant }) => assistant.analyse(app.settings.analysis));
  }

  #showDrawings({ drawings, snapshot }: Match): void {
    const drawn = drawings.get(snapshot.node);
    if (drawn) this.view?.annotate(drawn);
  }

  // What happens

  #changed(event: Event): void {
    this.message.reset();
    if (!(event instanceof MatchChange)) return;
    // The sheet makes room for the board and what happened on it.
    if (event.cause === "end" || event.cause === "play") this.sheet.open = false;
    void this.try(() => this.#bringClock());
  }

  readonly #key = (event: KeyboardEvent) => {
    if (!this.#game) return;
    // It is not known any more when the desk comes.
    const path = event.composedPath();
    Promise.resolve(command(({ pressKey }) => pressKey(this, event, path))()).catch(
      () => undefined,
    );
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

  // What is shown

  protected override render(): TemplateResult {
    if (this.failure) return this.failure.view(this, this.failure);
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
        ?data-tries=${game.match.tries}
        @focusin=${this.sheet.follow}
      >
        ${this.#board(game)} ${sidePanel(this)} ${phoneBar(this)}
      </div>
    `;
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
        .locked=${readOnly || preview !== null || (!match.tries && (match.players.programActs || (this.clock?.stands ?? false)))}
        .waits=${mayPremove(this)}
        .match=${preview ?? match}
        .status=${() => whoPlays(words, match) + (this.clock?.told ?? "")}
        .taken=${(key: string) => deskHere()?.shortcutsOf(this).has(key) ?? app.settings.keys}
        .sign=${(spot: Spot, again?: boolean) => deskHere()?.signOf(this, spot, again)}
        @bg-locked=${() => this.try(command(({ tellLock }) => tellLock(this)))}
        @bg-refused=${(event: CustomEvent<{ rule: string }>) =>
          this.message.refused(event.detail.rule)}
        @bg-levels=${(event: CustomEvent<Pick<BoardSettings, "levels">>) =>
          this.try(() => app.change(event.detail))}
        @bg-premove=${(event: CustomEvent<OwnEvents["bg-premove"]>) => {
          event.preventDefault();
          void this.try(command(({ tellPremove }) => tellPremove(this, event.detail)));
        }}
        @bg-help=${() => this.try(command(({ showKeys }) => showKeys(this)))}
        @bg-flip=${(event: CustomEvent<{ bottom: number }>) =>
          this.try(command(({ flip }) => flip(this, event.detail.bottom)))}
      >
        ${this.#player(words, match, 1 - bottom, "far")}
        ${this.#player(words, match, bottom, "near")}
      </board-game>
    </section>`;
  }

  #player(words: Messages, match: Match, side: number, slot: "far" | "near"): TemplateResult {
    return (
      this.table?.half(side, slot) ??
      playerNames(words, match, { side, slot, clock: this.clock?.face(side) })
    );
  }

  /** The same object until something in it changes. */
  #boardSettings(game: PlayedGame): Partial<BoardSettings> {
    const settings = { ...boardSettings(game), facing: false, ...this.table?.settings };
    if (JSON.stringify(settings) !== JSON.stringify(this.#settings)) this.#settings = settings;
    return this.#settings;
  }
}
