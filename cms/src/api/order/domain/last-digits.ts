const DIGITS = 4;

/** Checks whether somebody knows the last four digits of a phone, however both are written. */
export function areLastDigits(given: string, phone: string): boolean {
  const [digits, number] = [given, phone].map((text) => text.replace(/\D/g, '')) as [string, string];
  return digits.length === DIGITS && number.length >= DIGITS && number.endsWith(digits);
}
