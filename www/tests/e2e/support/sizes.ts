import type { Page } from "@playwright/test";

/** The side of the smallest cell of the board, in pixels. */
export const cellSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cells = document
      .querySelector("board-game")
      ?.shadowRoot?.querySelectorAll<HTMLElement>("[data-cell]");
    const sides = [...(cells ?? [])].flatMap((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return [width, height];
    });
    return sides.length ? Math.min(...sides) : 0;
  });

/**
 * What of the play page is not whole: what is cut off, scrolls where nothing should, reaches out
 * of the window, or lies over something else.
 */
export const unfit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const board = document.querySelector("board-game")?.shadowRoot;
    if (!board) return ["no board"];
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
    if (scrollHeight > innerHeight)
      found.push(`the page is ${scrollHeight - innerHeight} px too high`);
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.className || element.tagName} “${element.textContent.trim().slice(0, 24)}”`;
    const all = [...document.querySelectorAll("body *"), ...board.querySelectorAll("*")];
    // What screen readers alone are told takes no room.
    const shown = all.filter((one) => seen(one) && !one.closest(".hidden, svg, .skip"));
    for (const element of shown) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const wider = overflowX !== "visible" && element.scrollWidth - element.clientWidth > 1;
      const higher = overflowY !== "visible" && element.scrollHeight - element.clientHeight > 1;
      if (wider || higher) found.push(`${name(element)} is cut`);
    }
    const things = [
      ...document.querySelectorAll(
        ".player .name, .clock-time, .half .said, .game-actions > button, .top a:not(.hidden)",
      ),
      ...board.querySelectorAll(".tray, .pile, .kinds, .blues, .dock .control, .stage"),
    ].filter(seen);
    const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
    for (const [at, { thing, box }] of boxes.entries()) {
      const { left, right, top, bottom } = box;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        found.push(`${name(thing)} is out of the window`);
      }
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(right, other.box.right) - Math.max(left, other.box.left);
        const along = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
        if (across > 2 && along > 2) found.push(`${name(thing)} lies over ${name(other.thing)}`);
      }
    }
    return found;
  });
