import type { TemplateResult } from "lit";

import { app, AppChange } from "../../../app/context";
import { to, goFromHere } from "../../../app/router";
import { saveGame } from "../../../app/save-game";
import { Assistant, type Preview, type Remark } from "../../../assistant/assistant";
import { drawnOf, type Hint } from "../../../assistant/hint";
import { seated } from "../../../game/seats";
import { chooseSeats } from "../../shared/seats-sheet";
import type { PlayHost } from "../host";
import { assistantNotice } from "./notice";
import { hintWords } from "./words";

import "./panel";
import "./index.css";

/** The colour of arrows that the program draws. */
const COLOUR = 0;

/** Joins the assistant to a play page: its dialogs, what is drawn on the board, what is said. */
export class AssistantController {
  readonly assistant: Assistant;

  private constructor(
    private readonly page: PlayHost,
    assistant: Assistant,
  ) {
    this.assistant = assistant;
    app.addEventListener(AppChange.type, this.#restyle);
    assistant.analyse(app.settings.analysis);
  }

  static async create(page: PlayHost): Promise<AssistantController> {
    await app.load("engine", "errors", "hands");
    const { id, match } = page.game;
    const assistant = await Assistant.create({
      match,
      id,
      style: () => app.style,
      idle: () => page.game.readOnly || !page.isConnected || page.awaitsWord,
      update: () => page.message.clear(),
      hinted: (hint) => showHint(page, hint),
      remarked: ({ id, args }: Remark) => page.view?.say(page.words.text(id, args), true),
    });
    return new AssistantController(page, assistant);
  }

  get preview(): Preview | null {
    return this.assistant.preview;
  }

  dispose(): void {
    app.removeEventListener(AppChange.type, this.#restyle);
    this.assistant.dispose();
  }

  readonly #restyle = () => this.assistant.restyle();

  /** Asks who plays, and changes it in the middle of the game. */
  async chooseSeats(): Promise<void> {
    const { match } = this.page.game;
    const { levels, tags } = match;
    const { seats } = match.live.scene.turn;
    const chosen = await chooseSeats(this.page.words, {
      tags,
      seats,
      levels,
      title: "seats-title",
    });
    const changed = [...(chosen?.entries() ?? [])].filter(
      ([seat, level]) => level !== match.players.levels[seat],
    );
    match.setTags(changed.flatMap(([seat, level]) => seated(tags, seat, level)));
  }

  /** Begins a game of its own at the position on view. */
  async playFromHere(): Promise<void> {
    const { match } = this.page.game;
    const { levels } = match;
    const { seats } = match.snapshot.scene.turn;
    const title = "seats-from-here";
    const chosen = await chooseSeats(this.page.words, { tags: {}, seats, levels, title });
    if (!chosen) return;
    const goOn = goFromHere();
    const fresh = await this.assistant.gameFromHere();
    fresh.setTags([...chosen.entries()].flatMap(([seat, level]) => seated({}, seat, level)));
    const [first = 0, second = 0] = chosen;
    goOn(to.game(await saveGame(fresh, undefined, first > 0 && second === 0 ? 1 : 0)));
  }

  /** Shows a line, with the room on phones that the sheet has. */
  async showLine(codes: readonly string[], moves: readonly string[], node?: number): Promise<void> {
    await this.assistant.showLine(codes, moves.join(" "), node);
    this.page.sheet.open = false;
  }

  /** What has to be said where the game says what is to be done; null for nothing. */
  notice(): TemplateResult | null {
    return assistantNotice(this.page, this.assistant);
  }

  keepMarks(): void {
    this.assistant.keepMarks((move) => this.page.words.text("advice-better", { move }));
  }
}

/** Draws a hint and says it; takes away what was drawn when it is over. */
function showHint({ view, words, game }: PlayHost, hint: Hint | null): void {
  view?.point(hint ? drawnOf(hint, COLOUR) : []);
  if (hint) view?.say(hintWords(words, hint, game.match).join(" "));
}
