import { normalizeText } from '../text/normalize-text';

/** Names under which logs and histories record what no person of the staff did, and what else stands for the shop. */
const RESERVED = ['sistema', 'servidor', 'cliente', 'clienta', 'mercado pago', 'equipo', 'tienda', 'soporte'];

// Letters of the Latin alphabet up to U+017F. The first account is named after an e-mail, so its signs are allowed.
const STAFF_NAME = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F0-9 '’._@+-]+$/;
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ ı: 'i', l: 'i', ł: 'i', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't' },
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' },
};

/** Returns what is left of a name for somebody who reads it in passing: no case, accent, space or sign. */
const skeletonOf = (name: string): string =>
  [...normalizeText(name.normalize('NFKC'))]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .filter((sign) => /[a-z]/.test(sign))
    .join('');

/** Returns whether a name has letters of the Latin alphabet only: those of others imitate them. */
export const isLatinName = (name: string): boolean => STAFF_NAME.test(name.normalize('NFC'));

/** Returns whether a name would make a person's actions look like those of the shop, a buyer or a payment provider. */
export const isReservedName = (name: string, brand: string): boolean =>
  [...RESERVED, brand].some((taken) => skeletonOf(taken) === skeletonOf(name));
