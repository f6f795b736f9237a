import type { Row, Trx } from '../../../../database/connection';
import { inBatches } from '../../../../database/rows';
import { cases } from '../../../case/services/case';
import { orders } from '../../../order/services/order';

/** Says whether rows of a contact are hers, by e-mail or phone; keys are compared, not spellings. */
export type ContactMatch = { email: (address: string) => boolean; phone: (number: string) => boolean };

type Source = { table: string; email?: string; phone?: string; only?: string };

// A phone is no proof where an address stands beside it: the phone may be shared, so the address decides.
const SOURCES: readonly Source[] = [
  { table: 'contact_messages', email: 'email' },
  { table: 'stock_alerts', email: 'email', phone: 'phone' },
  { table: 'outgoing_mails', email: 'recipient', only: 'order_number is null' },
  { table: 'outgoing_mails', email: 'reply_to', only: 'order_number is null' },
];

const textOf = (value: unknown): string => (value as string | null) ?? '';

function isHers(row: Row, match: ContactMatch): boolean {
  const [address, number] = [textOf(row.email), textOf(row.phone)];
  return address ? match.email(address) : number !== '' && match.phone(number);
}

async function idsOf(trx: Trx, source: Source, match: ContactMatch, until: Date): Promise<number[]> {
  const { table, email, phone, only } = source;
  const rows = trx(table).where('created_at', '<=', until);
  if (only) void rows.whereRaw(only);
  const found: Row[] = await rows.select({
    id: 'id',
    ...(email && { email }),
    ...(phone && { phone }),
  });
  return found.filter((row) => isHers(row, match)).map(({ id }) => id as number);
}

async function eraseCasesOf(trx: Trx, match: ContactMatch, until: Date): Promise<void> {
  const rows: Row[] = await trx('cases')
    .where('received_at', '<=', until.getTime())
    .where((known) => known.whereNotNull('email').orWhereNotNull('phone'))
    .select('id', 'email', 'phone');
  const ids = rows.filter((row) => isHers(row, match)).map(({ id }) => id as number);
  await cases.erase(trx, ids, new Date());
}

/** Deletes messages, stock alerts and mails without an order that came from a contact until a time, and empties her cases. */
export async function eraseContacts(trx: Trx, match: ContactMatch, until: Date): Promise<void> {
  for (const source of SOURCES) {
    const ids = await idsOf(trx, source, match, until);
    for (const batch of inBatches(ids)) await trx(source.table).whereIn('id', batch).delete();
  }
  await eraseCasesOf(trx, match, until);
}

/** Matches the keys of a person. */
export const matchOf = ({ emails, phones }: { emails: readonly string[]; phones: readonly string[] }) => ({
  email: (address: string) => emails.includes(orders.emailKey(address)),
  phone: (number: string) => phones.includes(orders.phoneKey(number)),
});
