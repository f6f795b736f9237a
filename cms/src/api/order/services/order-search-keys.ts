import { normalizeText } from '@shop/contract';

const PHONE_DIGITS = 10;

export const emailKey = (email: string): string => email.toLowerCase();

/** Returns the form in which phone numbers are compared: their last ten digits. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

type Contact = { fullName: string; email: string };

export const searchTextOf = (orderNumber: string, { fullName, email }: Contact): string =>
  normalizeText(`${orderNumber} ${fullName} ${email}`);
