import type { Layout } from "../../../generated/types/Layout";
import { parseFurigoma } from "../../../game/furigoma";
import type { BoardPart, PartHost } from "../../canvas/part";
import { checkItems } from "./check";
import css from "./index.css?inline";
import { Furigoma } from "./furigoma";
import { registerTiles } from "./tiles";
import { woodItems } from "./wood";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export const prepare = ({ kinds }: Layout): void => registerTiles(kinds);

export function mount({ words, board, fit, choose }: PartHost): BoardPart {
  const pieces = () => board.settings.pieces;
  const furigoma = new Furigoma(words, pieces, () => choose("throw", "click"));
  fit.append(furigoma.element);
  return {
    show: () => board.model && furigoma.update(board.model),
    under: ({ geometry, theme }) => woodItems(geometry, theme),
    over: ({ geometry, theme, model }) => checkItems(geometry, theme, model.scene.marks),
    // A throw has a picture of its own.
    offers: (command) => command === "throw",
    played(code, news) {
      const faces = parseFurigoma(code);
      if (faces) furigoma.fall(faces, news);
      return faces !== null;
    },
    dispose: () => furigoma.element.remove(),
  };
}
