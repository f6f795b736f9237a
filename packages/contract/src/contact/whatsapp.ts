const AREA_CODE = '299';

// Local spelling adds a 15 after the area code (2 to 4 digits) that international numbers omit.
function withoutFifteen(digits: string): string {
  if (digits.length !== 12) return digits;
  for (const area of [2, 3, 4]) {
    const found = digits.slice(area, area + 2) === '15' && (area !== 2 || digits.startsWith('11'));
    if (found) return digits.slice(0, area) + digits.slice(area + 2);
  }
  return digits;
}

function withoutPrefixes(raw: string): string {
  let digits = raw.replace(/\D/g, '');
  if (digits.startsWith('00')) digits = digits.slice(2);
  if (digits.startsWith('54') && digits.length > 10) digits = digits.slice(2);
  if (digits.startsWith('9') && (digits.length === 11 || digits.length >= 13)) digits = digits.slice(1);
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

/** Returns the digits of a phone number without country code, long-distance 0, or the mobile prefixes 9 and 15. */
export const nationalDigits = (raw: string): string => withoutFifteen(withoutPrefixes(raw));

function fullDigits(raw: string): string {
  let digits = nationalDigits(raw);
  const localLength = 10 - AREA_CODE.length;
  if (digits.length === localLength + 2 && digits.startsWith('15')) digits = digits.slice(2);
  return digits.length === localLength ? AREA_CODE + digits : digits;
}

// A number of ten digits that begins with 15 lacks its area code, as those of Buenos Aires are written.
const isArgentine = (digits: string): boolean => /^(?!15)[1-3]/.test(digits);

/** Returns the digits of a number of another country; Chileans leave out the sign of theirs. Null for Argentine ones. */
function foreignDigits(raw: string): string | null {
  // The code may stand in brackets.
  const written = raw.replace(/^[\s(]+/, '');
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  const isForeign = /^(\+|00)(?!\s*54)/.test(written) || /^569\d{8}$/.test(digits);
  return isForeign && /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** Converts a number to the format of wa.me ('5492994123456'); null when it is unusable. */
export function whatsappNumber(raw: string): string | null {
  const foreign = foreignDigits(raw);
  if (foreign) return foreign;
  const digits = fullDigits(raw);
  return digits.length === 10 && isArgentine(digits) ? `549${digits}` : null;
}

export type WhatsappFault = 'missing' | 'length' | 'area';

/** Returns why a number cannot have WhatsApp; null when it can. */
export function whatsappFault(raw: string): WhatsappFault | null {
  if (!/\d/.test(raw)) return 'missing';
  if (foreignDigits(raw)) return null;
  const digits = fullDigits(raw);
  if (digits.length !== 10) return 'length';
  return isArgentine(digits) ? null : 'area';
}

export function whatsappLink(phone: string, text: string): string | null {
  const number = whatsappNumber(phone);
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null;
}
