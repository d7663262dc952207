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
  for (const name of [...CONTENT, ...LOOK]) {
    // Browsers have one for the language.
    if (name !== "lang") Object.defineProperty(prototype, name, propertyOf(name));
  }
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
