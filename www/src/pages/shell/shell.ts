import { html, nothing, type TemplateResult } from "lit/html.js";

import { GameError } from "../../game-error";
import { MARK } from "../../generated/mark";
import { type Language, languageName, LANGUAGES } from "../../i18n/language";
import { isMissingPart, part, remedyOf } from "../../loading/part";
import type { Settings } from "../../storage/settings";
import { art } from "../../ui/art";
import { app } from "../../app/context";
import { icon } from "../../ui/icons";
import { AppElement, Page } from "../../app/page";
import { ErrorPage } from "../error/error";
import { type PageName, type Route, parse, to } from "../../app/router";
import { storageNotice } from "../shared/storage-notice";
import { attempt, Trouble } from "../../app/trouble";
import { customElement, state } from "../../ui/view-element";

/** Each page: its element, and the module that defines it. */
const PAGES: Readonly<
  Record<Exclude<PageName, "unknown">, readonly [tag: string, load: () => Promise<unknown>]>
> = {
  home: ["home-page", () => part(() => import("../home/home"))],
  new: ["new-page", () => part(() => import("../new/new"))],
  game: ["play-page", () => part(() => import("../play/play"))],
  rules: ["rules-page", () => part(() => import("../rules/rules"))],
  open: ["open-page", () => part(() => import("../open/open"))],
  settings: ["settings-page", () => part(() => import("../settings/settings"))],
  about: ["about-page", () => part(() => import("../about/about"))],
  webmaster: ["webmaster-page", () => part(() => import("../webmaster/webmaster"))],
};

/** Loads the page of an address; what it cannot load is told where the page is shown. */
export const loadPage = async ({ page }: Route): Promise<void> => {
  if (page !== "unknown") await PAGES[page][1]();
};

/** Pages to read or to fill in, no wider than is good for that. */
const NARROW: readonly PageName[] = ["new", "open", "settings", "about", "webmaster"];

const THEMES: readonly Settings["theme"][] = ["auto", "light", "dark"];
const THEME_ICONS = { auto: "sun-moon", light: "sun", dark: "moon" } as const;

/** Milliseconds after its first picture until a page has loaded what it loads ahead. */
const REST = 2000;

const keepForLater = () =>
  part(() => import("./at-rest")).then(
    ({ atRest }) => atRest(),
    () => undefined,
  );

/** Header, the page that the address names, footer. */
@customElement("app-shell")
export class AppShell extends AppElement {
  @state() private page: Page | null = null;
  /** What could not be done, until something else is. */
  @state() private trouble: Trouble | null = null;
  #route: Route = parse(location.hash);
  /** Counts navigations: one that is overtaken by another is dropped. */
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#navigate);
    app.games.addEventListener("change", this.#storage);
    void app.games.flush();
    app.addEventListener(Trouble.type, this.#troubled);
    void this.#show(parse(location.hash), true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#navigate);
    app.games.removeEventListener("change", this.#storage);
    app.removeEventListener(Trouble.type, this.#troubled);
  }

  readonly #navigate = () => void this.#show(parse(location.hash), false);

  /** A game that could not be read may be there now. */
  readonly #storage = () => {
    if (app.games.keeping === "kept" && this.page instanceof ErrorPage) this.#navigate();
  };

  readonly #troubled = (event: Event) => {
    if (event instanceof Trouble) this.trouble = event;
  };

  async #show(route: Route, first: boolean): Promise<void> {
    const turn = ++this.#turn;
    this.trouble = null;
    if (this.#route.page === route.page && this.page?.follow(route)) {
      this.#route = route;
      return;
    }
    const page = await this.#make(route, turn);
    if (turn !== this.#turn) return page?.abandon();
    if (!page) return;
    this.#route = route;
    this.page = page;
    await this.updateComplete;
    await page.updateComplete;
    // Something will go wrong some day, but not before there is a picture.
    setTimeout(() => {
      document.documentElement.classList.add("lettered");
      app.load("errors", "storage").catch(() => undefined);
    });
    if (first) return void setTimeout(keepForLater, REST);
    scrollTo(0, 0);
    this.#toHeading();
  }

  /** Null when it cannot be loaded, and what is shown stays: that is said, and can be tried again. */
  async #make(route: Route, turn: number): Promise<Page | null> {
    if (route.page === "unknown") return ErrorPage.of({ kind: "address", address: route.address });
    const [tag] = PAGES[route.page];
    let made: Page | null = null;
    try {
      await loadPage(route);
      const page = document.createElement(tag);
      if (!(page instanceof Page)) throw new TypeError(`${tag} is no page`);
      made = page;
      // A game takes the whole window.
      page.classList.toggle("page", route.page !== "game");
      page.classList.toggle("narrow", NARROW.includes(route.page));
      await page.prepare(route);
      return page;
    } catch (thrown) {
      made?.abandon();
      const error = GameError.from(thrown);
      const again = () => void this.#show(route, false);
      const remedy = remedyOf(error, again);
      await app.explain(error);
      if (!this.page || !isMissingPart(error))
        return ErrorPage.of({ kind: "error", error, remedy });
      if (turn === this.#turn) this.trouble = new Trouble(error, remedy);
      return null;
    }
  }

  #toHeading(): void {
    this.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }

