import { nationalDigits, whatsappNumber } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { onPostgres } from '../../../../settings/environment';
import { CASES } from '../case-rows';

type Contact = { email?: string | null | undefined; phone?: string | null | undefined };

/** Returns the form in which the phones of withdrawals are compared. */
export const comparablePhone = (phone: string): string => whatsappNumber(phone) ?? nationalDigits(phone);

const isSame = (a: Contact, b: Contact): boolean =>
  Boolean(a.email && a.email.toLowerCase() === b.email?.toLowerCase()) ||
  Boolean(a.phone && b.phone && comparablePhone(a.phone) === comparablePhone(b.phone));

/**
 * Returns the key of the open withdrawal that a contact made without a number, and locks its row; null without one.
 * Its own key is another one since staff named its order, or when she first gave e-mail and phone.
 */
export async function keyOfSameWish(trx: Trx, contact: Contact): Promise<string | null> {
  const query = trx(CASES)
    .where({ kind: 'withdrawal', order_number: '' })
    .whereNotNull('due_at')
    .whereNotNull('open_key')
    .orderBy('id')
    .select('open_key', 'email', 'phone');
  const rows: Row[] = await (onPostgres() ? query.forUpdate() : query);
  const found = rows.find((row) => isSame(contact, row as Contact));
  return (found?.open_key as string | undefined) ?? null;
}
