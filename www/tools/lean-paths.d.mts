import type { Plugin } from "vite";

/** Writes the drawings of the site as short as they can be told. */
export function leanPaths(): Plugin;
