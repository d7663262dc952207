import { boardOf, type Choice } from "./choice";

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The folder of the files, with one slash behind it. */
const folder = (base: string): string => `${base.trim().replace(/\/+$/, "")}/`;

/** The element, to be pasted into a page. */
export function elementCode(choice: Choice, base: string): string {
  const { attributes, record } = boardOf(choice);
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  // Readers without scripts and search engines see the record, quotation marks and all.
  const inside = record ? `\n${escaped(record).replaceAll("&quot;", '"')}\n` : "";
  return `<script type="module" src="${escaped(folder(base))}board-game.js"></script>
<board-game${written}>${inside}</board-game>`;
}

/**
 * The frame, for editors that take no scripts; `height` in pixels of the board with all around it. The style keeps
 * it within a phone; a page whose policy refuses styles has it as wide as was chosen.
 */
export function frameCode(choice: Choice, base: string, title: string, height: number): string {
  const { attributes, record } = boardOf(choice);
  const told = new Map(attributes);
  const { game, mode } = choice;
  for (const name of ["game", "mode"]) told.delete(name);
  if (record) told.set("record", record);
  const query = new URLSearchParams([...told]).toString();
  const address = `${folder(base)}embed.html#/${game}/${mode}${query && `?${query}`}`;
  const width = choice.size ? `width="${choice.size}" style="max-width:100%"` : `width="100%"`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" ${width} height="${height}" loading="lazy" frameborder="0"></iframe>`;
}

/** The origin of the files where that is another one than the page's own can be. */
function originOf(base: string): string {
  try {
    return new URL(base.trim()).origin;
  } catch {
    return "";
  }
}

/** What the policy of a page has to allow for that code, at least. */
export function policyOf(way: "element" | "frame", base: string): string {
  const origin = originOf(base);
  if (way === "frame") return `frame-src ${origin || "'self'"}`;
  const files = origin ? `'self' ${origin}` : "'self'";
  // The worker of the computer begins in the page, and then comes from there.
  const more = origin ? `; worker-src blob: ${origin}` : "";
  return `default-src 'self'; script-src ${files} 'wasm-unsafe-eval'; connect-src ${files}${more}`;
}
