import { html, nothing, type TemplateResult } from "lit/html.js";
import trash from "lucide-static/icons/trash-2.svg?path";

import { GAMES, gameCard, type GameCard, type SampleKind } from "../../games";
import { EMBLEMS } from "../../generated/emblems";
import type { SavedGame, Unreadable } from "../../storage/games";
import { art } from "../../ui/art";
import { app } from "../../app/context";
import { icon, iconOf } from "../../ui/icons";
import { Page } from "../../app/page";
import { to, goFromHere } from "../../app/router";
import { attempt } from "../../app/trouble";
import { part } from "../../loading/part";
import { sampleName, samplePlayers } from "../shared/sample-words";
import type { Demonstrations } from "./demonstrations";
import { customElement, state } from "../../ui/view-element";

import "./tokens.css";
import "./home.css";

import.meta.glob("../../games/*/tokens.css", { eager: true });

/** Milliseconds until boards move by themselves: nothing of the first picture waits for them. */
const REST = 2000;

/** So many games are shown with a picture; the rest in a list. */
const PICTURED = 6;

/** The way in: games in progress, the games there are, and ways to open one. */
@customElement("home-page")
export class HomePage extends Page {
  @state() private games: readonly SavedGame[] = [];
  @state() private unreadable: readonly Unreadable[] = [];
  /** A game just removed, until the page is left. */
  @state() private removed: SavedGame | null = null;

  override get heading(): string {
    return "";
  }

  override async prepare(): Promise<void> {
    const [saved] = await Promise.all([app.games.listed(), app.load("home")]);
    this.games = saved.games;
    this.unreadable = saved.unreadable;
    // Boards come to games in progress, after the page.
    if (this.games.some(({ result }) => !result)) {
      void attempt(() => part(() => import("../../board/define")));
    }
    if (this.games.length > 1) void attempt(() => part(() => import("./backup-offer")));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    app.games.addEventListener("change", this.#look);
    if (!matchMedia("(prefers-reduced-data: reduce)").matches) {
      this.#rest = setTimeout(() => {
        this.#near().then(
          (all) => all.takeTurns(),
          // Nobody has asked for them.
          () => undefined,
        );
      }, REST);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    app.games.removeEventListener("change", this.#look);
    clearTimeout(this.#rest);
    this.#moves?.then(
      (all) => all.dispose(),
      () => undefined,
    );
  }

  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Moves of the games come when a person first comes near their cards, or the page rests. */
  #moves: Promise<Demonstrations> | null = null;

