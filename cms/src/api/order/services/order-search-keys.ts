import { nationalDigits, normalizeText, whatsappNumber } from '@shop/contract';

const PHONE_DIGITS = 10;
export const emailKey = (email: string): string => email.toLowerCase();

/** Returns the form in which phone numbers are compared: ten digits with the area code, however it is written. */
export const phoneKey = (phone: string): string =>
  (whatsappNumber(phone) ?? nationalDigits(phone)).slice(-PHONE_DIGITS);

/** Returns how a client is known in the orders. */
export const clientKeys = ({ email, phone }: { email: string; phone: string }) => ({
  emailKey: emailKey(email),
  phoneKey: phoneKey(phone),
});

type Contact = { fullName: string; email: string; phone: string };

/** Returns the keys by which an order is compared, and the text in which searches look. */
export const searchKeys = (
  orderNumber: string,
  { fullName, email, phone }: Contact,
  lines: readonly { title: string }[],
) => {
  const keys = clientKeys({ email, phone });
  const titles = new Set(lines.map(({ title }) => title));
  const words = [orderNumber, fullName, email, keys.phoneKey, ...titles];
  return { ...keys, searchText: normalizeText(words.join(' ')) };
};
