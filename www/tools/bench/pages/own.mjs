// The pages that are measured, but for those of others: what is opened, and when it is there.

import { folder, pages } from "../../visit/host.mjs";
import { begin } from "../../visit/load.mjs";
import { clubPage } from "../../visit/visits.mjs";
import { article, sheet } from "./many.mjs";

/** So many boards are on a page. */
export const COUNTS = [1, 10, 100];
/** The game of a page with boards of one game. */
const ONE = "folky";

/** Runs in the page: a board has drawn its game. */
export const board = () => window.boardsShown?.length > 0;
/** Runs in the page: the view in space has its pieces. */
const space = () => document.querySelector("board-game").space?.shown().pieces.length > 0;
/** Runs in the page: there is something to read. */
const text = () => document.querySelector("main h1")?.checkVisibility() === true;

/** Runs in the page: every card that is seen has its board in the place of its emblem. */
const cards = () => {
  const seen = [...document.querySelectorAll(".emblem")].filter(
    (emblem) => emblem.getBoundingClientRect().bottom < innerHeight,
  );
  return seen.length > 0 && window.boardsShown.length >= seen.length;
};

/** Serves the built site and a club that shows boards of it. */
export async function ownPages(browser, dist, games) {
  const site = await folder(dist);
  const own = (attributes) =>
    clubPage(
      site.origin,
      `<div style="inline-size:480px"><board-game ${attributes}></board-game></div>`,
    );
  const bodies = new Map([
    ...games.map((game) => [`/element-${game}`, () => own(`game="${game}"`)]),
    ["/space", () => own('game="tri-d-chess" levels="space"')],
    ...COUNTS.flatMap((count) => [
      [`/one-${count}`, () => clubPage(site.origin, sheet([ONE], count))],
      [`/mixed-${count}`, () => clubPage(site.origin, sheet(games, count))],
    ]),
    ["/article", () => clubPage(site.origin, article([ONE], 100))],
    ["/article-mixed", () => clubPage(site.origin, article(games, 100))],
  ]);
  const club = await pages(({ pathname }) => bodies.get(pathname)?.() ?? null);
  const rows = [
    ...games.map((game) => ({
      name: `element ${game}`,
      url: `${club.origin}/element-${game}`,
      shown: board,
    })),
    { name: "space tri-d-chess", url: `${club.origin}/space`, shown: space },
  ];
  for (const game of games) {
    const { address, kept } = await begin(browser, site.origin, game);
    rows.push({ name: `play ${game}`, url: `${site.origin}/${address}`, kept, shown: board });
  }
  rows.push({ name: "home", url: `${site.origin}/#/`, shown: text, rested: cards });
  return {
    rows,
    sheet: (kind, count) => `${club.origin}/${kind}-${count}`,
    article: (name) => `${club.origin}/${name}`,
    close() {
      for (const host of [site, club]) host.close();
    },
  };
}
