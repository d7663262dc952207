// The visits that the budgets are for: what is opened, and when its first picture is there.

/** A page of a club: plain, of another origin than the board. */
export const clubPage = (site, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Club</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${site}/board-game.js"></script>
  </head>
  <body>
    <h1>Our club</h1>
    ${body}
  </body>
</html>
`;

const LANGUAGES = [
  { language: "cs", locale: "cs-CZ" },
  { language: "en", locale: "en-GB" },
];

/** Runs in the page: a board has drawn its game. */
const board = () => window.boardsShown > 0;

/** Runs in the page: the view in space has drawn its pieces. */
const space = () => document.querySelector("board-game").space?.shown().pieces.length > 0;

/** Runs in the page: there is something to read. */
const text = () => document.querySelector("main h1")?.checkVisibility() === true;

/** Runs in the page: boards stand where emblems were, which they do two seconds after the first picture. */
const cards = () => document.querySelectorAll(".emblem[data-shown]").length > 1;

/** Every visit; `start` names a game of which a new one is begun before, in a browser of its own. */
export function visits(games) {
  const each = (make) => LANGUAGES.flatMap(({ language, locale }) => make(language, locale));
  const element = (name, attributes, shown) => ({
    name,
    locale: "en-GB",
    body: `<board-game ${attributes}></board-game>`,
    shown,
  });
  return [
    ...games.map((game) => element(`element ${game}`, `game="${game}"`, board)),
    element("space tri-d-chess", 'game="tri-d-chess" levels="space"', space),
    // Of a game's two pages of rules the Czech one is the larger.
    ...games.map((game) => ({
      name: `rules ${game}`,
      locale: "cs-CZ",
      address: `#/rules/${game}`,
      shown: board,
    })),
    ...each((language, locale) => [
      ...games.map((start) => ({ name: `play ${start} ${language}`, locale, start, shown: board })),
      { name: `home ${language}`, locale, address: "#/", shown: text, rested: cards },
    ]),
  ];
}
