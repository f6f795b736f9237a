import { normalizeText } from '@shop/contract';

const PHONE_DIGITS = 10;
// Fewer digits, without what the writing of a number adds, are found in half of all numbers.
const MIN_PHONE_DIGITS = 5;

// At least six digits: fewer are part of an order's number.
const PHONE = /^[+(]?(?:[() .-]*\d){6,}[() .-]*$/;
const unifySigns = (text: string): string => text.replace(/\p{Pd}/gu, '-').replace(/\s/g, ' ');

// What may stand before an area code: 00 or + with the country, 9 for mobiles abroad, 0 for long distance.
const PREFIXES = [/^00/, /^54/, /^9/, /^0/];
// Local mobiles have a 15, which may follow an area code of two to four digits.
const FIFTEENS = [/^()15/, /^(11)15/, /^(\d{3})15/, /^(\d{4})15/];

/** Returns the digits that a phone number, or a part of one, may have in a phone key. */
function phoneDigits(text: string): string[] {
  const forms = [text.replace(/\D/g, '')];
  for (const prefix of PREFIXES) forms.push((forms.at(-1) as string).replace(prefix, ''));
  const local = forms.flatMap((form) => FIFTEENS.map((fifteen) => form.replace(fifteen, '$1')));
  const stored = [...forms, ...local].map((form) => form.slice(-PHONE_DIGITS));
  return [...new Set(stored)].filter((form) => form.length >= MIN_PHONE_DIGITS);
}

/**
 * Returns what a search text must contain: all texts of one of the lists. A phone number is found however it is
 * written; of another text, every word must occur.
 */
export function searchTerms(search: string): string[][] {
  const text = normalizeText(search);
  if (!PHONE.test(unifySigns(text))) return [[...new Set(text.split(/\s+/))]];
  return [...new Set([text, ...phoneDigits(text)])].map((form) => [form]);
}
