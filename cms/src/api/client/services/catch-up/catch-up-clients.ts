import type { Row, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { isShuttingDown } from '../../../../platform/http/in-flight';
import { onPostgres } from '../../../../settings/environment';
import { releasedKeys, type OrderKeys } from '../../domain/order-keys';
import { assignOrders, joinedInto } from './assign-orders';
import { computeClients } from './compute-clients';
import { deleteEmptyClients } from './delete-empty-clients';
import { releaseKeys } from './release-keys';

const BATCH = 250;
const CLIENTS_LOCK = 7_301_107;
/** A reader waits for so many orders at most; only the first start of an existing shop has more. */
const ORDERS_PER_READ = 5_000;

const changes = () => strapi.db.connection('client_changes');

/** Lets nobody else change clients until the transaction ends. */
export async function lockClients(trx: Trx): Promise<void> {
  // SQLite has one writer anyway.
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(?)', [CLIENTS_LOCK]);
}

// An order that changes after it was read here has left another row.
async function takeChangedOrders(trx: Trx): Promise<number[]> {
  const rows: Row[] = await trx('client_changes').orderBy('id').limit(BATCH).select('id', 'order_id');
  await trx('client_changes')
    .whereIn(
      'id',
      rows.map(({ id }) => id as number),
    )
    .delete();
  return [...new Set(rows.map(({ order_id }) => order_id as number))];
}

type Link = OrderKeys & { clientId: number | null };

async function linksOf(trx: Trx, orderIds: readonly number[]): Promise<Map<number, Link>> {
  const rows: Row[] = await trx('client_orders').whereIn('order_id', orderIds);
  return new Map(
    rows.map((row) => [
      row.order_id as number,
      {
        phone: row.phone_key as string,
        email: row.email_key as string,
        clientId: row.client_id as number | null,
      },
    ]),
  );
}

const keysOfRow = (row: Row): OrderKeys => ({
  phone: (row.phone_key as string | null) ?? '',
  email: (row.email_key as string | null) ?? '',
});

const isAssigned = (row: Row, link: Link | undefined): boolean => {
  const { phone, email } = keysOfRow(row);
  return link !== undefined && link.phone === phone && link.email === email;
};

async function catchUpBatch(trx: Trx): Promise<number> {
  await lockClients(trx);
  const ids = await takeChangedOrders(trx);
  const links = await linksOf(trx, ids);
  const rows: Row[] = await trx('orders')
    .whereIn('id', ids)
    .orderBy('id')
    .select('id', 'order_number', 'created_at', 'phone_key', 'email_key');
  const existing = new Map(rows.map((row) => [row.id as number, keysOfRow(row)]));
  const gone = ids.filter((id) => !existing.has(id));
  await trx('client_orders').whereIn('order_id', gone).delete();
  const now = await assignOrders(
    trx,
    rows.filter((row) => !isAssigned(row, links.get(row.id as number))),
  );
  const released = [...links].flatMap(([id, link]) => releasedKeys(link, existing.get(id) ?? null));
  const owners = await joinedInto(trx, await releaseKeys(trx, released));
  const before = [...links.values()].flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
  await computeClients(trx, [...new Set([...now, ...before, ...owners.values()])]);
  await deleteEmptyClients(trx);
  return ids.length;
}

async function isUpToDate(): Promise<boolean> {
  const waiting: Row | undefined = await changes().orderBy('id').first('id');
  return waiting === undefined;
}

/** Brings the clients up to date with the changed orders, in small transactions; returns the number of orders read. */
export async function catchUpClients(maxOrders = Infinity): Promise<number> {
  let read = 0;
  while (read < maxOrders && !isShuttingDown() && !(await isUpToDate()))
    read += await inTransaction(catchUpBatch);
  return read;
}

/** Brings the clients up to date before staff read them; returns the number of changes that are left. */
export async function catchUpBeforeReading(): Promise<number> {
  await catchUpClients(ORDERS_PER_READ);
  if (await isUpToDate()) return 0;
  const [row] = await changes().count('* as pending');
  return Number(row?.pending ?? 0);
}
