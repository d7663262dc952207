import { hashOf } from "../../storage/games";
import type { SharedGame } from "./link";

/** Games that came by link. */
const PREFIX = "link-";

/** What a game is called in links: the same for all who share it. */
export const sharedId = (id: string): string =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;

/** The ids under which the game of a link may be saved here: begun here, or come by link. */
export const ownIds = ({ id }: SharedGame): readonly [begun: string, came: string] => [
  id,
  PREFIX + id,
];

/** The id of the game of a link beside another of the same name: the same one each time. */
export const besideId = ({ id, record }: SharedGame): string => `${PREFIX}${id}-${hashOf(record)}`;
