import { html, render, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { svgOf } from "../../../sharing/picture/pictures";
import { Studio } from "../../../sharing/picture/studio";
import { copiedMatch } from "../../../sharing/copied-match";
import { sharedRecord } from "../../../sharing/shared-record";
import { escaped } from "../../../sharing/picture/svg-context";
import { qrOf } from "../../../sharing/qr/qr";
import { download } from "../../../ui/copy";
import { segments } from "../../../ui/segments";
import type { Match } from "../../../game/match";
import type { PlayHost } from "../host";
import { finishOf } from "./finish";
import { linkOf } from "./link-of";
import { booklet, type Leaf, scoreSheet, shownNodes } from "./paper";
import { customElement, state } from "../../../ui/view-element";
import css from "./paper.css?inline";

const KINDS = ["sheet", "booklet"] as const;
/** Diagrams where something is said or drawn, or after every so many moves. */
const EVERY = [0, 5, 10, 20] as const;

const PAGES = {
  sheet: "@page { size: A4; margin: 15mm }",
  booklet: "@page { size: A5; margin: 12mm }",
} as const;
/** How wide a diagram is: half a page of A5 beside its margins. */
const DIAGRAM = { pixels: 480, mm: 62 } as const;

/** The game on paper: a score sheet to sign, or a booklet to read. */
@customElement("share-paper")
export class PaperSection extends AppElement {
  @state() page!: PlayHost;
  @state() private kind: (typeof KINDS)[number] = "sheet";
  @state() private every: (typeof EVERY)[number] = 0;
  @state() private grey = false;
  @state() private said = "";
  @state() private busy = false;

  /** Makes what is chosen, and hands it on. */
  async #make(use: (paper: HTMLElement) => void): Promise<void> {
    this.busy = true;
    try {
      const paper = document.createElement("div");
      paper.className = "printout";
      paper.lang = app.language;
      const original = this.page.game.match;
      const { match } = await copiedMatch(original, await sharedRecord(original));
      try {
        const leaf = await this.#leaf(match);
        const content =
          this.kind === "sheet" ? scoreSheet(leaf) : booklet(leaf, await this.#diagrams(match));
        if (!this.isConnected) return;
        render(content, paper);
      } finally {
        match.close();
      }
      this.said = "";
      use(paper);
    } catch (thrown) {
      this.said = await app.explain(thrown);
    } finally {
      this.busy = false;
    }
  }

  async #leaf(match: Match): Promise<Leaf> {
    const { page } = this;
    const { link, check } = await linkOf({ id: page.game.id, match });
    // The address of a file is nobody else's business, and leads nowhere for them.
    const isFile = location.protocol === "file:";
    const code = isFile ? null : qrOf(link);
    const svg =
      code &&
      `<svg viewBox="0 0 ${code.side} ${code.side}" shape-rendering="crispEdges"><path d="${code.path}"/></svg>`;
    return {
      words: page.words,
      match,
      title: page.heading,
      check,
      code: svg ?? "",
    };
  }

  async #diagrams(match: Match): Promise<ReadonlyMap<number, string>> {
    const { game, words } = this.page;
    const { bottom } = game;
    const finish = { ...finishOf(this.page), grey: this.grey };
    const made = new Map<number, string>();
    const nodes = shownNodes(match, this.every);
    const { pieces, set, board, coordinates } = app.settings;
    const studio = await Studio.open(match, {
      width: DIAGRAM.pixels,
      settings: { bottom, pieces, set, board, coordinates, counts: false },
      language: app.language,
    });
    try {
      for (const node of nodes) {
        await studio.goTo(node, false);
        made.set(node, svgOf(studio, finish, DIAGRAM.mm, this.page.heading));
        this.said = words.text("share-progress", { ready: made.size, all: nodes.length });
        await new Promise((go) => setTimeout(go));
        if (!this.isConnected) break;
      }
    } finally {
      studio.close();
    }
    return made;
  }

  readonly #print = () =>
    this.#make((paper) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(PAGES[this.kind] + css);
      document.adoptedStyleSheets.push(sheet);
      document.body.append(paper);
      const clear = () => {
        paper.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
      addEventListener("afterprint", clear, { once: true });
      print();
    });

  readonly #save = () =>
    this.#make((paper) => {
      // What templates leave behind is nobody's business.
      const inside = paper.outerHTML.replace(/<!--[^]*?-->/g, "");
      const { heading, game } = this.page;
      const page = `<!doctype html>
<html lang="${app.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>${PAGES[this.kind]}${css.replace(/@media screen\s*\{[^}]*\}\s*\}/, "")}
@media screen { .printout { max-width: 148mm; margin: 8mm auto; padding: 0 4mm } }</style>
<body>${inside}</body>
</html>
`;
      download(page, `${game.match.game}-${this.kind}.html`, "text/html");
    });

  protected override render(): TemplateResult {
    const { kind, busy } = this;
    return html`
      ${segments({
        name: "share-kind",
        values: KINDS,
        chosen: kind,
        label: (one) => this.t(`share-${one}`),
        choose: (one) => (this.kind = one),
      })}
      <p>${this.t(`share-${kind}-help`)}</p>
      ${kind === "booklet" ? this.#choices() : null}
      <div class="actions">
        <button type="button" class="primary" ?disabled=${busy} @click=${this.#print}>
          ${this.t("share-print")}
        </button>
        <button type="button" ?disabled=${busy} @click=${this.#save}>
          ${this.t("share-save-page")}
        </button>
      </div>
      <p role="status">${this.said}</p>
    `;
  }

  #choices(): TemplateResult {
    return html`<div class="field">
        <label for="share-every">${this.t("share-every")}</label>
        <select
          id="share-every"
          @change=${(event: Event) =>
            (this.every = EVERY[(event.target as HTMLSelectElement).selectedIndex] ?? 0)}
        >
          ${EVERY.map(
            (count) =>
              html`<option ?selected=${count === this.every}>
                ${this.t("share-every-value", { count })}
              </option>`,
          )}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          .checked=${this.grey}
          @change=${(event: Event) => (this.grey = (event.target as HTMLInputElement).checked)}
        />
        ${this.t("share-grey")}
      </label>`;
  }
}
