import { ADMIN_ORDERS_PAGE_SIZE, totalPages, type ClientDetail } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { countRows, isoOf, jsonOf } from '../../../database/rows';
import { catchUpBeforeReading } from './catch-up/catch-up-clients';
import { asSummary, findClient } from './client-rows';
import { consentOf, statementOf } from './consent';

const SIMILAR = 5;

const linked = (row: Row) => ({
  _id: row.document_id as string,
  name: row.name as string,
  phone: row.phone as string,
  email: row.email as string,
});

const timeOf = (at: unknown): string => new Date(Number(at)).toISOString();

async function keysOf(db: Connection | Trx, id: number): Promise<ClientDetail['keys']> {
  const rows: Row[] = await db('client_keys as k')
    .join('clients as own', 'own.id', 'k.client_id')
    .where((either) => either.where('own.id', id).orWhere('own.joined_into', id))
    .orderBy([{ column: 'k.kind', order: 'desc' }, 'k.at', 'k.key'])
    .select('k.*');
  return rows.map((row) => ({
    kind: row.kind as 'phone' | 'email',
    key: row.key as string,
    orderNumber: row.order_number as string,
    at: timeOf(row.at),
  }));
}

// A client's phone decides whose order it is; the mail of such an order may be known from another client.
async function similarIds(db: Connection | Trx, id: number): Promise<number[]> {
  const shared = () =>
    db('client_keys as k')
      .join('clients as own', 'own.id', 'k.client_id')
      .join('client_orders as o', 'o.email_key', 'k.key')
      .where('k.kind', 'email')
      .whereNotNull('o.client_id')
      .distinct(db.raw('coalesce(own.joined_into, own.id) as owner'), 'o.client_id as user')
      .limit(SIMILAR + 1);
  const ofHerOrders = (await shared().where('o.client_id', id)) as Row[];
  const ofHerMails = (await shared().where((own) =>
    own.where('own.id', id).orWhere('own.joined_into', id),
  )) as Row[];
  return [...ofHerOrders, ...ofHerMails].flatMap(({ owner, user }) => [owner as number, user as number]);
}

async function similarTo(db: Connection | Trx, id: number): Promise<ClientDetail['similar']> {
  const ids = [...new Set(await similarIds(db, id))].filter((other) => other !== id);
  const rows: Row[] = await db('clients').whereIn('id', ids).where('listed', 1).orderBy('id').limit(SIMILAR);
  return rows.map(linked);
}

async function joinedWith(db: Connection | Trx, id: number): Promise<ClientDetail['joined']> {
  const rows: Row[] = await db('clients').where('joined_into', id).orderBy('joined_at');
  return rows.map((row) => ({ ...linked(row), at: timeOf(row.joined_at), by: row.joined_by as string }));
}

async function historyOf(db: Connection | Trx, id: number, page: number) {
  const orders = () =>
    db('client_orders as c')
      .join('orders as o', 'o.id', 'c.order_id')
      .where('c.client_id', id)
      .whereNull('o.deleted_at');
  const totalOrders = await countRows(orders());
  const rows: Row[] = await orders()
    .orderBy([
      { column: 'o.created_at', order: 'desc' },
      { column: 'o.id', order: 'desc' },
    ])
    .limit(ADMIN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * ADMIN_ORDERS_PAGE_SIZE)
    .select('o.document_id', 'o.order_number', 'o.created_at', 'o.order_status', 'o.total');
  const history = rows.map((row) => ({
    _id: row.document_id as string,
    orderNumber: row.order_number as string,
    createdAt: isoOf(row.created_at),
    status: row.order_status as string,
    total: row.total as number,
  }));
  return { history, totalOrders, totalPages: totalPages(totalOrders, ADMIN_ORDERS_PAGE_SIZE) };
}

/** Returns a client with everything that staff may know of her. */
export async function clientDetail(db: Connection | Trx, row: Row, page = 1): Promise<ClientDetail> {
  const id = row.id as number;
  return {
    ...asSummary(row),
    sizes: jsonOf<ClientDetail['sizes']>(row.sizes, []),
    notes: row.notes as string,
    consent: consentOf(await statementOf(db, id)),
    keys: await keysOf(db, id),
    similar: await similarTo(db, id),
    joined: await joinedWith(db, id),
    ...(await historyOf(db, id, page)),
  };
}

export async function readClient(documentId: string, page: number): Promise<ClientDetail> {
  await catchUpBeforeReading();
  const db = strapi.db.connection;
  return clientDetail(db, await findClient(db, documentId), page);
}
