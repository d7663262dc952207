const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** HTML that shows a game on any page: the element, with the record inside. */
export function boardCode(game: string, record: string, language: string, site: string): string {
  const script = new URL("board-game.js", site).href;
  const inside = record.trim().replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
  return `<script type="module" src="${script.replaceAll('"', "%22")}"></script>
<board-game game="${game}" mode="replay" lang="${language}">${inside}</board-game>
`;
}
