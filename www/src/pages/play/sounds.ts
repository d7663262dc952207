import { app } from "../../app/context";
import type { Match } from "../../game/match";
import { MatchChange } from "../../game/match-change";
import type { Snapshot } from "../../generated/types/Snapshot";
import { soundsOf } from "../../sound/choose";
import type { SoundName } from "../../sound/recipes";
import { playSound } from "../../sound/synth";

/** Milliseconds that a phone shakes. */
const SHAKE = 25;

/** What is heard of a match: its moves, checks and its end. Made once somebody has touched the page. */
export class Sounds {
  #context: AudioContext | null = null;
  #before: Snapshot;

  constructor(private readonly match: Match) {
    this.#before = match.snapshot;
    match.addEventListener(MatchChange.type, this.#changed);
  }

  play(name: SoundName): void {
    const { volume } = app.settings;
    if (volume === 0) return;
    this.#context ??= new AudioContext();
    // A context that began before the first touch sleeps.
    void this.#context.resume().catch(() => undefined);
    playSound(this.#context, name, volume / 100);
  }

  dispose(): void {
    this.match.removeEventListener(MatchChange.type, this.#changed);
    void this.#context?.close().catch(() => undefined);
  }

  readonly #changed = (event: Event) => {
    if (!(event instanceof MatchChange)) return;
    const { match } = this;
    const before = this.#before;
    const after = match.snapshot;
    this.#before = after;
    if (event.cause === "end") return this.play("end");
    const goesOn = event.cause === "play" || after.ply === before.ply + 1;
    if (!goesOn || after.node === before.node) return;
    const chance = match.moves().get(after.node)?.chance ?? false;
    for (const name of soundsOf(match.layout, before, after, chance)) this.play(name);
    const other = event.cause === "play" && event.via === "program";
    // The setting may come from a device that shakes, in a backup.
    if (other && app.settings.vibration && "vibrate" in navigator) navigator.vibrate(SHAKE);
  };
}
