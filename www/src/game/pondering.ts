/** When the program thinks on its player's time: where the device has power from outside, or as it is told. */
export type Pondering = (typeof PONDERING)[number];

export const PONDERING = ["plugged", "always", "never"] as const;
