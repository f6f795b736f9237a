import { businessDay, compareSizes, normalizeText } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { cardContact, type Contact, type GivenContact } from '../../domain/card-contact';
import { clientsIn, type ClientRecord } from '../client-records';

const COUNTED = "(o.deleted_at is null and o.order_status <> 'cancelled')";
// A client spent what the shop kept of her paid orders: a refund in part takes off what went back.
const PAID = "(o.deleted_at is null and o.order_status = 'paid')";
const BOUGHT = ['cancelled', 'refunded'];

const ordersOf = (trx: Trx, ids: readonly number[]) =>
  trx('client_orders as c').join('orders as o', 'o.id', 'c.order_id').whereIn('c.client_id', ids);

type Totals = Record<'orders' | 'purchases' | 'kept' | 'spent', number | string> & { last: unknown };

async function totalsOf(trx: Trx, ids: readonly number[]): Promise<Map<number, Totals>> {
  const count = (condition: string, name: string) =>
    trx.raw(`sum(case when ${condition} then 1 else 0 end) as ${name}`);
  const totals: (Totals & { clientId: number })[] = await ordersOf(trx, ids)
    .groupBy('c.client_id')
    .select(
      { clientId: 'c.client_id' },
      count(COUNTED, 'orders'),
      count(PAID, 'purchases'),
      count('o.deleted_at is null', 'kept'),
      trx.raw(`sum(case when ${PAID} then o.paid_amount else 0 end) as spent`),
      trx.raw(`max(case when ${COUNTED} then o.created_at end) as last`),
    );
  return new Map(totals.map((each) => [each.clientId, each]));
}

function byClient<T extends { clientId: number }>(all: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const each of all) grouped.set(each.clientId, [...(grouped.get(each.clientId) ?? []), each]);
  return grouped;
}

/** Returns the name, phone and mail that each client's card shows of her orders. */
async function contactsOf(trx: Trx, ids: readonly number[]): Promise<Map<number, Contact>> {
  const columns = ['c.client_id', 'o.full_name', 'o.phone', 'o.email'];
  const given: (GivenContact & { clientId: number })[] = await ordersOf(trx, ids)
    .groupBy(...columns, trx.raw('o.deleted_at is null'))
    .orderByRaw('o.deleted_at is null desc, max(o.created_at) desc, max(o.id) desc')
    .select({ clientId: 'c.client_id', name: 'o.full_name', phone: 'o.phone', email: 'o.email' })
    .select(trx.raw('o.deleted_at is null as kept'), trx.raw('min(o.id) as first'))
    .select(trx.raw("max(case when coalesce(o.channel, 'web') = 'web' then 1 else 0 end) as web"));
  const contacts = given.map(({ name, phone, email, ...each }) => ({
    ...each,
    name: name ?? '',
    phone: phone ?? '',
    email: email ?? '',
    kept: Boolean(each.kept),
    web: Boolean(each.web),
  }));
  return new Map([...byClient(contacts)].map(([id, hers]) => [id, cardContact(hers)]));
}

type SizeUnits = { clientId: number; size: string; units: number };

async function sizesOf(trx: Trx, ids: readonly number[]): Promise<Map<number, SizeUnits[]>> {
  const sizes: SizeUnits[] = await ordersOf(trx, ids)
    .join('order_lines as l', 'l.order_id', 'o.id')
    .whereNull('o.deleted_at')
    .whereNotIn('o.order_status', BOUGHT)
    .whereNot('l.size', '')
    .groupBy('c.client_id', 'l.size')
    .select('l.size', { clientId: 'c.client_id' })
    .sum('l.quantity as units');
  return byClient(sizes);
}

/** Returns the keys of each client, those of the clients who were joined with her included. */
async function keysOf(trx: Trx, ids: readonly number[]): Promise<Map<number, { key: string }[]>> {
  const keys: { clientId: number; key: string }[] = await trx('client_keys as k')
    .join('clients as own', 'own.id', 'k.client_id')
    .where((either) => either.whereIn('own.id', ids).orWhereIn('own.joined_into', ids))
    .orderBy(['k.kind', 'k.key'])
    .select('k.key', { clientId: trx.raw('coalesce(own.joined_into, own.id)') });
  return byClient(keys);
}

const bySales = (a: SizeUnits, b: SizeUnits): number =>
  Number(b.units) - Number(a.units) || compareSizes(a.size, b.size);

const dayOf = (at: unknown): string => (at ? businessDay(new Date(at as string | number | Date)) : '');

type Facts = { totals: Totals; contact: Contact; sizes: SizeUnits[]; keys: { key: string }[] };

const isKept = (client: ClientRecord, totals: Totals): boolean =>
  Number(totals.kept) > 0 || client.notes !== '' || client.consents;

const computed = (client: ClientRecord, { totals, contact, sizes, keys }: Facts) => ({
  ...contact,
  documentId: client.documentId,
  nameKey: normalizeText(contact.name),
  searchText: normalizeText([contact.name, ...keys.map(({ key }) => key)].join(' ')),
  orders: Number(totals.orders),
  purchases: Number(totals.purchases),
  spent: Number(totals.spent),
  lastDay: dayOf(totals.last),
  sizes: sizes.sort(bySales).map(({ size, units }) => ({ size, units: Number(units) })),
  listed: isKept(client, totals) && client.joinedInto === null,
});

const NO_ORDERS = { orders: 0, purchases: 0, spent: 0, kept: 0, last: null };

/** Computes the totals, the contact and the sizes of clients from their orders, and stores them. */
export async function computeClients(trx: Trx, ids: readonly number[]): Promise<void> {
  const clients = await clientsIn(trx).many({ id: ids }, { orderBy: ['id'] });
  if (clients.length === 0) return;
  const totals = await totalsOf(trx, ids);
  const contacts = await contactsOf(trx, ids);
  const sizes = await sizesOf(trx, ids);
  const keys = await keysOf(trx, ids);
  const all = clients.map((client) => {
    const { id, name, phone, email } = client;
    return computed(client, {
      totals: totals.get(id) ?? NO_ORDERS,
      // A client whose orders are gone keeps the contact that staff knew.
      contact: contacts.get(id) ?? { name, phone, email },
      sizes: sizes.get(id) ?? [],
      keys: keys.get(id) ?? [],
    });
  });
  await clientsIn(trx).upsert('documentId', all);
}
