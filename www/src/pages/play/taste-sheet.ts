import { html, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import { attempt } from "../../app/trouble";
import { hasPart } from "../../game/parts";
import type { Layout } from "../../generated/types/Layout";
import { ask, closing } from "../../ui/dialog";
import { customElement } from "../../ui/view-element";
import { type TasteName, tasteForm, TASTES } from "../shared/samples/taste-form";
import type { PlayHost } from "./host";

/** What of a taste is seen on the board of a game. */
const namesFor = (layout: Layout): readonly TasteName[] =>
  TASTES.filter((name) => {
    if (name === "set") return hasPart(layout, "chessmen");
    return name !== "pieces" || hasPart(layout, "tiles");
  });

/** The choices themselves: every one holds at once, and the board behind shows it. */
@customElement("taste-fields")
export class TasteFields extends AppElement {
  layout: Layout | null = null;

  protected override render(): TemplateResult {
    const names = this.layout ? namesFor(this.layout) : [];
    return html`<div class="form">
      ${tasteForm(this.words, { names, prefix: "settings" }, app.settings, (change) => {
        void attempt(() => app.change(change));
      })}
    </div>`;
  }
}

/** How the board of this game looks, and all others with it. */
export async function showTaste(page: PlayHost): Promise<void> {
  await app.load("settings");
  await ask(
    page,
    "play-do-taste",
    (words, close) =>
      html`<taste-fields .layout=${page.game.match.layout}></taste-fields>
        ${closing(words, close)}`,
  );
}
