import { expect, test } from "vitest";

import { openText } from "../../../src/engine/rules/load";
import { Match } from "../../../src/game/match";
import { MatchChange } from "../../../src/game/match-change";
import { describe } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { openMatch } from "../../../src/storage/open-match";
import { rulesOf } from "../engine/rules-of";

test("a card that is tried in the copy of a pledged game was not drawn, and can be removed", async () => {
  const session = (await rulesOf("raindropchess")).create("raindropchess", {}, "");
  session.cards("provable", "");
  const record = session.record("en");
  session.free();
  const copy = new Match(await openText(record, null), "analyse");
  const known = { id: "one", created: 0, bottom: 0 };
  const journal = new Journal();
  let saved = describe(copy, known, 0);
  journal.begin(copy, saved);
  copy.addEventListener(
    MatchChange.type,
    () => (saved = describe(copy, known, 1, journal.write(copy))),
  );
  copy.play("=");
  const call = copy.snapshot.node;
  const card = copy.snapshot.choices[0]?.code ?? "";
  expect(card).toMatch(/^:/);
  copy.play(card);
  expect(copy.moves().line).toEqual([]);
  // As it was saved, too.
  const again = await openMatch(saved);
  for (const match of [copy, again]) {
    match.edit((own) => own.remove(call));
    expect(match.moves().isEmpty).toBe(true);
    match.close();
  }
});
