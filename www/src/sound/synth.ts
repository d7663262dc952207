import { type Layer, RECIPES, type SoundName } from "./recipes";

/** What is left of a layer at its end: an exponential never reaches nothing. */
const END = 0.001;
/** Seconds of noise that are kept and used again. */
const NOISE = 0.5;

/** Plays a sound in `context`, `volume` from 0 to 1. */
export function playSound(context: BaseAudioContext, name: SoundName, volume: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const layer of RECIPES[name]) playLayer(context, out, layer);
}

function playLayer(context: BaseAudioContext, out: AudioNode, layer: Layer): void {
  const { at = 0, swell = 0.002, decay, gain } = layer;
  const start = context.currentTime + at;
  const end = start + swell + decay;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(gain, start + swell);
  loudness.gain.exponentialRampToValueAtTime(END * gain, end);
  loudness.connect(out);
  const source = sourceOf(context, layer, loudness);
  source.start(start);
  source.stop(end);
}

function sourceOf(
  context: BaseAudioContext,
  { source, frequency, narrow = 1 }: Layer,
  out: AudioNode,
): AudioScheduledSourceNode {
  if (source !== "noise") {
    const tone = context.createOscillator();
    tone.type = source;
    tone.frequency.value = frequency;
    tone.connect(out);
    return tone;
  }
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = narrow;
  noise.connect(filter).connect(out);
  return noise;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 0x8000_0000 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
