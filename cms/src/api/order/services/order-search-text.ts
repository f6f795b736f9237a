import { plainText } from '@shop/contract';

type Contact = { fullName: string; email: string };

/** What a search of the staff looks into: number, name and e-mail. */
export const searchTextOf = (orderNumber: string, { fullName, email }: Contact): string =>
  plainText(`${orderNumber} ${fullName} ${email}`);
