import type { Companion, ViewElement } from "../ui/view-element";

/** From this width of a page on there is room beside its text, as sheets say with `@container page`. */
const WIDE = 900;

/** Renders a page again whenever it gets room beside its text, or has it no longer. */
export class Room implements Companion {
  #wide = false;
  readonly #observer = new ResizeObserver(() => {
    const before = this.#wide;
    if (this.#look() !== before) this.host.requestUpdate();
  });

  constructor(private readonly host: ViewElement) {
    host.addCompanion(this);
  }

  get wide(): boolean {
    return this.#wide;
  }

  hostConnected(): void {
    const page = this.#page;
    this.#look();
    if (page) this.#observer.observe(page);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  get #page(): HTMLElement | null {
    return this.host.closest("main");
  }

  #look(): boolean {
    return (this.#wide = (this.#page?.clientWidth ?? 0) >= WIDE);
  }
}
