import type { Annotation } from "../../game/annotation";

/** The colour that the held keys mean. */
export function colourOf(keys: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): number {
  return (keys.shiftKey || keys.ctrlKey ? 1 : 0) + (keys.altKey || keys.metaKey ? 2 : 0);
}

/** Adds a note; the same again takes it away, in another colour it changes colour. */
export function toggle(notes: readonly Annotation[], note: Annotation): Annotation[] {
  const there = notes.find((one) => one.from === note.from && one.to === note.to);
  const rest = notes.filter((one) => one !== there);
  return there?.colour === note.colour ? rest : [...rest, note];
}

/** The cell nearest to `to` that lies straight or like a knight's leap from `from`. */
export function snap(
  from: { readonly col: number; readonly row: number },
  to: { readonly col: number; readonly row: number },
): { col: number; row: number } {
  const dx = to.col - from.col;
  const dy = to.row - from.row;
  const wide = Math.abs(dx);
  const high = Math.abs(dy);
  if (!wide || !high || wide === high || (wide + high === 3 && wide && high)) return { ...to };
  const long = Math.max(wide, high);
  if (wide > 2 * high) return { col: to.col, row: from.row };
  if (high > 2 * wide) return { col: from.col, row: to.row };
  return { col: from.col + Math.sign(dx) * long, row: from.row + Math.sign(dy) * long };
}
