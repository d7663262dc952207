import type { TemplateResult } from "lit/html.js";

import { app, AppChange } from "../../../app/context";
import { to, goFromHere } from "../../../app/router";
import { saveGame } from "../../../app/save-game";
import { Assistant, type Preview, type Remark } from "../../../assistant/assistant";
import { drawnOf, type Hint } from "../../../assistant/hint";
import type { Match } from "../../../game/match";
import { MatchChange } from "../../../game/match-change";
import { seated, writeStrength } from "../../../game/programs";
import { type Strength, strengthAt } from "../../../game/seats";
import { loadOpponents } from "../../../storage/opponents";
import { matchedLevel, noteResult } from "../../shared/matched-level";
import { chooseSeats } from "../../shared/seats-sheet";
import { namesOfHands } from "../../../i18n/beside";
import { command } from "../command";
import { DIALOGS, type PlayHost } from "../host";
import { assistantNotice } from "./notice";
import { betterWords, hintWords } from "./words";

import "./panel";
import "./index.css";

/** The colour of arrows that the program draws. */
const COLOUR = 0;

/** Joins the assistant to a play page: its dialogs, what is drawn on the board, what is said. */
export class AssistantController {
  readonly assistant: Assistant;
  /** It is played, and its end is still to come: who looks through a game says nothing of themselves. */
  #goesOn: boolean;

  private constructor(
    private readonly page: PlayHost,
    assistant: Assistant,
  ) {
    this.assistant = assistant;
    this.#goesOn = goesOn(page.game.match);
    app.addEventListener(AppChange.type, this.#restyle);
    page.game.match.addEventListener(MatchChange.type, this.#noted);
    assistant.analyse(app.settings.analysis);
  }

  static async create(page: PlayHost): Promise<AssistantController> {
    const { id, match } = page.game;
    await app.load("engine", "errors", DIALOGS, ...namesOfHands(match.game));
    const assistant = await Assistant.create({
      match,
      id,
      style: () => app.style,
      idle: () => page.game.readOnly || !page.isConnected || page.awaitsWord,
      ponder: () => loadOpponents().ponder,
      update: () => page.message.clear(),
      hinted: (hint) => showHint(page, hint),
      loadReasons: () => app.load("because", `${match.game}-because`),
      remarked: ({ id, args }: Remark) => page.view?.say(page.words.text(id, args), true),
    });
    return new AssistantController(page, assistant);
  }

  get preview(): Preview | null {
    return this.assistant.preview;
  }

  dispose(): void {
    app.removeEventListener(AppChange.type, this.#restyle);
    this.page.game.match.removeEventListener(MatchChange.type, this.#noted);
    this.assistant.dispose();
  }

  /** A game that has just ended says which level matches the person. */
  readonly #noted = (event: Event) => {
    const { match, readOnly } = this.page.game;
    if (!(event instanceof MatchChange)) return;
    if (this.#goesOn && match.live.gameResult && !readOnly) noteResult(match);
    this.#goesOn = goesOn(match);
  };

  readonly #restyle = () => this.assistant.restyle();

  /** Asks who plays, and changes it in the middle of the game. */
  async chooseSeats(): Promise<void> {
    const { match } = this.page.game;
    const { levels, tags } = match;
    const { seats } = match.live.scene.turn;
    const matched = matchedLevel(match.game);
    const chosen = await chooseSeats(this.page, {
      tags,
      seats,
      levels,
      matched,
      title: "seats-title",
    });
    const written = (strength: Strength | null) => strength && writeStrength(strength);
    const changed = [...(chosen?.entries() ?? [])].filter(
      ([seat, strength]) => written(strength) !== written(strengthAt(tags, seat)),
    );
    match.setTags(changed.flatMap(([seat, strength]) => seated(tags, seat, strength)));
    // The program waits until the people have seen the fingerprint of the cards.
    if (this.page.awaitsWord) void this.page.try(command(({ showCards }) => showCards(this.page)));
  }

  /** Begins a game of its own at the position on view. */
  async playFromHere(): Promise<void> {
    const { match } = this.page.game;
    const { levels } = match;
    const { seats } = match.snapshot.scene.turn;
    const title = "seats-from-here";
    const matched = matchedLevel(match.game);
    const chosen = await chooseSeats(this.page, { tags: {}, seats, levels, matched, title });
    if (!chosen) return;
    const goOn = goFromHere();
    const fresh = await this.assistant.gameFromHere();
    fresh.setTags([...chosen.entries()].flatMap(([seat, strength]) => seated({}, seat, strength)));
    const [first, second] = chosen;
    goOn(to.game(await saveGame(fresh, undefined, first && !second ? 1 : 0)));
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
    const { advice } = this.assistant;
    this.assistant.keepMarks((mistake) =>
      betterWords(this.page.words, mistake, advice.reasons(mistake)),
    );
  }
}

/** Whether a game is being played. */
const goesOn = ({ mode, live }: Match): boolean => mode === "play" && !live.gameResult;

/** Draws a hint and says it; takes away what was drawn when it is over. */
function showHint({ view, words, game }: PlayHost, hint: Hint | null): void {
  view?.point(hint ? drawnOf(hint, COLOUR) : []);
  if (hint) view?.say(hintWords(words, hint, game.match).join(" "));
}
