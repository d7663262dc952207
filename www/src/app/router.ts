/** A place in the front end, from the part of the address behind `#`. */
export type Route =
  | { readonly page: "home" }
  | {
      readonly page: "new";
      readonly game: string;
      /** For people at one table, not against the program. */
      readonly table: boolean;
    }
  | { readonly page: "game"; readonly id: string }
  | { readonly page: "rules"; readonly game: string; readonly anchor: string }
  | {
      readonly page: "open";
      readonly text: string;
      readonly game: string;
      /** A whole game, as `sharing/link` writes it. */
      readonly link: string;
    }
  | { readonly page: "settings" }
  | { readonly page: "about"; readonly anchor: string }
  | { readonly page: "webmaster" }
  | { readonly page: "unknown"; readonly address: string };

export type PageName = Route["page"];

/** Reads `location.hash`. Everything that leads nowhere is `unknown`. */
export function parse(hash: string): Route {
  const address = hash.replace(/^#/, "");
  const unknown: Route = { page: "unknown", address };
  const [path = "", ...rest] = address.split("?");
  const parts = decode(path);
  if (!parts) return unknown;
  const [page = "", first = "", second = "", ...more] = parts;
  const query = new URLSearchParams(rest.join("?"));
  if (more.length > 0 || (second && page !== "rules")) return unknown;
  switch (page) {
    case "":
      return first ? unknown : { page: "home" };
    case "new":
      return first ? { page, game: first, table: query.get("at") === "table" } : unknown;
    case "game":
      return first ? { page, id: first } : unknown;
    case "rules":
      return first ? { page, game: first, anchor: second } : unknown;
    case "open":
      return {
        page,
        text: query.get("text") ?? "",
        game: query.get("game") ?? "",
        link: first,
      };
    case "about":
      return { page, anchor: first };
    case "settings":
    case "webmaster":
      return first ? unknown : { page };
    default:
      return unknown;
  }
}

/** The parts of a path; null when its escapes are broken. */
function decode(path: string): readonly string[] | null {
  const parts = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

const part = encodeURIComponent;

/** The anchor of a section on the rules page: "4.2" gives "r-4-2". */
export const ruleAnchor = (section: string): string => `r-${section.replaceAll(".", "-")}`;

/** Addresses to link to. */
export const to = {
  home: "#/",
  new: (game: string) => `#/new/${part(game)}`,
  game: (id: string) => `#/game/${part(id)}`,
  rules: (game: string, anchor = "") => `#/rules/${part(game)}${anchor ? `/${part(anchor)}` : ""}`,
  rule: (game: string, section: string) => to.rules(game, ruleAnchor(section)),
  open: (text = "") => (text ? `#/open?text=${part(text)}` : "#/open"),
  link: (text: string) => `#/open/${text}`,
  settings: "#/settings",
  about: "#/about",
  webmaster: "#/webmaster",
};

/** Counts the changes of the address. */
let changes = 0;
// The build reads this file too, where there is no window.
if ("location" in globalThis) addEventListener("hashchange", () => changes++);

/**
 * `go` for those who have to wait first: it does nothing once the person has gone elsewhere, not
 * even after coming back here.
 */
export function goFromHere(): typeof go {
  const [here, counted] = [location.href, changes];
  return (address, replace) => {
    if (location.href === here && changes === counted) go(address, replace);
  };
}

/** Goes to an address; with `replace`, without a way back to this one. */
export function go(address: string, replace = false): void {
  if (replace) location.replace(address);
  else location.assign(address);
}
