import type { Plugin } from "vite";

/** Where the list of chunks is. */
export const CHUNKS: string;

/** Takes vite's manifest out of the built site. */
export function chunkList(): Plugin;
