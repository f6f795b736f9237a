import { DAY_MS } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { cases } from '../../../../platform/services';

/** Days after which a request that nobody confirmed ends; the law's term is over by then. */
const UNCONFIRMED_DAYS = 30;
const CLOSED = ['answered', 'rejected', 'expired'];

const requests = () => strapi.db.connection('cases').where('kind', 'data_request');
const before = (days: number, now: number): number => now - days * DAY_MS;

async function expireUnconfirmed(now: number): Promise<number> {
  const rows: Row[] = await requests()
    .where('state', 'unverified')
    .where('received_at', '<', before(UNCONFIRMED_DAYS, now))
    .select('document_id');
  for (const { document_id } of rows)
    await inTransaction(async (trx) => {
      const request = await cases().lock(trx, document_id as string);
      if (request.state === 'unverified')
        await cases().record(trx, request, { step: 'expired', at: new Date(now) });
    });
  return rows.length;
}

/** Ends requests that nobody confirmed, and empties the contact of those that ended long ago; returns both numbers. */
export async function closeRequests(messageDays: number, now: number) {
  const expired = await expireUnconfirmed(now);
  const rows: Row[] = await requests()
    .whereIn('state', CLOSED)
    .where('received_at', '<', before(messageDays, now))
    .where((known) => known.whereNotNull('email').orWhereNotNull('phone').orWhereNotNull('message'))
    .select('id');
  const ids = rows.map(({ id }) => id as number);
  await inTransaction((trx) => cases().erase(trx, ids, new Date(now)));
  return { expiredRequests: expired, emptiedRequests: ids.length };
}
