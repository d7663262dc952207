import type { Plugin } from "vite";

/** Writes its policy into each page. */
export function policy(): Plugin;
