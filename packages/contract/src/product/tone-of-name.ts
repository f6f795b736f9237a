import { plainText } from '../plain-text';

const TONES: Record<string, string> = {
  negro: '#1c1c1c',
  blanco: '#ffffff',
  marfil: '#f3e9dc',
  crudo: '#efe6d5',
  nude: '#e3bfa7',
  beige: '#d9c3a5',
  rosa: '#eeb4bf',
  fucsia: '#d81b7a',
  rojo: '#c62828',
  bordo: '#7a1f3a',
  violeta: '#6a3d8f',
  lila: '#c3a6d8',
  azul: '#27408b',
  celeste: '#a7cbe6',
  verde: '#3f7d57',
  salvia: '#93a395',
  gris: '#8c8c8c',
  marron: '#6f4a32',
  amarillo: '#f1cf4b',
  coral: '#f0806a',
};

/** A tone to start from for a colour with a usual name; the more telling word wins: 'Verde salvia' is salvia. */
export const toneOfName = (name: string): string | null =>
  plainText(name)
    .split(/\s+/)
    .reduce<string | null>((tone, word) => TONES[word] ?? tone, null);
