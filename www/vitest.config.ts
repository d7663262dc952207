import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import { content } from "./tools/content/plugin.ts";
import { ladders } from "./tools/ladders/plugin.ts";
import { messages } from "./tools/messages/plugin.ts";
import { wasmGlue } from "./tools/wasm-glue.mjs";

const src = fileURLToPath(new URL("src", import.meta.url));

export default defineConfig({
  plugins: [content(src), ladders(), messages(), wasmGlue()],
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    // Left to itself it leaves one processor out.
    maxWorkers: "100%",
  },
  server: { fs: { allow: [".."] } },
});
