/** Small synthesized sounds: a card, a blow, a chime when it is your turn. */
import { settings } from '../../browser/settings.svelte';
import type { EventView } from '../../made/types';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (settings.muted || document.hidden || typeof AudioContext === 'undefined') return undefined;
  // Browsers allow sound only after the first click or key press.
  if (!navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(
  pitch: number,
  at: number,
  length: number,
  loud = 0.08,
  wave: OscillatorType = 'triangle',
  bend = 1,
): void {
  const box = audio();
  if (!box) return;
  const start = box.currentTime + at;
  const voice = box.createOscillator();
  const volume = box.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, pitch * bend), start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(box.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function rustle(length: number, loud: number): void {
  const box = audio();
  if (!box) return;
  const noise = box.createBuffer(1, Math.floor(box.sampleRate * length), box.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = box.createBufferSource();
  source.buffer = noise;
  const filter = box.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2400;
  const volume = box.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(box.destination);
  source.start();
}

export function soundOf(event: EventView): void {
  if (event.motion === 'move' || event.motion === 'make') rustle(0.09, 0.12);
  else if (event.motion === 'flip') {
    rustle(0.14, 0.2);
    tone(520, 0.02, 0.09, 0.04);
  } else if (event.motion === 'hit') tone(150, 0, 0.28, 0.16, 'sine', 0.4);
  else if (event.motion === 'heal')
    [520, 660, 780].forEach((pitch, i) => tone(pitch, i * 0.07, 0.22, 0.05));
  else if (event.motion === 'change' || event.motion === 'mark')
    tone(700, 0, 0.16, 0.04, 'sine', 1.4);
  else if (event.motion === 'roll')
    [0, 0.08, 0.15, 0.24].forEach((at) =>
      tone(300 + Math.random() * 200, at, 0.05, 0.06, 'square'),
    );
  else if (event.motion === 'step') tone(330, 0, 0.12, 0.07, 'sine', 1.6);
}

export function yourTurn(): void {
  tone(587, 0, 0.25, 0.07, 'sine');
  tone(880, 0.13, 0.4, 0.07, 'sine');
}

export function gameOver(won: boolean): void {
  const tune = won ? [523, 659, 784, 1047] : [440, 392, 330];
  tune.forEach((pitch, i) => tone(pitch, i * 0.16, 0.4, 0.08, 'triangle'));
}
