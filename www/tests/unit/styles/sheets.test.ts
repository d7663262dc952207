import { describe, expect, test } from "vitest";

import { type Rule, rulesOf, sheets } from "./sheets";

/** The layers in the order in which each wins over those before it. */
const LAYERS = ["reset", "tokens", "base", "parts", "pages"];

const NAMED =
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkturquoise darkviolet deeppink deepskyblue dimgray dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgray lightgreen lightpink lightsalmon lightseagreen lightskyblue lightyellow lime limegreen linen magenta maroon mediumblue mediumorchid mediumpurple midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen";
const SYSTEM =
  "Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText SelectedItem SelectedItemText Mark MarkText GrayText AccentColor AccentColorText";

const word = (names: string) =>
  new RegExp(`(?<![\\w-])(?:${names.replaceAll(" ", "|")})(?![\\w-])`);
const RAW = [
  /#[0-9a-f]{3,8}\b/i,
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/,
  word(NAMED),
];
const SYSTEM_COLOUR = word(SYSTEM);

/** Raw colours of a rule; those of the system belong where it forces its colours. */
function rawColours({ within, declarations }: Rule): readonly string[] {
  const forced = within.some((context) => context.includes("forced-colors: active"));
  return declarations.flatMap(([property, value]) => {
    const bare = value.replace(/"[^"]*"/g, "");
    const raw = RAW.some((one) => one.test(bare)) || (!forced && SYSTEM_COLOUR.test(bare));
    return raw ? [`${property}: ${value}`] : [];
  });
}

/** Lengths that are reckoned from those of the window. */
function windowArithmetic({ declarations }: Rule): readonly string[] {
  return declarations
    .filter(([, value]) => {
      const ofWindow = /\d[sld]?v(?:h|w|b|i|min|max)\b/.test(value);
      return ofWindow && / [-+*/] /.test(value.replace(/^.*grid-area.*$/, ""));
    })
    .map(([property, value]) => `${property}: ${value}`);
}

const found = (of: (rule: Rule) => readonly string[], wanted: (path: string) => boolean) =>
  sheets
    .filter(({ path }) => wanted(path))
    .flatMap(({ path, rules }) =>
      rules.flatMap((rule) => of(rule).map((what) => `${path}: ${rule.selectors} { ${what} }`)),
    );

const isTokens = (path: string) => path.endsWith("tokens.css");
const isBoard = (path: string) => path.startsWith("board/");

describe("the style sheets", () => {
  test("are read rule by rule", () => {
    expect(
      rulesOf("@layer a { @media (b) { .c, .d { e: f(g) } } .h { --i: #fff; color: red } }"),
    ).toEqual([
      { within: ["@layer a", "@media (b)"], selectors: ".c, .d", declarations: [["e", "f(g)"]] },
      {
        within: ["@layer a"],
        selectors: ".h",
        declarations: [
          ["--i", "#fff"],
          ["color", "red"],
        ],
      },
    ]);
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.flatMap(({ rules }) => rules).length).toBeGreaterThan(800);
  });

  test("have raw colours in files of tokens alone", () => {
    const raw = (value: string) =>
      rawColours({ within: [], selectors: "", declarations: [["color", value]] });
    for (const colour of ["#fff", "rgb(1 2 3)", "oklch(0.5 0 0)", "hsl(1 2% 3%)", "tan", "Canvas"])
      expect(raw(colour), colour).toHaveLength(1);
    for (const none of ["var(--tan)", "currentcolor", "transparent", '"red"', "pre-wrap"])
      expect(raw(none), none).toEqual([]);
    expect(found(rawColours, (path) => !isTokens(path))).toEqual([]);
  });

  test("declare nothing but properties in files of tokens", () => {
    const others = ({ declarations }: Rule) =>
      declarations
        .map(([property]) => property)
        .filter((property) => !property.startsWith("--") && property !== "color-scheme");
    expect(found(others, isTokens)).toEqual([]);
  });

  test("say once what a selector looks like where it applies", () => {
    const doubled = sheets.flatMap(({ path, rules }) => {
      const keys = rules
        .filter(({ within }) => !within.some((context) => context.startsWith("@font")))
        .map(({ within, selectors }) => [...within, selectors].join(" / "))
        .filter((key) => !key.endsWith("@font-face"));
      return keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `${path}: ${key}`);
    });
    expect(doubled).toEqual([]);
  });

  test("have each rule in one layer, and one layer a sheet", () => {
    for (const { path, rules } of sheets) {
      const layers = rules
        .filter(({ selectors }) => selectors !== "@font-face")
        .map(({ within }) => within.filter((context) => context.startsWith("@layer")).join());
      const [layer = "", ...more] = new Set(layers);
      expect(more, path).toEqual([]);
      if (layers.length === 0) continue;
      expect(LAYERS, path).toContain(layer.replace("@layer ", ""));
      expect(isTokens(path), path).toBe(layer === "@layer tokens");
    }
  });

  test("do not reckon with the size of the window", () => {
    const reckoned = (value: string) =>
      windowArithmetic({ within: [], selectors: "", declarations: [["width", value]] });
    expect(reckoned("calc(100dvh - 3rem)")).toHaveLength(1);
    expect(reckoned("max(100vw - var(--x), 2px)")).toHaveLength(1);
    expect(reckoned("min(100dvb, 3rem)")).toEqual([]);
    expect(found(windowArithmetic, () => true)).toEqual([]);
  });

  test("name a window once", () => {
    const names = sheets.find(({ path }) => path === "styles/breakpoints.css")?.text ?? "";
    expect(names.match(/@custom-media/g)?.length).toBeGreaterThan(3);
    const conditions = sheets.flatMap(({ path, rules }) => [
      ...new Set(
        rules.flatMap(({ within }) =>
          within
            .filter((context) => /^@media.*\b(?:width|height|aspect-ratio)\b/.test(context))
            .map((context) => `${path}: ${context}`),
        ),
      ),
    ]);
    const texts = conditions.map((condition) => condition.split(": @media ")[1] ?? "");
    expect(conditions.filter((_, at) => texts.indexOf(texts[at] ?? "") < at)).toEqual([]);
    for (const [, size = ""] of names.matchAll(/\((m\w+-(?:width|height): \d+px)\)/g))
      expect(
        conditions.filter(
          (condition) => condition.includes(`(${size})`) && condition.split("(").length === 2,
        ),
        size,
      ).toEqual([]);
  });

  test("keep the properties of a board apart from those of a page", () => {
    const set = (wanted: (path: string) => boolean) =>
      sheets
        .filter(({ path }) => wanted(path))
        .flatMap(({ text }) => text.match(/(?<![\w-])--(?!desk\b)[a-z][\w-]*/g) ?? []);
    const own = new Set(set(isBoard));
    expect([...own].filter((name) => !name.startsWith("--bg-"))).toEqual([]);
    // What a page sets for a board is there.
    const wished = set((path) => !isBoard(path)).filter((name) => name.startsWith("--bg-"));
    expect(wished.length).toBeGreaterThan(0);
    expect(wished.filter((name) => !own.has(name))).toEqual([]);
  });

  test("hide what is only read aloud by one rule", () => {
    const hiding = sheets.filter(({ text }) => text.includes("inset(50%)"));
    expect(hiding.map(({ path }) => path)).toEqual(["styles/hidden.css"]);
  });

  test("are short, each of one idea", () => {
    const long = sheets.filter(({ text }) => text.split("\n").length > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
