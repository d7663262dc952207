import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { type Tag, textOf } from "./catalogue";

type Args = Readonly<Record<string, string>>;

/** A refusal of Animal Shogi as a player reads it. */
function said(language: Tag, name: string, args: Args): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["animal-shogi.ftl", "animal-shogi-told.ftl", "animal-shogi-reasons.ftl"]) {
    bundle.addResource(new FluentResource(textOf(language, file)));
  }
  const pattern = bundle.getMessage(`animal-shogi-why-${name}`)?.value ?? "";
  return bundle.formatPattern(pattern, args);
}

test.each<readonly [string, Args, string, string]>([
  ["blocked", { piece: "cat", at: "5g" }, "The cat on 5g stands in the way.", "stojí kočka na 5g."],
  [
    "not-yours",
    { piece: "hen", from: "5g" },
    "The hen on 5g is your opponent’s.",
    "stojí slepice soupeře.",
  ],
  [
    "lion-step",
    { to: "5h", piece: "giraffe", by: "5g" },
    "On 5h the giraffe from 5g would catch the lion.",
    "Na 5h lva chytí žirafa z 5g.",
  ],
  [
    "check-stands",
    { piece: "promoted-elephant", by: "5g" },
    "The promoted elephant on 5g gives check",
    "Šach dává povýšený slon na 5g",
  ],
  [
    "pinned",
    { piece: "dog", attacker: "piglet", by: "5g" },
    "This dog shields the lion from the piglet on 5g.",
    "pes kryje lva před prasátkem na 5g.",
  ],
])("a refusal (%s) names the animal that stands there", (name, args, english, czech) => {
  expect(said("en", name, args)).toContain(english);
  expect(said("cs", name, args)).toContain(czech);
});
