import type { Connection, Row, Trx } from '../../../../database/connection';
import { orders } from '../../../order/services/order';
import type { Person, ProvenContact } from '../../domain/person';

const COLUMNS = ['id', 'document_id', 'order_number'];

const asOrders = (rows: readonly Row[]): Person['orders'] =>
  rows.map((row) => ({
    id: row.id as number,
    documentId: row.document_id as string,
    orderNumber: row.order_number as string,
  }));

// Several addresses with one phone are several people: then only orders without an address are the phone's.
async function ofPhone(db: Connection | Trx, phone: string, email: string): Promise<Row[]> {
  const rows: Row[] = await db('orders')
    .where('phone_key', phone)
    .select(...COLUMNS, 'email_key');
  const addresses = new Set(rows.map((row) => String(row.email_key ?? '')).filter(Boolean));
  const isHers = (key: string) => key === '' || key === email || (email === '' && addresses.size === 1);
  return rows.filter((row) => isHers(String(row.email_key ?? '')));
}

/** Returns the orders and keys of a proven contact, orders in the trash included. */
export async function findPerson(db: Connection | Trx, proven: ProvenContact): Promise<Person> {
  const email = proven.email ? orders.emailKey(proven.email) : '';
  const phone = proven.phone ? orders.phoneKey(proven.phone) : '';
  const { orderNumber } = proven;
  const byNumber: Row[] = orderNumber
    ? await db('orders').where('order_number', orderNumber).select(COLUMNS)
    : [];
  const byEmail: Row[] = email ? await db('orders').where('email_key', email).select(COLUMNS) : [];
  const byPhone = phone ? await ofPhone(db, phone, email) : [];
  const all = new Map([...byNumber, ...byEmail, ...byPhone].map((row) => [row.id, row]));
  const rows = [...all.values()].sort((a, b) => Number(a.id) - Number(b.id));
  return { orders: asOrders(rows), emails: email ? [email] : [], phones: phone ? [phone] : [] };
}
