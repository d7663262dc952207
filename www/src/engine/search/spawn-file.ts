// oxlint-disable-next-line import/default -- the bundler makes it
import EngineWorker from "./worker?worker&inline";

/** A fresh worker, made from text: a page from a disk may not load a script. */
export const spawn = (): Worker => new EngineWorker({ name: "engine" });
