import { normalizeText } from '../text/normalize-text';

/** Names under which logs and histories record what no person of the staff did, and what else stands for the shop. */
const RESERVED = [
  'sistema',
  'servidor',
  'cliente',
  'clienta',
  'mercado pago',
  'mercadopago',
  'equipo',
  'tienda',
  'soporte',
  'admin',
  'administrador',
  'administradora',
  'administración',
];

// Letters of the Latin alphabet up to U+017F. The first account is named after an e-mail, so its signs are allowed.
const STAFF_NAME = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F0-9 '’._@+-]+$/;
const LOOKALIKES: Readonly<Record<string, string>> = {
  ı: 'i',
  l: 'i',
  ł: 'i',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/** Returns the words of a name for somebody who reads it in passing: no case, accent or sign. */
const wordsOf = (name: string): string[] =>
  [...normalizeText(name.normalize('NFKC'))]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const skeletonOf = (name: string): string => wordsOf(name).join('');
const lettersOf = (text: string): string => text.replace(/\d/g, '');

/** Returns whether somebody who reads two names in passing takes them for one person's. */
export const isSameStaffName = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);

/** Returns whether a name has letters of the Latin alphabet only: those of others imitate them. */
export const isLatinName = (name: string): boolean => STAFF_NAME.test(name.normalize('NFC'));

/**
 * Returns whether a name would make a person's actions look like those of the shop, a buyer or a payment provider: it
 * has a reserved word, or only words of the brand, which may be a first name too. Of an e-mail its first part counts.
 */
export function isReservedName(name: string, brand: string): boolean {
  const words = wordsOf(name.split('@')[0] ?? '').map(lettersOf);
  const ofBrand = wordsOf(brand).map(lettersOf);
  return (
    words.every((word) => ofBrand.includes(word)) ||
    words.join('') === lettersOf(skeletonOf(brand)) ||
    RESERVED.some((each) => {
      const taken = wordsOf(each);
      return words.join('') === taken.join('') || ` ${words.join(' ')} `.includes(` ${taken.join(' ')} `);
    })
  );
}
