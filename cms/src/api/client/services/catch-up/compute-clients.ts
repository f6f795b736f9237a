import { businessDay, compareSizes, normalizeText } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { inBatches } from '../../../../database/rows';
import { cardContact, type Contact, type GivenContact } from '../../domain/card-contact';

const COUNTED = "(o.deleted_at is null and o.order_status <> 'cancelled')";
// A client spent what the shop kept of her paid orders: a refund in part takes off what went back.
const PAID = "(o.deleted_at is null and o.order_status = 'paid')";
const BOUGHT = ['cancelled', 'refunded'];

const ordersOf = (trx: Trx, ids: readonly number[]) =>
  trx('client_orders as c').join('orders as o', 'o.id', 'c.order_id').whereIn('c.client_id', ids);

async function totalsOf(trx: Trx, ids: readonly number[]): Promise<Map<number, Row>> {
  const count = (condition: string, name: string) =>
    trx.raw(`sum(case when ${condition} then 1 else 0 end) as ${name}`);
  const rows: Row[] = await ordersOf(trx, ids)
    .groupBy('c.client_id')
    .select(
      'c.client_id',
      count(COUNTED, 'orders'),
      count(PAID, 'purchases'),
      count('o.deleted_at is null', 'kept'),
      trx.raw(`sum(case when ${PAID} then o.paid_amount else 0 end) as spent`),
      trx.raw(`max(case when ${COUNTED} then o.created_at end) as last`),
    );
  return new Map(rows.map((row) => [row.client_id as number, row]));
}

const asGiven = (row: Row): GivenContact => ({
  full_name: String(row.full_name ?? ''),
  phone: String(row.phone ?? ''),
  email: String(row.email ?? ''),
  kept: Boolean(row.kept),
  web: Number(row.web) === 1,
  first: Number(row.first),
});

/** Returns the name, phone and mail that each client's card shows of her orders. */
async function contactsOf(trx: Trx, ids: readonly number[]): Promise<Map<number, Contact>> {
  const columns = ['c.client_id', 'o.full_name', 'o.phone', 'o.email'];
  const rows: Row[] = await ordersOf(trx, ids)
    .groupBy(...columns, trx.raw('o.deleted_at is null'))
    .orderByRaw('o.deleted_at is null desc, max(o.created_at) desc, max(o.id) desc')
    .select(...columns, trx.raw('o.deleted_at is null as kept'), trx.raw('min(o.id) as first'))
    .select(trx.raw("max(case when coalesce(o.channel, 'web') = 'web' then 1 else 0 end) as web"));
  const given = new Map<number, GivenContact[]>();
  for (const row of rows) {
    const of = given.get(row.client_id as number) ?? [];
    given.set(row.client_id as number, [...of, asGiven(row)]);
  }
  return new Map([...given].map(([id, contacts]) => [id, cardContact(contacts)]));
}

type SizeUnits = { size: string; units: number };

async function sizesOf(trx: Trx, ids: readonly number[]): Promise<Map<number, SizeUnits[]>> {
  const rows: Row[] = await ordersOf(trx, ids)
    .join('order_lines as l', 'l.order_id', 'o.id')
    .whereNull('o.deleted_at')
    .whereNotIn('o.order_status', BOUGHT)
    .whereNot('l.size', '')
    .groupBy('c.client_id', 'l.size')
    .select('c.client_id', 'l.size')
    .sum('l.quantity as units');
  const sizes = new Map<number, SizeUnits[]>();
  for (const { client_id, size, units } of rows) {
    const of = sizes.get(client_id as number) ?? [];
    sizes.set(client_id as number, [...of, { size: size as string, units: Number(units) }]);
  }
  return sizes;
}

/** Returns the keys of each client, those of the clients who were joined with her included. */
async function keysOf(trx: Trx, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows: Row[] = await trx('client_keys as k')
    .join('clients as own', 'own.id', 'k.client_id')
    .where((either) => either.whereIn('own.id', ids).orWhereIn('own.joined_into', ids))
    .orderBy(['k.kind', 'k.key'])
    .select(trx.raw('coalesce(own.joined_into, own.id) as client_id'), 'k.key');
  const keys = new Map<number, string[]>();
  for (const { client_id, key } of rows)
    keys.set(client_id as number, [...(keys.get(client_id as number) ?? []), key as string]);
  return keys;
}

const bySales = (a: SizeUnits, b: SizeUnits): number => b.units - a.units || compareSizes(a.size, b.size);

const dayOf = (at: unknown): string =>
  at === null || at === undefined ? '' : businessDay(new Date(at as string | number | Date));

type Facts = { client: Row; totals: Row; contact: Contact; sizes: SizeUnits[]; keys: string[] };

const isKept = ({ client, totals }: Facts): boolean =>
  Number(totals.kept) > 0 || client.notes !== '' || Number(client.consents) === 1;

function computed(facts: Facts) {
  const { client, totals, contact, sizes, keys } = facts;
  return {
    id: client.id,
    document_id: client.document_id,
    name: contact.full_name,
    name_key: normalizeText(contact.full_name),
    phone: contact.phone,
    email: contact.email,
    search_text: normalizeText([contact.full_name, ...keys].join(' ')),
    orders: Number(totals.orders),
    purchases: Number(totals.purchases),
    spent: Number(totals.spent),
    last_day: dayOf(totals.last),
    sizes: JSON.stringify(sizes.sort(bySales)),
    listed: isKept(facts) && client.joined_into === null ? 1 : 0,
  };
}

const NO_ORDERS = { orders: 0, purchases: 0, spent: 0, kept: 0, last: null };

// A client whose orders are gone keeps the contact that staff knew.
const storedContact = ({ name, phone, email }: Row): Contact => ({
  full_name: name as string,
  phone: phone as string,
  email: email as string,
});

/** Computes the totals, the contact and the sizes of clients from their orders, and stores them. */
export async function computeClients(trx: Trx, ids: readonly number[]): Promise<void> {
  const clients: Row[] = await trx('clients').whereIn('id', ids).orderBy('id');
  if (clients.length === 0) return;
  const totals = await totalsOf(trx, ids);
  const contacts = await contactsOf(trx, ids);
  const sizes = await sizesOf(trx, ids);
  const keys = await keysOf(trx, ids);
  const rows = clients.map((client) => {
    const id = client.id as number;
    return computed({
      client,
      totals: totals.get(id) ?? NO_ORDERS,
      contact: contacts.get(id) ?? storedContact(client),
      sizes: sizes.get(id) ?? [],
      keys: keys.get(id) ?? [],
    });
  });
  for (const batch of inBatches(rows)) await trx('clients').insert(batch).onConflict('id').merge();
}
