import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * The panel of a page, which rises as a sheet on phones. As with a dialog, the focus goes
 * into it and back to the button that asked for it.
 */
export class Sheet implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #open = false;
  /** What the page shows. */
  #shown = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
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
    const { activeElement, body } = document;
    // A press beside the sheet has taken the focus away; what has it elsewhere keeps it.
    const free = activeElement === body || this.#panel?.contains(activeElement);
    const next = this.#open ? ".panel .only-phone" : free ? "[data-do=more]" : null;
    if (next) this.#host.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }

  /** Where the focus goes elsewhere on the page, that has to be seen. */
  readonly follow = ({ target }: Event) => {
    if (this.#open && !this.#panel?.contains(target as Node)) this.open = false;
  };
}
