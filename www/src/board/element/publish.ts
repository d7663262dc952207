import { CONTENT, LOOK } from "./attributes";
import { type Inner, loadMethods } from "./inner";
import type { BoardGameElement } from "./public";

const method = (name: "load" | "play" | "goTo" | "record" | "position") =>
  async function (this: Inner, given?: unknown): Promise<unknown> {
    return (await loadMethods()).call(this, name, given);
  };

const FLAG = /^(flipped|counts|bare)$/;

/**
 * Gives the element what other pages use: methods, and a property for each attribute. Pages of
 * the site do without.
 */
export function publish(element: { readonly prototype: Inner }): Published {
  const { prototype } = element;
  for (const name of ["load", "play", "goTo", "record"] as const) {
    Object.defineProperty(prototype, name, { value: method(name) });
  }
  // Browsers have one for the language.
  const names = [...CONTENT, ...LOOK].filter((name) => name !== "lang");
  for (const name of names) Object.defineProperty(prototype, name, propertyOf(name));
  const { connectedCallback } = prototype;
  prototype.connectedCallback = function () {
    // What a page has set before the program came hides the property.
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
    connectedCallback.call(this);
  };
  return element as unknown as Published;
}

const propertyOf = (name: string): PropertyDescriptor & ThisType<Inner> => ({
  get() {
    // A page asks for the position, and frameworks set what is written as an attribute.
    if (name === "position") return method(name);
    const value = this.getAttribute(name);
    return FLAG.test(name) ? (value ?? "false") !== "false" : value;
  },
  set(value: unknown) {
    // What is there without being written has to be written away.
    if (value == null || (value === false && name !== "coordinates")) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  },
});

/** The element as other pages know it. */
export type Published = new () => BoardGameElement;
