import { DAY_MS, errorCodes, MAX_OPEN_ORDERS_PER_CONTACT, OPEN_STATUSES } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { onPostgres, rateLimitFactor } from '../../../settings/environment';
import { conflict } from '../../../platform/http/api-error';

const PHONE_DIGITS = 10;

/** An e-mail address as it is compared. */
export const emailKey = (email: string): string => email.toLowerCase();

/** A phone number as it is compared: its last ten digits, however it was written. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

type Contact = { email: string; phone: string };

// Two orders of one contact at the same moment must see each other.
async function lockContact(trx: Trx, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
}

/** Refuses one contact more open orders in a day than anybody needs: fake orders would empty the shop. */
export async function checkOpenOrders(trx: Trx, { email, phone }: Contact, now: Date): Promise<void> {
  const mail = emailKey(email);
  const number = phoneKey(phone);
  if (onPostgres()) await lockContact(trx, [`email ${mail}`, `phone ${number}`]);
  const since = new Date(now.getTime() - DAY_MS);
  const countBy = async (column: string, value: string) => {
    const [row] = await trx('orders')
      .where(column, value)
      .where('created_at', '>', since)
      .whereNull('deleted_at')
      .whereIn('order_status', [...OPEN_STATUSES])
      .count('* as open');
    return Number(row?.open ?? 0);
  };
  const open = Math.max(await countBy('email_key', mail), number ? await countBy('phone_key', number) : 0);
  if (open >= MAX_OPEN_ORDERS_PER_CONTACT * rateLimitFactor())
    throw conflict(
      'Ya tenés varios pedidos abiertos. Escribinos para completarlos antes de hacer otro.',
      errorCodes.tooManyOpenOrders,
    );
}
