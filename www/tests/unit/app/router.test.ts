import { afterEach, describe, expect, test, vi } from "vitest";

import { parse, to } from "../../../src/app/router";

describe("addresses", () => {
  test.each([
    ["", { page: "home" }],
    ["#", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/new/folky", { page: "new", game: "folky", table: false }],
    ["#/new/folky?at=table", { page: "new", game: "folky", table: true }],
    ["#/new/folky/", { page: "new", game: "folky", table: false }],
    ["#/game/a-_9", { page: "game", id: "a-_9" }],
    ["#/rules/folky", { page: "rules", game: "folky", anchor: "" }],
    ["#/rules/folky/r-4-2", { page: "rules", game: "folky", anchor: "r-4-2" }],
    ["#/open", { page: "open", text: "", game: "", link: "" }],
    ["#/open?text=1.%20h3&game=folky", { page: "open", text: "1. h3", game: "folky", link: "" }],
    ["#/open/1a-_b", { page: "open", text: "", game: "", link: "1a-_b" }],
    ["#/settings", { page: "settings" }],
    ["#/about", { page: "about", anchor: "" }],
    ["#/about/access", { page: "about", anchor: "access" }],
    ["#/webmaster", { page: "webmaster" }],
  ])("%s leads to its page", (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  test.each([
    "#/nowhere",
    "#/new",
    "#/game",
    "#/game/",
    "#/rules",
    "#/new/folky/more",
    "#/rules/folky/r-1/more",
    "#/open/1a/b",
    "#/settings/sound",
    "#/%",
    "#//folky",
  ])("%s leads nowhere and says so", (hash) => {
    expect(parse(hash)).toEqual({ page: "unknown", address: hash.slice(1) });
  });

  test("what is linked to is read back", () => {
    const odd = "ží/?&#% +";
    expect(parse(to.game(odd))).toEqual({ page: "game", id: odd });
    expect(parse(to.new(odd))).toEqual({ page: "new", game: odd, table: false });
    expect(parse(to.rules(odd, odd))).toEqual({ page: "rules", game: odd, anchor: odd });
    expect(parse(to.rules("folky"))).toEqual({ page: "rules", game: "folky", anchor: "" });
    expect(parse(to.home)).toEqual({ page: "home" });
    expect(parse(to.settings)).toEqual({ page: "settings" });
    expect(parse(to.about)).toEqual({ page: "about", anchor: "" });
    expect(parse(to.webmaster)).toEqual({ page: "webmaster" });
  });

  test("a record travels whole in an address", () => {
    const record = '[Klubovna "1"]\n[White "Žofie + Jan & spol."]\n\n1. h3 {100 % = ?} a6 *\n';
    expect(parse(to.open(record))).toEqual({ page: "open", text: record, game: "", link: "" });
    expect(parse(to.open())).toEqual({ page: "open", text: "", game: "", link: "" });
  });
});

describe("the way on", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A window at an address, and the router in it. */
  async function window() {
    const events = new EventTarget();
    const location = { href: "/#/", assign: vi.fn<(address: string) => void>() };
    vi.stubGlobal("location", location);
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.resetModules();
    const { goFromHere } = await import("../../../src/app/router");
    const visit = (href: string) => {
      location.href = href;
      events.dispatchEvent(new Event("hashchange"));
    };
    return { location, goFromHere, visit };
  }

  test("is gone by whoever has waited for it", async () => {
    const { location, goFromHere } = await window();
    goFromHere()("#/game/x");
    expect(location.assign).toHaveBeenCalledExactlyOnceWith("#/game/x");
  });

  test.each([
    ["has gone elsewhere", ["/#/settings"]],
    ["has come back since", ["/#/settings", "/#/"]],
  ])("calls nobody back who %s", async (_, visits) => {
    const { location, goFromHere, visit } = await window();
    const goOn = goFromHere();
    for (const address of visits) visit(address);
    goOn("#/game/x");
    expect(location.assign).not.toHaveBeenCalled();
  });
});
