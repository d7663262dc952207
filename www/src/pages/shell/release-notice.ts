import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import { attempt } from "../../app/trouble";
import { openGames } from "../../offline/open-games";
import { take } from "../../offline/worker";
import { customElement, state } from "../../ui/view-element";

/** Offers a new release: never beside a game, and taken only where no tab has one open. */
@customElement("release-notice")
export class ReleaseNotice extends AppElement {
  @state() worker: ServiceWorker | null = null;
  /** The message that says how it stands. */
  @state() private told = "release-ready";

  /** The address of a game may be left sooner than its page, or not at all where the next one cannot be loaded. */
  readonly #pages = new MutationObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("role", "status");
    addEventListener("hashchange", this.#moved);
    this.#pages.observe(document.documentElement, { attributeFilter: ["class"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#moved);
    this.#pages.disconnect();
  }

  readonly #moved = () => {
    this.told = "release-ready";
    this.requestUpdate();
  };

  async #take(worker: ServiceWorker): Promise<void> {
    const open = await openGames().catch(() => null);
    if (!open) this.told = "release-unsure";
    else if (open.size > 0) this.told = "release-busy";
    // A newer one that has taken its place is offered by itself.
    else if (await take(worker)) location.reload();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { worker } = this;
    const plays = document.documentElement.classList.contains("playing");
    if (!worker || plays) return nothing;
    return html`<div class="notice trouble">
      <p>${this.t(this.told)}</p>
      <button type="button" class="primary" @click=${() => attempt(() => this.#take(worker))}>
        ${this.t("release-take")}
      </button>
      <button type="button" @click=${() => (this.worker = null)}>${this.t("release-later")}</button>
    </div>`;
  }
}

/** Shows the offer; a newer one takes its place. */
export async function offerRelease(worker: ServiceWorker): Promise<void> {
  try {
    await app.load("offline");
  } catch {
    // Nobody has asked for it: it is offered on the next page.
    addEventListener("hashchange", () => void offerRelease(worker), { once: true });
    return;
  }
  // Another tab may have taken it meanwhile.
  if (worker.state !== "installed") return;
  let notice = document.querySelector<ReleaseNotice>("release-notice");
  if (!notice) {
    notice = new ReleaseNotice();
    document.body.append(notice);
  }
  notice.worker = worker;
  worker.addEventListener("statechange", () => {
    if (notice.worker === worker) notice.worker = null;
  });
}
