import type { ArtLayer } from "../../../generated/art";
import type { BoardPartModule } from "../part";
import { register } from "./registry";

/** A part of drawings alone, one for each kind: on the page there is nothing to add. */
export const tablePart = (
  table: Readonly<Record<string, readonly ArtLayer[]>>,
): BoardPartModule => ({
  prepare() {
    for (const [kind, layers] of Object.entries(table)) register(kind, () => ({ layers }));
  },
  mount: () => ({ dispose: () => undefined }),
});
