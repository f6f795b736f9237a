import { setTimeout as pause } from 'node:timers/promises';
import type { Trx } from '../../../../database/connection';
import { countRows } from '../../../../database/rows';
import { inTransaction, takeTurns } from '../../../../database/transaction';
import { isShuttingDown } from '../../../../platform/http/in-flight';
import { clientKeysIn, clientsIn } from '../client-records';
import { assignOrders, joinedInto } from './assign-orders';
import { computeClients } from './compute-clients';
import {
  givenToOthers,
  hasKeysOf,
  isAsLinked,
  keptByName,
  linksOf,
  onlyOrders,
  ordersWithKeys,
  releaseKeys,
  storeKeys,
} from './order-links';

const EMPTY = `not listed and notes = '' and not consents
  and not exists (select 1 from client_orders o where o.own_id = clients.id)
  and not exists (select 1 from client_orders o where o.client_id = clients.id)
  and not exists (select 1 from clients other where other.joined_into = clients.id)`;

/** Deletes clients without any order, notes or consent: nobody keeps personal data without a reason. */
async function deleteEmptyClients(trx: Trx): Promise<void> {
  // A client whose joined ones are all deleted may be empty then.
  for (;;) {
    const id: number[] = await clientsIn(trx).sql().whereRaw(EMPTY).pluck('id');
    if (id.length === 0) return;
    await clientKeysIn(trx).remove({ clientId: id });
    await clientsIn(trx).remove({ id });
  }
}

const BATCH = 100;
/** SQLite works on the thread that answers requests: between two batches the shop has time to answer. */
const PAUSE_MS = 10;
/** A reader waits for so many orders at most; only a recount of a large shop has more. */
const ORDERS_PER_READ = 5_000;

const changes = () => strapi.db.connection('client_changes');

/** Lets nobody else change clients until the transaction ends. */
export const lockClients = (trx: Trx): Promise<void> => takeTurns(trx, 'clients');

// An order that changes after it was read here has left another row.
async function takeChangedOrders(trx: Trx): Promise<number[]> {
  const taken: { id: number; orderId: number }[] = await trx('client_changes')
    .orderBy('id')
    .limit(BATCH)
    .select('id', { orderId: 'order_id' });
  const ids = taken.map(({ id }) => id);
  await trx('client_changes').whereIn('id', ids).delete();
  return [...new Set(taken.map(({ orderId }) => orderId))];
}

async function catchUpBatch(trx: Trx): Promise<number> {
  await lockClients(trx);
  const ids = await takeChangedOrders(trx);
  const links = await linksOf(trx, ids);
  const orders = await ordersWithKeys(trx, ids);
  const edited = orders.filter((order) => !isAsLinked(links.get(order.id), order));
  const toOthers = await givenToOthers(trx, links, edited);
  // A name that was only spelled otherwise moves no order.
  const changed = edited.filter((order) => toOthers.has(order.id) || !hasKeysOf(links.get(order.id), order));
  const kept = await keptByName(trx, links, changed);
  // Keys that no order has any longer are free before other orders are assigned.
  const released = await storeKeys(trx, [...links.values()], orders);
  const keyOwners = await joinedInto(trx, await releaseKeys(trx, released));
  const former = await onlyOrders(trx, links, changed);
  const now = await assignOrders(trx, changed, { former, kept, toOthers });
  const before = [...links.values()].flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
  await computeClients(trx, [...new Set([...now, ...before, ...keyOwners.values()])]);
  await deleteEmptyClients(trx);
  return ids.length;
}

const isUpToDate = async (): Promise<boolean> => !(await changes().orderBy('id').first('id'));

/** Brings the clients up to date with the changed orders, in small transactions; returns the number of orders read. */
export async function catchUpClients(maxOrders = Infinity): Promise<number> {
  let read = 0;
  while (read < maxOrders && !isShuttingDown() && !(await isUpToDate())) {
    if (read > 0) await pause(PAUSE_MS);
    read += await inTransaction(catchUpBatch);
  }
  return read;
}

/** Brings the clients up to date before staff read them; returns the number of changes that are left. */
export async function catchUpBeforeReading(): Promise<number> {
  if ((await catchUpClients(ORDERS_PER_READ)) < ORDERS_PER_READ) return 0;
  return countRows(changes());
}
