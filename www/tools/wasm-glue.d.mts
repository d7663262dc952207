import type { Plugin } from "vite";

export function factory(text: string, name: string): string;
export function agree(texts: ReadonlyMap<string, string>, name: string): void;
export function wasmGlue(): Plugin;
