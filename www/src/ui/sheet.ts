import type { Companion, ViewElement } from "./view-element";

/** Not in TypeScript's library yet: https://html.spec.whatwg.org/#close-watcher-infrastructure */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * The panel of a page, which rises as a sheet on phones. As with a dialog, the focus goes
 * into it and back to the button that asked for it.
 */
export class Sheet implements Companion {
  readonly #host: ViewElement;
  #open = false;
  /** What the page shows. */
  #shown = false;
  /** The way back that phones have of their own, where the browser tells pages of it. */
  #back: CloseWatcher | null = null;

  constructor(host: ViewElement) {
    this.#host = host;
    host.addCompanion(this);
  }

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    this.#host.requestUpdate();
  }

  get #panel(): HTMLElement | null {
    return this.#host.querySelector(".panel");
  }

  hostUpdated(): void {
    if (this.#shown === this.#open) return;
    this.#shown = this.#open;
    this.#watch();
    const { activeElement, body } = document;
    // A press beside the sheet has taken the focus away; what has it elsewhere keeps it.
    const free = activeElement === body || this.#panel?.contains(activeElement);
    const next = this.#open ? ".panel .only-phone" : free ? "[data-do=moves]" : null;
    if (next) this.#host.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }

  hostDisconnected(): void {
    this.#back?.destroy();
  }

  /** While the sheet is open, going back closes it and leaves the page alone. */
  #watch(): void {
    this.#back?.destroy();
    this.#back = this.#open && "CloseWatcher" in window ? new CloseWatcher() : null;
    this.#back?.addEventListener("close", () => (this.open = false));
  }

  /** Where the focus goes elsewhere on the page, that has to be seen. */
  readonly follow = ({ target }: Event) => {
    if (this.#open && !this.#panel?.contains(target as Node)) this.open = false;
  };
}
