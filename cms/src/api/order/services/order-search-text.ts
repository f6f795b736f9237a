type Contact = { fullName: string; email: string };

/** Text as it is compared: without accents, in lower case. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What a search of the staff looks into: number, name and e-mail. */
export const searchTextOf = (orderNumber: string, { fullName, email }: Contact): string =>
  plainText(`${orderNumber} ${fullName} ${email}`);
