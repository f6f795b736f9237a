const BLOCK_WEIGHTS = [3, 1, 7, 9];

// BCRA check digit: weights 3, 1, 7, 9 from right to left.
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * BLOCK_WEIGHTS[i % 4]!, 0);
  return (10 - (sum % 10)) % 10;
}

export const stripSeparators = (text: string): string => text.replace(/[\s-]/g, '');

/** Checks the 22 digits of a CBU or CVU and its two check digits. */
export function isCbu(text: string): boolean {
  const cbu = stripSeparators(text);
  if (!/^\d{22}$/.test(cbu)) return false;
  return checkDigit(cbu.slice(0, 7)) === Number(cbu[7]) && checkDigit(cbu.slice(8, 21)) === Number(cbu[21]);
}

export const formatCbu = (text: string): string =>
  stripSeparators(text).replace(/^(\d{7})(\d)(\d{13})(\d)$/, '$1 $2 $3 $4');

export const isBankAlias = (text: string): boolean => /^[A-Za-z0-9.-]{6,20}$/.test(text.trim());

const CUIT_PREFIXES = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55']);
const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Checks the 11 digits of a CUIT, its prefix and its check digit. */
export function isCuit(text: string): boolean {
  const cuit = stripSeparators(text);
  if (!/^\d{11}$/.test(cuit) || !CUIT_PREFIXES.has(cuit.slice(0, 2))) return false;
  const rest = CUIT_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(cuit[i]), 0) % 11;
  // The tax office never issues a remainder of 1: it takes another prefix instead.
  if (rest === 1) return false;
  return Number(cuit[10]) === (rest === 0 ? 0 : 11 - rest);
}

export const formatCuit = (text: string): string =>
  stripSeparators(text).replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
