/** Colours of the board: each is a CSS custom property of the host, with `--bg-` in front. */
const NAMES = [
  "square-a",
  "square-b",
  "grid-line",
  "coord-a",
  "coord-b",
  "coord-out",
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
  /** The person has chosen the colours: nothing has others of its own. */
  readonly forced?: boolean;
  /** The colours as one text: what cached pictures depend on. */
  readonly key: string;
}

/** Before a page has told its colours. */
export const UNREAD = { key: "" } as Theme;

/** That the person has chosen the colours. */
export const FORCED = "(forced-colors: active)";
export const isForced = (): boolean => matchMedia(FORCED).matches;

/** What takes the colours of boards that wait for them, and those that came with another board's. */
const probes = new Map<Element, HTMLElement>();
const themes = new WeakMap<Element, Theme>();

/** Asks for the colours as they apply inside `host` now; they are read when the first of all that ask needs them. */
export function askTheme(host: Element): void {
  themes.delete(host);
  if (probes.has(host)) return;
  const probe = document.createElement("i");
  probe.hidden = true;
  // Otherwise forced colours would all read as the colour of text.
  probe.style.setProperty("forced-color-adjust", "none");
  // One property that takes them all: the browser works out one style instead of dozens.
  probe.style.boxShadow = ALL.map((name) => `0 0 var(--bg-${name})`).join();
  host.append(probe);
  probes.set(host, probe);
}

/**
 * The colours that were asked for. All are read together: each change of the page in between would
 * have the browser work out all its styles again.
 */
export function askedTheme(host: Element): Theme {
  const known = themes.get(host);
  if (known) return known;
  // One that has left the page asks again when it comes back.
  for (const [other, probe] of probes) themes.set(other, themeOf(probe));
  for (const probe of probes.values()) probe.remove();
  probes.clear();
  return themes.get(host) ?? UNREAD;
}

/** Reads the colours of one board. */
export function readTheme(host: Element): Theme {
  askTheme(host);
  return askedTheme(host);
}

/** Whatever functions colours are written with. */
function themeOf(probe: HTMLElement): Theme {
  const style = getComputedStyle(probe);
  // Each shadow is written with its colour first, then its four lengths.
  let read = style.boxShadow.split(/(?: 0px){4},? ?/);
  // What a page wrote that is no colour spoils them all: it reads as the colour of text.
  if (read.length < ALL.length) {
    read = ALL.map((name) => {
      probe.style.color = `var(--bg-${name})`;
      return style.color;
    });
  }
  const colours = Object.fromEntries(ALL.map((name, at) => [name, read[at]])) as Theme["colours"];
  const forced = isForced();
  return { colours, forced, key: [forced, ...read].join() };
}
