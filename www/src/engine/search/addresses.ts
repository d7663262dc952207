/** Where the modules of engines lie; in the single file nowhere, for there one with all engines is here. */
const WASM = import.meta.glob<string>("../../generated/wasm/*-engine/*_bg.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Where the module of an engine lies, told by the page: a bundler may have put the script of the
 * worker elsewhere. Undefined where no engine plays the game.
 */
export function addressOf(game: string): string | undefined {
  const address = WASM[`../../generated/wasm/${game}-engine/${game}-engine_bg.wasm`];
  return address === undefined ? address : new URL(address, location.href).href;
}
