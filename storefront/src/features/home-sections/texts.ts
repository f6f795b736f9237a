export const texts = {
  heroAlt: 'Conjunto de encaje bordó',
} as const;
