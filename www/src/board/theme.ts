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
] as const;
const SIDES = ["white", "black"] as const;
const ROLES = ["body", "shade", "line", "edge", "eye"] as const;
const NOTES = ["note-0", "note-1", "note-2", "note-3"] as const;

export type ColourName =
  | (typeof NAMES)[number]
  | (typeof NOTES)[number]
  | `${(typeof SIDES)[number]}-${(typeof ROLES)[number]}`;

const ALL: readonly ColourName[] = [
  ...NAMES,
  ...NOTES,
  ...SIDES.flatMap((side) => ROLES.map((role) => `${side}-${role}` as const)),
];

export interface Theme {
  readonly colours: Readonly<Record<ColourName, string>>;
  /** The colours as one text: what cached pictures depend on. */
  readonly key: string;
}

/** Before a page has told its colours. */
export const UNREAD = { key: "" } as Theme;

/** Reads the colours as they apply inside `host`, whatever functions they are written with. */
export function readTheme(host: Element): Theme {
  const probe = document.createElement("span");
  probe.hidden = true;
  // Otherwise forced colours would all read as the colour of text.
  probe.style.setProperty("forced-color-adjust", "none");
  // One for each colour: the browser works out all styles at once.
  const styles = ALL.map((name) => {
    const sample = probe.appendChild(document.createElement("i"));
    sample.style.color = `var(--${name})`;
    return [name, getComputedStyle(sample)] as const;
  });
  host.append(probe);
  const colours = Object.fromEntries(
    styles.map(([name, { color }]) => [name, color]),
  ) as Theme["colours"];
  probe.remove();
  return { colours, key: Object.values(colours).join() };
}

/** Calls back whenever the page may have changed its colours. Returns what ends it. */
export function watchTheme(changed: () => void): () => void {
  const ending = new AbortController();
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", changed, { signal: ending.signal });
  }
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributeFilter: ["class", "style", "data-theme"] });
  }
  ending.signal.addEventListener("abort", () => observer.disconnect());
  return () => ending.abort();
}
