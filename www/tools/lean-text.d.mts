import type { Plugin } from "vite";

/** Leaves comments out of message files and icons of the built site. */
export function leanText(): Plugin;
