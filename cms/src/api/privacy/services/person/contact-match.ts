import { orders } from '../../../order/services/order';
import type { Person } from '../../domain/person';

/** Says whether a contact is hers, by e-mail or phone; keys are compared, not spellings. */
export type ContactMatch = { email: (address: string) => boolean; phone: (number: string) => boolean };

/** Matches the keys of a person. */
export const matchOf = ({ emails, phones }: Pick<Person, 'emails' | 'phones'>): ContactMatch => ({
  email: (address) => emails.includes(orders.emailKey(address)),
  phone: (number) => phones.includes(orders.phoneKey(number)),
});

type Contact = { email?: string | null; phone?: string | null };

/** A phone is no proof where an address stands beside it: the phone may be shared, so the address decides. */
export const isHers = ({ email, phone }: Contact, match: ContactMatch): boolean =>
  email ? match.email(email) : Boolean(phone && match.phone(phone));
