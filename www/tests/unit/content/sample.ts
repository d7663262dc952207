import type { Read } from "../../../tools/content/compile";

/** A game's text with everything that pages can show. */
export const CS = `# Hra: pravidla

<!-- Poznámka pro toho, kdo text mění. -->

## Jak se hraje {#goal § 1}

Hraje se _pomalu_ a **tiše**,
jak říká [jiná kapitola](#end). {§ 1.1, 1.2}

- První bod. {§ 1.3}
- Druhý bod s kódem P\\*5e.

![Začátek.](start)

![Dva kroky.](walk) {§ 2.1}

1. Jeden.
2. …

### {option quick} {#quick § V.A1}

## Konec {#end}

1. Nejdřív,
2. potom.

---

Autor hry. [Stránky autora](https://example.org/)
`;

const EN = `# The game: rules

## How to play {#goal § 1}

One plays _slowly_ and **quietly**, as [another chapter](#end) says. {§ 1.1, 1.2}

- The first point. {§ 1.3}
- The second.

![The start.](start)

![Two steps.](walk) {§ 2.1}

1. One.
2. …

### {option quick} {#quick § V.A1}

## The end {#end}

1. First,
2. then.

---

The author. [The author’s site](https://example.org/)
`;

export const POSITIONS = `# What the diagrams show.
wide = true

[start]
position = "8/8 w"

[walk]
position = "8/8 w"
options = "seats=4 draw_plies=50"
circles = "a1 b2"
steps = ["a1a2", "b1b2 b2b3"]
`;

const OPTIONS = `game-option-quick = Rychlá hra
    .author = Jana
    .mark = { game-mark }
game-mark = podle autorky
`;

export const GOOD: Readonly<Record<string, string>> = {
  "content/rules/game.cs.md": CS,
  "content/rules/game.en.md": EN,
  "content/rules/game.positions.toml": POSITIONS,
  "i18n/cs/game-options.ftl": OPTIONS,
  "i18n/en/game-options.ftl": OPTIONS,
};

export const reading =
  (files: Readonly<Record<string, string | null>>): Read =>
  (path) =>
    files[path] ?? null;
