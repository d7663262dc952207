// Serves the built site on this machine, and says where: `node tools/serve.mjs PORT /FOLDER/`. With `--attached` it
// ends when its standard input does. KLUBOVNA_DIST names another build than www/dist.

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import { answerFrom } from "./serve/answer.mjs";

const dist = process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const [port, base, attached] = process.argv.slice(2);

createServer(answerFrom(dist, base)).listen(Number(port), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${port}${base}`);
});
if (attached === "--attached") process.stdin.on("end", () => process.exit()).resume();
