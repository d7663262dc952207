import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { answerFrom } from "./answer.mjs";

let folder;
/** The ports of the same site in a folder, and at the top. */
let port, top;
const servers = [];

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "klubovna-serve-"));
  const site = join(folder, "site");
  const files = {
    "site/index.html": "home",
    "site/sub dir/index.html": "sub",
    "site/a.wasm": "\0asm",
    secret: "secret",
    "site-beside/secret": "secret",
    "site/.env": "secret",
    "site/.vite/manifest.json": "secret",
    "site/sub dir/.hidden": "secret",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await symlink(join(folder, "secret"), join(site, "link"));
  await symlink(join(folder, "site-beside"), join(site, "folder"));
  await symlink(join(site, "a.wasm"), join(site, "inside.wasm"));
  const serve = async (base) => {
    const server = createServer(answerFrom(site, base));
    servers.push(server);
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    return server.address().port;
  };
  port = await serve("/some/folder/");
  top = await serve("/");
});

after(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

/** Asks for a path as it stands: `fetch` would tidy it up. */
const ask = (path, options = {}) =>
  new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, ...options }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    asked.on("error", reject).end();
  });

test("files and folders are found below the base", async () => {
  assert.equal((await ask("/some/folder/")).text, "home");
  assert.equal((await ask("/some/folder/index.html?x=1")).text, "home");
  assert.equal((await ask("/some/folder/sub%20dir/")).text, "sub");
  assert.equal((await ask("/")).status, 404);
  assert.equal((await ask("/some/folder/none")).status, 404);
  assert.equal((await ask("/", { port: top })).text, "home");
});

test("no request ends the server", async () => {
  for (const path of ["//", "//[", "//host/a.wasm", "/sub%20dir", "/%", "/a.wasm/"]) {
    const { status } = await ask(path, { port: top });
    assert.ok(status === 200 || status === 404, path);
  }
  const { status } = await ask("/", { port: top, headers: { range: "bytes=5-2" } });
  assert.equal(status, 200);
});

test("answers carry the type and forbid caching", async () => {
  const { headers } = await ask("/some/folder/a.wasm");
  assert.equal(headers["content-type"], "application/wasm");
  assert.equal(headers["cache-control"], "no-store");
  const page = await ask("/some/folder/");
  assert.equal(page.headers["content-type"], "text/html; charset=utf-8");
  assert.equal((await ask("/some/folder/", { method: "HEAD" })).text, "");
  assert.equal((await ask("/some/folder/", { method: "POST" })).status, 405);
});

test("a site may be sent encoded", async () => {
  const encode = (body, type) => ({ body: Buffer.from(`${type} ${body}`), encoding: "x" });
  const server = createServer(answerFrom(join(folder, "site"), "/", encode));
  servers.push(server);
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { headers, text } = await ask("/a.wasm", { port: server.address().port });
  assert.equal(headers["content-encoding"], "x");
  assert.equal(text, "application/wasm \0asm");
  const plain = await ask("/a.wasm", { port: top });
  assert.equal(plain.headers["content-encoding"], undefined);
});

test("nothing outside the site is given", async () => {
  for (const path of [
    "/../secret",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/..%5csecret",
    "/../site-beside/secret",
    "/%2e%2e/site-beside/secret",
    "/..%2fsite-beside%2fsecret",
    "/sub%20dir/../../secret",
    "/%00",
    "/%",
    "/%ff",
    "//../secret",
    "/C:/secret",
  ]) {
    for (const at of [
      { path: `/some/folder${path}`, port },
      { path, port: top },
    ]) {
      const { status, text } = await ask(at.path, at);
      assert.equal(status, 404, at.path);
      assert.ok(!text.includes("secret"), at.path);
    }
  }
});

test("hidden files are not shown, and links lead nowhere outside", async () => {
  const hidden = [
    "/.env",
    "/.vite/manifest.json",
    "/sub%20dir/.hidden",
    "/%2eenv",
    "/.vite%2fmanifest.json",
  ];
  for (const path of [...hidden, "/link", "/folder/secret"]) {
    const { status, text } = await ask(path, { port: top });
    assert.equal(status, 404, path);
    assert.ok(!text.includes("secret"), path);
  }
  assert.equal((await ask("/inside.wasm", { port: top })).status, 200);
});

test("connections that stay open keep nobody waiting", async () => {
  // A browser opens six at once and keeps them.
  const agents = Array.from({ length: 24 }, () => new Agent({ keepAlive: true }));
  const answers = await Promise.all(agents.map((agent) => ask("/some/folder/", { agent })));
  for (const answer of answers) assert.equal(answer.text, "home");
  for (const agent of agents) agent.destroy();
});
