/** Controls that people choose most, as tags of a record. */
const COMMON = ["180+2", "300+3", "600+5", "900+10", "1800+20"] as const;
const OTHERS = ["*300", "1/30"] as const;

/** What is offered for a game, its own custom first. */
export const presets = (custom: readonly string[]): readonly string[] => [
  ...new Set([...custom, ...COMMON, ...OTHERS]),
];
