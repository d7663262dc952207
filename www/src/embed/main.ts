import "./embed.css";

import { BoardGame } from "../board-game";
import { GameError } from "../game-error";
import "../i18n/board-files";
import { chooseLanguage } from "../i18n/language";
import { type Messages, messagesOf } from "../i18n/messages";
import { isMissingPart, part, remedyOf } from "../loading/part";
import { comesWithPage } from "../loading/served";
import { inertText } from "../loading/trusted";
import { type Embedded, readAddress } from "./address";
import { fitInto } from "./fit";
import type { Frame } from "./commands";
import { isAtHome, report, send } from "./report";
import { wearTheme } from "./theme";

comesWithPage();

const main = document.querySelector("main") ?? document.body;

/** Counts addresses: words for one that has been left are too late. */
let turn = 0;

/** What commands of the page around are for. */
let frame: Frame | null = null;

/** Shows what the address says; what is wrong with it is shown in words instead. */
async function show(): Promise<void> {
  const own = ++turn;
  let embedded: Embedded | null = null;
  let fault: GameError | null = null;
  try {
    embedded = readAddress(location.hash);
  } catch (thrown) {
    fault = GameError.from(thrown);
  }
  const lang = embedded?.attributes["lang"];
  const language = chooseLanguage(lang === undefined ? navigator.languages : [lang]);
  const game = embedded?.attributes["game"] ?? "";
  const words = messagesOf(language);
  try {
    await words.load("embed", "errors", "board", game);
  } catch (thrown) {
    embedded = null;
    fault = GameError.from(thrown);
  }
  if (own !== turn) return;
  // Nobody waits for what is shown no more.
  frame?.board?.settling.end(GameError.of("api-replaced"));
  document.documentElement.lang = language;
  const name = words.has(`${game}-name`) ? words.text(`${game}-name`) : "Klubovna";
  document.title = name;
  main.replaceChildren(heading(name));
  const element = embedded && board(embedded, words);
  if (embedded && element) main.append(element, link(embedded, words));
  const trusted = [location.origin, ...(embedded?.origins ?? [])].filter((one) => one !== "null");
  frame = { board: element, words, trusted, foreign: !isAtHome() };
  if (fault) main.append(faultNotice(fault, words));
}

/** What is in the frame, for those who only hear it. */
function heading(name: string): HTMLElement {
  const element = document.createElement("h1");
  element.className = "hidden";
  element.textContent = name;
  return element;
}

/** The record is a file that the page around could perhaps not read itself. */
const isSecret = ({ attributes }: Embedded) => attributes["src"] !== undefined && !isAtHome();

function board(embedded: Embedded, words: Messages): BoardGame {
  const { attributes, record } = embedded;
  const element = document.createElement("board-game");
  if (!(element instanceof BoardGame)) throw new TypeError("board-game is not defined");
  wearTheme(attributes["theme"]);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (record) {
    const text = document.createElement("script");
    text.type = "text/plain";
    text.textContent = inertText(record);
    element.append(text);
  }
  const secret = isSecret(embedded);
  report(element, words, secret);
  // The height of an error is that of its words, which tell them apart.
  const settling = secret ? ["bg-ready"] : ["bg-ready", "bg-error"];
  fitInto(main, element, (height) => send("resize", { height }), settling);
  return element;
}

/** A quiet way to the whole site, with the same game in hand. */
function link({ attributes, record }: Embedded, words: Messages): HTMLElement {
  const { game = "" } = attributes;
  const query = new URLSearchParams({ game, text: record });
  const element = document.createElement("a");
  element.href = record ? `./index.html#/open?${query}` : `./index.html#/rules/${game}`;
  element.target = "_blank";
  element.rel = "noopener";
  element.textContent = words.text(record ? "embed-open" : "embed-rules");
  return element;
}

/** Says what is wrong, here and to the page around. */
function faultNotice(fault: GameError, words: Messages): HTMLElement {
  const element = document.createElement("p");
  element.className = "fault";
  element.setAttribute("role", "alert");
  const { problem } = fault;
  const message = words.problem(problem);
  element.textContent = message;
  if (isMissingPart(fault)) {
    const button = document.createElement("button");
    const { label, run } = remedyOf(fault, () => void show());
    button.textContent = words.text(label);
    button.addEventListener("click", run);
    element.append(" ", button);
  }
  // What the address says the page around knows: it wrote it.
  send("error", { problem, message });
  return element;
}

/** Other programs talk to their frames too. */
const isForFrame = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "v" in data && "type" in data;

/** Obeys the page around, and no other window. */
async function hear(event: MessageEvent): Promise<void> {
  if (parent === window || event.source !== parent || !isForFrame(event.data)) return;
  const [{ answer }] = await Promise.all([part(() => import("./commands")), shown]);
  if (frame) await answer(event, frame);
}

/** Says why there is no answer, to who may have one. */
function tell(thrown: unknown, { origin, data }: MessageEvent): void {
  if (!frame?.trusted.includes(origin)) return;
  const { problem } = GameError.from(thrown);
  const message = frame.words.problem(problem);
  parent.postMessage({ v: 1, type: "error", problem, message, id: data?.id ?? null }, origin);
}

addEventListener("hashchange", () => (shown = show()));
addEventListener("message", (event) => void hear(event).catch((thrown) => tell(thrown, event)));
let shown = show();
await shown;
