/** The element that holds the games of a page that carries some, as a backup. */
const GAMES = "klubovna-games";

/** What the packer has put into the page: all else was added while it ran. */
const PACKED = "[data-packed]";

/** The games that this page carries, as a backup; empty where there are none. */
export const carriedText = (): string => document.getElementById(GAMES)?.textContent ?? "";

/** This page as it was packed, with the games of a backup in it instead of those it carries. */
export function pageWith(backup: string, page: Document = document): string {
  const { head, body } = page;
  return [
    "<!doctype html>",
    '<html lang="en"><head>',
    ...packedIn(head),
    // Inert for the parser, too: nothing in it can end the element.
    `<script type="application/json" id="${GAMES}">${backup.replaceAll("<", "\\u003c")}</script>`,
    "</head><body>",
    ...packedIn(body),
    "</body></html>",
    "",
  ].join("\n");
}

const packedIn = (parent: Element): readonly string[] =>
  [...parent.querySelectorAll<HTMLElement>(`:scope > ${PACKED}`)].map((element) =>
    // Its text is that of the page on view.
    element.localName === "title" ? "<title data-packed>Klubovna</title>" : element.outerHTML,
  );
