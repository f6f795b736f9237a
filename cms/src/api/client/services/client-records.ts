import { clientSummarySchema, type ClientSummary } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';

export type ClientRecord = RecordOf<'api::client.client'>;

export const clientsIn = (db: Connection | Trx) => records('api::client.client', db);
export const clientKeysIn = (db: Connection | Trx) => records('api::client.client-key', db);
export const clientOrdersIn = (db: Connection | Trx) => records('api::client.client-order', db);

export const asSummary = (client: ClientRecord): ClientSummary =>
  asAnswer(clientSummarySchema, client, { lastPurchaseAt: client.lastDay || null });

/** Returns a client, or the one she was joined into, so that old links still work; throws 404. */
export async function findClient(db: Connection | Trx, documentId: string): Promise<ClientRecord> {
  const found = await clientsIn(db).one({ documentId });
  const shown = found?.joinedInto ? await clientsIn(db).one({ id: found.joinedInto }) : found;
  if (!shown) throw notFound('Esa clienta ya no está.');
  return shown;
}
