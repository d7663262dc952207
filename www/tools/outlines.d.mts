export type Polygon = readonly (readonly [x: number, y: number])[];
export function outlines(d: string): readonly Polygon[];
export function inside(polygon: Polygon, x: number, y: number): boolean;
