import type { Plugin } from "vite";

/** Leaves out how templates are laid out in their source. */
export function leanTemplates(): Plugin;
