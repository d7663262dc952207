import type { BoardPart, PartHost } from "../../canvas/part";
import { climb, column, flatten, offPlan, plates, sheetName, slides } from "./levels";
import { Lens, registerStands } from "./lens";
import css from "./index.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export { flatten as convert, offPlan as restore, registerStands as prepare };

export function mount({ words, board, fit, light }: PartHost): BoardPart {
  const lens = new Lens(fit, light);
  return {
    under: ({ geometry, theme, model }) => plates(geometry, theme, model),
    flying: ({ geometry, theme, model, flight }) =>
      slides(geometry, theme, model, flight, performance.now()),
    climb: (geometry, cell, by) => board.model && climb(geometry, board.model, cell, by),
    column: (geometry, cell) => board.model && column(geometry, board.model, cell),
    boardName: (id) => board.model && sheetName(words, board.model.game, id),
    light: (cell) => lens.light(cell),
    dispose: () => lens.destroy(),
  };
}
