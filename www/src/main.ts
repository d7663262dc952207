import "./styles/tokens.css";
import "./styles/fonts/fonts.css";
import "./styles/base.css";
import "./styles/components.css";
import "./styles/shell.css";

import { app } from "./app/context";

// The words come first: nothing is drawn without them.
await app.start();
await import("./app/shell");
