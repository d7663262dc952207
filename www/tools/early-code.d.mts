import type { Plugin } from "vite";

export function earlyCode(...names: readonly string[]): Plugin;
