import type { Trx } from '../../../../database/connection';
import { keysOf, type Key } from '../../domain/order-keys';
import { clientKeysIn, clientOrdersIn, clientsIn } from '../client-records';
import type { KeyedOrder } from './order-links';

/** A client of a key; one without an id is new. */
type Owner = { id: number | null };
type Assigned = { order: KeyedOrder; owner: Owner | null };
type Changes = {
  /** The clients to keep for orders whose keys nobody knows. */
  former: ReadonlyMap<number, number>;
  /** The clients to keep for orders that keep their name under the phone of somebody else. */
  kept: ReadonlyMap<number, number>;
  /** Orders that an edit gave to somebody else, and the keys that say to whom. */
  toOthers: ReadonlyMap<number, readonly Key[]>;
};
type BroughtKey = Key & { owner: Owner; order: KeyedOrder };

const nameOf = ({ kind, key }: Key): string => `${kind} ${key}`;

async function ownersOf(trx: Trx, orders: readonly KeyedOrder[]): Promise<Map<string, Owner>> {
  const wanted = [...new Set(orders.flatMap(keysOf).map(({ key }) => key))];
  const keys = await clientKeysIn(trx).many({ key: wanted }, { select: ['kind', 'key', 'clientId'] });
  return new Map(keys.map(({ clientId, ...key }) => [nameOf(key), { id: clientId }]));
}

/**
 * Assigns orders, the oldest first: to the client of their phone, else to that of their mail, else to a new one, who
 * gets the keys that nobody has.
 */
function assignAll(
  orders: readonly KeyedOrder[],
  owners: Map<string, Owner>,
  { former, kept, toOthers }: Changes,
) {
  const assigned: Assigned[] = [];
  const brought: BroughtKey[] = [];
  for (const order of orders) {
    const keys = keysOf(order);
    const deciding = toOthers.get(order.id) ?? keys;
    const own = kept.get(order.id);
    const known =
      own === undefined
        ? deciding.map((key) => owners.get(nameOf(key))).find((owner) => owner !== undefined)
        : { id: own };
    const owner = known ?? (keys.length > 0 ? { id: former.get(order.id) ?? null } : null);
    assigned.push({ order, owner });
    if (!owner) continue;
    for (const key of keys.filter((one) => !owners.has(nameOf(one)))) {
      owners.set(nameOf(key), owner);
      brought.push({ ...key, owner, order });
    }
  }
  return { assigned, brought };
}

async function insertNewClients(trx: Trx, assigned: readonly Assigned[]): Promise<void> {
  const fresh = [...new Set(assigned.flatMap(({ owner }) => (owner?.id === null ? [owner] : [])))];
  if (fresh.length === 0) return;
  const stored = await clientsIn(trx).insertMany(fresh.map(() => ({ spent: 0, sizes: [] })));
  for (const [at, owner] of fresh.entries()) owner.id = stored[at]?.id ?? null;
}

/** Returns the client who shows the orders of each of these: herself, or the one she was joined into. */
export async function joinedInto(trx: Trx, ids: readonly number[]): Promise<Map<number, number>> {
  const clients = await clientsIn(trx).many({ id: ids }, { select: ['id', 'joinedInto'] });
  return new Map(clients.map((client) => [client.id, client.joinedInto ?? client.id]));
}

/** Stores the client of each of these orders; returns the ids of the clients who show them now. */
export async function assignOrders(
  trx: Trx,
  orders: readonly KeyedOrder[],
  changes: Changes,
): Promise<number[]> {
  if (orders.length === 0) return [];
  const { assigned, brought } = assignAll(orders, await ownersOf(trx, orders), changes);
  await insertNewClients(trx, assigned);
  await clientKeysIn(trx).insertMany(
    brought.map(({ kind, key, owner, order }) => ({
      kind,
      key,
      clientId: owner.id as number,
      orderNumber: order.orderNumber,
      at: order.createdAt,
    })),
  );
  const owned = assigned.flatMap(({ owner }) => (owner ? [owner.id as number] : []));
  const shown = await joinedInto(trx, [...new Set(owned)]);
  const links = assigned.map(({ order: { id: orderId, phoneKey, emailKey, nameKey }, owner }) => {
    const ownId = owner?.id ?? null;
    return { orderId, phoneKey, emailKey, nameKey, ownId, clientId: shown.get(ownId ?? 0) ?? null };
  });
  await clientOrdersIn(trx).upsert('orderId', links);
  return [...new Set(shown.values())];
}
