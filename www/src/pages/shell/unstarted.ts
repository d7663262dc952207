import { GameError } from "../../game-error";
import { remedyOf } from "../../loading/part";
import { app } from "../../app/context";

/** Instead of the site, while what every page needs cannot be loaded: why, and a way to try again. */
export function unstarted(thrown: unknown, start: () => Promise<void>): void {
  const error = GameError.from(thrown);
  const { language, words } = app;
  const main = document.createElement("main");
  main.className = "page narrow page-message";
  main.lang = document.documentElement.lang = language;
  main.setAttribute("role", "alert");
  const title = document.createElement("h1");
  title.textContent = "Klubovna";
  const text = document.createElement("p");
  text.textContent = words.problem(error.problem);
  const button = document.createElement("button");
  const remedy = remedyOf(error, () => {
    main.remove();
    void start();
  });
  button.textContent = words.text(remedy.label);
  button.addEventListener("click", remedy.run);
  main.append(title, text, button);
  document.body.prepend(main);
}
