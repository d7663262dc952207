import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import arrowUpDown from "lucide-static/icons/arrow-up-down.svg?raw";
import bot from "lucide-static/icons/bot.svg?raw";
import bookOpen from "lucide-static/icons/book-open.svg?raw";
import chartSpline from "lucide-static/icons/chart-spline.svg?raw";
import chevronFirst from "lucide-static/icons/chevron-first.svg?raw";
import chevronLast from "lucide-static/icons/chevron-last.svg?raw";
import chevronLeft from "lucide-static/icons/chevron-left.svg?raw";
import chevronRight from "lucide-static/icons/chevron-right.svg?raw";
import clipboardCopy from "lucide-static/icons/clipboard-copy.svg?raw";
import fileText from "lucide-static/icons/file-text.svg?raw";
import flag from "lucide-static/icons/flag.svg?raw";
import folderOpen from "lucide-static/icons/folder-open.svg?raw";
import handshake from "lucide-static/icons/handshake.svg?raw";
import hash from "lucide-static/icons/hash.svg?raw";
import keyboard from "lucide-static/icons/keyboard.svg?raw";
import lightbulb from "lucide-static/icons/lightbulb.svg?raw";
import list from "lucide-static/icons/list.svg?raw";
import messageSquareText from "lucide-static/icons/message-square-text.svg?raw";
import moon from "lucide-static/icons/moon.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import redo2 from "lucide-static/icons/redo-2.svg?raw";
import rotateCcw from "lucide-static/icons/rotate-ccw.svg?raw";
import scale from "lucide-static/icons/scale.svg?raw";
import settings from "lucide-static/icons/settings.svg?raw";
import share2 from "lucide-static/icons/share-2.svg?raw";
import shuffle from "lucide-static/icons/shuffle.svg?raw";
import sun from "lucide-static/icons/sun.svg?raw";
import sunMoon from "lucide-static/icons/sun-moon.svg?raw";
import trash2 from "lucide-static/icons/trash-2.svg?raw";
import undo2 from "lucide-static/icons/undo-2.svg?raw";
import upload from "lucide-static/icons/upload.svg?raw";
import playingCards from "lucide-static/icons/playing-cards.svg?raw";
import x from "lucide-static/icons/x.svg?raw";

/** Icons by Lucide (ISC), each imported by itself. */
const ICONS = {
  "arrow-up-down": arrowUpDown,
  bot,
  "book-open": bookOpen,
  "chart-spline": chartSpline,
  "chevron-first": chevronFirst,
  "chevron-last": chevronLast,
  "chevron-left": chevronLeft,
  "chevron-right": chevronRight,
  "clipboard-copy": clipboardCopy,
  "file-text": fileText,
  flag,
  "folder-open": folderOpen,
  handshake,
  hash,
  keyboard,
  lightbulb,
  list,
  "message-square-text": messageSquareText,
  moon,
  play,
  "redo-2": redo2,
  "rotate-ccw": rotateCcw,
  scale,
  settings,
  "share-2": share2,
  shuffle,
  sun,
  "sun-moon": sunMoon,
  "trash-2": trash2,
  "undo-2": undo2,
  upload,
  "playing-cards": playingCards,
  x,
} as const;

export type IconName = keyof typeof ICONS;

/** What an icon is drawn of; the built site has left away the rest already. */
const shapesOf = (icon: string): string => icon.replace(/^[^]*<svg[^>]*>|<\/svg>\s*$/g, "");

/** An icon; it says nothing by itself, so its button needs a name. */
export function icon(name: IconName): TemplateResult {
  return html`<span class="glyph-icon" aria-hidden="true">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      ${unsafeSVG(shapesOf(ICONS[name]))}
    </svg>
  </span>`;
}
