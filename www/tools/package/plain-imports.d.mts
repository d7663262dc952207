import type { Plugin } from "vite";

/** Leaves dynamic imports as they are. */
export function plainImports(): Plugin;
