/** The measured levels by game, as `tools/ladders` makes them from the file beside the engine. */
declare module "*/LEVELS.md" {
  const ladders: Readonly<
    Record<
      string,
      readonly {
        readonly level: number;
        /** The level it played against; 0 for random moves. */
        readonly against: number;
        readonly games: number;
        /** The share of points, and half of its interval of 95 %; in per cent. */
        readonly score: number;
        readonly margin: number;
      }[]
    >
  >;
  export default ladders;
}
