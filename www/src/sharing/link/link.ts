import { GameError } from "../../game-error";
import { fromBase64url, toBase64url } from "./base64url";
import { checkDigits } from "./check-digits";
import { deflate, inflate } from "./deflate";
import { leanRecord } from "./lean-record";

/**
 * A game as it travels in a link: which one it is, and its record.
 *
 * The text of a link is a digit for its version, `id`, line end and record (deflated, as
 * base64url), and six check digits over all that stands before them. The digits keep their place
 * in every version, so that a newer link is told from a changed one.
 */
export interface SharedGame {
  /** The same for all who play this game by link. */
  readonly id: string;
  readonly record: string;
}

const VERSION = "1";
const CHECK = 6;
/** Characters of a link, and bytes of what it holds: more is no game. */
const LONGEST = 2_000_000;
const LARGEST = 4_000_000;
/** So many lines may a link have been broken into. */
const MOST_LINES = 60;
/** An id, then the record. */
const HELD = /^([\w-]{1,64})\n([^]*)$/;

/**
 * The text of a link, which stands behind `#/open/`. Throws a `GameError` where `readLink` would
 * refuse it.
 */
export async function writeLink({ id, record }: SharedGame): Promise<string> {
  const held = `${id}\n${leanRecord(record)}`;
  if (!HELD.test(held)) throw GameError.of("link-broken");
  const text = VERSION + toBase64url(await deflate(held));
  if (text.length + CHECK > LONGEST || new Blob([held]).size > LARGEST)
    throw GameError.of("link-too-large");
  return text + checkDigits(text, CHECK);
}

/** The game of a link; throws a `GameError` that says what is wrong with it. */
export async function readLink(link: string): Promise<SharedGame> {
  if (link.length > LONGEST) throw GameError.of("link-too-large");
  const body = checked(link);
  if (body === null) throw GameError.of("link-cut");
  if (body[0] !== VERSION) throw GameError.of("link-newer");
  const held = await unpacked(body.slice(1));
  const [, id, record] = HELD.exec(held) ?? [];
  if (id === undefined || record === undefined) throw GameError.of("link-broken");
  return { id, record };
}

/**
 * What the check digits of a link are for; null where they are not its own. Mail programs break
 * long links into lines, and other words may follow.
 */
function checked(link: string): string | null {
  const pieces =
    link
      .trim()
      .match(/^[\w-]+(?:\s+[\w-]+)*/)?.[0]
      .split(/\s+/) ?? [];
  let text = "";
  for (const piece of pieces.slice(0, MOST_LINES)) {
    text += piece;
    const body = text.slice(0, -CHECK);
    if (body && checkDigits(body, CHECK) === text.slice(-CHECK)) return body;
  }
  return null;
}

async function unpacked(body: string): Promise<string> {
  let held;
  try {
    const bytes = fromBase64url(body);
    held = bytes && (await inflate(bytes, LARGEST));
  } catch {
    throw GameError.of("link-broken");
  }
  if (held === null) throw GameError.of("link-too-large");
  return held;
}
