import "./styles/tokens.css";
import "./styles/fonts/fonts.css";
import "./styles/hidden.css";
import "./styles/reset.css";
import "./styles/base.css";
import "./ui/tokens.css";
import "./ui/icons.css";
import "./ui/art.css";
import "./ui/side.css";
import "./ui/button.css";
import "./styles/segments.css";
import "./ui/blocks.css";
import "./pages/shell/tokens.css";
import "./pages/shell/shell.css";

import { askAhead } from "./app/ahead";
import { takeCarried } from "./app/carried";
import { app } from "./app/context";
import { parse } from "./app/router";
import { comesWithPage } from "./loading/served";
import { AppShell, loadPage } from "./pages/shell/shell";
import { unstarted } from "./pages/shell/unstarted";

comesWithPage();

async function start(): Promise<void> {
  // What could not be loaded before has left its address to the page that stayed.
  if (typeof history.state === "string") history.replaceState(null, "", history.state);
  // All at once: the page that the address names, and what it will need.
  const route = parse(location.hash);
  loadPage(route).catch(() => undefined);
  askAhead(route);
  try {
    // The words come first: nothing is drawn without them.
    await app.start();
    await takeCarried?.();
    document.body.prepend(new AppShell());
  } catch (thrown) {
    unstarted(thrown, start);
  }
}

// Not awaited: pages import from the same chunk, and WebKit hands on a page before it has run while that waits.
void start();