  readonly #skip = (event: Event) => {
    // The address behind # is the page's own.
    event.preventDefault();
    this.querySelector<HTMLElement>("main h1")?.focus();
  };

  protected override render(): TemplateResult {
    return html`
      <header class="top">
        <a class="skip hidden button" href=${location.hash || to.home} @click=${this.#skip}>
          ${this.t("app-skip")}
        </a>
        <a
          class="brand"
          href=${to.home}
          aria-label="Klubovna"
          aria-current=${this.#current("home")}
        >
          ${art(MARK)}<span>Klubovna</span>
        </a>
        <a
          class="button quiet"
          href=${to.open()}
          aria-label=${this.t("app-open")}
          aria-current=${this.#current("open")}
        >
          ${icon("folder-open")}<span class="wide">${this.t("app-open")}</span>
        </a>
        ${this.#languages()} ${this.#theme()}
        <a
          class="button quiet icon"
          href=${to.settings}
          aria-label=${this.t("app-settings")}
          title=${this.t("app-settings")}
          aria-current=${this.#current("settings")}
        >
          ${icon("settings")}
        </a>
      </header>
      ${storageNotice(this.page?.localName !== "play-page")}
      <main>${this.page ?? nothing}</main>
      ${this.trouble ? this.#notice(this.trouble) : nothing}
      <footer class="foot">
        <span>${this.t("app-footer")}</span>
        <a href=${to.webmaster} aria-current=${this.#current("webmaster")}>
          ${this.t("app-webmaster")}
        </a>
        <a href=${to.about} aria-current=${this.#current("about")}>${this.t("app-about")}</a>
      </footer>
    `;
  }

  #notice({ error, remedy }: Trouble): TemplateResult {
    const run = () => {
      this.trouble = null;
      remedy.run();
    };
    return html`<div class="notice trouble">
      <p role="alert">${app.words.problem(error.problem)}</p>
      <button type="button" class="primary" @click=${run}>${this.t(remedy.label)}</button>
      <button type="button" @click=${() => (this.trouble = null)}>${this.t("app-close")}</button>
    </div>`;
  }

  #current(page: PageName) {
    return this.#route.page === page ? "page" : nothing;
  }

  /** A list that looks like a button: five languages have no room side by side. */
  #languages(): TemplateResult {
    const tag = app.language.toUpperCase();
    return html`<label class="button quiet language">
      <span aria-hidden="true">${tag}</span>
      <select aria-label="${this.t("app-language")} (${tag})" @change=${this.#chooseLanguage}>
        ${LANGUAGES.map(
          (language) =>
            html`<option value=${language} lang=${language} .selected=${app.language === language}>
              ${languageName(language)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  readonly #chooseLanguage = (event: Event) => {
    const list = event.target as HTMLSelectElement;
    const language = list.value as Language;
    // What cannot be had is not chosen.
    list.value = app.language;
    void attempt(() => app.change({ language }));
  };

  #theme(): TemplateResult {
    const { theme } = app.settings;
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
    const label = this.t("app-theme-now", { theme: this.t(`app-theme-${theme}`) });
    return html`<button
      type="button"
      class="icon theme"
      aria-label=${label}
      title=${label}
      @click=${() => attempt(() => app.change({ theme: next }))}
    >
      ${icon(THEME_ICONS[theme])}
    </button>`;
  }
}
