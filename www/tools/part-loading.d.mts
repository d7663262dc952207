import type { Plugin } from "vite";

/** Loads styles of parts in a way that can be tried again. */
export function partLoading(): Plugin;
