/** Colours of the board: each is a CSS custom property of the host, with `--` in front. */
const NAMES = [
  "square-a",
  "square-b",
  "grid-line",
  "coord-a",
  "coord-b",
  "felt",
  "felt-line",
  "well",
  "mark",
  "mark-halo",
  "mark-from",
  "mark-to",
  "mark-legal",
  "mark-check",
  "mark-warn",
  "accent",
  "accent-ink",
  "aim-own",
  "aim-other",
  "glow-own",
  "glow-other",
  "white-body",
  "white-shade",
  "white-line",
  "white-eye",
  "black-body",
  "black-shade",
  "black-line",
  "black-eye",
  "black-edge",
  "white-edge",
  "note-0",
  "note-1",
  "note-2",
  "note-3",
] as const;

export type ColourName = (typeof NAMES)[number];

export interface Theme {
  readonly colours: Readonly<Record<ColourName, string>>;
  /** The colours as one text: what cached pictures depend on. */
  readonly key: string;
}

/** Reads the colours as they apply inside `host`, whatever functions they are written with. */
export function readTheme(host: Element): Theme {
  const probe = document.createElement("span");
  probe.hidden = true;
  host.append(probe);
  const style = getComputedStyle(probe);
  const colours = {} as Record<ColourName, string>;
  for (const name of NAMES) {
    probe.style.color = `var(--${name})`;
    colours[name] = style.color;
  }
  probe.remove();
  return { colours, key: Object.values(colours).join() };
}

/** Calls back whenever the colours may have changed. Returns what ends it. */
export function watchTheme(host: Element, changed: () => void): () => void {
  const ending = new AbortController();
  const queries = [
    "(prefers-color-scheme: dark)",
    "(forced-colors: active)",
    "(prefers-contrast: more)",
  ];
  for (const query of queries) {
    matchMedia(query).addEventListener("change", changed, { signal: ending.signal });
  }
  const observer = new MutationObserver(changed);
  const root = host.getRootNode();
  const outer = root instanceof ShadowRoot ? [root.host] : [];
  for (const element of [document.documentElement, document.body, ...outer]) {
    observer.observe(element, { attributeFilter: ["class", "style", "theme", "data-theme"] });
  }
  ending.signal.addEventListener("abort", () => observer.disconnect());
  return () => ending.abort();
}
