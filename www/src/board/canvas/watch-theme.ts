import { shared } from "../core/shared";
import { FORCED } from "./theme";

/** Calls back whenever the page may have changed its colours. Returns what ends it. */
export const watchTheme = shared((changed) => {
  const ending = new AbortController();
  for (const query of ["(prefers-color-scheme: dark)", FORCED]) {
    matchMedia(query).addEventListener("change", changed, { signal: ending.signal });
  }
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributeFilter: ["class", "style", "data-theme"] });
  }
  return () => {
    ending.abort();
    observer.disconnect();
  };
});
