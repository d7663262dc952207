// What we are measured beside is installed into a scratch folder of its own; nothing depends on it.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const scratch = join(tmpdir(), "klubovna-bench");

/** The folder of a package, installed when it is not there. */
export function installed(name, version) {
  const prefix = join(scratch, `${name}-${version}`);
  const folder = join(prefix, "node_modules", name);
  const there = () => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  if (existsSync(folder) && there() === version) return folder;
  rmSync(prefix, { recursive: true, force: true });
  mkdirSync(prefix, { recursive: true });
  const words = ["install", "--prefix", prefix, "--no-audit", "--no-fund", "--ignore-scripts"];
  try {
    execFileSync("npm", [...words, `${name}@${version}`], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  } catch {
    console.error(`${name} ${version} could not be installed into ${prefix}: check the network`);
    process.exit(1);
  }
  return folder;
}
