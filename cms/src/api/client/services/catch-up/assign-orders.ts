import type { Row, Trx } from '../../../../database/connection';
import { newDocumentId } from '../../../../database/rows';
import { keysOf, type Key } from '../../domain/order-keys';
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
  const distinct = (kind: 'phone' | 'email') => [
    ...new Set(orders.map((order) => order[kind]).filter(Boolean)),
  ];
  const rows: Row[] = await trx('client_keys')
    .where((either) =>
      either
        .where((phones) => phones.where('kind', 'phone').whereIn('key', distinct('phone')))
        .orWhere((mails) => mails.where('kind', 'email').whereIn('key', distinct('email'))),
    )
    .select('kind', 'key', 'client_id');
  return new Map(
    rows.map((row) => [
      nameOf({ kind: row.kind as Key['kind'], key: row.key as string }),
      { id: row.client_id as number },
    ]),
  );
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
  const rows: Row[] = await trx('clients')
    .insert(fresh.map(() => ({ document_id: newDocumentId() })))
    .returning('id');
  // Ids are given in the order of the rows; the order in which they are returned is not promised.
  const ids = rows.map(({ id }) => id as number).sort((a, b) => a - b);
  for (const [at, owner] of fresh.entries()) owner.id = ids[at] as number;
}

/** Returns the client who shows the orders of each of these: herself, or the one she was joined into. */
export async function joinedInto(trx: Trx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows: Row[] = await trx('clients').whereIn('id', ids).select('id', 'joined_into');
  return new Map(rows.map(({ id, joined_into }) => [id as number, (joined_into ?? id) as number]));
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
  if (brought.length > 0)
    await trx('client_keys').insert(
      brought.map(({ kind, key, owner, order }) => ({
        kind,
        key,
        client_id: owner.id,
        order_number: order.orderNumber,
        at: order.at,
      })),
    );
  const owned = assigned.flatMap(({ owner }) => (owner ? [owner.id as number] : []));
  const shown = await joinedInto(trx, [...new Set(owned)]);
  const links = assigned.map(({ order, owner }) => ({
    order_id: order.id,
    own_id: owner?.id ?? null,
    phone_key: order.phone,
    email_key: order.email,
    name_key: order.nameKey,
    client_id: owner ? (shown.get(owner.id as number) as number) : null,
  }));
  await trx('client_orders').insert(links).onConflict('order_id').merge();
  return [...new Set(shown.values())];
}
