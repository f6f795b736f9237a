/** Writes a day as spreadsheets in Argentina show it: '2026-11-20' becomes '20/11/2026'. */
export const spreadsheetDay = (day: string): string => day.split('-').reverse().join('/');

/** Writes a phone number as text: a leading plus would be read as a formula, '(+54) 9 299 456-7890' is readable. */
export const spreadsheetPhone = (phone: string): string =>
  phone.replace(/^\+\s*(54|\d{1,3}\b)?\s*/, (_, code: string | undefined) => `(+${code ?? ''}) `);
