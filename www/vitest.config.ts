import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import { content } from "./tools/content/plugin.ts";
import { wasmGlue } from "./tools/wasm-glue.mjs";

export default defineConfig({
  plugins: [content(fileURLToPath(new URL("src", import.meta.url))), wasmGlue()],
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
  server: { fs: { allow: [".."] } },
});
