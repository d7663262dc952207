import { app } from "../../app/context";
import { openText } from "../../engine/rules/load";
import type { GameSession } from "../../engine/rules/session";
import { Match } from "../../game/match";
import { GameError } from "../../game-error";
import { isMissingPart } from "../../loading/part";
import type { Relation } from "../../sharing/link/compare";
import { besideId, fitsLink, ownIds, sharedId } from "../../sharing/link/ids";
import { join, type Joined } from "../../sharing/link/join";
import { readLink, type SharedGame } from "../../sharing/link/link";
import { describe, resume, type SavedGame } from "../../storage/games";
import { newId } from "../../storage/ids";
import { TabLock } from "../../storage/tab-lock";
import { takeOver } from "../../storage/take-over";

/** The game of a link and the one that is here are not one: people have to choose. */
export interface Clash {
  readonly relation: Exclude<Relation, { readonly kind: "same" | "newer" }>;
  /** The id of the game that is here. */
  readonly mine: string;
  /** Goes on with it all the same, where the link is a newer one; its id. */
  readonly agree: (() => Promise<string>) | null;
  /** Saves the game of the link beside it; its id. */
  readonly openBeside: () => Promise<string>;
}

/**
 * Opens the game of a link: the id under which it is saved, or what stands in the way. A newer
 * link goes on with the game that is here; what only that one has stays in it. Throws a
 * `GameError` that says what is wrong with the link.
 */
export async function openShared(link: string): Promise<string | Clash> {
  const shared = await readLink(link);
  // What the rules refuse is told before anything is looked for.
  (await sessionOf(shared)).free();
  try {
    const ids = ownIds(shared);
    for (const id of [...ids, await otherId(shared)].filter((one) => one !== null)) {
      const mine = await app.games.get(id);
      // What cannot be read stays as it is.
      if (mine && "why" in mine) return await keep(shared, besideId(shared));
      if (mine) return await openKnown(mine, shared);
    }
    return await keep(shared, ids[1]);
  } catch (thrown) {
    if (GameError.from(thrown).code !== "storage-unread") throw thrown;
    // It may be there, unread: another copy overwrites nothing.
    return save(shared, newId());
  }
}

/** The id of the game of a link where links cannot name it by that. */
async function otherId({ id }: SharedGame): Promise<string | null> {
  const { games } = await app.games.all();
  const known = games.find((game) => !fitsLink(game.id) && sharedId(game.id) === id);
  return known?.id ?? null;
}

async function sessionOf({ record }: SharedGame): Promise<GameSession> {
  try {
    return await openText(record, null);
  } catch (thrown) {
    if (isMissingPart(thrown)) throw thrown;
    throw GameError.of("link-broken");
  }
}

/** Saves the game of a link, unless it is here already; its id. */
const keep = async (shared: SharedGame, id: string): Promise<string> =>
  (await app.games.get(id)) ? id : save(shared, id);

async function save(shared: SharedGame, id: string): Promise<string> {
  const match = new Match(await sessionOf(shared), "analyse");
  const { gameResult } = match.live;
  if (gameResult) match.goToStart();
  else {
    match.goToEnd();
    match.mode = "play";
  }
  // Whoever got the link is to move.
  const bottom = gameResult ? 0 : match.live.scene.turn.side % 2;
  const now = Date.now();
  const own = gameResult ? {} : { side: bottom };
  const game = describe(match, { id, created: now, bottom, ...own }, now);
  match.close();
  await app.games.put(game);
  return id;
}

/** Opens the game that is here, with what the link has besides. */
async function openKnown(mine: SavedGame, shared: SharedGame): Promise<string | Clash> {
  let { relation, game } = await joined(mine, shared);
  if (game && !isAsking(relation)) ({ relation, game } = await goOn(mine, shared, false));
  if (relation.kind === "same" || relation.kind === "newer") return mine.id;
  const agree = async () => {
    await goOn(mine, shared, true);
    return mine.id;
  };
  return {
    relation,
    mine: mine.id,
    agree: isAsking(relation) ? agree : null,
    openBeside: () => keep(shared, besideId(shared)),
  };
}

const isAsking = ({ kind }: Relation): boolean => kind === "own" || kind === "over";

async function joined(mine: SavedGame, shared: SharedGame): Promise<Joined> {
  const session = await openText(mine.record, mine.game);
  resume(session, mine);
  if (mine.secret) session.cards("", mine.secret);
  const theirs = await sessionOf(shared);
  try {
    return join(mine, session, theirs, app.style);
  } finally {
    session.free();
    theirs.free();
  }
}

/**
 * Saves what the game has become; where another tab plays it, that one looks on from now on.
 * `agreed`: also what people have to agree to.
 */
async function goOn(known: SavedGame, shared: SharedGame, agreed: boolean): Promise<Joined> {
  let written: (latest: SavedGame | null) => void = () => undefined;
  const handedOn = new Promise<SavedGame | null>((done) => (written = done));
  let isAsked = false;
  const lock = new TabLock<SavedGame | null>(known.id, {
    // A third tab goes on from what is written here.
    handOver() {
      isAsked = true;
      return handedOn;
    },
    lost: () => undefined,
  });
  const given = (await lock.take()) ? null : await takeOver(lock);
  let latest = given;
  try {
    // It may have been played on meanwhile.
    const now = given ?? (await app.games.get(known.id));
    const result = await joined(now && !("why" in now) ? now : known, shared);
    if (agreed || !isAsking(result.relation)) latest = result.game ?? given;
    if (latest) await app.games.put(latest);
    return result;
  } finally {
    written(latest);
    // Whoever asked is answered first.
    if (!isAsked) lock.release();
  }
}
