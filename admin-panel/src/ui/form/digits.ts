/** Drops everything but digits, and leading zeros: '1.250 u.' becomes '1250'. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Parses a digits-only field; empty is 0. */
export const numberFromDigits = (text: string): number => Number(digitsOnly(text));

/** Groups the digits of a field by thousands: '1234' becomes '1.234'. */
export const groupedDigits = (text: string): string => numberFromDigits(text).toLocaleString('es-AR');

// Thousands have three digits; one or two after a comma or dot are cents.
const CENTS = /[.,]\d{0,2}(?!\d)\D*$/;
const CENTS_AFTER_COMMA = /(\d),\d{0,2}\D*$/;

/** Removes the cents of a pasted amount: ' $ 1.234,50' and '1234.50' mean 1234, not 123450. */
export const withoutCents = (pasted: string): string => pasted.replace(CENTS, '');

/** Removes typed cents; a dot may be a separator that the field inserted. */
export const withoutTypedCents = (text: string): string => text.replace(CENTS_AFTER_COMMA, '$1');
