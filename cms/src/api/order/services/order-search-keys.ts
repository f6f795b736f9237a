import { nationalDigits, normalizeText, whatsappNumber } from '@shop/contract';

const PHONE_DIGITS = 10;
const LOCAL_MOBILE = /^15(?=\d{7}$)/;

export const emailKey = (email: string): string => email.toLowerCase();

/** Returns the form in which phone numbers are compared: ten digits with the area code, however it is written. */
export const phoneKey = (phone: string): string =>
  (whatsappNumber(phone) ?? nationalDigits(phone)).slice(-PHONE_DIGITS);

type Contact = { fullName: string; email: string; phone: string };

/** Returns the text in which searches look; it ends with the phone key. */
export const searchTextOf = (orderNumber: string, { fullName, email, phone }: Contact): string =>
  normalizeText(`${orderNumber} ${fullName} ${email} ${phoneKey(phone)}`);

// At least six digits: fewer are part of an order's number.
const PHONE = /^[+(]?(?:[() .-]*\d){6,}[() .-]*$/;
const unifySigns = (text: string): string => text.replace(/\p{Pd}/gu, '-').replace(/\s/g, ' ');

/** Returns the texts of which one must occur in an order's search text; a phone number also counts as its digits. */
export function searchTerms(search: string): string[] {
  const text = normalizeText(search);
  if (!PHONE.test(unifySigns(text))) return [text];
  const digits = nationalDigits(text).replace(LOCAL_MOBILE, '').slice(-PHONE_DIGITS);
  return [...new Set([text, digits])];
}
