import { html, type TemplateResult } from "lit/html.js";
import chartSpline from "lucide-static/icons/chart-spline.svg?path";
import chevronFirst from "lucide-static/icons/chevron-first.svg?path";
import chevronLast from "lucide-static/icons/chevron-last.svg?path";
import chevronLeft from "lucide-static/icons/chevron-left.svg?path";
import chevronRight from "lucide-static/icons/chevron-right.svg?path";
import ellipsis from "lucide-static/icons/ellipsis.svg?path";
import folderOpen from "lucide-static/icons/folder-open.svg?path";
import house from "lucide-static/icons/house.svg?path";
import lightbulb from "lucide-static/icons/lightbulb.svg?path";
import list from "lucide-static/icons/list.svg?path";
import messageSquareText from "lucide-static/icons/message-square-text.svg?path";
import moon from "lucide-static/icons/moon.svg?path";
import play from "lucide-static/icons/play.svg?path";
import plus from "lucide-static/icons/plus.svg?path";
import settings from "lucide-static/icons/settings.svg?path";
import share2 from "lucide-static/icons/share-2.svg?path";
import sun from "lucide-static/icons/sun.svg?path";
import sunMoon from "lucide-static/icons/sun-moon.svg?path";
import undo2 from "lucide-static/icons/undo-2.svg?path";
import x from "lucide-static/icons/x.svg?path";

/** Icons by Lucide (ISC), each imported by itself, as the one path that it is drawn with. */
const ICONS = {
  "chart-spline": chartSpline,
  "chevron-first": chevronFirst,
  "chevron-last": chevronLast,
  "chevron-left": chevronLeft,
  "chevron-right": chevronRight,
  ellipsis,
  "folder-open": folderOpen,
  house,
  lightbulb,
  list,
  "message-square-text": messageSquareText,
  moon,
  play,
  plus,
  settings,
  "share-2": share2,
  sun,
  "sun-moon": sunMoon,
  "undo-2": undo2,
  x,
} as const;

export type IconName = keyof typeof ICONS;

/** An icon; it says nothing by itself, so its button needs a name. */
export const icon = (name: IconName): TemplateResult => iconOf(ICONS[name]);

/** One that few pages have, by its path. */
export function iconOf(path: string): TemplateResult {
  return html`<span class="glyph-icon" aria-hidden="true">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d=${path} />
    </svg>
  </span>`;
}
