export const documentTexts = {
  noScript: 'Para comprar desde acá hace falta JavaScript.',
} as const;
