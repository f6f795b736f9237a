import { normalizeText } from '../text/normalize-text';

type NamedColor = { name: string; value: string };

/** Colours of a product whose own are unknown (null); an empty list means that there is no choice. */
export const DEFAULT_COLORS: readonly NamedColor[] = [
  { name: 'Negro', value: '#000000' },
  { name: 'Blanco', value: '#FFFFFF' },
];

const COLOR_VALUES_BY_NAME: Record<string, string> = {
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

/** Suggests a hex value for a colour name; the last known word wins, so 'Verde salvia' is salvia. */
export const suggestColorValue = (name: string): string | null =>
  normalizeText(name)
    .split(/\s+/)
    .reduce<string | null>((value, word) => COLOR_VALUES_BY_NAME[word] ?? value, null);

/** Returns whether two names are one colour of a product, whatever their case and blanks around them. */
export const isSameColor = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns a colour's name as its product spells it, or undefined for a colour that it does not have. */
export const findColorName = (name: string, colors: readonly NamedColor[] | null): string | undefined =>
  (colors ?? DEFAULT_COLORS).find((color) => isSameColor(color.name, name))?.name;

/** Returns a colour's name as addresses spell it: 'Verde salvia' is 'verde-salvia'. */
export const colorSlug = (name: string): string =>
  normalizeText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
