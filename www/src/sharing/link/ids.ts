import { checkDigits } from "./check-digits";
import type { SharedGame } from "./link";

/** Games that came by link. */
const PREFIX = "link-";

/** What a game may be called in a link. */
const FITS = /^[\w-]{1,64}$/;
/** Enough that no two games get the same ones. */
const DIGITS = 20;

const bare = (id: string): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);

/** Whether links can name a game by its own id. */
export const fitsLink = (id: string): boolean => FITS.test(bare(id));

/** What a game is called in links: the same for all who share it. */
export const sharedId = (id: string): string =>
  fitsLink(id) ? bare(id) : checkDigits(bare(id), DIGITS);

/** The ids under which the game of a link may be saved here: begun here, or come by link. */
export const ownIds = ({ id }: SharedGame): readonly [begun: string, came: string] => [
  id,
  PREFIX + id,
];

/** The id of the game of a link beside another of the same name: the same one each time. */
export const besideId = ({ id, record }: SharedGame): string =>
  PREFIX + checkDigits(`${id}\n${record}`, DIGITS);
