/** Normalizes text for comparison: drops accents, case and invisible characters, so that 'Corpiños ' equals 'corpinos'. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
