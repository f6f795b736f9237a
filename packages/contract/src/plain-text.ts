/** Text as it is compared where accents and case do not count: 'Corpiños ' and 'corpinos' are alike. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
