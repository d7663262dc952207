import type { Page } from "@playwright/test";

/**
 * The words of a page that are not whole: cut off, out of their box or of the window, over other
 * words, or so wide that the page scrolls sideways.
 */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const told = (element: Element) => {
      const name = [element.localName, ...element.classList].join(".");
      return `${name} “${(element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;
    };
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`the page is ${over} px too wide`);

    /** What screen readers alone are told takes no room, and pictures are not words. */
    const LEFT_OUT = ".hidden, .skip, svg, canvas, option, noscript, script, style, [inert]";
    const roots: (Document | ShadowRoot)[] = [document];
    const all: Element[] = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll("body, body *, :host > *, *")) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        all.push(element);
      }
    }
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };

    interface Text {
      readonly element: Element;
      readonly rects: readonly DOMRect[];
      readonly top: number;
      readonly bottom: number;
      /** Above the page, or apart from it. */
      readonly layer: Element | null;
    }
    const texts: Text[] = [];
    const range = document.createRange();
    const scrolls = (value: string) => value === "auto" || value === "scroll";
    for (const element of new Set(all)) {
      // Most have no words of their own: cells of boards, above all.
      const nodes = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const chosen = element instanceof HTMLSelectElement;
      if ((!chosen && nodes.length === 0) || element.closest(LEFT_OUT)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (chosen) {
        const { font, paddingInlineStart, paddingInlineEnd } = styleOf(element);
        const pen = document.createElement("canvas").getContext("2d");
        const text = element.selectedOptions[0]?.text ?? "";
        if (!pen) continue;
        pen.font = font;
        const room =
          element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        if (pen.measureText(text).width > room + 1) found.add(`${told(element)} cuts “${text}”`);
        continue;
      }
      const rects = nodes.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
      if (rects.length === 0) continue;
      const [left, right, top, bottom] = [
        Math.min(...rects.map((rect) => rect.left)),
        Math.max(...rects.map((rect) => rect.right)),
        Math.min(...rects.map((rect) => rect.top)),
        Math.max(...rects.map((rect) => rect.bottom)),
      ];
      // Lines of words may be higher than their letters.
      const slack = Math.max(2, 0.12 * (rects[0]?.height ?? 0));
      let layer: Element | null = null;
      let inWindow = true;
      for (let box: Element | null = element; box && box !== document.body; box = parentOf(box)) {
        const { overflowX, overflowY, position, borderTopWidth, backgroundColor, display } =
          styleOf(box);
        if (display === "inline" || display === "contents") continue;
        const edge = box.getBoundingClientRect();
        const cutsX = overflowX === "hidden" || overflowX === "clip";
        const cutsY = overflowY === "hidden" || overflowY === "clip";
        const isBox =
          parseFloat(borderTopWidth) > 0 ||
          !/^(?:rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
        if (scrolls(overflowX)) inWindow = false;
        // Behind what scrolls, words go on.
        else if (inWindow && (cutsX || isBox) && (left < edge.left - 1 || right > edge.right + 1)) {
          found.add(`${told(element)} is wider than ${told(box).slice(0, 40)}`);
        }
        if (scrolls(overflowY)) {
          layer ??= box;
          break;
        }
        if ((cutsY || isBox) && (top < edge.top - slack || bottom > edge.bottom + slack)) {
          found.add(`${told(element)} is higher than ${told(box).slice(0, 40)}`);
        }
        if (position === "fixed" || box instanceof HTMLDialogElement) {
          layer = box;
          break;
        }
        if (position === "absolute" || position === "sticky") layer ??= box;
      }
      if (inWindow && (left < -1 || right > innerWidth + 1)) {
        found.add(`${told(element)} is out of the window`);
      }
      texts.push({ element, rects, top, bottom, layer });
    }
    texts.sort((a, b) => a.top - b.top);
    for (const [at, one] of texts.entries()) {
      for (let next = at + 1; next < texts.length; next++) {
        const other = texts[next];
        // Those behind it are below it too.
        if (!other || other.top >= one.bottom) break;
        if (one.layer !== other.layer) continue;
        const meets = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              // Lines of words may be higher than their letters.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
                0.4 * Math.min(a.height, b.height),
          ),
        );
        if (meets) found.add(`${told(one.element)} lies over ${told(other.element)}`);
      }
    }
    return [...found];
  });
