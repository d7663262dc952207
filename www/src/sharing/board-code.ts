const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Whether the files of the site lie beside this page, which they do not for the single file. */
export const isSite = (): boolean => !globalThis.KLUBOVNA_WASM && location.protocol !== "file:";

/** HTML that shows a game on any page: the element, with the record inside. */
export function boardCode(game: string, record: string, language: string): string {
  // From a disk no page can load anything: without files they are taken to be where a site usually has them.
  const folder = isSite() ? new URL("./", location.href).href : "/klubovna/";
  const inside = record.trim().replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
  return `<script type="module" src="${folder.replaceAll('"', "%22")}board-game.js"></script>
<board-game game="${game}" mode="replay" lang="${language}">${inside}</board-game>
`;
}
