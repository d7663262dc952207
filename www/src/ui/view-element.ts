import { type nothing, render, type TemplateResult } from "lit/html.js";

/** What goes along with an element: what it does when that comes, is rendered and goes. */
export interface Companion {
  hostConnected?(): void;
  hostUpdated?(): void;
  hostDisconnected?(): void;
}

/**
 * An element that renders a template into itself, soon after something in it has changed. Lit's own
 * element brings attributes, shadow roots and their styles, which nothing here uses.
 */
export abstract class ViewElement extends HTMLElement {
  /** The names of all properties with `state`. */
  declare protected readonly states?: readonly string[];
  readonly #companions: Companion[] = [];
  /** What was set before the browser knew which element this is. */
  readonly #early = new Map<string, unknown>();
  readonly #changed = new Set<string>();
  #queued = false;
  #rendered = false;
  #begin!: () => void;
  /** The last update, done or not; the first one waits for a place on the page. */
  #update: Promise<void> = new Promise((begin) => (this.#begin = begin));

  constructor() {
    super();
    const own = this as Record<string, unknown>;
    for (const name of this.states ?? []) {
      if (!Object.hasOwn(own, name)) continue;
      this.#early.set(name, own[name]);
      delete own[name];
    }
    this.requestUpdate();
  }

  connectedCallback(): void {
    this.#begin();
    for (const companion of this.#companions) companion.hostConnected?.();
  }

  disconnectedCallback(): void {
    for (const companion of this.#companions) companion.hostDisconnected?.();
  }

  addCompanion(companion: Companion): void {
    this.#companions.push(companion);
  }

  /** Settled when what was asked for is rendered. */
  get updateComplete(): Promise<void> {
    return this.#update;
  }

  /** Renders soon, once for all that changes until then; `name` is the property that has changed. */
  requestUpdate(name?: string): void {
    if (name !== undefined) this.#changed.add(name);
    if (this.#queued) return;
    this.#queued = true;
    this.#update = this.#after(this.#update);
  }

  async #after(before: Promise<void>): Promise<void> {
    // What went wrong then was told then.
    await before.catch(() => undefined);
    for (const [name, value] of this.#early) (this as Record<string, unknown>)[name] = value;
    this.#early.clear();
    const changed = new Set(this.#changed);
    let view;
    try {
      this.willUpdate(changed);
      view = this.render();
    } finally {
      this.#changed.clear();
      this.#queued = false;
    }
    render(view, this, { host: this });
    for (const companion of this.#companions) companion.hostUpdated?.();
    if (!this.#rendered) {
      this.#rendered = true;
      this.firstUpdated();
    }
    this.updated();
  }

  protected abstract render(): TemplateResult | typeof nothing;

  /** Before it is rendered, with the names of the properties that have changed. */
  protected willUpdate(_changed: ReadonlySet<string>): void {}

  /** After it was rendered for the first time. */
  protected firstUpdated(): void {}

  /** After it was rendered. */
  protected updated(): void {}
}

/** A property that is shown: when it is set to something else, the element is rendered again. */
export const state = () => (prototype: object, name: string) => {
  const values = new WeakMap<object, unknown>();
  const owner = prototype as { states?: readonly string[] };
  owner.states = [...(owner.states ?? []), name];
  Object.defineProperty(prototype, name, {
    get(this: ViewElement) {
      return values.get(this);
    },
    set(this: ViewElement, value: unknown) {
      if (Object.is(values.get(this), value)) return;
      values.set(this, value);
      this.requestUpdate(name);
    },
  });
};

/** Gives an element its name. */
export const customElement = (name: string) => (element: CustomElementConstructor) =>
  customElements.define(name, element);
