import { html, type TemplateResult } from "lit/html.js";

import { GAMES } from "../../games";
import manifest from "../../generated/custom-elements.json";
import type { Messages } from "../../i18n/messages";

interface Manifest {
  readonly modules: readonly [{ readonly declarations: readonly [Element] }];
}

interface Element {
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string })[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const [{ declarations }] = (manifest as unknown as Manifest).modules;
const [element] = declarations;

/** All that the element takes and tells, from its manifest; what each means is said in the person's language. */
export function reference(words: Messages): TemplateResult {
  const { attributes, members, events, slots, cssParts, cssProperties } = element;
  const methods = members.filter(({ kind }) => kind === "method");
  return html`
    ${section(words, "attribute", attributes, ({ name, type }) => valuesOf(name, type?.text ?? ""))}
    ${section(words, "method", methods, ({ parameters = [] }) =>
      parameters.map(({ name, type }) => `${name}: ${type.text}`).join(", "),
    )}
    ${section(words, "event", events, ({ type }) =>
      [...(type?.text ?? "").matchAll(/(\w+): /g)].map(([, field]) => field).join(", "),
    )}
    ${section(words, "slot", slots)} ${section(words, "part", cssParts)}
    ${section(words, "property", cssProperties)}
  `;
}

interface Named {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly parameters?: readonly {
    readonly name: string;
    readonly type: { readonly text: string };
  }[];
}

/** The id of what is said of something in the manifest. */
const idOf = (kind: string, name: string): string =>
  `webmaster-${kind}-${name.replace(/^--/, "") || "default"}`;

function section(
  words: Messages,
  kind: string,
  named: readonly Named[],
  detail?: (one: Named) => string,
): TemplateResult {
  return html`<h3 id="webmaster-all-${kind}">${words.text(`webmaster-all-${kind}`)}</h3>
    <dl class="reference">
      ${named.map(
        (one) =>
          html`<dt>
              <code lang="en">${one.name || words.text("webmaster-inside")}</code>
              ${detail?.(one) ? html`<code lang="en" class="values">${detail(one)}</code>` : null}
            </dt>
            <dd>${withCode(words.text(idOf(kind, one.name)))}</dd>`,
      )}
    </dl>`;
}

/** What stands between backticks is code. */
const withCode = (text: string): readonly (string | TemplateResult)[] =>
  text.split("`").map((piece, at) => (at % 2 ? html`<code lang="en">${piece}</code>` : piece));

function valuesOf(name: string, type: string): string {
  if (name === "game") return GAMES.map(({ id }) => id).join(", ");
  return [...type.matchAll(/"([^"]+)"/g)].map(([, value]) => value).join(", ");
}
