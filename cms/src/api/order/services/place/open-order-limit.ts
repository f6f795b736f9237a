import { DAY_MS, errorCodes, MAX_OPEN_ORDERS_PER_CONTACT, OPEN_STATUSES } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { onPostgres, rateLimitFactor } from '../../../../settings/environment';
import { conflict } from '../../../../platform/http/http-error';
import { emailKey, phoneKey } from '../order-search-keys';

type Contact = { email: string; phone: string };

// Concurrent orders of one contact must count each other; the order of the locks prevents a deadlock.
const lockContact = (trx: Trx, keys: readonly string[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(?::text[]) with ordinality as keys(key, at) order by at`,
    [[...keys].sort()],
  );

/** Throws 409 when a contact has too many open orders of the last day: fake orders would hold all stock. */
export async function enforceOpenOrderLimit(trx: Trx, { email, phone }: Contact, now: Date): Promise<void> {
  const mail = emailKey(email);
  const number = phoneKey(phone);
  if (onPostgres()) await lockContact(trx, [`email ${mail}`, `phone ${number}`]);
  const since = new Date(now.getTime() - DAY_MS);
  const countBy = (column: string, value: string) =>
    trx('orders')
      .where(column, value)
      .where('created_at', '>', since)
      .whereNull('deleted_at')
      .whereIn('order_status', [...OPEN_STATUSES])
      .count();
  const [row] = await trx.select({
    byEmail: countBy('email_key', mail),
    byPhone: number ? countBy('phone_key', number) : trx.raw('0'),
  });
  if (Math.max(Number(row?.byEmail), Number(row?.byPhone)) >= MAX_OPEN_ORDERS_PER_CONTACT * rateLimitFactor())
    throw conflict(
      'Ya tenés varios pedidos abiertos. Escribinos para completarlos antes de hacer otro.',
      errorCodes.tooManyOpenOrders,
    );
}
