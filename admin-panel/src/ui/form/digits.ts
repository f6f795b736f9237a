/** Drops everything but digits, and leading zeros: '1.250 u.' becomes '1250'. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Parses a digits-only field; empty is 0. */
export const numberFromDigits = (text: string): number => Number(digitsOnly(text));
