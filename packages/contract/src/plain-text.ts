/** Text as it is compared where accents, case and signs that nobody sees do not count: 'Corpiños ' and 'corpinos' are alike. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
