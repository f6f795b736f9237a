import { nationalDigits, whatsappNumber, type StockAlertDraft } from '@shop/contract';

type Contact = Pick<StockAlertDraft, 'email' | 'phone'>;

/** Returns the form in which contacts are compared: one address or phone, however it is written. */
export const contactKeyOf = ({ email, phone = '' }: Contact): string =>
  email === undefined
    ? `phone ${whatsappNumber(phone) ?? nationalDigits(phone)}`
    : `email ${email.toLowerCase()}`;
