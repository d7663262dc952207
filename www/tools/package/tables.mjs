// The manifest as tables of Markdown, for READMEs.

const escaped = (text) => text.replaceAll("|", "\\|");
const code = (text) => `\`${escaped(text)}\``;
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const elementOf = (manifest) => manifest.modules[0].declarations[0];

/** The values of an attribute where there are only some. */
const valuesOf = (type) =>
  [...type.matchAll(/"([^"]+)"/g)].map(([, value]) => code(value)).join(", ");

const TABLES = {
  attributes: ({ attributes }, games) =>
    table(
      ["Attribute", "Values", "Meaning"],
      attributes.map(({ name, type, description }) => [
        code(name),
        name === "game" ? games.map(code).join(", ") : valuesOf(type.text),
        escaped(description),
      ]),
    ),
  methods: ({ members }) =>
    table(
      ["Method", "What it does"],
      members
        .filter(({ kind }) => kind === "method")
        .map(({ name, parameters, return: { type }, description }) => {
          const given = parameters
            .map(({ name, optional }) => name + (optional ? "?" : ""))
            .join(", ");
          return [code(`${name}(${given}): ${type.text}`), escaped(description)];
        }),
    ),
  events: ({ events }) =>
    table(
      ["Event", "`detail`", "When"],
      events.map(({ name, type, description }) => {
        const fields = [...type.text.matchAll(/(\w+): /g)].map(([, field]) => field);
        return [code(name), code(`{${fields.join(", ")}}`), escaped(description)];
      }),
    ),
  slots: ({ slots }) => named("Slot", slots, "between the tags"),
  parts: ({ cssParts }) => named("Part", cssParts),
  properties: ({ cssProperties }) => named("Custom property", cssProperties),
};

const named = (what, rows, nameless = "") =>
  table(
    [what, ""],
    rows.map(({ name, description }) => [name ? code(name) : nameless, escaped(description)]),
  );

/** A text with the tables that it names, each between `<!-- NAME -->` and `<!-- /NAME -->`. */
export function withTables(text, manifest, games) {
  const element = elementOf(manifest);
  return text.replace(/<!-- (\w+) -->[^]*?<!-- \/\1 -->/g, (found, name) =>
    TABLES[name] ? `<!-- ${name} -->\n${TABLES[name](element, games)}\n<!-- /${name} -->` : found,
  );
}
