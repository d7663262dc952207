import { html, nothing, type TemplateResult } from "lit/html.js";
import upload from "lucide-static/icons/upload.svg?path";

import { GameError } from "../../game-error";
import { decodeText } from "../../engine/rules/decode";
import type { FoundGame } from "../../engine/rules/files";
import type { Problem } from "../../generated/types/Problem";
import { GAMES, type SampleKind } from "../../games";
import { isBackup } from "../../backup/kind";
import { isMissingPart, part } from "../../loading/part";
import { app } from "../../app/context";
import { icon, iconOf } from "../../ui/icons";
import { saveText, openLink, openSample } from "../../app/save-game";
import { Page } from "../../app/page";
import { to, type Route, goFromHere } from "../../app/router";
import { attempt } from "../../app/trouble";

import { sampleName, samplePlayers } from "../shared/sample-words";
import type { Clash } from "./shared-link";
import { customElement, state } from "../../ui/view-element";

import "../shared/form.css";
import "./open.css";

/** A record is a few kilobytes; what is larger than this is some other file. */
const LARGEST = 2_000_000;

/** An address in which a game travels, with words round it; no record that tells of one. */
const LINK = /^(?!\s*\[)[^]*?#\/open\//;

/** Text as a field keeps it, so that places in it stay true: no byte order mark, plain line ends. */
const plain = (text: string): string => text.replace(/^\u{feff}/u, "").replace(/\r\n?/g, "\n");

/** Text is left to the browser: it puts it where it is dropped, as if it were typed there. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") ?? false;

/** Opens a game from text: pasted, from a file, or from the address. */
@customElement("open-page")
export class OpenPage extends Page {
  @state() private text = "";
  /** The game of a bare move list; empty to find out. */
  @state() private game = "";
  @state() private problem: Problem | null = null;
  /** Games in a file of another program, where it holds several or is broken. */
  @state() private readable: readonly FoundGame[] = [];
  /** The game of a link is not the one that is here. */
  @state() private clash: Clash | null = null;
  @state() private dropping = false;
  @state() private busy = false;

  override get heading(): string {
    return this.t("open-title");
  }

  override async prepare(route: Route): Promise<void> {
    await app.load("open", "home", "board", ...GAMES.map(({ id }) => id));
    if (route.page !== "open" || !(route.text || route.link)) return;
    this.text = route.link ? to.link(route.link) : plain(route.text);
    this.game = GAMES.some(({ id }) => id === route.game) ? route.game : "";
    await this.#open(true);
  }

  /** Opens the text; what is wrong with it is shown under it, and the text stays. */
  async #open(fromAddress = false): Promise<void> {
    this.busy = true;
    const goOn = goFromHere();
    try {
      if (!this.text.trim()) throw GameError.of("open-empty");
      if (LINK.test(this.text)) return await this.#openLink(fromAddress);
      const opened = (id?: string) => saveText(this.text, this.game || null, id);
      goOn(to.game(await this.#opened(opened, fromAddress)), fromAddress);
    } catch (thrown) {
      try {
        await this.#openFile(thrown, fromAddress);
      } catch (unread) {
        await this.#refuse(GameError.from(unread).problem, fromAddress);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Opens the game that travels in a link, which may also have been pasted here. */
  async #openLink(fromAddress: boolean): Promise<void> {
    const goOn = goFromHere();
    const link = this.text.replace(LINK, "");
    try {
      const loading = part(() => import("./shared-link"));
      const [{ openShared }] = await Promise.all([loading, app.load("share")]);
      const opened = await openShared(link);
      if (typeof opened === "string") goOn(to.game(opened), fromAddress);
      else this.clash = opened;
    } catch (thrown) {
      await this.#refuse(GameError.from(thrown).problem, fromAddress);
    }
  }

  /** Opens what is no record of ours as a file of another program; `thrown` if it is none either. */
  async #openFile(thrown: unknown, fromAddress: boolean): Promise<void> {
    if (isMissingPart(thrown)) throw thrown;
    const found = await this.#found();
    const wrong = found.find(({ problem }) => problem)?.problem ?? null;
    const [only, another] = found;
    if (!only) throw thrown;
    if (!another && !wrong) return this.#keep(only, fromAddress);
    this.readable = wrong ? found.filter(({ plies }) => plies > 0) : found;
    if (wrong) await this.#refuse(wrong, fromAddress);
  }

  /** Says what is wrong with the text. */
  async #refuse(problem: Problem, fromAddress: boolean): Promise<void> {
    await app.explain(problem);
    this.problem = problem;
    if (!fromAddress) await this.#toPlace();
  }

  /** The games of the text, if another program has written it. */
  async #found(): Promise<readonly FoundGame[]> {
    if (!this.text.trim() || this.text.trimStart().startsWith("[")) return [];
    try {
      const { readFile } = await part(() => import("../../engine/rules/files"));
      const found = (await readFile(this.text)) ?? [];
      return found.every(({ game }) => !this.game || game === this.game) ? found : [];
    } catch (thrown) {
      if (isMissingPart(thrown)) throw thrown;
      // What is wrong with the text as a record or as moves is said all the same.
      return [];
    }
  }

  /** Saves a game that was found, and opens it. */
  async #keep({ record, game }: FoundGame, fromAddress = false): Promise<void> {
    const goOn = goFromHere();
    goOn(to.game(await this.#opened((id) => saveText(record, game, id), fromAddress)), fromAddress);
  }

  /** What is pasted is a game of its own each time; a link leads to the same one. */
  #opened(open: (id?: string) => Promise<string>, fromAddress: boolean): Promise<string> {
    return fromAddress ? openLink(`${this.game} ${this.text}`, open) : open();
  }

  /** What was wrong may not be so any more. */
  #tidy(): void {
    this.problem = null;
    this.clash = null;
    this.readable = [];
  }

  /** Puts the caret where the text is wrong, and the place into sight. */
  async #toPlace(): Promise<void> {
    await this.updateComplete;
    const area = this.querySelector("textarea");
    const mark = this.querySelector<HTMLElement>(".marks mark");
    const at = this.problem?.at;
    if (!area) return;
    area.focus();
    this.#align();
    if (!at || !mark) return;
    area.setSelectionRange(at.start, at.start);
    area.scrollTop = mark.offsetTop - area.clientHeight / 2;
  }

  async #read(file: File | undefined): Promise<void> {
    if (!file) return;
    const begins = await file
      .slice(0, 200)
      .text()
      .catch(() => "");
    if (isBackup(begins)) {
      this.problem = GameError.of("open-backup", { file: file.name }).problem;
      return;
    }
    if (file.size > LARGEST) {
      this.problem = GameError.of("open-too-large", { file: file.name }).problem;
      return;
    }
    try {
      this.text = plain(decodeText(await file.arrayBuffer()));
    } catch {
      // It was moved or removed since it was chosen, or may not be read.
      this.problem = GameError.of("open-unreadable", { file: file.name }).problem;
      return;
    }
    this.#tidy();
    await this.#open();
  }

  readonly #drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    this.dropping = false;
    void this.#read(event.dataTransfer?.files[0]);
  };

  readonly #over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    this.dropping = true;
  };

  /** Keeps the marks under the text: the same width, scrolled as far. */
  readonly #align = () => {
    const area = this.querySelector("textarea");
    const marks = this.querySelector<HTMLElement>(".marks > div");
    if (!area || !marks) return;
    marks.style.inlineSize = `${area.clientWidth}px`;
    marks.style.translate = `0 ${-area.scrollTop}px`;
  };

  // The field can be made larger by hand, too.
  readonly #sizes = new ResizeObserver(this.#align);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  protected override firstUpdated(): void {
    const area = this.querySelector("textarea");
    if (area) this.#sizes.observe(area);
    if (this.problem) void this.#toPlace();
  }

  protected override updated(): void {
    super.updated();
    this.#align();
  }

  protected override render(): TemplateResult {
    const { problem } = this;
    return html`
      <div class="page-head">
        <h1 tabindex="-1">${this.heading}</h1>
        <p>${this.t("open-lead")}</p>
      </div>
      <form
        class="form"
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.#open();
        }}
      >
        <div class="field wide">
          <label for="open-text">${this.t("open-text")}</label>
          <div
            class="paper ${this.dropping ? "dropping" : ""}"
            @dragover=${this.#over}
            @dragleave=${() => (this.dropping = false)}
            @drop=${this.#drop}
          >
            <div class="marks code" aria-hidden="true"><div>${this.#marks()}</div></div>
            <textarea
              id="open-text"
              class="code"
              rows="12"
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              aria-invalid=${problem ? "true" : "false"}
              aria-describedby="open-problem"
              placeholder=${this.t("open-example")}
              .value=${this.text}
              @input=${(event: InputEvent) => {
                this.text = (event.target as HTMLTextAreaElement).value;
                this.#tidy();
              }}
              @scroll=${this.#align}
            ></textarea>
          </div>
          <div id="open-problem" aria-live="assertive">
            ${problem ? html`<p class="wrong">${app.words.problem(problem)}</p>` : nothing}
            ${this.clash ? this.#told(this.clash) : nothing} ${this.#choice()}
          </div>
        </div>
        ${
          GAMES.length > 1
            ? html`<div class="field wide">
                <label for="open-game">${this.t("open-game")}</label>
                <select
                  id="open-game"
                  aria-describedby="open-game-help"
                  @change=${(event: Event) => {
                    this.game = (event.target as HTMLSelectElement).value;
                    this.#tidy();
                  }}
                >
                  <option value="" ?selected=${this.game === ""}>${this.t("open-game-any")}</option>
                  ${GAMES.map(
                    ({ id }) =>
                      html`<option value=${id} ?selected=${this.game === id}>
                        ${this.t(`${id}-name`)}
                      </option>`,
                  )}
                </select>
                <p class="help" id="open-game-help">${this.t("open-game-help")}</p>
              </div>`
            : nothing
        }
        <div class="actions submit">
          <button class="primary large" ?disabled=${this.busy}>${this.t("open-open")}</button>
          <label class="button">
            ${iconOf(upload)}${this.t("open-file")}
            <input
              class="hidden"
              type="file"
              accept=".txt,.pgn,.kif,.kifu,.csa,.usi,text/plain"
              @change=${(event: Event) => {
                const input = event.target as HTMLInputElement;
                void this.#read(input.files?.[0]);
                input.value = "";
              }}
            />
          </label>
        </div>
      </form>
      ${this.#samples()}
    `;
  }

  /** How the game of the link differs from the one that is here, and which is to be opened. */
  #told({ relation, mine, agree, openBeside }: Clash): TemplateResult {
    const { kind, ...args } = relation;
    // No step is missing, only the end.
    const unended = relation.kind === "older" && relation.theirs === relation.mine;
    const button = (label: string, open: () => Promise<string>) => {
      const run = async () => {
        const goOn = goFromHere();
        goOn(to.game(await open()));
      };
      return html`<button type="button" @click=${() => attempt(run)}>${this.t(label)}</button>`;
    };
    return html`<p class="wrong">${this.t(`link-${unended ? "unended" : kind}`, args)}</p>
      <div class="actions">
        <a class="button primary" href=${to.game(mine)}>${this.t("link-open-mine")}</a>
        ${agree ? button("link-agree", agree) : nothing} ${button("link-open-beside", openBeside)}
      </div>`;
  }

  /** What can be opened of the file all the same. */
  #choice(): TemplateResult | typeof nothing {
    const [only, another] = this.readable;
    if (!only) return nothing;
    const open = (found: FoundGame, label: string) =>
      html`<button type="button" @click=${() => attempt(() => this.#keep(found))}>
        ${label}
      </button>`;
    if (!another) {
      return html`<div class="actions">${open(only, this.t("open-readable"))}</div>`;
    }
    return html`<p>${this.t("open-several", { count: this.readable.length })}</p>
      <div class="actions">
        ${this.readable.map((found, at) => {
          const names = found.players.filter(Boolean).join(" – ");
          return open(found, `${at + 1}. ${names}`.trim());
        })}
      </div>`;
  }

  /** The text once more, unseen behind the field, with the wrong place underlined. */
  #marks(): TemplateResult | typeof nothing {
    const at = this.problem?.at;
    if (!at) return nothing;
    const end = Math.max(at.end, at.start + 1);
    const wrong = this.text.slice(at.start, end);
    // A formatter would tear the text apart; every space counts here.
    return html`${this.text.slice(0, at.start)}<mark>${wrong.trim() ? wrong : `${wrong} `}</mark>${this.text.slice(end)}`;
  }

  async #sample(game: string, kind: SampleKind): Promise<void> {
    const goOn = goFromHere();
    goOn(to.game(await openSample(game, kind)));
  }

  #samples(): TemplateResult | typeof nothing {
    const samples = GAMES.flatMap(({ id, samples }) => samples.map((kind) => ({ id, kind })));
    if (samples.length === 0) return nothing;
    return html`<section class="samples" aria-labelledby="open-samples">
      <h2 id="open-samples">${this.t("open-samples")}</h2>
      <ul>
        ${samples.map(
          ({ id, kind }) =>
            html`<li>
              <button type="button" @click=${() => attempt(() => this.#sample(id, kind))}>
                ${icon("play")}
                <span>
                  ${sampleName(id, kind)}
                  <small>${samplePlayers(kind)}</small>
                </span>
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}
