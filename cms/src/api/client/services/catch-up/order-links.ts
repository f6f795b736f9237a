import { normalizeText } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { keysOf, releasedKeys, type Key, type OrderKeys } from '../../domain/order-keys';
import { mayBeSamePerson } from '../../domain/same-person';

/** An order with the keys that it has now. */
export type KeyedOrder = OrderKeys & { id: number; orderNumber: string; nameKey: string; at: number };
/** The keys and the name by which an order was assigned, its own client, and the one who shows it. */
export type Link = OrderKeys & {
  orderId: number;
  nameKey: string;
  ownId: number | null;
  clientId: number | null;
};

const keysOfRow = (row: Row): OrderKeys => ({
  phone: (row.phone_key as string | null) ?? '',
  email: (row.email_key as string | null) ?? '',
});

export async function ordersWithKeys(trx: Trx, ids: readonly number[]): Promise<KeyedOrder[]> {
  const rows: Row[] = await trx('orders')
    .whereIn('id', ids)
    .orderBy('id')
    .select('id', 'order_number', 'full_name', 'created_at', 'phone_key', 'email_key');
  return rows.map((row) => ({
    id: row.id as number,
    orderNumber: row.order_number as string,
    nameKey: normalizeText(String(row.full_name ?? '')),
    at: new Date(row.created_at as string | number | Date).getTime(),
    ...keysOfRow(row),
  }));
}

export async function linksOf(trx: Trx, orderIds: readonly number[]): Promise<Map<number, Link>> {
  const rows: Row[] = await trx('client_orders').whereIn('order_id', orderIds);
  const links = rows.map((row): Link => ({
    orderId: row.order_id as number,
    nameKey: row.name_key as string,
    ownId: row.own_id as number | null,
    clientId: row.client_id as number | null,
    ...keysOfRow(row),
  }));
  return new Map(links.map((link) => [link.orderId, link]));
}

export const hasKeysOf = (link: Link | undefined, { phone, email }: OrderKeys): boolean =>
  link !== undefined && link.phone === phone && link.email === email;

/** Returns whether an order still has the keys and the name by which it was assigned. */
export const isAsLinked = (link: Link | undefined, order: KeyedOrder): boolean =>
  hasKeysOf(link, order) && link?.nameKey === order.nameKey;

/** Stores the keys and names that linked orders have now, and removes the links of orders that are gone; returns the keys they left. */
export async function storeKeys(
  trx: Trx,
  links: readonly Link[],
  orders: readonly KeyedOrder[],
): Promise<Key[]> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const changed = links.filter((link) => {
    const order = byId.get(link.orderId);
    return !order || !isAsLinked(link, order);
  });
  for (const { orderId } of changed) {
    const order = byId.get(orderId);
    const link = trx('client_orders').where('order_id', orderId);
    const { phone = '', email = '', nameKey = '' } = order ?? {};
    await (order ? link.update({ phone_key: phone, email_key: email, name_key: nameKey }) : link.delete());
  }
  return changed.flatMap((link) => releasedKeys(link, byId.get(link.orderId) ?? null));
}

/** Returns the own client of each changed order that is her only one: she keeps it when its whole contact is corrected. */
export async function onlyOrders(
  trx: Trx,
  links: ReadonlyMap<number, Link>,
  changed: readonly KeyedOrder[],
): Promise<Map<number, number>> {
  const only = new Map<number, number>();
  for (const { id } of changed) {
    const ownId = links.get(id)?.ownId ?? null;
    if (ownId === null) continue;
    const other: Row | undefined = await trx('client_orders')
      .where('own_id', ownId)
      .whereNot('order_id', id)
      .first('order_id');
    if (!other) only.set(id, ownId);
  }
  return only;
}

const holderOf = (trx: Trx, { kind, key }: Key): Promise<Row | undefined> =>
  trx('client_keys as k')
    .join('clients as c', 'c.id', 'k.client_id')
    .where({ 'k.kind': kind, 'k.key': key })
    .first('c.id', 'c.name_key');

