import { html, type TemplateResult } from "lit/html.js";

import { AppElement } from "../../../app/page";
import { segments } from "../../../ui/segments";
import type { PlayHost } from "../host";

import "./link-section";
import "./paper-section";
import "./picture-section";
import "./text-section";
import { customElement, state } from "../../../ui/view-element";
import "./share.css";

const SECTIONS = ["link", "picture", "paper", "text"] as const;

/** The dialog's body: one way to hand the game on at a time. */
@customElement("share-sheet")
export class ShareSheet extends AppElement {
  @state() page!: PlayHost;
  @state() close!: (answer: string) => void;
  @state() private section: (typeof SECTIONS)[number] = "link";

  protected override render(): TemplateResult {
    return html`${segments({
      name: "share-section",
      values: SECTIONS,
      chosen: this.section,
      label: (section) => this.t(`share-${section}`),
      choose: (section) => (this.section = section),
    })}
    ${this.#section()}`;
  }

  #section(): TemplateResult {
    const { page, close } = this;
    switch (this.section) {
      case "link":
        return html`<share-link .page=${page}></share-link>`;
      case "picture":
        return html`<share-picture .page=${page}></share-picture>`;
      case "paper":
        return html`<share-paper .page=${page}></share-paper>`;
      case "text":
        return html`<share-text .page=${page} .close=${close}></share-text>`;
    }
  }
}
