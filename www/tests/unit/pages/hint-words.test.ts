import { describe, expect, test } from "vitest";

import { hintOf } from "../../../src/assistant/hint";
import { commented, type Mistake } from "../../../src/assistant/mistakes";
import { Match } from "../../../src/game/match";
import type { LineView } from "../../../src/generated/types/LineView";
import type { Phrase } from "../../../src/generated/types/Phrase";
import { Messages } from "../../../src/i18n/messages";
import { betterWords, hintWords } from "../../../src/pages/play/assistant/words";
import { pack } from "../../../tools/messages/pack";
import { FakeSession } from "../game/fake-session";
import { textOf } from "../i18n/catalogue";

const words = new Messages("en");
for (const name of ["engine", "because"]) words.add(pack(textOf("en", `${name}.ftl`), "en"));

const line: LineView = { codes: ["x"], moves: ["RxB"], score: { points: 0 }, win: 500 };

/** The first sentences of a hint for which such reasons are known. */
function told(...reasons: Phrase[]): string {
  const session = new FakeSession();
  const snapshot = session.snapshot();
  const news: Phrase = { code: "hint-asking", args: {} };
  const hint = hintOf(0, snapshot, { ...snapshot, news: [news] }, [line], reasons);
  return hintWords(words, { ...hint, stage: 3 }, new Match(session)).join(" ");
}

test("what a move takes is said once, by the reason that tells more of it", () => {
  const args = { piece: { text: "bishop" }, at: { text: "b3" } };
  expect(told({ code: "because-takes", args })).toMatch(
    /^The best move: RxB\. It takes the bishop on b3, and nothing can take back\. /,
  );
  expect(told({ code: "because-checks", args: {} })).toMatch(
    /^Looking for a good move… It gives check\. /,
  );
});

describe("what is noted of a mistake is said once", () => {
  const better = (move: string) => ({ better: { ...line, moves: [move] } }) as Mistake;
  const reason: Phrase = { code: "because-checks", args: {} };
  const reasons = { of: "", against: [], better: [reason] };
  /** The comment after marks are kept for a move that was better, by whoever wrote `before`. */
  const noted = (comment: string | null, move: string, why = false, before?: string) =>
    commented(comment, betterWords(words, better(move), why ? reasons : null), before);

  test("when its reasons come later, or another move turns out better", () => {
    const first = noted(null, "Rh7");
    expect(first).toBe("Rh7 was better");
    expect(noted(first, "Rh7", true, first)).toBe("Rh7 was better. It gives check.");
    expect(noted(first, "Ra1", false, first)).toBe("Ra1 was better");
    expect(noted(`Mine.\n${first}\nMine again.`, "Ra1", true, first)).toBe(
      "Mine.\nRa1 was better. It gives check.\nMine again.",
    );
  });

  test("when it was read again with its game, and what people wrote stays", () => {
    const kept = "Rh7 was better. It gives check.";
    expect([noted(kept, "Rh7"), noted(kept, "Rh7", true), noted(kept, "Ra1")]).toEqual([
      kept,
      kept,
      kept,
    ]);
    expect(noted("Mine.", "Rh7")).toBe("Mine.\nRh7 was better");
    const changed = "Rh7 was better, says Anna";
    expect(noted(changed, "Rh7", true, "Rh7 was better")).toBe(changed);
  });

  test.each(["cs", "de", "pl", "sk"] as const)(
    "in a language whose move stands last: %s",
    (tag) => {
      const own = new Messages(tag);
      own.add(pack(textOf(tag, "engine.ftl"), tag));
      own.add(pack(textOf(tag, "because.ftl"), tag));
      const first = betterWords(own, better("Rh7"), reasons).text;
      expect(commented(first, betterWords(own, better("Ra1"), null), undefined)).toBe(first);
      expect(commented("Ra1.", betterWords(own, better("Ra1"), null), undefined)).not.toBe("Ra1.");
    },
  );
});
