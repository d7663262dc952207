import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

/** A program that runs until it is ended, in a folder that is then gone. */
export class Program {
  readonly #child: ChildProcess;
  readonly #outputs: readonly Readable[];
  /** Each output by itself: a warning may come before what one waits for, or in the middle of it. */
  readonly #written: string[];
  private constructor(
    readonly folder: string,
    child: ChildProcess,
  ) {
    this.#child = child;
    this.#outputs = child.stdio.slice(1).filter((one) => one instanceof Readable);
    this.#written = this.#outputs.map(() => "");
    for (const [at, output] of this.#outputs.entries()) {
      output.setEncoding("utf8").on("data", (text: string) => (this.#written[at] += text));
    }
    // No program outlives the test run.
    process.once("exit", this.#kill);
  }

  /** Starts a program in a new folder, which `prepare` may fill. */
  static async start(
    name: string,
    given: (folder: string) => readonly string[],
    {
      env = {},
      prepare,
    }: { env?: NodeJS.ProcessEnv; prepare?: (folder: string) => Promise<void> } = {},
  ): Promise<Program> {
    const folder = await mkdtemp(join(tmpdir(), "klubovna-browser-"));
    await prepare?.(folder);
    const child = spawn(name, given(folder), {
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      // All that it would keep for another time.
      env: {
        ...process.env,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_CACHE_HOME: folder,
        XDG_DATA_HOME: folder,
        ...env,
      },
      detached: true,
    });
    const program = new Program(folder, child);
    await once(child, "spawn");
    return program;
  }

  /** Waits until the program has written what a pattern finds in one of its outputs. */
  async said(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.#written.map((text) => pattern.exec(text)).find(Boolean);
        if (found) resolve(found[1] ?? "");
      };
      look();
      for (const output of this.#outputs) output.on("data", look);
      this.#child.once("exit", () =>
        reject(new Error(`the program has ended: ${this.#written.join("\n")}`)),
      );
    });
  }

  /** How often it has written this. */
  times(text: string): number {
    return this.#written.join("\n").split(text).length - 1;
  }

  async end(): Promise<void> {
    process.off("exit", this.#kill);
    const ended = once(this.#child, "exit");
    this.#kill();
    if (this.#child.exitCode === null && this.#child.signalCode === null) await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The program, and all that it has started. */
  readonly #kill = (): void => {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
