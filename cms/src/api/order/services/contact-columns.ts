import type { OrderRecord } from '../domain/order-view';
import { emailKey, phoneKey, searchTextOf } from './order-search-keys';

type Contact = Pick<OrderRecord, 'fullName' | 'email' | 'phone' | 'address' | 'city' | 'postalCode'>;
type Line = { title: string };

/** Returns the columns of a customer's contact, with the keys by which orders are searched and compared. */
export const contactColumns = (orderNumber: string, contact: Contact, lines: readonly Line[]) => ({
  full_name: contact.fullName,
  email: contact.email,
  phone: contact.phone,
  address: contact.address,
  city: contact.city,
  postal_code: contact.postalCode,
  email_key: emailKey(contact.email),
  phone_key: phoneKey(contact.phone),
  search_text: searchTextOf(
    orderNumber,
    contact,
    lines.map(({ title }) => title),
  ),
});
