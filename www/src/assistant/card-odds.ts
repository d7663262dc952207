import type { Layout } from "../generated/types/Layout";
import type { LineView } from "../generated/types/LineView";
import type { ReportView } from "../generated/types/ReportView";
import type { Snapshot } from "../generated/types/Snapshot";

/** A kind of card that may come. */
export interface CardChance {
  readonly kind: string;
  /** How many of them are left. */
  readonly count: number;
  /** What is best then; it begins with the card. */
  readonly line: LineView;
}

/** Every card that may come, with what it would make of the chances of the side that draws. */
export interface CardOdds {
  readonly side: number;
  readonly chances: readonly CardChance[];
  /** All cards that are left. */
  readonly cards: number;
  /** The chances before it is known which one comes, in thousandths. */
  readonly win: number;
}

const decksOf = ({ trays }: Layout) =>
  new Set(trays.filter(({ role }) => role === "deck").map(({ id }) => id));

/** The action by which a card is called for in this position, if one may be. */
export function callOf({ scene, choices }: Snapshot, layout: Layout): string | null {
  if (scene.turn.kind !== "side") return null;
  const decks = decksOf(layout);
  const calls = choices.find(({ ways }) =>
    ways.some(([first]) => first && "tray" in first && decks.has(first.tray.tray)),
  );
  return calls?.code ?? null;
}

/** What is known of a position in which a card is about to come; null where it is nothing such. */
export function cardOddsOf(report: ReportView, { scene, choices }: Snapshot): CardOdds | null {
  if (scene.turn.kind !== "chance") return null;
  const chances: CardChance[] = [];
  for (const line of report.lines) {
    const [step] = choices.find(({ code }) => code === line.codes[0])?.ways[0] ?? [];
    if (!step || !("tray" in step)) return null;
    const { tray, kind } = step.tray;
    const deck = scene.trays.find(({ id }) => id === tray);
    const count = deck?.items.find((item) => item.kind === kind)?.count ?? 0;
    chances.push({ kind, count, line });
  }
  const cards = chances.reduce((sum, { count }) => sum + count, 0);
  if (cards === 0) return null;
  const win = chances.reduce((sum, { count, line }) => sum + count * line.win, 0) / cards;
  return { side: scene.turn.side, chances, cards, win: Math.round(win) };
}
