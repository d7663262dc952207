import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { BoardGame, BoardSettings } from "../../board";
import "../../board";
import type { MoveNode } from "../../generated/types/MoveNode";
import { GameError } from "../../game-error";
import { levelsOf, openText } from "../../engine/rules/load";
import { type Messages, reasonsOf } from "../../i18n/messages";
import { isMissingPart, part, type Remedy, remedyOf } from "../../loading/part";
import { drawsCards } from "../../game/draws-cards";
import { shortOf } from "../../game/cards";
import { Chairs } from "../../game/players";
import type { Desk } from "./assistant/controller";
import { Match, MatchChange } from "../../game/match";
import { type Action, actionButton, type Shape } from "../../ui/action";
import type { MoveEvent } from "./move-list";
import { players, whoPlays } from "./player-names";
import { Sheet } from "../../ui/sheet";
import { glyphText } from "./glyphs";
import { copyText } from "../../ui/copy";
import { unreadable } from "../shared/unreadable";
import { lockOf } from "./locked";
import { byRules, decided, lookingBack, type Said, told } from "./verdict";
import { keepDrawings, restoreDrawings } from "../../storage/drawings";
import { describe, rawOf, resume, type SavedGame, type Unreadable } from "../../storage/games";
import { Journal } from "../../storage/journal";
import { TabLock } from "../../storage/tab-lock";
import { app } from "../../app/context";
import { Later } from "../../ui/later";
import { icon } from "../../ui/icons";
import { begin } from "../../app/save-game";
import { Page } from "../../app/page";
import { go, parse, to, type Route, wayOn } from "../../app/router";
import { shortStorageNotice, storageNotice } from "../shared/storage-notice";
import { attempt } from "../../app/trouble";

import "./play.css";

/** Milliseconds that a remark stays. */
const MENTIONED = 4000;

/** The words of what asks or shows something, and of a game that cannot be opened. */
const DIALOGS = "play-dialogs";

/** Milliseconds that a position has to be on view before that is saved. */
const PAUSE = 300;

/** What changes the game, which only one tab may do. */
const WRITING = ["undo", "redo", "seats", "draw", "resign", "note"];

/** The play page: the board, the players beside it, the moves and what can be done. */
@customElement("play-page")
export class PlayPage extends Page {
  #id = "";
  #created = 0;
  #bottom = 0;
  #match: Match | null = null;
  #lock: TabLock<SavedGame | null> | null = null;
  /** Settled when the last change is written, or cannot be now. */
  #saving: Promise<boolean> | null = null;
  /** Nobody has made a move yet. */
  #fresh = false;
  /** How many levels of opponents there are; 0 where no engine plays this game. */
  #levels = 0;
  /** Loaded when the program has something to do. */
  #desk: Promise<Desk> | null = null;
  /** On phones: the moves and all that can be done. */
  readonly #sheet = new Sheet(this);

  /** A saved game that cannot be read, or whose record is refused. */
  @state() private broken: { readonly raw: string; readonly why: string } | null = null;
  @state() private missing = false;
  @state() private desk: Desk | null = null;
  /** Another tab writes this game. */
  @state() private elsewhere = false;
  /** Shown where the game says what is to be done, until something else happens. */
  @state() private said: Said | null = null;
  /** The section of the rules that forbade the last attempt. */
  @state() private refusedBy = "";

  override get heading(): string {
    return this.#match ? this.t(`${this.#match.game}-name`) : this.t("play-title");
  }

  protected override get words(): Messages {
    return this.#match ? app.words.of(this.#match.game) : app.words;
  }

  override async prepare(route: Route): Promise<void> {
    if (route.page !== "game") return;
    this.#id = route.id;
    const [saved] = await Promise.all([app.games.get(route.id), app.load("play")]);
    if (!saved || "why" in saved) {
      await app.load(DIALOGS);
      if (saved) this.#refuse(saved);
      else this.missing = true;
      return;
    }
    await app.load("board", saved.game);
    try {
      const session = await openText(saved.record, saved.game);
      resume(session, saved);
      if (saved.secret) session.cards("", saved.secret);
      this.#match = new Match(session, saved.result ? "analyse" : saved.mode);
      this.#levels = await levelsOf(saved.game, this.#match.options);
    } catch (thrown) {
      // The game is sound; it is its rules that are not here.
      if (isMissingPart(thrown)) throw thrown;
      await app.load(DIALOGS);
      this.broken = { raw: rawOf(saved), why: await app.explain(thrown) };
      return;
    }
    restoreDrawings(saved.id, this.#match);
    this.#ended = this.#match.live.gameResult !== null;
    this.#stood = standing(this.#match);
    this.#match.moves(app.style);
    this.#journal.begin(this.#match, saved);
    this.#created = saved.created;
    this.#bottom = saved.bottom;
    this.#match.addEventListener(MatchChange.type, this.#changed);
    this.#lock = new TabLock(saved.id, {
      handOver: () => this.#handOver(),
      lost: () => this.#onlyLook(),
    });
    this.elsewhere = !(await this.#lock.take());
    this.#fresh = app.games.isFresh(saved.id);
    // It was closed between the call for a card and the card, or the array is not drawn yet.
    const match = this.#match;
    if (this.elsewhere || !match.awaitsChance) return;
    this.#deals = true;
    void this.#try(() => match.draw());
    this.#deals = false;
  }
  /** Chance does what nobody has made a move for. */
  #deals = false;

