import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { test } from "@playwright/test";

import { answerFrom } from "../../../tools/serve/answer.mjs";
import { built } from "./dist";

/** A host of its own: another port is another origin. */
export interface Host {
  readonly origin: string;
  close(): void;
}

async function host(answer: Parameters<typeof createServer>[1]): Promise<Host> {
  const server: Server = createServer(answer as never);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The built site, with these headers for a path. */
export function site(headers: (path: string) => Readonly<Record<string, string>>): Promise<Host> {
  const answer = answerFrom(built(""), "/");
  return host((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
    void answer(request, response);
  });
}

/** A folder, as a plain static server serves it. */
export function folder(path: string, base: string): Promise<Host> {
  const answer = answerFrom(path, base);
  return host((request, response) => void answer(request, response));
}

/** A host with some pages and files of its own, by path. */
export function club(
  files: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Host> {
  return host((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const text = files[path];
    response.writeHead(text === undefined ? 404 : 200, {
      ...headers,
      "content-type": path.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8",
    });
    response.end(text ?? "");
  });
}

/** Opens hosts that are closed behind the test that asked for them; call it once in a file. */
export function closing(): (opening: Promise<Host>) => Promise<string> {
  let hosts: Host[] = [];
  test.afterEach(() => {
    for (const host of hosts) host.close();
    hosts = [];
  });
  return async (opening) => {
    const host = await opening;
    hosts.push(host);
    return host.origin;
  };
}
