import "./styles/tokens.css";
import "./styles/fonts/fonts.css";
import "./styles/hidden.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./ui/icons.css";
import "./ui/art.css";
import "./ui/side.css";
import "./ui/button.css";
import "./ui/field.css";
import "./ui/segments.css";
import "./ui/blocks.css";
import "./ui/dialog.css";
import "./pages/shell/tokens.css";
import "./pages/shell/shell.css";

import { app } from "./app/context";
import { unstarted } from "./pages/shell/unstarted";
import { part } from "./loading/part";
import { comesWithPage } from "./loading/served";

comesWithPage();

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
