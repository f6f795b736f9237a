import type { Connection, Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { orders } from '../../../order/services/order';
import type { Person, ProvenContact } from '../../domain/person';

const ATTRIBUTES = ['id', 'documentId', 'orderNumber', 'deliveryMethod', 'emailKey'] as const;

const found = (
  db: Connection | Trx,
  where: { orderNumber: string } | { emailKey: string } | { phoneKey: string },
) => records('api::order.order', db).many(where, { select: ATTRIBUTES });

// Several addresses with one phone are several people: then only orders without an address are the phone's.
async function ofPhone(db: Connection | Trx, phone: string, email: string) {
  const all = await found(db, { phoneKey: phone });
  const addresses = new Set(all.flatMap(({ emailKey }) => emailKey || []));
  return all.filter(
    ({ emailKey }) => !emailKey || emailKey === email || (email === '' && addresses.size === 1),
  );
}

/** Returns the orders and keys of a proven contact, orders in the trash included. */
export async function findPerson(db: Connection | Trx, proven: ProvenContact): Promise<Person> {
  const email = proven.email ? orders.emailKey(proven.email) : '';
  const phone = proven.phone ? orders.phoneKey(proven.phone) : '';
  const { orderNumber } = proven;
  const byNumber = orderNumber ? await found(db, { orderNumber }) : [];
  const byEmail = email ? await found(db, { emailKey: email }) : [];
  const byPhone = phone ? await ofPhone(db, phone, email) : [];
  const all = new Map([...byNumber, ...byEmail, ...byPhone].map((order) => [order.id, order]));
  const hers = [...all.values()].sort((a, b) => a.id - b.id);
  return { orders: hers, emails: email ? [email] : [], phones: phone ? [phone] : [] };
}
