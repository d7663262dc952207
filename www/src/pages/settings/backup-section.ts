import { html, nothing, type TemplateResult } from "lit/html.js";
import upload from "lucide-static/icons/upload.svg?path";

import { brokenGames } from "../../app/broken-games";
import { pageSize, savePage } from "../../app/carried";
import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import { LARGEST, readBackup } from "../../backup/format";
import { isBackup } from "../../backup/kind";
import { type Restored, restore } from "../../backup/restore";
import { GameError } from "../../game-error";
import { askToLast } from "../../offline/lasting";
import { keepOpponents, loadOpponents, readOpponents } from "../../storage/opponents";
import { readSettings } from "../../storage/settings";
import { iconOf } from "../../ui/icons";
import { saveBackup } from "../shared/save-backup";
import { customElement, state } from "../../ui/view-element";

/** Saves everything that this browser keeps as a file, and reads such a file back. */
@customElement("backup-section")
export class BackupSection extends AppElement {
  /** What has been done, in sentences, and what could not be. */
  @state() private told: readonly string[] = [];
  @state() private wrong: readonly string[] = [];
  @state() private busy = false;
  /** Megabytes of this page with all games in it, where it is the edition in one file. */
  @state() private size = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#measure();
  }

  async #measure(): Promise<void> {
    const bytes = await pageSize?.();
    if (bytes === undefined) return;
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.size = new Intl.NumberFormat(app.language, digits).format(bytes / 1e6);
  }

  async #do(run: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.told = this.wrong = [];
    try {
      await run();
    } catch (thrown) {
      this.told = [];
      this.wrong = [await app.explain(thrown)];
    }
    this.busy = false;
  }

  async #save(): Promise<void> {
    const { file, count } = await saveBackup(this.#progress);
    this.told = [this.t("backup-saved", { file, count })];
    await askToLast();
  }

  async #savePage(): Promise<void> {
    const saved = await savePage?.();
    if (!saved) return;
    const { file, left } = saved;
    this.told = [this.t("page-saved", { file })];
    if (left > 0) this.wrong = [this.t("page-left", { count: left })];
  }

  async #read(file: File): Promise<void> {
    const most = String(LARGEST / 1e6);
    if (file.size > LARGEST) {
      const begun = isBackup(await file.slice(0, 200).text());
      throw GameError.of(begun ? "backup-too-large" : "backup-not", { file: file.name, most });
    }
    const text = await file.text().catch(() => {
      throw GameError.of("backup-unreadable", { file: file.name });
    });
    const backup = readBackup(text, file.name);
    const restored = await restore(backup, app.games, this.#progress);
    const { settings } = backup;
    const settles = Object.keys(settings).length > 0;
    if (settles) {
      // What a release before knew nothing of stays as it is here.
      const kept = JSON.stringify({ ...app.settings, ...settings });
      await app.change(readSettings(kept, navigator.languages));
      keepOpponents(readOpponents({ ...loadOpponents(), ...settings }));
    }
    const wrong = await brokenGames(restored.broken);
    this.told = this.#done(restored, settles);
    this.wrong = wrong;
  }

  #done(restored: Restored, settings: boolean): readonly string[] {
    const counts = ["added", "longer", "both", "same", "unread"] as const;
    const games = counts
      .filter((what) => restored[what] > 0)
      .map((what) => this.t(`backup-${what}`, { count: restored[what] }));
    if (games.length === 0) games.push(this.t("backup-none"));
    return settings ? [...games, this.t("backup-settings")] : games;
  }

  readonly #progress = (done: number, all: number) => {
    // Few games are done before anybody has read this.
    if (all > 50 && done % 10 === 0) this.told = [this.t("backup-going", { done, all })];
  };

  protected override render(): TemplateResult {
    return html`
      ${savePage ? this.#page() : nothing}
      <p class="help">${this.t("backup-what")}</p>
      <div class="actions">
        <button type="button" ?disabled=${this.busy} @click=${() => this.#do(() => this.#save())}>
          ${this.t("backup-save")}
        </button>
        <label class="button">
          ${iconOf(upload)}${this.t("backup-read")}
          <input
            class="hidden"
            type="file"
            accept=".json,application/json"
            ?disabled=${this.busy}
            @change=${(event: Event) => {
              const input = event.target as HTMLInputElement;
              const [file] = input.files ?? [];
              input.value = "";
              if (file) void this.#do(() => this.#read(file));
            }}
          />
        </label>
      </div>
      <div role="status">${this.told.map((sentence) => html`<p>${sentence}</p>`)}</div>
      <div role="alert">
        ${this.wrong.length > 0 ? this.wrong.map((one) => html`<p class="wrong">${one}</p>`) : nothing}
      </div>
    `;
  }

  #page(): TemplateResult {
    return html`<p class="help">${this.t("page-what")}</p>
      <div class="actions">
        <button
          type="button"
          ?disabled=${this.busy}
          @click=${() => this.#do(() => this.#savePage())}
        >
          ${this.size ? this.t("page-save-size", { size: this.size }) : this.t("page-save")}
        </button>
      </div>`;
  }
}