// Another phone with any other name is another person's; with the same phone the names must have nothing in common.
async function isGivenAway(trx: Trx, link: Link, { phone, nameKey }: KeyedOrder): Promise<boolean> {
  const hasNewPhone = link.phone !== '' && phone !== '' && link.phone !== phone;
  if (!hasNewPhone && link.nameKey === nameKey) return false;
  const client: Row | undefined = await trx('clients').where('id', link.clientId).first('name_key');
  if (!client) return false;
  const name = client.name_key as string;
  return hasNewPhone ? name !== nameKey : !mayBeSamePerson(name, nameKey);
}

/**
 * Returns the keys that decide whose the orders are which an edit gave to another person than their client's: those that
 * came with the edit, and those of somebody with that name. A key that stayed must neither join two people nor rename a
 * card; without a deciding key the order has a card of its own.
 */
export async function givenToOthers(
  trx: Trx,
  links: ReadonlyMap<number, Link>,
  changed: readonly KeyedOrder[],
): Promise<Map<number, Key[]>> {
  const given = new Map<number, Key[]>();
  for (const order of changed) {
    const link = links.get(order.id);
    if (!link || !(await isGivenAway(trx, link, order))) continue;
    const deciding: Key[] = [];
    for (const key of keysOf(order)) {
      const holder = link[key.kind] === key.key ? await holderOf(trx, key) : null;
      if (!holder || holder.name_key === order.nameKey) deciding.push(key);
    }
    given.set(order.id, deciding);
  }
  return given;
}

const hasNewPhone = (link: Link | undefined, phone: string): link is Link & { ownId: number } =>
  Boolean(link?.ownId) && phone !== '' && link?.phone !== phone;

/** Returns the own client of each changed order that keeps her name under the phone of somebody else: a number that two
 * people share, or a wrong one, must not give her order away. */
export async function keptByName(
  trx: Trx,
  links: ReadonlyMap<number, Link>,
  changed: readonly KeyedOrder[],
): Promise<Map<number, number>> {
  const kept = new Map<number, number>();
  for (const { id, phone, nameKey } of changed) {
    const link = links.get(id);
    if (!hasNewPhone(link, phone)) continue;
    const holder = await holderOf(trx, { kind: 'phone', key: phone });
    if (!holder || holder.id === link.ownId || holder.name_key === nameKey) continue;
    const own: Row | undefined = await trx('clients').where('id', link.clientId).first('name_key');
    if (own?.name_key === nameKey) kept.set(id, link.ownId);
  }
  return kept;
}

const columns = { phone: 'phone_key', email: 'email_key' } as const;

// The first order of its client that has the key, else the first of anyone.
const nextOrder = (trx: Trx, { kind, key }: Key, clientId: number): Promise<Row | undefined> =>
  trx('client_orders as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where(`c.${columns[kind]}`, key)
    .whereNotNull('c.own_id')
    .orderByRaw('case when c.own_id = ? then 0 else 1 end', [clientId])
    .orderBy('c.order_id')
    .first('c.own_id', 'o.order_number', 'o.created_at');

/**
 * Gives keys that an order has no longer to the next order that has them, or deletes them: a wrong number that was
 * corrected must not join its owner with this client. Returns the clients whose keys changed.
 */
export async function releaseKeys(trx: Trx, keys: readonly Key[]): Promise<number[]> {
  const changed: number[] = [];
  for (const { kind, key } of keys) {
    const row: Row | undefined = await trx('client_keys').where({ kind, key }).first();
    if (!row) continue;
    const next = await nextOrder(trx, { kind, key }, row.client_id as number);
    changed.push(row.client_id as number, (next?.own_id ?? row.client_id) as number);
    if (!next) await trx('client_keys').where({ kind, key }).delete();
    else
      await trx('client_keys')
        .where({ kind, key })
        .update({
          client_id: next.own_id,
          order_number: next.order_number,
          at: new Date(next.created_at as string | number | Date).getTime(),
        });
  }
  return changed;
}
