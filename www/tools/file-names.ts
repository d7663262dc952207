/** What the built site calls the files of its chunks: digits that hardly compress stand in every list of them. */
export const fileNames = {
  hashCharacters: "hex",
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
} as const;
