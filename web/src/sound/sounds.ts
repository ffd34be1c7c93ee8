/** Small sounds, made of oscillators and noise when they are wanted: nothing is loaded. */

import { remember, remembered } from '../remember';

export type Sound = 'card' | 'shuffle' | 'shutter' | 'roll' | 'tear' | 'points' | 'turn' | 'wrong' | 'end';

let context: AudioContext | null = null;
let on = remembered('sound') !== 'off';

export const soundIsOn = (): boolean => on;

export function turnSound(wanted: boolean): void {
  on = wanted;
  remember('sound', wanted ? 'on' : 'off');
  if (wanted) play('card');
}

/** Plays it if the user wants sounds and the browser allows them already. */
export function play(sound: Sound): void {
  if (!on || typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    SOUNDS[sound](context);
  } catch {
    // A device without sound plays in silence.
  }
}

type Player = (at: AudioContext) => void;

/** A soft tone: hertz, seconds after now, seconds long, loudness. */
function tone(at: AudioContext, pitch: number, after: number, long: number, loud: number, shape: OscillatorType): void {
  const source = new OscillatorNode(at, { type: shape, frequency: pitch });
  fade(at, source, after, long, loud);
  source.start(at.currentTime + after);
  source.stop(at.currentTime + after + long);
}

/** Paper: noise through a band of frequencies. */
function rustle(at: AudioContext, pitch: number, after: number, long: number, loud: number): void {
  const frames = Math.ceil(at.sampleRate * long);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < frames; place++) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(at, { buffer });
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(band);
  fade(at, band, after, long, loud);
  source.start(at.currentTime + after);
}

function fade(at: AudioContext, source: AudioNode, after: number, long: number, loud: number): void {
  const gain = new GainNode(at, { gain: 0 });
  const begin = at.currentTime + after;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.012, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  source.connect(gain).connect(at.destination);
}

const SOUNDS: Record<Sound, Player> = {
  card: (at) => rustle(at, 2400, 0, 0.09, 0.25),
  shuffle: (at) => {
    for (let turn = 0; turn < 6; turn++) rustle(at, 1800 + turn * 180, turn * 0.055, 0.07, 0.16);
  },
  shutter: (at) => {
    rustle(at, 5200, 0, 0.035, 0.4);
    rustle(at, 2600, 0.07, 0.06, 0.35);
  },
  roll: (at) => {
    for (let turn = 0; turn < 8; turn++) rustle(at, 420, turn * 0.06, 0.05, 0.2);
  },
  tear: (at) => rustle(at, 3300, 0, 0.32, 0.35),
  points: (at) => [659, 784, 988].forEach((pitch, place) => tone(at, pitch, place * 0.08, 0.22, 0.08, 'triangle')),
  turn: (at) => [523, 698].forEach((pitch, place) => tone(at, pitch, place * 0.11, 0.24, 0.07, 'sine')),
  wrong: (at) => [196, 165].forEach((pitch, place) => tone(at, pitch, place * 0.12, 0.2, 0.1, 'triangle')),
  end: (at) => [523, 659, 784, 1047].forEach((pitch, place) => tone(at, pitch, place * 0.13, 0.42, 0.08, 'triangle')),
};
