import type { Plugin } from "vite";

/** Leaves only the shapes of icons: all have the same frame, and their licence stands on the page about the site. */
export function leanIcons(): Plugin;
