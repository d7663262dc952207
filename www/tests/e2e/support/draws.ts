import type { Page } from "@playwright/test";

/** How often something was drawn by WebGL: whole pictures, and the shadows in them. */
export interface Draws {
  readonly pictures: number;
  readonly shadows: number;
}

/** Counts what is drawn from now on: each drawing begins with an empty picture. */
export async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draws = { pictures: 0, shadows: 0 };
    Object.assign(window, { draws });
    const { prototype } = WebGL2RenderingContext;
    const real = prototype.clear;
    prototype.clear = function (this: WebGL2RenderingContext, mask: number) {
      const onScreen = this.getParameter(this.FRAMEBUFFER_BINDING) === null;
      draws[onScreen ? "pictures" : "shadows"]++;
      real.call(this, mask);
    };
  });
}

export const drawn = (page: Page): Promise<Draws> =>
  page.evaluate(() => ({ ...(window as unknown as { draws: Draws }).draws }));
