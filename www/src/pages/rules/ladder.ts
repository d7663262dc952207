import { html, nothing, type TemplateResult } from "lit/html.js";

import measured from "../../../../crates/search/LEVELS.md";
import { app } from "../../app/context";

/** Loads the words of the ladder. */
export const loadLadder = (): Promise<void> => app.load("ladder");

/** How strong the levels of a game are, as the engine measured itself. */
export function ladder(game: string): TemplateResult | typeof nothing {
  const rungs = measured[game]?.filter(({ against, level }) => against > 0 || level === 1);
  if (!rungs) return nothing;
  const text = (id: string, args: Readonly<Record<string, number | string>> = {}) =>
    app.words.text(id, args);
  const percent = new Intl.NumberFormat(app.language, { style: "percent" });
  return html`<p>${text("ladder-about")}</p>
    <div class="wide" tabindex="0" role="region" aria-label=${text("ladder-title")}>
      <table class="ladder">
        <thead>
          <tr>
            <th scope="col">${text("ladder-level")}</th>
            <th scope="col">${text("ladder-against")}</th>
            <th scope="col">${text("ladder-games")}</th>
            <th scope="col">${text("ladder-score")}</th>
          </tr>
        </thead>
        <tbody>
          ${rungs.map(
            ({ level, against, games, score, margin }) =>
              html`<tr>
                <th scope="row">${level}</th>
                <td>
                  ${against > 0 ? text("ladder-below", { level: against }) : text("ladder-random")}
                </td>
                <td>${games}</td>
                <td>${percent.format(score / 100)} ± ${percent.format(margin / 100)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
