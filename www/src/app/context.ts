import type { Style } from "../engine/session";
import { GameError } from "../engine/errors";
import { type Messages, messagesOf, reasonsOf } from "../i18n/messages";
import type { Language } from "../i18n/words";
import { GameStore } from "../store/game-store";
import {
  type Settings,
  forgetSettings,
  loadSettings,
  onSettings,
  saveSettings,
} from "../store/settings";

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
  readonly #files = new Set<string>(["app", "errors"]);

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
    return this.#settings.letters ?? this.language;
  }

  get games(): GameStore {
    this.#store ??= this.#watch(new GameStore());
    return this.#store;
  }

  #watch(store: GameStore): GameStore {
    const stay = (event: Event) => {
      if (store.waiting) event.preventDefault();
    };
    store.addEventListener("change", () => {
      // Only while it is needed: with it, browsers do not keep a page that was left.
      if (store.keeping === "kept") removeEventListener("beforeunload", stay);
      else addEventListener("beforeunload", stay);
      this.dispatchEvent(new AppChange());
    });
    return store;
  }

  /** Makes message files ready, in this language and in every language chosen later. */
  async load(...files: readonly string[]): Promise<void> {
    for (const file of files) this.#files.add(file);
    await this.#words.load(...this.#files);
  }

  /** What went wrong, in words. */
  async explain(thrown: unknown): Promise<string> {
    const { problem } = GameError.from(thrown);
    // Without the words of its own game it is told less well, but told.
    await this.load(...reasonsOf(problem.code)).catch(() => undefined);
    return this.#words.problem(problem);
  }

  /** Applies the stored settings; before the first page. */
  async start(): Promise<void> {
    // From now on, what another tab chooses holds here too, and is not overwritten.
    onSettings((settings) => void this.#adopt(settings));
    await this.load();
    this.#apply();
  }

  /** Changes settings, keeps them, and shows them at once. */
  async change(changes: Partial<Settings>): Promise<void> {
    const settings = { ...this.#settings, ...changes };
    saveSettings(settings);
    await this.#adopt(settings);
  }

  async #adopt(settings: Settings): Promise<void> {
    this.#settings = settings;
    const { language } = settings;
    const words = messagesOf(language);
    // A page may ask for more meanwhile.
    for (let known = -1; known < this.#files.size;) {
      known = this.#files.size;
      await words.load(...this.#files);
    }
    // Another language may have been chosen while this one was loading.
    if (language !== this.#settings.language) return;
    this.#words = words;
    this.#apply();
    this.dispatchEvent(new AppChange());
  }

  /** Forgets the settings of this device; the language stays, it is being read. */
  async forget(): Promise<void> {
    const { language } = this;
    forgetSettings();
    this.#settings = { ...loadSettings(), language };
    await this.#words.load(...this.#files);
    this.#apply();
    this.dispatchEvent(new AppChange());
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
