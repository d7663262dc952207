import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { once } from "node:events";

import { WebSocket } from "ws";

import { answered, asText, type Driver, type Engine } from "./driver";
import { Program } from "./program";

/** What it would do by itself, and how it draws in space without a graphics card. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // Pieces stand where they go at once.
  "ui.prefersReducedMotion": 1,
  "webgl.force-enabled": true,
};

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection that speaks WebDriver BiDi. */
class Connection {
  #count = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  constructor(readonly socket: WebSocket) {
    socket.on("message", (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  async send<R>(method: string, params: object = {}): Promise<R> {
    const id = ++this.#count;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.type !== "success") throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as R;
  }
}

/** Starts Firefox without a window. */
export async function firefox(path: string): Promise<Engine> {
  const profile = async (folder: string) => {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(folder, "user.js"), lines.join(""));
  };
  const given = (folder: string) => [
    "--headless",
    "--no-remote",
    "--profile",
    folder,
    "--remote-debugging-port=0",
  ];
  const program = await Program.start(path, given, { prepare: profile });
  const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const connection = new Connection(socket);
  await connection.send("session.new", { capabilities: {} });
  return {
    window: () => window(connection),
    async close() {
      socket.close();
      await program.end();
    },
  };
}

async function window(connection: Connection): Promise<Driver> {
  const { userContext } = await connection.send<{ userContext: string }>(
    "browser.createUserContext",
  );
  const { context } = await connection.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const viewport = { width: 1280, height: 800 };
  await connection.send("browsingContext.setViewport", { context, viewport });
  return {
    async open(url) {
      await connection.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await connection.send("browsingContext.reload", { context, wait: "complete" });
    },
    async run<A, R>(act: (given: A) => R | Promise<R>, given: A): Promise<R> {
      const { result, exceptionDetails } = await connection.send<{
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      }>("script.callFunction", {
        functionDeclaration: asText(act),
        arguments: [{ type: "string", value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return answered<R>(result.value);
    },
    async act(device) {
      await connection.send("input.performActions", { context, actions: [device] });
    },
    async picture() {
      const { data } = await connection.send<{ data: string }>(
        "browsingContext.captureScreenshot",
        { context },
      );
      return Buffer.from(data, "base64");
    },
    async close() {
      await connection.send("browser.removeUserContext", { userContext });
    },
  };
}