  /** Another tab has the game: here one can only look. */
  #onlyLook(): void {
    this.elsewhere = true;
    app.games.handOver(this.#id);
    this.desk?.look();
    this.desk?.analyse(false);
  }

  /** Leaves the game to another tab: as it is here, when all of it is saved or cannot be. */
  async #handOver(): Promise<SavedGame | null> {
    this.elsewhere = true;
    await this.#saving;
    this.#onlyLook();
    return this.#fresh ? null : this.#described();
  }

  #refuse({ raw, why }: Unreadable): void {
    this.broken = { raw, why: this.t(`play-unreadable-${why}`) };
  }

  override abandon(): void {
    this.#lock?.release();
    this.#closeDesk();
    this.#match?.close();
  }

  /** Back before the next page was there: this one, which holds the game, simply stays. */
  override follow(route: Route): boolean {
    this.#leaving = false;
    const here = route.page === "game" && route.id === this.#id;
    return here && this.#match !== null && !this.#outdated;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#key);
    addEventListener("pagehide", this.#keepDrawings);
    addEventListener("pagehide", this.#looked.now);
    document.documentElement.classList.add("playing");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#key);
    removeEventListener("pagehide", this.#keepDrawings);
    this.#keepDrawings();
    removeEventListener("pagehide", this.#looked.now);
    this.#looked.now();
    document.documentElement.classList.remove("playing");
    this.#lock?.release();
    this.#match?.removeEventListener(MatchChange.type, this.#changed);
    this.#closeDesk();
  }

  readonly #keepDrawings = () => {
    if (this.#match) keepDrawings(this.#id, this.#match);
  };

  protected override firstUpdated(): void {
    // Nor is the score sheet, which on phones is out of sight.
    void this.#try(() => this.#part(() => import("./move-list")));
    // Nothing of the program is needed for the first picture.
    const match = this.#match;
    if (!match || this.#levels === 0) return;
    const plays = match.mode === "play" && this.#chairs(match).withProgram;
    if (plays || app.settings.analysis) void this.#atDesk();
    if (this.#waits) this.#try(() => this.#cards());
  }

  /** Does something that the program is needed for. */
  async #atDesk(run?: (desk: Desk) => void | Promise<void>): Promise<void> {
    const match = this.#match;
    if (!match) return;
    this.#desk ??= part(() => import("./assistant/controller")).then(({ Desk }) =>
      Desk.open({
        match,
        id: this.#id,
        levels: this.#levels,
        words: () => this.words,
        view: () => this.#board?.view ?? null,
        idle: () => this.elsewhere || !this.isConnected || this.#waits,
        update: () => {
          this.said = null;
          this.requestUpdate();
        },
        reveal: () => (this.#sheet.open = false),
      }),
    );
    try {
      this.desk = await this.#desk;
      if (this.#isHere) await run?.(this.desk);
    } catch (thrown) {
      this.#desk = this.desk ? this.#desk : null;
      const told = this.desk || isMissingPart(thrown) ? thrown : GameError.of("engine-failed");
      const error = GameError.from(told);
      const text = await app.explain(error);
      this.#tell({ text, remedy: remedyOf(error, () => void this.#atDesk(run)) }, true);
    }
  }

  #closeDesk(): void {
    void this.#desk?.then((desk) => desk.close()).catch(() => undefined);
    this.#desk = null;
  }

  #chairs(match: Match): Chairs {
    return new Chairs(match, this.#levels);
  }

  /** Whether a person may do something now: it is nobody else's turn, and no other tab's. */
  #personActs(match: Match): boolean {
    return !this.elsewhere && this.#chairs(match).personActs;
  }

  get #board(): BoardGame | null {
    return this.querySelector<BoardGame>("board-game");
  }

  /** What the person chose for boards; the same object until the choice changes. */
  #look(): Partial<BoardSettings> {
    const {
      coordinates,
      pieces,
      levels,
      counts,
      sight,
      speed,
      confirm,
      touchLift,
      keys,
      spelling,
    } = app.settings;
    const shown = { coordinates, pieces, levels, counts, sight, spelling };
    const chosen = { ...shown, speed, confirm, touchLift };
    const match = this.#match;
    // Tiles have few commands, and all of them end the game or lead to its end.
    const commands = !match?.layout.kinds.length;
    // Who alone plays against the program sees with the same eyes from either end.
    const [person = null, ...others] = match ? this.#chairs(match).people : [];
    const viewer = others.length ? null : person;
    const look = { ...chosen, commands, letters: keys, viewer, bottom: this.#bottom };
    if (JSON.stringify(look) !== JSON.stringify(this.#chosen)) this.#chosen = look;
    return this.#chosen;
  }
  #chosen: Partial<BoardSettings> = {};

  /** Goes to the sentence of the rules that forbids what was tried. */
  #refused(rule: string): void {
    this.said = null;
    this.refusedBy = rule;
  }

  readonly #changed = (event: Event) => {
    const match = this.#match;
    if (!match) return;
    this.said = null;
    this.refusedBy = "";
    this.requestUpdate();
    if (!(event instanceof MatchChange)) return;
    if (event.cause !== "navigate" && event.cause !== "tags" && !this.#deals) this.#fresh = false;
    this.#saveChange(match, event.cause);
    // The sheet makes room for the board and what happened on it.
    if (event.cause === "end" || event.cause === "play") this.#sheet.open = false;
    // A game that has just ended becomes something to look through.
    if (match.live.gameResult && match.mode === "play" && event.cause !== "navigate") {
      match.mode = "analyse";
    } else if (!match.live.gameResult && match.mode === "analyse" && event.cause === "navigate") {
      // The end was taken back.
      if (match.live.atEnd && this.#ended) match.mode = "play";
    }
    this.#ended = match.live.gameResult !== null;
    this.#reveal(match);
  };
  #ended = false;

  /** A provable deal is laid open as soon as the game is over. */
  #reveal(match: Match): void {
    if (match.live.gameResult && match.secret && !revealed(match)) match.revealCards();
  }

  /** Looking at a game saves nothing; where that moves its cursor, it is saved afterwards. */
  #saveChange(match: Match, cause: MatchChange["cause"]): void {
    const before = this.#stood;
    this.#stood = standing(match);
    if (cause !== "navigate") this.#save();
    else if (match.mode === "analyse") this.#looked.ask();
    else if (this.#stood !== before) this.#save();
  }
  #stood = "";
  readonly #journal = new Journal();
  /** Saves where somebody who looks through a game has come to. */
  readonly #looked = new Later(() => this.#save(), PAUSE);

  /** Every ply is stored before anything else happens. */
  #save(): void {
    this.#looked.drop();
    if (this.elsewhere || !this.#lock?.holds) return;
    const game = this.#described();
    if (!game) return;
    if (this.#fresh) app.games.hold(game);
    else this.#saving = app.games.put(game);
  }

  #described(): SavedGame | null {
    const known = { id: this.#id, created: this.#created, bottom: this.#bottom };
    return this.#match && describe(this.#match, known, Date.now(), this.#journal);
  }

  readonly #key = (event: KeyboardEvent) => {
    const match = this.#match;
    if (!match || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    // What comes here the board had no use for; fields keep all their keys.
    const own = event
      .composedPath()
      .some((node) => node instanceof HTMLElement && node.matches("input, textarea, select"));
    if (own) return;
    const run = this.#keys()[event.key];
    if (!run) return;
    // A button that has the focus is pressed by the space bar.
    const [target] = event.composedPath();
    if (event.key === " " && target instanceof Element && target.matches("button, a, summary")) {
      return;
    }
    event.preventDefault();
    void this.#try(run);
  };

  #keys(): Readonly<Record<string, () => unknown>> {
    const match = this.#match;
    if (!match) return {};
    // WCAG 2.1.4: a key that types a character is a command only while people want such.
    const letters: Readonly<Record<string, () => unknown>> = {
      f: () => this.#flip(),
      u: () => this.#undo(match),
      ...(this.#levels > 0 ? { h: () => this.#hint(), a: () => this.#analyse() } : {}),
      "?": () => this.#showKeys(),
    };
    return {
      ...(app.settings.keys ? letters : {}),
      ArrowLeft: () => match.walk("previous"),
      ArrowRight: () => match.walk("next"),
      ArrowUp: () => match.walk("start"),
      ArrowDown: () => match.walk("end"),
      Home: () => match.walk("start"),
      End: () => match.walk("end"),
      ...(this.desk?.preview ? { Escape: () => this.desk?.leave() } : {}),
      ...(this.#sheet.open ? { Escape: () => (this.#sheet.open = false) } : {}),
      " ": () => void this.#board?.view?.drawCard(),
    };
  }

  async #showKeys(): Promise<void> {
    const panel = await this.#part(() => import("./keys"));
    await panel?.showKeys(app.words, this.#levels > 0);
  }

  /** A part that asks or shows something; null where somebody has gone elsewhere meanwhile. */
  async #part<T>(load: () => Promise<T>): Promise<T | null> {
    const [loaded] = await Promise.all([part(load), app.load(DIALOGS)]);
    return this.#isHere ? loaded : null;
  }

  /** Whether this page is shown, and no other one is on its way. */
  get #isHere(): boolean {
    const route = parse(location.hash);
    return this.isConnected && route.page === "game" && route.id === this.#id;
  }

  /** Somebody tried a move where none can be made: says why, and which ways lead on. */
  #locked(): void {
    const match = this.#match;
    if (!match) return;
    const previews = !!this.desk?.preview;
    const lock = lockOf(match, this.#chairs(match), { elsewhere: this.elsewhere, previews });
    if (!lock) return;
    const text = this.t(lock);
    // The notice stands there already, with its button.
    if (lock === "play-elsewhere") return this.#board?.view?.say(text, true);
    const back = { label: "play-return", run: () => match.returnToLive() };
    const ways: Partial<Record<typeof lock, readonly Remedy[]>> = {
      "play-locked-preview": [{ label: "advice-back", run: () => this.desk?.leave() }],
      "play-locked-earlier": [{ label: "play-vary", run: () => this.#vary(match) }, back],
      "play-locked-over": [{ label: "play-do-back", run: () => match.goBack() }],
    };
    if (lock === "play-locked-program") this.#mention({ text });
    else this.#tell({ text, ways: ways[lock] ?? [] }, true);
  }

  /** Goes on in a copy of this game, in which every move becomes a variation. */
  #vary(match: Match): Promise<void> {
    return this.#leave(async () => {
      const { vary } = await part(() => import("./vary"));
      return vary(match, this.#bottom);
    });
  }

  #hint(): void {
    const match = this.#match;
    if (!match || match.live.gameResult || !this.#personActs(match)) return;
    this.#sheet.open = false;
    void this.#atDesk((desk) => desk.hint());
  }

  /** Shows or hides what the program thinks. */
  async #analyse(): Promise<void> {
    const analysis = !app.settings.analysis;
    await app.change({ analysis });
    await this.#atDesk((desk) => desk.analyse(analysis));
  }

  /** Takes a move back; not past the end of a game whose cards have been laid open. */
  #undo(match: Match): void {
    if (this.elsewhere || (match.live.gameResult && revealed(match))) return;
    if (this.desk) this.desk.undo();
    else match.undo();
  }

  #redo(match: Match): void {
    if (this.desk) this.desk.redo();
    else match.redo();
  }

  #flip(bottom = 1 - this.#bottom): void {
    if (bottom === this.#bottom) return;
    this.#bottom = bottom;
    this.#save();
    this.requestUpdate();
  }

  /** Does something; what is wrong with it is said, and what failed for want of a part tried again. */
  async #try(run: () => unknown): Promise<void> {
    this.said = null;
    try {
      await run();
    } catch (thrown) {
      const error = GameError.from(thrown);
      const text = await app.explain(error);
      const remedy = remedyOf(error, () => void this.#try(run));
      this.#tell(isMissingPart(error) ? { text, remedy } : { text }, true);
    }
  }

  /** Says something, and shows it where the game says what is to be done. */
  #tell(said: Said, urgent = false): void {
    this.said = said;
    this.#sheet.open = false;
    this.#board?.view?.say(said.text, urgent);
  }

  /** Says something that need not be kept in sight. */
  #mention(said: Said): void {
    this.#tell(said);
    setTimeout(() => {
      if (this.said === said) this.said = null;
    }, MENTIONED);
  }

  async #resign(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const chairs = this.#chairs(match);
    const panel = await this.#part(() => import("./endings"));
    const side = await panel?.askResign(this.words, chairs);
    if (side != null) void this.#try(() => match.resign(side));
  }

  async #offerDraw(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const chairs = this.#chairs(match);
    const other = chairs.offeredTo;
    if (chairs.programDecides(other)) return this.#atDesk((desk) => desk.offerDraw(other));
    const panel = await this.#part(() => import("./endings"));
    const accepted = await panel?.askDraw(this.words, chairs.who(other));
    if (accepted) void this.#try(() => match.agreeDraw());
  }

  /** Claims a draw that the rules grant, or says why they do not. */
  async #claim(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const claim = await this.#part(() => import("./claim"));
    await app.load("claim", ...reasonsOf(`${match.game}-`));
    if (!claim) return;
    const claims = match.claims(app.style);
    let refusal = "";
    try {
      if (!claims.length) match.claim("");
    } catch (thrown) {
      refusal = await app.explain(thrown);
    }
    if (!this.#isHere) return;
    const claimed = await claim.showClaims(this.words, match.game, claims, refusal);
    if (claimed) void this.#try(() => match.claim(claimed.code));
  }

  /** The same game once more with colours swapped; asks first where this one is not over. */
  async #rematch(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    if (!match.live.gameResult) {
      const panel = await this.#part(() => import("./endings"));
      if (!(await panel?.askRematch(this.words))) return;
    }
    await this.#leave(() => this.#again(match));
  }

  /** Makes another game, by its id, and goes there. */
  async #leave(make: () => Promise<string>): Promise<void> {
    // A second press while the first is at work would begin a second game.
    if (this.#leaving) return;
    this.#leaving = true;
    try {
      const id = await make();
      if (this.#isHere) go(to.game(id));
    } catch (thrown) {
      this.#leaving = false;
      throw thrown;
    }
  }
  /** The next game is on its way; until it is here this page can still be pressed. */
  #leaving = false;

  async #again(match: Match): Promise<string> {
    const { rematch } = await part(() => import("../../game/rematch"));
    const fresh = await rematch(match);
    const chairs = this.#chairs(match);
    const signed = chairs.withProgram || chairs.name(0) || chairs.name(1);
    return begin(fresh, signed ? 1 - this.#bottom : this.#bottom);
  }

  async #note(node: number): Promise<void> {
    const match = this.#match;
    if (!match || this.elsewhere) return;
    const moves = match.moves(app.style);
    const move = moves.get(node);
    const panel = await this.#part(() => import("./note-editor"));
    if (!panel) return;
    const answer = await panel.editNote(app.words, {
      title: move ? moveTitle(move) : this.t("moves-before-first"),
      comment: (move ? move.comment : moves.comment) ?? "",
      glyphs: move?.glyphs ?? [],
      start: !move,
      main: !move || moves.isMain(move),
      decided:
        match.live.gameResult !== null && !byRules(this.words, match.game, match.live.gameResult),
    });
    void this.#try(() => {
      if (answer.do === "promote") match.promote(node);
      else if (answer.do === "remove") match.remove(node);
      else if (answer.do === "save") {
        match.comment(node, answer.note.comment);
        if (move) match.glyphs(node, answer.note.glyphs);
      }
    });
  }

  #record(): string {
    return this.#match?.record(app.style) ?? "";
  }

  async #share(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const panel = await this.#part(() => import("../shared/record-sheet"));
    const file = `${match.game}-${new Date(this.#created).toISOString().slice(0, 10)}`;
    const { forms } = match.info;
    await panel?.showRecord(app.words, this.heading, this.#record(), file, forms, (thrown) =>
      app.explain(thrown),
    );
  }

  /** Shows what came and why, and before the first card takes a word to mix in. */
  async #cards(): Promise<void> {
    const match = this.#match;
    const panel = await this.#part(() => import("./cards-sheet"));
    await app.load("cards", "errors");
    if (!match || !panel) return;
    await panel.showCards(this.words, match, app.style, !this.elsewhere);
    // The program has waited for it.
    if (!this.#waits) return;
    this.#asked = true;
    this.desk?.look();
  }

  /** The players have seen the fingerprint of the cards, and could add a word. */
  #asked = false;

  /** The program would draw the first card before a player could mix anything in. */
  get #waits(): boolean {
    const match = this.#match;
    if (this.#asked || this.elsewhere || !match?.takesWord) return false;
    return this.#chairs(match).programActs;
  }

  async #points(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const panel = await this.#part(() => import("./points-sheet"));
    const may = this.#personActs(match);
    const code = await panel?.showPoints(this.words, match, { pieces: app.settings.pieces, may });
    if (code) void this.#try(() => match.play(code));
  }

  async #copyPosition(): Promise<void> {
    const position = this.#match?.snapshot.position ?? "";
    if (await copyText(position)) return this.#mention({ text: this.t("play-copied") });
    const panel = await this.#part(() => import("../../ui/copy-fallback"));
    await panel?.showByHand(app.words, this.t("play-do-position"), position);
  }

  async #takeOver(): Promise<void> {
    if (!this.#lock || this.#outdated) return;
    this.#outdated = true;
    // The other tab may have played on.
    const given = await this.#lock.takeOver();
    if (given) await app.games.put(given);
    this.#lock.release();
    dispatchEvent(new Event("hashchange"));
  }
  /** The game has gone on elsewhere: it is to be opened anew. */
  #outdated = false;

  protected override render(): TemplateResult {
    const missing = this.missing ? { raw: "", why: this.t("play-missing") } : this.broken;
    if (missing) {
      const file = `klubovna-${this.#id}.txt`;
      return html`${storageNotice()}
      ${unreadable(this.words, { ...missing, file }, () => void attempt(() => this.#discard()))}`;
    }
    const match = this.#match;
    if (!match) return html`<h1 tabindex="-1">${this.heading}</h1>`;
    const chairs = this.#chairs(match);
    const far = { side: 1 - this.#bottom, slot: "far" } as const;
    const near = { side: this.#bottom, slot: "near" } as const;
    return html`
      <h1 class="hidden" tabindex="-1">${this.heading}</h1>
      ${this.#storage("above")} ${this.elsewhere ? this.#elsewhere("above") : nothing}
      <div
        class="play"
        ?data-cards=${drawsCards(match.layout)}
        data-levels=${match.layout.camera === "levels" ? app.settings.levels : nothing}
        ?data-tiles=${match.layout.kinds.length > 0}
        @focusin=${this.#sheet.follow}
      >
        <section class="table" aria-label=${this.t("play-board")}>
          <board-game
            mode="play"
            lang=${app.language}
            .settings=${this.#look()}
            .locked=${this.elsewhere || chairs.programActs || !!this.desk?.preview}
            .match=${this.desk?.preview?.match ?? match}
            .status=${() => whoPlays(this.words, match, chairs)}
            .taken=${(key: string) => key in this.#keys()}
            @bg-locked=${() => this.#locked()}
            @bg-refused=${(event: CustomEvent<{ rule: string }>) => this.#refused(event.detail.rule)}
            @bg-levels=${(event: CustomEvent<Pick<BoardSettings, "levels">>) => this.#try(() => app.change(event.detail))}
            @bg-help=${() => this.#try(() => this.#showKeys())}
            @bg-flip=${(event: CustomEvent<{ bottom: number }>) => this.#flip(event.detail.bottom)}
          >
            ${players(this.words, match, chairs, far)} ${players(this.words, match, chairs, near)}
          </board-game>
        </section>
        <div
          class="scrim"
          ?hidden=${!this.#sheet.open}
          @click=${() => (this.#sheet.open = false)}
        ></div>
        <aside
          class="panel ${this.#sheet.open ? "open" : ""}"
          aria-label=${this.t("play-moves")}
          ?data-analysis=${this.#analyses}
          @move-chosen=${(event: MoveEvent) => {
            match.goTo(event.node);
            this.#sheet.open = false;
          }}
        >
          <div class="panel-head">
            <h2>${this.heading}</h2>
            <a class="quiet" href=${to.rules(match.game)}>${this.t("play-rules")}</a>
            <button
              type="button"
              class="icon only-phone"
              aria-label=${this.t("play-close")}
              @click=${() => (this.#sheet.open = false)}
            >
              ${icon("x")}
            </button>
          </div>
          ${this.#storage("within")} ${this.elsewhere ? this.#elsewhere("within") : nothing}
          ${this.#status(match)} ${this.#analysis(match, false)} ${this.#moves(match)}
          ${this.#actions(match)}
        </aside>
        ${this.#bar(match)}
      </div>
    `;
  }

  /** Whether what the program thinks is shown. */
  get #analyses(): boolean {
    return this.#levels > 0 && app.settings.analysis;
  }

  /** What the program thinks: all of it beside the moves, one line above the bar. */
  #analysis(match: Match, compact: boolean): TemplateResult | typeof nothing {
    if (!this.#analyses) return nothing;
    return html`<engine-panel
      .desk=${this.desk}
      .match=${match}
      .preview=${this.desk?.preview ?? null}
      ?compact=${compact}
    ></engine-panel>`;
  }

  /** Removes what cannot be opened, once the person has said so twice. */
  async #discard(): Promise<void> {
    const endings = await this.#part(() => import("./endings"));
    if (!(await endings?.askDiscard(this.words))) return;
    const on = wayOn();
    await app.games.remove(this.#id);
    on(to.home);
  }

  /** Says where games are not saved, and opens the record to be taken along. */
  #storage(where: "above" | "within"): TemplateResult {
    return shortStorageNotice(where, () => void this.#try(() => this.#share()));
  }

  /** Above the board on phones, within the panel elsewhere: the board keeps its size. */
  #elsewhere(where: "above" | "within"): TemplateResult {
    return html`<div class="notice ${where}" role="status">
      <p>${this.t("play-elsewhere")}</p>
      <button type="button" @click=${() => this.#takeOver()}>${this.t("play-take-over")}</button>
    </div>`;
  }

  /** What has to be said first; null when there is nothing of that kind. */
  #notice(): TemplateResult | null {
    if (!this.said) return this.desk?.notice() ?? null;
    const { text, remedy, ways = [] } = this.said;
    return told(this.words, {
      text,
      ways: ways.map(({ label, run }) => ({ label, run: () => this.#press(run) })),
      ...(remedy ? { remedy: { ...remedy, run: () => this.#press(remedy.run) } } : {}),
    });
  }

  /** Does what was offered: the button that was pressed is gone, and the focus goes to the board. */
  #press(run: () => unknown): void {
    void this.#try(run);
    this.#board?.view?.focus();
  }

  /** What is to be done, or how the game ended. Its room stays the same, so that nothing moves. */
  #status(match: Match): TemplateResult {
    const { snapshot } = match;
    const notice = this.#notice();
    if (notice) return notice;
    const { result } = match;
    if (result)
      return decided(this.words, match.game, result, () => void this.#try(() => this.#rematch()));
    if (!match.isLive) return lookingBack(this.words, () => match.returnToLive());
    return html`<div class="verdict">
      <p>${this.words.phrase(snapshot.scene.prompt)}</p>
      ${
        this.refusedBy
          ? html`<a class="quiet" href=${to.rules(match.game, anchorOf(this.refusedBy))}>
              ${this.t("play-why", { rule: this.refusedBy })}
            </a>`
          : nothing
      }
      ${snapshot.ply === 0 && match.pledge ? this.#pledge(match) : nothing}
      ${match.layout.kinds.length > 0 && this.#personActs(match) ? this.#answers(match) : nothing}
    </div>`;
  }

  /** What a proposal can be answered with: nothing else can be done. */
  #answers(match: Match): readonly TemplateResult[] {
    const { choices, scene } = match.snapshot;
    if (scene.phase !== "answer") return [];
    return choices.map(
      ({ code }) =>
        html`<button
          type="button"
          class=${code === "agree" ? "primary" : ""}
          @click=${() => this.#try(() => match.play(code))}
        >
          ${this.t(`${match.game}-step-${code}`)}
        </button>`,
    );
  }

  /** The fingerprint of all draws, in short, before the first of them. */
  #pledge({ pledge, takesWord }: Match): TemplateResult {
    return html`<button type="button" class="pledge" @click=${() => this.#try(() => this.#cards())}>
      ${this.t("play-pledge-short")} <code>${shortOf(pledge)}</code>
      ${takesWord ? html`<span class="add">${this.t("play-pledge-add")}</span>` : nothing}
    </button>`;
  }

  #steps(match: Match): readonly Action[] {
    const { node, canRedo } = match.snapshot;
    return [
      { id: "start", icon: "chevron-first", run: () => match.walk("start"), off: node === 0 },
      { id: "back", icon: "chevron-left", run: () => match.walk("previous"), off: node === 0 },
      { id: "forward", icon: "chevron-right", run: () => match.walk("next"), off: !canRedo },
      { id: "end", icon: "chevron-last", run: () => match.walk("end"), off: !canRedo },
    ];
  }

  #moves(match: Match): TemplateResult {
    const { node } = match.snapshot;
    const moves = match.moves(app.style);
    return html`
      <move-list
        tabindex="-1"
        .moves=${moves}
        .version=${moves.version}
        .current=${node}
        .words=${app.words}
        @move-menu=${(event: MoveEvent) => this.#try(() => this.#note(event.node))}
      ></move-list>
      <div class="move-nav" role="group" aria-label=${this.t("play-walk")}>
        ${this.#steps(match).map((step) => this.#button(step, "icon"))}
        ${this.#button(
          { id: "note", icon: "message-square-text", run: () => this.#note(node) },
          "icon",
        )}
      </div>
    `;
  }

  #all(match: Match): readonly Action[] {
    const over = match.live.gameResult !== null;
    return [
      { id: "undo", icon: "undo-2", run: () => this.#undo(match), off: !match.live.canUndo },
      {
        id: "redo",
        icon: "redo-2",
        run: () => this.#redo(match),
        off: !match.live.canRedo,
      },
      {
        id: "hint",
        icon: "lightbulb",
        run: () => this.#hint(),
        off: over || !this.#personActs(match),
      },
      {
        id: "analysis",
        icon: "chart-spline",
        run: () => this.#analyse(),
        pressed: app.settings.analysis,
      },
      { id: "seats", icon: "bot", run: () => this.#atDesk((desk) => desk.seats()) },
      {
        id: "from-here",
        icon: "play",
        run: () => this.#atDesk((desk) => desk.playFromHere()),
      },
      { id: "flip", icon: "arrow-up-down", run: () => this.#flip() },
      {
        id: "draw",
        icon: "handshake",
        run: () => this.#offerDraw(),
        off: over || this.#chairs(match).programActs,
      },
      {
        id: "claim",
        icon: "scale",
        run: () => this.#claim(),
        off: over || !this.#personActs(match),
      },
      { id: "resign", icon: "flag", run: () => this.#resign(), off: over },
      {
        id: "counts",
        icon: "hash",
        run: () => app.change({ counts: !app.settings.counts }),
        pressed: app.settings.counts,
      },
      { id: "points", icon: "scale", run: () => this.#points() },
      { id: "cards", icon: "playing-cards", run: () => this.#cards() },
      { id: "record", icon: "file-text", run: () => this.#share() },
      { id: "position", icon: "clipboard-copy", run: () => this.#copyPosition() },
      { id: "rematch", icon: "rotate-ccw", run: () => this.#rematch() },
      { id: "keys", icon: "keyboard", run: () => this.#showKeys() },
    ];
  }

  /** What makes sense here: there is nothing to resign in a game that is looked through. */
  #offered(match: Match): readonly Action[] {
    const { live, mode } = match;
    const plays = mode === "play";
    // An end that players decided can be taken back; the rules' own cannot.
    const agreed =
      live.gameResult !== null &&
      live.atEnd &&
      !byRules(this.words, match.game, live.gameResult) &&
      !revealed(match);
    const thinks = this.#levels > 0;
    const offers: Readonly<Record<string, boolean>> = {
      hint: thinks && plays,
      analysis: thinks,
      seats: thinks && plays,
      "from-here": thinks && !plays,
      cards: drawsCards(match.layout) || match.pledge !== "",
      points: match.layout.kinds.length > 0,
      undo: plays || agreed,
      redo: plays,
      draw: plays && match.info.agreement,
      claim: plays && match.info.claims,
      resign: plays,
      counts: match.snapshot.scene.tallies.length > 0,
      // At the end it is offered beside the result.
      rematch: (plays || live.gameResult !== null) && !match.result,
    };
    return this.#all(match).filter(({ id }) => offers[id] ?? true);
  }

  #actions(match: Match): TemplateResult {
    return html`<div class="game-actions" role="group" aria-label=${this.t("play-actions")}>
      ${this.#offered(match).map((action) => this.#button(action, "labelled"))}
    </div>`;
  }

  /** Phones: a few actions within the thumb's reach, the rest in the sheet. */
  #bar(match: Match): TemplateResult {
    const plays = match.mode === "play";
    const actions = [...this.#offered(match), ...this.#steps(match)];
    const wanted = plays
      ? ["undo", "redo", "hint", "flip"]
      : ["back", "forward", "analysis", "flip"];
    const shown = wanted.flatMap((id) => actions.find((action) => action.id === id) ?? []);
    return html`<nav class="bar" aria-label=${this.t("play-actions")}>
      ${this.#analysis(match, true)}
      <div class="bar-verdict">
        ${plays || this.#notice() ? this.#status(match) : this.#told(match)}
      </div>
      ${shown.map((action) => this.#button(action, "bar-button"))}
      ${this.#button(
        {
          id: "more",
          icon: "list",
          run: () => (this.#sheet.open = true),
          pressed: this.#sheet.open,
        },
        "bar-button",
      )}
    </nav>`;
  }

  /** Where the moves are out of sight: the move on view and what was noted about it. */
  #told(match: Match): TemplateResult {
    const moves = match.moves(app.style);
    const move = moves.get(match.snapshot.node);
    const note = move ? move.comment : moves.comment;
    if (!note) return this.#status(match);
    return html`<div
      class="verdict message"
      tabindex="0"
      role="region"
      aria-label=${this.t("moves-comment")}
    >
      <p>${move ? html`<b>${moveTitle(move)}</b> ` : nothing}${note}</p>
    </div>`;
  }

  /** A button that tries what it is for, and rests while another tab writes this game. */
  #button(action: Action, shape: Shape): TemplateResult {
    const off = action.off || (this.elsewhere && WRITING.includes(action.id));
    const run = () => this.#try(action.run);
    return actionButton(this.words, { ...action, off, run }, shape);
  }
}

/** A move with its number, as in running text. */
const moveTitle = ({ number, side, text, glyphs }: MoveNode): string =>
  `${number}${side === 0 ? "." : "…"} ${text}${glyphs.map(glyphText).join("")}`;

/** Where the game goes on, or how it has ended. */
const standing = ({ live }: Match): string => JSON.stringify([live.node, live.gameResult]);

/** Whether what a provable deal is made from is open to everybody. */
const revealed = (match: Match): boolean => "CardsSecret" in match.tags;

/** The anchor of a rule on the rules page. */
const anchorOf = (rule: string): string => `r-${rule.replaceAll(".", "-")}`;
