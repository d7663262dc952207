import { decodeText } from "../../engine/rules/decode";
import { GameError } from "../../game-error";
import { readFile } from "../../engine/rules/files";
import { openText } from "../../engine/rules/load";
import type { GameSession } from "../../engine/rules/session";
import { isMissingPart } from "../../loading/part";

/** A record, moves, or the first game in a file of another program. */
export async function openAnyText(...asked: Parameters<typeof openText>): Promise<GameSession> {
  const [text, game] = asked;
  try {
    return await openText(...asked);
  } catch (thrown) {
    if (text.trimStart().startsWith("[") || isMissingPart(thrown)) throw thrown;
    const [found] = (await readFile(text)) ?? [];
    if (!found || (game !== null && found.game !== game)) throw thrown;
    if (found.problem) throw new GameError(found.problem);
    return openText(found.record, found.game);
  }
}

/** The text of a file, whoever wrote it. */
export async function fetchText(src: string): Promise<string> {
  try {
    const response = await fetch(src);
    if (!response.ok) throw GameError.of("src-status", { src, status: String(response.status) });
    const text = decodeText(await response.arrayBuffer());
    // Nothing, or what a server shows instead of a file that it has not.
    if (/^\s*(<|$)/.test(text)) throw GameError.of("src-no-record", { src });
    return text;
  } catch (thrown) {
    throw thrown instanceof GameError ? thrown : GameError.of("src-unreachable", { src });
  }
}
