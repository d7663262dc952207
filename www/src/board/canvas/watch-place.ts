import { shared } from "../core/shared";

/** Calls back on events of these types in the window. */
const watchEvents = (...types: readonly string[]) =>
  shared((happened) => {
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    for (const type of types) addEventListener(type, happened, options);
    return () => ending.abort();
  });

/** Calls back when elements may have moved in the window. */
export const watchPlace = watchEvents("scroll", "resize");

/** Calls back when the window has another size. */
export const watchWindow = watchEvents("resize");
