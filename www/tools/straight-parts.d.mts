import type { Plugin } from "vite";

/** Takes away files that only hand on what another one has. */
export function straightParts(): Plugin;
