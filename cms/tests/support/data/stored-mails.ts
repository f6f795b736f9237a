import type { Knex } from 'knex';
import { LEASE_MS } from '../../../src/platform/mail/send-due-mails';
import type { Commerce } from './commerce-calls';

export type StoredMail = {
  id: number;
  document_id: string;
  kind: string;
  order_number: string | null;
  recipient: string;
  text: string | null;
  message_id: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  /** Milliseconds from the end of the last attempt to the next one. */
  pause: number;
};

const timeOf = (value: unknown): number => new Date(value as string | number | Date).getTime();

/** Returns the stored mails, or those of one order, the oldest first. */
export async function storedMails(db: Knex, orderNumber?: string): Promise<StoredMail[]> {
  const rows: Record<string, unknown>[] = await db('outgoing_mails')
    .where(orderNumber ? { order_number: orderNumber } : {})
    .orderBy('id');
  return rows.map((row) => ({
    ...(row as StoredMail),
    pause: row.next_attempt_at === null ? 0 : timeOf(row.next_attempt_at) - timeOf(row.updated_at),
  }));
}

const makeDue = (mails: Knex.QueryBuilder, columns: object = {}) =>
  mails.where('state', 'waiting').update({ next_attempt_at: new Date(1000), ...columns });

/** Moves the next attempt of the waiting mails into the past, except of those that are just being sent. */
export async function makeMailsDue(db: Knex, columns: object = {}): Promise<void> {
  const inDelivery = (await storedMails(db)).filter(
    ({ state, pause }) => state === 'waiting' && pause === LEASE_MS,
  );
  const ids = inDelivery.map(({ id }) => id);
  await makeDue(db('outgoing_mails').whereNotIn('id', ids), columns);
}

/** Ends the leases of a process that was killed while it sent. */
export async function endLeases(db: Knex): Promise<void> {
  await makeDue(db('outgoing_mails'));
}

/** Stores a mail of an order that has failed; returns its id. */
export async function aFailedMail(shop: Commerce, orderNumber = ''): Promise<string> {
  const document_id = 'correofallado';
  await shop.db()('outgoing_mails').insert({
    document_id,
    kind: 'order-placed',
    order_number: orderNumber,
    state: 'failed',
    attempts: 1,
    recipient: 'ana@ejemplo.com',
    subject: 'Tu pedido',
    text: 'Hola',
    message_id: '<1@tests>',
    last_error: '550 No such user',
    created_at: new Date(),
    updated_at: new Date(),
  });
  return document_id;
}
