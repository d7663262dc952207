import type { Plugin } from "vite";

/** Gives the file that holds an entry the entry's name, where the bundler would write another before it. */
export function oneFile(name: string): Plugin;
