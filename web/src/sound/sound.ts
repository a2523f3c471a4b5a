import { taste } from '../settings.svelte';

/**
 * Short sounds of wood and paper, made here: a struck bar rings at a few inharmonic partials that die quickly, a
 * card is filtered noise. Nothing is loaded.
 */

/** The partials of a free wooden bar, by its lowest, and how loud each is. */
const BAR: readonly (readonly [number, number])[] = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.22],
];

/** More knocks at once are only louder, not more. */
const MOST_AT_ONCE = 10;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;
let ringing = 0;

function open(): { audio: AudioContext; out: GainNode } | null {
  if (!taste.sound || typeof AudioContext === 'undefined') return null;
  if (!context || !master) {
    context = new AudioContext();
    const squeeze = context.createDynamicsCompressor();
    master = context.createGain();
    master.gain.value = 0.5;
    master.connect(squeeze).connect(context.destination);
    noise = hiss(context);
  }
  // A page may be heard only once its user has touched it; before that it stays silent.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context.state === 'running' ? { audio: context, out: master } : null;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** How loud a force sounds, from 0 to 1: twice the force is not twice the noise. */
function loudness(force: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, force)) / 6);
}

/** Wood on wood. `force` is the speed in cm/s that the blow would give a stick; `size` 1 for a stick, more for a block. */
export function knock(force: number, size = 1, pan = 0, delay = 0): void {
  const sound = open();
  const loud = loudness(force);
  if (!sound || loud < 0.02 || ringing >= MOST_AT_ONCE) return;
  const { audio, out } = sound;
  const at = audio.currentTime + delay;
  const place = audio.createStereoPanner();
  place.pan.value = Math.max(-1, Math.min(1, pan));
  place.connect(out);
  const base = (980 / size) * (0.94 + Math.random() * 0.12);
  const ring = 0.05 + 0.05 * size;
  ringing++;
  for (const [partial, share] of BAR) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = base * partial;
    gain.gain.setValueAtTime(loud * share, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + ring / Math.sqrt(partial));
    tone.connect(gain).connect(place);
    tone.start(at);
    tone.stop(at + ring);
  }
  burst(audio, place, at, loud * 0.5, 1800 / size, 0.018);
  setTimeout(() => ringing--, (delay + ring) * 1000);
}

/** Several pieces falling. */
export function clatter(pieces: number): void {
  const count = Math.min(8, Math.max(2, pieces * 2));
  for (let i = 0; i < count; i++) {
    knock(30 - i * 2, 1 + Math.random() * 0.4, Math.random() - 0.5, i * 0.055 + Math.random() * 0.05);
  }
}

/** A few struck bars: upwards for a win, downwards otherwise. */
export function chime(won: boolean): void {
  const sound = open();
  if (!sound) return;
  const { audio, out } = sound;
  const steps = won ? [0, 4, 7, 12] : [7, 3, 0];
  steps.forEach((step, i) => {
    const at = audio.currentTime + i * 0.14;
    for (const [partial, share] of [[1, 0.5] as const, [3.9, 0.12] as const]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = 392 * 2 ** (step / 12) * partial;
      gain.gain.setValueAtTime(share, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + 0.7 / partial);
      tone.connect(gain).connect(out);
      tone.start(at);
      tone.stop(at + 0.7);
    }
  });
}

function burst(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  loud: number,
  pitch: number,
  length: number,
): void {
  if (!noise) return;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(band).connect(gain).connect(out);
  source.start(at, Math.random() * 0.8, length);
}

/** The sound of wood that slides: as loud as `amount`, which may change at every tick. */
export class Scrape {
  #gain: GainNode | null = null;
  #source: AudioBufferSourceNode | null = null;

  set(amount: number): void {
    const level = Math.min(0.18, amount / 2500);
    if (level < 0.004 && !this.#gain) return;
    const sound = open();
    if (!sound || !noise) return this.stop();
    if (!this.#gain) {
      const band = sound.audio.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = 900;
      band.Q.value = 0.7;
      this.#gain = sound.audio.createGain();
      this.#gain.gain.value = 0;
      this.#source = sound.audio.createBufferSource();
      this.#source.buffer = noise;
      this.#source.loop = true;
      this.#source.connect(band).connect(this.#gain).connect(sound.out);
      this.#source.start();
    }
    this.#gain.gain.setTargetAtTime(level, sound.audio.currentTime, 0.03);
  }

  stop(): void {
    this.#source?.stop();
    this.#gain?.disconnect();
    this.#source = null;
    this.#gain = null;
  }
}
