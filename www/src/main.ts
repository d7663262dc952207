import "./styles/tokens.css";
import "./styles/fonts/fonts.css";
import "./styles/base.css";
import "./ui/ui.css";
import "./pages/shell/shell.css";

import { app } from "./app/context";
import { unstarted } from "./pages/shell/unstarted";
import { part } from "./loading/part";
import { comesFrom } from "./loading/served";

const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
if (script) comesFrom(location.href.replace(/#.*/, ""), script.src);

async function start(): Promise<void> {
  try {
    // The words come first: nothing is drawn without them.
    await app.start();
    await part(() => import("./pages/shell/shell"));
  } catch (thrown) {
    unstarted(thrown, start);
  }
}

await start();
