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

/** A folder of files for pages of every origin, compressed. */
export function folder(path) {
  const answer = answerFrom(path, "/", encoder());
  return host((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    void answer(request, response);
  });
}

/** Pages by path, made when they are asked for. */
export function pages(made) {
  return host((request, response) => {
    const page = made(new URL(request.url, "http://host"));
    const type = "text/html; charset=utf-8";
    if (page === null) return response.writeHead(404, { "content-type": type }).end();
    const { body, encoding } = encode(Buffer.from(page), type);
    response.writeHead(200, {
      "content-type": type,
      "content-encoding": encoding,
      "content-length": body.length,
    });
    return response.end(body);
  });
}
