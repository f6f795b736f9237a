import { ADMIN_ORDERS_PAGE_SIZE, clientDetailSchema, totalPages, type ClientDetail } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { countRows, isoOf } from '../../../database/rows';
import { asAnswer } from '../../../platform/http/as-answer';
import { catchUpBeforeReading } from './catch-up/catch-up-clients';
import { clientsIn, findClient, type ClientRecord } from './client-records';
import { statementOf } from './consent';

const SIMILAR = 5;

const linked = (client: ClientRecord) => ({ ...client, _id: client.documentId });

async function keysOf(db: Connection | Trx, id: number): Promise<ClientDetail['keys']> {
  const keys: ClientDetail['keys'] = await db('client_keys as k')
    .join('clients as own', 'own.id', 'k.client_id')
    .where((either) => either.where('own.id', id).orWhere('own.joined_into', id))
    .orderBy([{ column: 'k.kind', order: 'desc' }, 'k.at', 'k.key'])
    .select('k.kind', 'k.key', 'k.at', { orderNumber: 'k.order_number' });
  return keys.map((key) => ({ ...key, at: isoOf(key.at) }));
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
  const ofHerOrders = await shared().where('o.client_id', id);
  const ofHerMails = await shared().where((own) => own.where('own.id', id).orWhere('own.joined_into', id));
  return [...ofHerOrders, ...ofHerMails].flatMap(({ owner, user }) => [owner, user]);
}

async function similarTo(db: Connection | Trx, id: number): Promise<ClientDetail['similar']> {
  const ids = [...new Set(await similarIds(db, id))].filter((other) => other !== id);
  const found = await clientsIn(db).many({ id: ids, listed: true }, { orderBy: ['id'], limit: SIMILAR });
  return found.map(linked);
}

async function joinedWith(db: Connection | Trx, id: number): Promise<ClientDetail['joined']> {
  const found = await clientsIn(db).many({ joinedInto: id }, { orderBy: ['joinedAt'] });
  return found.map((client) => ({ ...linked(client), at: client.joinedAt ?? '', by: client.joinedBy ?? '' }));
}

async function historyOf(db: Connection | Trx, id: number, page: number) {
  const orders = () =>
    db('client_orders as c')
      .join('orders as o', 'o.id', 'c.order_id')
      .where('c.client_id', id)
      .whereNull('o.deleted_at');
  const totalOrders = await countRows(orders());
  const history: ClientDetail['history'] = await orders()
    .orderBy([
      { column: 'o.created_at', order: 'desc' },
      { column: 'o.id', order: 'desc' },
    ])
    .limit(ADMIN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * ADMIN_ORDERS_PAGE_SIZE)
    .select('o.total', {
      _id: 'o.document_id',
      orderNumber: 'o.order_number',
      createdAt: 'o.created_at',
      status: 'o.order_status',
    });
  for (const order of history) order.createdAt = isoOf(order.createdAt);
  return { history, totalOrders, totalPages: totalPages(totalOrders, ADMIN_ORDERS_PAGE_SIZE) };
}

/** Returns a client with everything that staff may know of her. */
export async function clientDetail(
  db: Connection | Trx,
  client: ClientRecord,
  page = 1,
): Promise<ClientDetail> {
  const { id } = client;
  return asAnswer(clientDetailSchema, client, {
    lastPurchaseAt: client.lastDay || null,
    consent: await statementOf(db, id),
    keys: await keysOf(db, id),
    similar: await similarTo(db, id),
    joined: await joinedWith(db, id),
    ...(await historyOf(db, id, page)),
  });
}

export async function readClient(documentId: string, page: number): Promise<ClientDetail> {
  await catchUpBeforeReading();
  const db = strapi.db.connection;
  return clientDetail(db, await findClient(db, documentId), page);
}
