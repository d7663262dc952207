import type { Article } from "../content/article";
import { articleOf, loadArticle } from "../content/articles";
import { lettersOf, type Style } from "../engine/rules/session";
import { GameError } from "../game-error";
import type { Language } from "../i18n/language";
import { type Messages, messagesOf, reasonsOf } from "../i18n/messages";
import "../i18n/pages";
import { GameStore } from "../storage/game-store";
import {
  type Settings,
  forgetSettings,
  loadSettings,
  onSettings,
  saveSettings,
} from "../storage/settings";

/** Something that every page depends on has changed: words, settings, or whether games are saved. */
export class AppChange extends Event {
  static readonly type = "change";

  constructor() {
    super(AppChange.type);
  }
}

/** What all pages share: the language and its words, the settings, the saved games. */
export class App extends EventTarget {
  #settings: Settings = loadSettings();
  #words: Messages = messagesOf(this.#settings.language);
  #store: GameStore | null = null;
  /** Message files that some page has asked for; a change of language loads them again. */
  readonly #files = new Set<string>(["app"]);
  /** Texts likewise. */
  readonly #articles = new Set<string>();

  get settings(): Settings {
    return this.#settings;
  }

  get language(): Language {
    return this.#words.language;
  }

  get words(): Messages {
    return this.#words;
  }

  /** Whose piece letters move texts use. */
  get style(): Style {
    return this.#settings.letters ?? lettersOf(this.language);
  }

  get games(): GameStore {
    this.#store ??= this.#watch(new GameStore());
    return this.#store;
  }

  #watch(store: GameStore): GameStore {
    const stay = (event: Event) => {
      if (store.waiting) event.preventDefault();
    };
    addEventListener("pagehide", () => store.leave());
    store.addEventListener("change", () => {
      // Only while it is needed: with it, browsers do not keep a page that was left.
      if (store.keeping === "kept") removeEventListener("beforeunload", stay);
      else addEventListener("beforeunload", stay);
      // Without the reasons it is still said that nothing is saved.
      const loaded = this.load("storage").catch(() => undefined);
      void loaded.then(() => this.dispatchEvent(new AppChange()));
    });
    return store;
  }

  /** Makes message files ready, in this language and in every language chosen later. */
  async load(...files: readonly string[]): Promise<void> {
    const words = this.#words;
    await words.load(...files);
    for (const file of files) this.#files.add(file);
    // Another language may have come meanwhile.
    if (words !== this.#words) await this.load(...files);
  }

  /** Makes a text ready, likewise. */
  async loadArticle(name: string): Promise<void> {
    const { language } = this;
    await loadArticle(name, language);
    this.#articles.add(name);
    if (language !== this.language) await this.loadArticle(name);
  }

  /** A text that is ready, in the language of now. */
  article(name: string): Article | null {
    return articleOf(name, this.language);
  }

  /** What went wrong, in words. */
  async explain(thrown: unknown): Promise<string> {
    const { problem } = GameError.from(thrown);
    // Without the words of its own game the reason is vaguer, but there is one.
    await this.load(...reasonsOf(problem.code)).catch(() => undefined);
    return this.#words.problem(problem);
  }

  /** Applies the stored settings; before the first page. */
  async start(): Promise<void> {
    await this.load(...this.#files);
    // From now on, what another tab chooses holds here too, and is not overwritten.
    onSettings(
      (settings) => void this.#follow(settings),
      () => {
        this.games.forget();
        // What is on view may be gone.
        dispatchEvent(new Event("hashchange"));
      },
    );
    this.#apply();
  }

  /** Changes settings, shows them and keeps them; a language only when its words are there. */
  async change(changes: Partial<Settings>): Promise<void> {
    const { language } = changes;
    if (language && !(await this.#learn(language))) return;
    const settings = { ...this.#settings, ...changes };
    saveSettings(settings);
    this.#adopt(settings);
  }

  /** What another tab has chosen; its language where the words can be had. */
  async #follow(settings: Settings): Promise<void> {
    const learnt = await this.#learn(settings.language).catch(() => null);
    if (learnt === false) return;
    this.#adopt(learnt ? settings : { ...settings, language: this.language });
  }

  /** Counts the languages that were asked for. */
  #asked = 0;

  /** Loads the words of a language; false when another was asked for meanwhile. */
  async #learn(language: Language): Promise<boolean> {
    const asked = ++this.#asked;
    const words = messagesOf(language);
    // A page may ask for more meanwhile.
    for (let known = -1; known < this.#files.size + this.#articles.size;) {
      known = this.#files.size + this.#articles.size;
      const articles = [...this.#articles].map((name) => loadArticle(name, language));
      await Promise.all([words.load(...this.#files), ...articles]);
    }
    return asked === this.#asked;
  }

  #adopt(settings: Settings): void {
    this.#settings = settings;
    this.#words = messagesOf(settings.language);
    this.#apply();
    this.dispatchEvent(new AppChange());
  }

  /** Forgets the settings of this device; the language stays, it is being read. */
  forget(): void {
    const { language } = this;
    forgetSettings();
    this.#adopt({ ...loadSettings(), language });
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    const { theme } = this.#settings;
    if (theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
  }
}

export const app = new App();
