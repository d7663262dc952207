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

/** The modules that define the elements of pages. */
const PAGES: Readonly<Record<Exclude<PageName, "unknown">, () => Promise<unknown>>> = {
  home: () => part(() => import("../home/home")),
  new: () => part(() => import("../new/new")),
  game: () => part(() => import("../play/play")),
  rules: () => part(() => import("../rules/rules")),
  open: () => part(() => import("../open/open")),
  settings: () => part(() => import("../settings/settings")),
  about: () => part(() => import("../about/about")),
  webmaster: () => part(() => import("../webmaster/webmaster")),
};

/** Loads the page of an address; what it cannot load is told where the page is shown. */
export const loadPage = async ({ page }: Route): Promise<void> => {
  if (page !== "unknown") await PAGES[page]();
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
  /** The address of the page that is shown. */
  #hash = location.hash;
  /** The address of what somebody has sent, where its page could not be loaded. */
  #sent: string | null = null;
  /** Counts navigations: one that is overtaken by another is dropped. */
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    // It is there for as long as the window.
    addEventListener("hashchange", () => void this.#navigate());
    app.games.addEventListener("change", () => {
      // A game that could not be read may be there now.
      if (app.games.keeping === "kept" && this.page instanceof ErrorPage) void this.#navigate();
    });
    void app.games.flush();
    app.addEventListener(Trouble.type, (event) => {
      if (event instanceof Trouble) this.trouble = event;
    });
    void this.#navigate();
  }

  /** Shows the page that the address names. */
  async #navigate(): Promise<void> {
    const turn = ++this.#turn;
    const hash = location.hash || to.home;
    const route = parse(hash);
    this.trouble = null;
    const stays = parse(this.#hash).page === route.page && this.page?.follow(route);
    const page = stays ? this.page : await this.#make(route, turn, hash);
    if (turn !== this.#turn) return page?.abandon();
    if (!page) return;
    this.#hash = hash;
    if (stays) return;
    this.#sent = null;
    // Nor does a later reload lead to it.
    if (typeof history.state === "string") history.replaceState(null, "");
    // Behind the first page that is shown, which may not be the one that was asked for first.
    if (!this.page) setTimeout(keepForLater, REST);
    this.page = page;
    await this.updateComplete;
    await page.updateComplete;
    // Something will go wrong some day, but not before there is a picture.
    setTimeout(() => {
      document.documentElement.classList.add("lettered");
      app.load("errors", "storage").catch(() => undefined);
    });
    if (turn === 1) return;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }

  /** Null when it cannot be loaded, and what is shown stays: that is said, and can be tried again. */
  async #make(route: Route, turn: number, hash: string): Promise<Page | null> {
    if (route.page === "unknown") return ErrorPage.of({ kind: "address", address: route.address });
    const tag = `${route.page === "game" ? "play" : route.page}-page`;
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
      const remedy = remedyOf(error, () => void this.#navigate());
      await app.explain(error);
      if (!this.page || !isMissingPart(error))
        return ErrorPage.of({ kind: "error", error, remedy });
      if (turn === this.#turn) {
        const run = () => {
          history.replaceState(null, "", hash);
          remedy.run();
        };
        this.trouble = new Trouble(error, { ...remedy, run });
        // The page that stays is at its own address, and the same link leads away from it once more.
        // What somebody has sent is still there after a reload.
        if (route.page === "open" && (route.link || route.text)) this.#sent = hash;
        history.replaceState(this.#sent, "", this.#hash);
      }
      return null;
    }
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
    return parse(this.#hash).page === page ? "page" : nothing;
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
