import { normalizeText } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { hasKey, keysOf, releasedKeys, type Key, type OrderKeys } from '../../domain/order-keys';
import { mayBeSamePerson } from '../../domain/same-person';
import { clientKeysIn, clientOrdersIn, clientsIn } from '../client-records';

/** An order with the keys that it has now. */
export type KeyedOrder = OrderKeys & { id: number; orderNumber: string; nameKey: string; createdAt: string };
/** The keys and the name by which an order was assigned, its own client, and the one who shows it. */
export type Link = RecordOf<'api::client.client-order'>;

export async function ordersWithKeys(trx: Trx, ids: readonly number[]): Promise<KeyedOrder[]> {
  const orders = await records('api::order.order', trx).many(
    { id: ids },
    { orderBy: ['id'], select: ['id', 'orderNumber', 'createdAt', 'fullName', 'phoneKey', 'emailKey'] },
  );
  return orders.map(({ fullName, ...order }) => ({
    ...order,
    phoneKey: order.phoneKey ?? '',
    emailKey: order.emailKey ?? '',
    nameKey: normalizeText(fullName),
  }));
}

export async function linksOf(trx: Trx, orderIds: readonly number[]): Promise<Map<number, Link>> {
  const links = await clientOrdersIn(trx).many({ orderId: orderIds });
  return new Map(links.map((link) => [link.orderId, link]));
}

export const hasKeysOf = (link: Link | undefined, { phoneKey, emailKey }: OrderKeys): boolean =>
  link?.phoneKey === phoneKey && link.emailKey === emailKey;

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
    if (!order) await clientOrdersIn(trx).remove({ orderId });
    else {
      const { phoneKey, emailKey, nameKey } = order;
      await clientOrdersIn(trx).update({ orderId }, { phoneKey, emailKey, nameKey });
    }
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
    if (!(await clientOrdersIn(trx).has({ ownId, orderId: { $ne: id } }))) only.set(id, ownId);
  }
  return only;
}

const clientWith = (trx: Trx, id: number | null) => clientsIn(trx).one({ id }, { select: ['id', 'nameKey'] });

async function holderOf(trx: Trx, { kind, key }: Key) {
  const held = await clientKeysIn(trx).one({ kind, key }, { select: ['clientId'] });
  return held && clientWith(trx, held.clientId);
}

const hasNewPhone = (link: Link, phoneKey: string): boolean => phoneKey !== '' && link.phoneKey !== phoneKey;

// Another phone with any other name is another person's; with the same phone the names must have nothing in common.
async function isGivenAway(trx: Trx, link: Link, { phoneKey, nameKey }: KeyedOrder): Promise<boolean> {
  const isOtherPhone = link.phoneKey !== '' && hasNewPhone(link, phoneKey);
  if (!isOtherPhone && link.nameKey === nameKey) return false;
  const client = await clientWith(trx, link.clientId);
  if (!client) return false;
  return isOtherPhone ? client.nameKey !== nameKey : !mayBeSamePerson(client.nameKey, nameKey);
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
      const holder = hasKey(link, key) ? await holderOf(trx, key) : null;
      if (!holder || holder.nameKey === order.nameKey) deciding.push(key);
    }
    given.set(order.id, deciding);
  }
  return given;
}

/** Returns the own client of each changed order that keeps her name under the phone of somebody else: a number that two
 * people share, or a wrong one, must not give her order away. */
export async function keptByName(
  trx: Trx,
  links: ReadonlyMap<number, Link>,
  changed: readonly KeyedOrder[],
): Promise<Map<number, number>> {
  const kept = new Map<number, number>();
  for (const { id, phoneKey, nameKey } of changed) {
    const link = links.get(id);
    if (!link?.ownId || !hasNewPhone(link, phoneKey)) continue;
    const holder = await holderOf(trx, { kind: 'phone', key: phoneKey });
    if (!holder || holder.id === link.ownId || holder.nameKey === nameKey) continue;
    const own = await clientWith(trx, link.clientId);
    if (own?.nameKey === nameKey) kept.set(id, link.ownId);
  }
  return kept;
}

type Next = { clientId: number; orderNumber: string; at: string | number | Date };

// The first order of its client that has the key, else the first of anyone.
const nextOrder = (trx: Trx, { kind, key }: Key, clientId: number): Promise<Next | undefined> =>
  trx('client_orders as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where(`c.${kind}_key`, key)
    .whereNotNull('c.own_id')
    .orderByRaw('case when c.own_id = ? then 0 else 1 end', [clientId])
    .orderBy('c.order_id')
    .first({ clientId: 'c.own_id', orderNumber: 'o.order_number', at: 'o.created_at' });

/**
 * Gives keys that an order has no longer to the next order that has them, or deletes them: a wrong number that was
 * corrected must not join its owner with this client. Returns the clients whose keys changed.
 */
export async function releaseKeys(trx: Trx, keys: readonly Key[]): Promise<number[]> {
  const changed: number[] = [];
  for (const { kind, key } of keys) {
    const held = await clientKeysIn(trx).one({ kind, key });
    if (!held) continue;
    const next = await nextOrder(trx, { kind, key }, held.clientId);
    changed.push(held.clientId, next?.clientId ?? held.clientId);
    if (!next) await clientKeysIn(trx).remove({ id: held.id });
    else await clientKeysIn(trx).update({ id: held.id }, { ...next, at: new Date(next.at) });
  }
  return changed;
}
