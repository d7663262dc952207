/** What stands in braces behind a heading, a paragraph, a point or a diagram: `{#end § 5, 5.1}`. */
export interface Note {
  readonly id: string;
  readonly rules: readonly string[];
}

const SECTION = /[A-Z\d]+(?:\.[A-Z\d]+)*/.source;
const NOTE = new RegExp(`^(?:#([a-z][a-z\\d-]*))?\\s*(?:§\\s*(${SECTION}(?:,\\s*${SECTION})*))?$`);

/** Takes the note off the end of a text; null where braces hold none. */
export function takeNote(text: string): { readonly text: string; readonly note: Note | null } {
  const [whole, inside] = /\s*\{([^{}]*)\}\s*$/.exec(text) ?? [];
  if (whole === undefined || inside === undefined) return { text, note: { id: "", rules: [] } };
  const [found, id = "", rules = ""] = NOTE.exec(inside.trim()) ?? [];
  const note = found ? { id, rules: rules ? rules.split(/,\s*/) : [] } : null;
  return { text: text.slice(0, -whole.length), note };
}
