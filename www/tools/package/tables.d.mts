/** A text with the tables of the manifest that it names. */
export function withTables(text: string, manifest: unknown, games: readonly string[]): string;