  readonly #near = (event?: Event): Promise<Demonstrations> => {
    const moves = (this.#moves ??= part(() => import("./demonstrations")).then(({ begin }) =>
      begin(this.querySelector(".games") ?? this, event),
    ));
    moves.catch(() => (this.#moves = null));
    return moves;
  };

  /** Games that could not be read may be there now. */
  readonly #look = () => void attempt(() => this.prepare());

  async #remove(game: SavedGame): Promise<void> {
    // Another tab may have played on since the list was read.
    const now = await app.games.get(game.id).catch(() => null);
    await app.games.remove(game.id);
    this.games = this.games.filter(({ id }) => id !== game.id);
    this.removed = now && !("why" in now) ? now : game;
    await this.updateComplete;
    this.querySelector<HTMLElement>(".removed button")?.focus();
  }

  async #bringBack(game: SavedGame): Promise<void> {
    await app.games.bringBack(game);
    await this.prepare();
    this.removed = null;
    await this.updateComplete;
    const link = this.querySelector<HTMLElement>(`[href="${to.game(game.id)}"]`);
    // One that is over is in a list, which may be folded.
    link?.closest("details")?.setAttribute("open", "");
    (link ?? this.querySelector("h1"))?.focus();
  }

  protected override render(): TemplateResult {
    const known = this.games.filter(({ game }) => gameCard(game));
    const open = known.filter(({ result }) => !result);
    const over = known.filter(({ result }) => result);
    return html`
      <div class="hero">
        <h1 tabindex="-1">${this.t("home-title")}</h1>
        <p>
          ${this.t("home-lead")} ${app.games.keeping === "kept" ? this.t("home-saved") : nothing}
        </p>
      </div>
      ${this.removed ? this.#removed(this.removed) : nothing}
      ${
        open.length > 0
          ? html`<section class="saved" aria-labelledby="home-open">
              <h2 id="home-open">${this.t("home-unfinished")}</h2>
              <ul class="tables">
                ${open.slice(0, PICTURED).map((game) => this.#table(game))}
              </ul>
              ${open.length > PICTURED ? this.#list(open.slice(PICTURED)) : nothing}
            </section>`
          : nothing
      }
      ${this.games.length > 1 ? html`<backup-offer></backup-offer>` : nothing}
      <section aria-labelledby="home-games">
        <h2 id="home-games" class=${open.length > 0 ? "" : "hidden"}>${this.t("home-games")}</h2>
        <ul class="games" @pointerover=${this.#near} @focusin=${this.#near}>
          ${GAMES.map((game) => this.#card(game))}
        </ul>
      </section>
      <section class="ways" aria-labelledby="home-more">
        <h2 id="home-more">${this.t("home-more")}</h2>
        <ul>
          ${GAMES.flatMap(({ id, samples }) =>
            samples.map(
              (kind) =>
                html`<li>
                  <button
                    type="button"
                    class="way card"
                    @click=${() => attempt(() => this.#sample(id, kind))}
                  >
                    ${emblem(id)}
                    <span>
                      <strong>${sampleName(id, kind)}</strong>
                      <span>${samplePlayers(kind)}</span>
                    </span>
                  </button>
                </li>`,
            ),
          )}
          <li>
            <a class="way card" href=${to.open()}>
              ${icon("folder-open")}
              <span>
                <strong>${this.t("home-open-record")}</strong>
                <span>${this.t("home-open-what")}</span>
              </span>
            </a>
          </li>
        </ul>
      </section>
      ${
        over.length > 0
          ? html`<details class="over">
              <summary>${this.t("home-finished", { count: over.length })}</summary>
              ${this.#list(over)}
            </details>`
          : nothing
      }
      ${this.unreadable.length > 0 ? this.#unreadable() : nothing}
    `;
  }

  async #sample(game: string, kind: SampleKind): Promise<void> {
    const goOn = goFromHere();
    const { openSample } = await part(() => import("../../app/save-game"));
    goOn(to.game(await openSample(game, kind)));
  }

  /** A game is on its way: a second press would begin another one. */
  #beginning = false;

  /** Begins a game against the program at once. */
  async #play(game: string): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    const goOn = goFromHere();
    try {
      const { beginAgainstProgram } = await part(() => import("./begin"));
      goOn(to.game(await beginAgainstProgram(game)));
    } finally {
      this.#beginning = false;
    }
  }

  #card(game: GameCard): TemplateResult {
    const { id, minutes, players, age } = game;
    const name = this.t(`${id}-name`);
    const moves = this.t("home-show", { game: name });
    return html`<li class="game card">
      ${emblem(id)}
      <div class="about">
        <h3>${name}</h3>
        <p>${this.t(`${id}-tagline`)}</p>
        <ul class="facts">
          <li>
            ${this.t("home-players", { count: this.#or(players), most: players.at(-1) ?? 2 })}
          </li>
          ${age ? html`<li>${this.t("home-age", { age })}</li>` : nothing}
          ${minutes ? html`<li>${this.t("home-minutes", { minutes })}</li>` : nothing}
          <li>
            <a class="quiet" href=${to.rules(id)}>
              ${this.t("home-rules")}<span class="hidden"> ${name}</span>
            </a>
          </li>
        </ul>
      </div>
      <div class="actions">
        <button type="button" class="primary" @click=${() => attempt(() => this.#play(id))}>
          <span>${this.t("home-play")}<span class="hidden"> ${name}</span></span>
        </button>
        <a class="button" href=${to.new(id)}>
          <span>${this.t("home-set-up")}<span class="hidden"> ${name}</span></span>
        </a>
        <button
          type="button"
          class="icon show"
          aria-pressed="false"
          aria-label=${moves}
          @click=${(event: Event) => attempt(async () => (await this.#near(event)).press(event))}
        >
          ${icon("play")}
        </button>
      </div>
    </li>`;
  }

  /** A game in progress, with its board. */
  #table(game: SavedGame): TemplateResult {
    return html`<li class="table-card card">
      <a href=${to.game(game.id)}>
        <span class="thumb" data-game=${game.game}>
          <board-game
            inert
            aria-hidden="true"
            mode="diagram"
            bare
            game=${game.game}
            position=${game.position}
            options=${game.options}
            lang=${app.language}
            coordinates="false"
            pieces=${app.settings.pieces}
            set=${app.settings.set}
            board=${app.settings.board}
            ?flipped=${game.bottom === 1}
          ></board-game>
        </span>
        <span class="about">
          <strong>${this.t(`${game.game}-name`)}</strong>
          <span class="who">${this.#who(game)}</span>
          <span class="when">${this.#turn(game)}</span>
          <span class="go">${this.t("home-continue")}</span>
        </span>
      </a>
      ${this.#remover(game)}
    </li>`;
  }

  #or(counts: readonly number[]): string {
    const list = new Intl.ListFormat(app.language, { type: "disjunction" });
    return list.format(counts.map(String));
  }

  #list(games: readonly SavedGame[]): TemplateResult {
    return html`<ul class="lines">
      ${games.map(
        (game) =>
          html`<li>
            <a href=${to.game(game.id)}>
              <strong>${this.t(`${game.game}-name`)}</strong>
              <span>${this.#who(game)}</span>
              <span class="when">${game.result ? this.#result(game) : this.#turn(game)}</span>
            </a>
            ${this.#remover(game)}
          </li>`,
      )}
    </ul>`;
  }

  #remover(game: SavedGame): TemplateResult {
    const label = this.t("home-remove", {
      game: this.t(`${game.game}-name`),
      who: this.#who(game),
    });
    return html`<button
      type="button"
      class="icon"
      aria-label=${label}
      title=${label}
      @click=${() => attempt(() => this.#remove(game))}
    >
      ${iconOf(trash)}
    </button>`;
  }

  #who({ game, white, black }: SavedGame): string {
    const words = app.words.of(game);
    if (!white && !black) return words.text("home-unnamed");
    return words.text("home-who", {
      white: white || words.text("home-side", { side: "first" }),
      black: black || words.text("home-side", { side: "second" }),
    });
  }

  #turn({ game, plies, turn }: SavedGame): string {
    return app.words.of(game).text("home-turn", { plies, side: turn === 1 ? "second" : "first" });
  }

  #result({ game, result }: SavedGame): string {
    const words = app.words.of(game);
    const winner = result?.winner;
    if (winner === 0) return words.text("home-won", { side: "first" });
    return winner === 1 ? words.text("home-won", { side: "second" }) : words.text("home-drawn");
  }

  #removed(game: SavedGame): TemplateResult {
    return html`<div class="notice removed" role="status">
      <p>${this.t("home-removed", { game: this.t(`${game.game}-name`) })}</p>
      <button type="button" @click=${() => attempt(() => this.#bringBack(game))}>
        ${this.t("home-undo")}
      </button>
    </div>`;
  }

  #unreadable(): TemplateResult {
    return html`<section class="unreadable" aria-labelledby="home-unreadable">
      <h2 id="home-unreadable">${this.t("home-unreadable")}</h2>
      <ul class="lines">
        ${this.unreadable.map(
          ({ id, why }) =>
            html`<li>
              <a href=${to.game(id)}>
                <strong>${id}</strong><span>${this.t(`home-unreadable-${why}`)}</span>
              </a>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}

/** The drawing of a game on its ground. */
const emblem = (id: string) =>
  html`<span class="emblem" data-game=${id}>${art(EMBLEMS[id] ?? [])}</span>`;
