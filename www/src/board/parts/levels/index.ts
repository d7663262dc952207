import type { BoardPart, PartHost } from "../../canvas/part";
import type { BoardModel } from "../../core/model";
import { climb, column, flatten, offPlan, plates, sheetName, slides } from "./levels";
import type { Arrangement } from "./plan";
import { Lens, registerStands } from "./lens";
import css from "./index.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export { offPlan as restore, registerStands as prepare };

/** How boards lie where the board has so much room: the style sheet knows. */
const arrangementOf = (stage: Element): Arrangement =>
  getComputedStyle(stage).getPropertyValue("--bg-plan") === "wide" ? "wide" : "tall";

export const convert = (model: BoardModel, stage: Element): BoardModel =>
  flatten(model, arrangementOf(stage));

export function mount({ words, board, fit, stage, light, again }: PartHost): BoardPart {
  const lens = new Lens(fit, light);
  let shown = arrangementOf(stage);
  const watch = new ResizeObserver(() => {
    const now = arrangementOf(stage);
    if (now === shown) return;
    shown = now;
    again();
  });
  // The stage alone does not tell how much higher it could be.
  for (const box of [stage, stage.parentElement ?? stage]) watch.observe(box);
  return {
    under: ({ geometry, theme, model }) => plates(geometry, theme, model),
    flying: ({ geometry, theme, model, flight }) =>
      slides(geometry, theme, model, flight, performance.now()),
    climb: (geometry, cell, by) => board.model && climb(geometry, board.model, cell, by),
    column: (geometry, cell) => board.model && column(geometry, board.model, cell),
    boardName: (id) => board.model && sheetName(words, board.model.game, id),
    light: (cell) => lens.light(cell),
    dispose() {
      watch.disconnect();
      lens.destroy();
    },
  };
}
