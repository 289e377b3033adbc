import { settings } from "./settings.svelte";

/** Notes as [frequency in Hz, start in s, length in s]. */
const TUNES = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  win: [
    [523, 0, 0.15],
    [659, 0.14, 0.15],
    [784, 0.28, 0.4],
  ],
} as const;

let context: AudioContext | undefined;

/** Plays a tiny tune if sounds are on. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start, length] of TUNES[tune]) note(context, frequency, context.currentTime + start, length);
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
