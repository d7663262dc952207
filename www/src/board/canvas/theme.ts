/** Colours of the board: each is a CSS custom property of the host, with `--bg-` in front. */
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
  const probe = document.createElement("i");
  probe.hidden = true;
  // Otherwise forced colours would all read as the colour of text.
  probe.style.setProperty("forced-color-adjust", "none");
  // One property that takes them all: the browser works out one style instead of dozens.
  probe.style.boxShadow = ALL.map((name) => `0 0 var(--bg-${name})`).join();
  host.append(probe);
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
  probe.remove();
  const colours = Object.fromEntries(ALL.map((name, at) => [name, read[at]])) as Theme["colours"];
  return { colours, key: read.join() };
}
