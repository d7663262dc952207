import type { Layout } from "../generated/types/Layout";
import type { PartName } from "../generated/types/PartName";

/** Whether the board of a game has a part. */
export const hasPart = (layout: Pick<Layout, "parts">, part: PartName): boolean =>
  layout.parts.includes(part);
