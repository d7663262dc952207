import { shared } from "../core/shared";

/** Calls back when elements may have moved in the window. */
export const watchPlace = shared((moved) => {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const type of ["scroll", "resize"]) addEventListener(type, moved, options);
  return () => ending.abort();
});

/** Calls back when the window has another size. */
export const watchWindow = shared((resized) => {
  const ending = new AbortController();
  addEventListener("resize", resized, { signal: ending.signal });
  return () => ending.abort();
});
