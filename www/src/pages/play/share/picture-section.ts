import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { canvasOf, type Finish, gifOf, pngOf, svgOf } from "../../../sharing/picture/pictures";
import { pixelsOf } from "../../../sharing/picture/png";
import { Studio } from "../../../sharing/picture/studio";
import { copyPicture, downloadBlob } from "../../../ui/copy";
import type { PlayHost } from "../host";
import { finishOf } from "./finish";
import { moveRange, type Range, shownMoves } from "./move-range";
import { customElement, state } from "../../../ui/view-element";

/** Millimetres: a column of a bulletin is 60 to 90 wide. */
const WIDTHS = { least: 20, most: 300, usual: 80 } as const;
const RESOLUTIONS = [150, 300, 600] as const;
/** Pixels across an animated picture, and seconds a move. */
const SIZES = [240, 360, 480] as const;
const PACES = [0.5, 1, 2] as const;
/** Pixels across what is seen in the dialog. */
const PREVIEW = 480;

/** Whether pictures can be given to other programs of the device. */
const SENDS =
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "a.png", { type: "image/png" })] });

/** The position on view as a picture for paper, or the game as a moving one. */
@customElement("share-picture")
export class PictureSection extends AppElement {
  @state() page!: PlayHost;
  @state() private mm: number = WIDTHS.usual;
  @state() private dpi: (typeof RESOLUTIONS)[number] = 300;
  @state() private grey = false;
  @state() private plain = false;
  @state() private beside = true;
  @state() private size: (typeof SIZES)[number] = 360;
  @state() private pace: (typeof PACES)[number] = 1;
  @state() private range: Range = { from: 0, to: Infinity };
  @state() private said = "";
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#preview();
  }

  get #finish(): Finish {
    const finish = finishOf(this.page);
    const { plain, grey } = this;
    return { ...finish, plain, grey, names: this.beside ? finish.names : null };
  }

  /** Makes pictures of a board of this width, and says what went wrong. */
  async #make(width: number, make: (studio: Studio) => unknown): Promise<void> {
    this.busy = true;
    this.said = "";
    const { match, bottom } = this.page.game;
    try {
      const { pieces, set, board, coordinates, marks, counts } = app.settings;
      const studio = await Studio.open(match, {
        width,
        settings: {
          bottom,
          pieces,
          set,
          board,
          coordinates,
          marks,
          counts: counts && !this.plain,
        },
        language: app.language,
      });
      try {
        await studio.goTo(match.snapshot.node, this.plain);
        await make(studio);
      } finally {
        studio.close();
      }
    } catch (thrown) {
      this.said = await app.explain(thrown);
    } finally {
      this.busy = false;
    }
  }

  readonly #preview = () =>
    this.#make(PREVIEW, (studio) => {
      const canvas = canvasOf(studio, this.#finish);
      canvas.role = "img";
      canvas.ariaLabel = this.t("share-preview");
      this.querySelector(".preview")?.replaceChildren(canvas);
    });

  /** What a file is called: the game, and the move where there is one. */
  #file(ending: string): string {
    const { match } = this.page.game;
    const { ply } = match.snapshot;
    return `${match.game}${ply ? `-${ply}` : ""}.${ending}`;
  }

  #svgOf(studio: Studio): string {
    return svgOf(studio, this.#finish, this.mm, this.page.heading);
  }

  #pngOf(studio: Studio): Promise<Blob> {
    return pngOf(studio, this.#finish, pixelsOf(this.mm, this.dpi), this.mm);
  }

  readonly #svg = () =>
    this.#make(PREVIEW, (studio) => {
      const svg = new Blob([this.#svgOf(studio)], { type: "image/svg+xml" });
      downloadBlob(svg, this.#file("svg"));
    });

  readonly #png = () =>
    this.#make(PREVIEW, async (studio) => {
      downloadBlob(await this.#pngOf(studio), this.#file("png"));
    });

  readonly #copy = async () => {
    const png = new Promise<Blob>((made, failed) => {
      void this.#make(PREVIEW, async (studio) => made(await this.#pngOf(studio))).then(() =>
        // Too late where it has been made.
        failed(new Error("there is no picture")),
      );
    });
    const done = await copyPicture(png);
    this.said ||= this.t(done ? "share-copied" : "share-copy-refused");
  };

  readonly #send = () =>
    this.#make(PREVIEW, async (studio) => {
      const type = "image/png";
      const file = new File([await this.#pngOf(studio)], this.#file("png"), { type });
      // Whoever closes the window of the system has changed their mind.
      await navigator.share({ files: [file], title: this.page.heading }).catch(() => undefined);
    });

  readonly #gif = () =>
    this.#make(this.size, async (studio) => {
      const nodes = [0, ...shownMoves(this.page.game.match).map(({ id }) => id)].slice(
        this.range.from,
        this.range.to + 1,
      );
      const gif = await gifOf(studio, this.#finish, nodes, this.pace * 1000, (ready) => {
        this.said = this.t("share-progress", { ready, all: nodes.length });
        return this.isConnected;
      });
      if (gif) downloadBlob(gif, this.#file("gif"));
      this.said = gif ? this.t("share-done") : "";
    });

  #check(name: "grey" | "plain" | "beside", shown: boolean): TemplateResult {
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${shown}
        @change=${(event: Event) => {
          const { checked } = event.target as HTMLInputElement;
          this[name] = name === "plain" ? !checked : checked;
          void this.#preview();
        }}
      />
      ${this.t(`share-${name}`)}
    </label>`;
  }

  #select<T extends number>(
    name: string,
    values: readonly T[],
    chosen: T,
    choose: (value: T) => void,
  ): TemplateResult {
    return html`<div class="field">
      <label for="share-${name}">${this.t(`share-${name}`)}</label>
      <select
        id="share-${name}"
        @change=${(event: Event) => {
          const value = values[(event.target as HTMLSelectElement).selectedIndex];
          if (value !== undefined) choose(value);
        }}
      >
        ${values.map(
          (value) =>
            html`<option ?selected=${value === chosen}>
              ${this.t(`share-${name}-value`, { value })}
            </option>`,
        )}
      </select>
    </div>`;
  }

  protected override render(): TemplateResult {
    const { busy } = this;
    const button = (id: string, run: () => unknown) =>
      html`<button type="button" ?disabled=${busy} @click=${run}>${this.t(`share-${id}`)}</button>`;
    return html`
      <div class="picture">
        <div class="preview"></div>
        <div class="settings">
          ${this.#check("plain", !this.plain)} ${this.#check("beside", this.beside)}
          ${this.#check("grey", this.grey)}
          <div class="field">
            <label for="share-mm">${this.t("share-mm")}</label>
            <input
              id="share-mm"
              type="number"
              min=${WIDTHS.least}
              max=${WIDTHS.most}
              .value=${String(this.mm)}
              @change=${(event: Event) => this.#setWidth(event.target as HTMLInputElement)}
            />
          </div>
          ${this.#select("dpi", RESOLUTIONS, this.dpi, (dpi) => (this.dpi = dpi))}
        </div>
      </div>
      <div class="actions">
        ${button("png", this.#png)} ${button("svg", this.#svg)}
        ${"ClipboardItem" in window ? button("copy-picture", this.#copy) : nothing}
        ${SENDS ? button("send", this.#send) : nothing}
      </div>
      <section class="moving" aria-labelledby="share-moving">
        <h3 id="share-moving">${this.t("share-moving")}</h3>
        <div class="row">
          ${moveRange(this.page, this.words, this.range, (range) => (this.range = range))}
          ${this.#select("pace", PACES, this.pace, (pace) => (this.pace = pace))}
          ${this.#select("size", SIZES, this.size, (size) => (this.size = size))}
        </div>
        <div class="actions">${button("gif", this.#gif)}</div>
      </section>
      <p role="status">${this.said}</p>
    `;
  }

  #setWidth(input: HTMLInputElement): void {
    const mm = Math.round(Number(input.value)) || WIDTHS.usual;
    this.mm = Math.min(WIDTHS.most, Math.max(WIDTHS.least, mm));
    input.value = String(this.mm);
  }
}
