import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { GameError } from "../engine/errors";
import { ART } from "../generated/art";
import { LANGUAGES } from "../i18n/language";
import type { Settings } from "../store/settings";
import { art } from "./art";
import { app } from "./context";
import { icon } from "./icons";
import { Page, Part } from "./page";
import { SorryPage } from "./pages/sorry";
import { type PageName, type Route, parse, to } from "./router";
import { storageNotice } from "./storage-notice";

/** Each page: its element, and the module that defines it. */
const PAGES: Readonly<
  Record<Exclude<PageName, "unknown">, readonly [tag: string, load: () => Promise<unknown>]>
> = {
  home: ["home-page", () => import("./pages/home")],
  new: ["new-page", () => import("./pages/new")],
  game: ["play-page", () => import("./pages/play")],
  rules: ["rules-page", () => import("./pages/rules")],
  open: ["open-page", () => import("./pages/open")],
  settings: ["settings-page", () => import("./pages/settings")],
  about: ["about-page", () => import("./pages/about")],
};

/** Pages to read or to fill in, no wider than is good for that. */
const NARROW: readonly PageName[] = ["new", "open", "settings", "about"];

const THEMES: readonly Settings["theme"][] = ["auto", "light", "dark"];
const THEME_ICONS = { auto: "sun-moon", light: "sun", dark: "moon" } as const;

/** Header, the page that the address names, footer. */
@customElement("app-shell")
export class AppShell extends Part {
  @state() private page: Page | null = null;
  #route: Route = parse(location.hash);
  /** Counts navigations: one that is overtaken by another is dropped. */
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#navigate);
    app.games.addEventListener("change", this.#storage);
    void app.games.flush();
    void this.#show(parse(location.hash), true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#navigate);
    app.games.removeEventListener("change", this.#storage);
  }

  readonly #navigate = () => void this.#show(parse(location.hash), false);

  /** A game that could not be read may be there now. */
  readonly #storage = () => {
    if (app.games.keeping === "kept" && this.page instanceof SorryPage) this.#navigate();
  };

  async #show(route: Route, first: boolean): Promise<void> {
    const turn = ++this.#turn;
    if (this.#route.page === route.page && this.page?.follow(route)) {
      this.#route = route;
      return;
    }
    const page = await this.#make(route);
    if (turn !== this.#turn) return page.abandon();
    this.#route = route;
    this.page = page;
    await this.updateComplete;
    await page.updateComplete;
    if (first) return;
    scrollTo(0, 0);
    this.#toHeading();
  }

  async #make(route: Route): Promise<Page> {
    if (route.page === "unknown") return SorryPage.of({ kind: "address", address: route.address });
    const [tag, load] = PAGES[route.page];
    try {
      await load();
      const page = document.createElement(tag);
      if (!(page instanceof Page)) throw new TypeError(`${tag} is no page`);
      // A game takes the whole window.
      page.classList.toggle("page", route.page !== "game");
      page.classList.toggle("narrow", NARROW.includes(route.page));
      await page.prepare(route);
      return page;
    } catch (thrown) {
      // A page that was never fetched, for example: the network is gone or the site was renewed.
      return SorryPage.of({ kind: "error", error: GameError.from(thrown) });
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
        <a class="skip button" href=${location.hash || to.home} @click=${this.#skip}>
          ${this.t("app-skip")}
        </a>
        <a class="brand" href=${to.home} aria-current=${this.#current("home")}>
          ${art(ART.mark)}<span>Klubovna</span>
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
      <footer class="foot">
        <span>${this.t("app-footer")}</span>
        <a href=${to.about} aria-current=${this.#current("about")}>${this.t("app-about")}</a>
      </footer>
    `;
  }

  #current(page: PageName) {
    return this.#route.page === page ? "page" : nothing;
  }

  #languages(): TemplateResult {
    return html`<div class="segments" role="group" aria-label=${this.t("app-language")}>
      ${LANGUAGES.map(
        (language) =>
          html`<button
            type="button"
            lang=${language}
            aria-pressed=${app.language === language}
            @click=${() => app.change({ language })}
          >
            ${language.toUpperCase()}<span class="hidden"
              >, ${this.t(`app-language-${language}`)}</span
            >
          </button>`,
      )}
    </div>`;
  }

  #theme(): TemplateResult {
    const { theme } = app.settings;
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
    const label = this.t("app-theme-now", { theme: this.t(`app-theme-${theme}`) });
    return html`<button
      type="button"
      class="icon theme"
      aria-label=${label}
      title=${label}
      @click=${() => app.change({ theme: next })}
    >
      ${icon(THEME_ICONS[theme])}
    </button>`;
  }
}
