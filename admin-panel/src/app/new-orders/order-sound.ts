export const ORDER_SOUND_PREFERENCE = 'adminOrderSound';

// Synthesized, so that there is no file to load.
const NOTES = [
  { hertz: 659, after: 0 },
  { hertz: 880, after: 0.16 },
];
const LASTS = 0.5;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

function playNote(sound: AudioContext, hertz: number, at: number) {
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LASTS);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + LASTS);
}

/** Plays the sound of a new order; browsers block it before the first click or key press. */
export async function playOrderSound(): Promise<void> {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const sound = context;
  if (sound.state === 'suspended') await sound.resume();
  NOTES.forEach(({ hertz, after }) => playNote(sound, hertz, sound.currentTime + after));
}
