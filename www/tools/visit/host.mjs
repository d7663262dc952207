// The two hosts of a visit: the built site, and a club with pages of its own that show boards of it.

import { createServer } from "node:http";

import { answerFrom } from "../serve/answer.mjs";
import { encode, encoder } from "./encode.mjs";

/** A host of its own: another port is another origin. */
async function host(answer) {
  const server = createServer(answer);
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A folder of files for pages of every origin, compressed, and pages beside them. */
export function folder(path, made = () => null) {
  const answer = answerFrom(path, "/", encoder());
  return host((request, response) => {
    const page = made(new URL(request.url, "http://host"));
    if (page !== null) return send(response, page);
    response.setHeader("access-control-allow-origin", "*");
    return void answer(request, response);
  });
}

/** Pages by path, made when they are asked for. */
export function pages(made) {
  return host((request, response) => {
    const page = made(new URL(request.url, "http://host"));
    if (page === null) return response.writeHead(404).end();
    return send(response, page);
  });
}

function send(response, page) {
  const type = "text/html; charset=utf-8";
  const { body, encoding } = encode(Buffer.from(page), type);
  response.writeHead(200, {
    "content-type": type,
    "content-encoding": encoding,
    "content-length": body.length,
  });
  response.end(body);
}
