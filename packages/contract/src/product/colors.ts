type NamedColor = { name: string; value: string };

/** Shown when a product's colours are unknown (null); an empty list means that there is no choice. */
export const DEFAULT_COLORS: readonly NamedColor[] = [
  { name: 'Negro', value: '#000000' },
  { name: 'Blanco', value: '#FFFFFF' },
];
