/** How messages name a side. */
export const sideName = (side: number): "first" | "second" => (side === 0 ? "first" : "second");
