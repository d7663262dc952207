import type { Plugin } from "vite";

/** Puts the bundler's helpers into every chunk that needs them. */
export function ownRuntime(): Plugin;
