import type { PremoveState } from "../../board/element/events";
import { app } from "../../app/context";
import { DIALOGS, type PlayHost } from "./host";

/** Says what has become of a move that was chosen ahead; what is set can be taken back here too. */
export async function sayPremove(
  page: PlayHost,
  { state, text }: { readonly state: PremoveState; readonly text: string },
): Promise<void> {
  if (state === "played") return page.message.clear();
  const { node } = page.game.match.live;
  await app.load(DIALOGS);
  const said = page.words.text(`play-premove-${state}`, { move: text });
  if (state !== "set") return page.message.mention(said);
  // It may have been played by now.
  if (!page.view?.isAhead || node !== page.game.match.live.node) return;
  const cancel = { label: "play-premove-cancel", run: () => page.view?.cancelPremove() };
  page.message.show({ text: said, ways: [cancel] });
}
