import type { Page } from "@playwright/test";

// What WCAG 2.2 asks of a page that a program can measure. Each function runs in the page and names what is wrong.

/** 2.5.8: what can be pressed is 24 px wide and high, or stands in a line of text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        one,
        ...(one.shadowRoot ? all(one.shadowRoot) : []),
      ]);
    return all(document).flatMap((one) => {
      const pressed = one.matches("a[href], button, input, select, textarea, summary");
      if (!pressed || !one.checkVisibility()) return [];
      if (one.matches("a") && getComputedStyle(one).display === "inline") return [];
      // Its label is pressed as well.
      const shown = (one.matches("input") && one.closest("label")) || one;
      const { width, height } = shown.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.textContent.trim();
      const small = width > 0 && (width < 23.9 || height < 23.9);
      return small ? [`${one.tagName} ${name}: ${width} x ${height}`] : [];
    });
  });

/** 1.4.12: with wider spacing no text is cut off, and nothing is wider than the page. */
export const cutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        one,
        ...(one.shadowRoot ? all(one.shadowRoot) : []),
      ]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
    const roots = [document, ...all(document).flatMap((one) => one.shadowRoot ?? [])];
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const frame = () => new Promise(requestAnimationFrame);
    // Boards take their new sizes.
    for (let at = 0; at < 3; at++) await frame();
    const parentOf = (one: Element) =>
      one.parentElement ?? (one.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const cut = all(document).flatMap((one) => {
      const texts = [...one.childNodes].filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== "",
      );
      if (!texts.length || !one.checkVisibility() || one.closest(".hidden")) return [];
      const range = document.createRange();
      range.setStartBefore(texts[0] as Text);
      range.setEndAfter(texts.at(-1) as Text);
      const written = range.getBoundingClientRect();
      for (let around: Element | null = one; around; around = parentOf(around)) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const hides = (value: string) => value === "hidden" || value === "clip";
        if (around === document.documentElement || !(hides(overflowX) || hides(overflowY)))
          continue;
        const box = around.getBoundingClientRect();
        const across = hides(overflowX) && written.right > box.right + 1;
        const along = hides(overflowY) && written.bottom > box.bottom + 4;
        return across || along ? [`${one.tagName} ${one.textContent.trim()}`] : [];
      }
      return [];
    });
    for (const root of roots) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((own) => own !== sheet);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...cut, "the page is wider than its window"] : cut;
  });

/** No page has fewer stops: those of its head alone are six. */
const FEWEST_STOPS = 8;

/**
 * 2.1.2, 2.4.7 and 2.4.11: the stops of the Tab key that show no focus, are quite covered or keep
 * the focus; all the way round.
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  let ends = 0;
  await page.evaluate(() => Object.assign(window, { met: [] }));
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      if (!one || one === document.body) return "the focus leaves the page";
      const name = (one.getAttribute("aria-label") ?? one.textContent).trim();
      const { met } = window as unknown as { met: Element[] };
      if (one === met[0]) return "round";
      if (met.includes(one)) return `${one.tagName} ${name} comes twice`;
      met.push(one);
      const shown = (one.matches("input") && one.closest("label")) || one;
      const { x, y, width, height } = shown.getBoundingClientRect();
      const above = (node: Node | null): Node[] =>
        node ? [node, ...above(node.parentNode ?? (node as ShadowRoot).host ?? null)] : [];
      const parts = [0.1, 0.5, 0.9];
      const seen = parts.some((across) =>
        parts.some((along) => {
          const at = [x + width * across, y + height * along] as const;
          let on = document.elementFromPoint(...at);
          for (let inner = on; inner?.shadowRoot; on = inner) {
            const next: Element | null = inner.shadowRoot.elementFromPoint(...at);
            if (!next || next === inner) break;
            inner = next;
          }
          return above(on).includes(shown) || above(shown).includes(on as Node);
        }),
      );
      const marked = [one, shown, shown.parentElement, ...shown.querySelectorAll("*")].some(
        (part) => {
          if (!part) return false;
          const { outlineStyle, boxShadow, clipPath } = getComputedStyle(part);
          const { width, height } = part.getBoundingClientRect();
          // What is clipped away, or no larger than a dot, marks nothing.
          if (clipPath !== "none" || (width < 2 && height < 2)) return false;
          return outlineStyle !== "none" || boxShadow !== "none";
        },
      );
      const wrong = [...(seen ? [] : ["covered"]), ...(marked ? [] : ["not marked"])];
      return wrong.map((what) => `${one.tagName} ${name}: ${what}`);
    });
    if (stop === "round") {
      const few = stops - ends < FEWEST_STOPS;
      return few ? [...found, `there are only ${stops - ends} stops`] : found;
    }
    if (typeof stop !== "string") found.push(...stop);
    // Behind the last stop the focus leaves the page; before it nothing may take it away.
    else if (stop !== "the focus leaves the page" || ++ends > 1)
      return [...found, `no way round: ${stop}`];
  }
}
