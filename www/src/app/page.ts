import type { Messages } from "../i18n/messages";
import { AppChange, app } from "./context";
import type { Route } from "./router";
import { ViewElement } from "../ui/view-element";

/** An element of the pages: in the light DOM, with words, rendered again when words or settings change. */
export abstract class AppElement extends ViewElement {
  override connectedCallback(): void {
    super.connectedCallback();
    app.addEventListener(AppChange.type, this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    app.removeEventListener(AppChange.type, this.#changed);
  }

  readonly #changed = () => this.requestUpdate();

  /** The words of the current language; a page that is about one game has those of the game. */
  protected get words(): Messages {
    return app.words;
  }

  /** A message of the current language. */
  protected t(id: string, args?: Readonly<Record<string, string | number>>): string {
    return this.words.text(id, args);
  }
}

/**
 * A page. It has exactly one `h1` (with `tabindex="-1"`), which gets the focus on arrival.
 * The shell calls `prepare`, puts the page in, and calls `follow` when only a part of the
 * address changes.
 */
export abstract class Page extends AppElement {
  /** What the window is called while this page is shown; without the name of the site. */
  abstract get heading(): string;

  /** Loads what the page cannot do without. A `GameError` is shown instead of the page. */
  async prepare(_route: Route): Promise<void> {}

  /** Lets go of what `prepare` took: the page was overtaken by another and is never shown. */
  abandon(): void {}

  /** Goes to another address of the same kind; false asks for a new page. */
  follow(_route: Route): boolean {
    return false;
  }

  protected override updated(): void {
    const { heading } = this;
    document.title = heading ? `${heading} · Klubovna` : "Klubovna";
  }
}
