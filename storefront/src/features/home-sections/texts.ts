export const texts = {
  heroAlt: 'Conjunto de encaje bordó',
  whyLabel: 'Por qué elegirnos',
} as const;
