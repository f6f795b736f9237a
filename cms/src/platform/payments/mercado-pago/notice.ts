import { createHmac } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@shop/contract';
import { timingSafeEqualText } from '../../access/signature';
import { ForgedNotice, type ProviderNotice } from '../payment-provider';

// Mercado Pago repeats a notice for four days; one that is replayed only makes the shop ask again.
const MAX_AGE_MS = 5 * DAY_MS;
const MAX_AHEAD_MS = 5 * MINUTE_MS;
// The documentation shows seconds, and the service sends milliseconds.
const FIRST_MILLISECONDS = 100_000_000_000;
const PAYMENT_ID = /^\d{1,30}$/;

const textOrNumber = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function signatureParts(header: string): { ts: string; v1: string } {
  const parts = Object.fromEntries(header.split(',').map((part) => part.trim().split('=', 2)));
  return { ts: textOrNumber(parts.ts), v1: textOrNumber(parts.v1) };
}

/** Returns the text that Mercado Pago signs; values that a notice lacks are left out. */
export const signedText = (id: string, requestId: string, ts: string): string =>
  (id && `id:${id.toLowerCase()};`) + (requestId && `request-id:${requestId};`) + `ts:${ts};`;

function isCurrent(ts: string, now: Date): boolean {
  if (!/^\d{1,15}$/.test(ts)) return false;
  const at = Number(ts) < FIRST_MILLISECONDS ? Number(ts) * 1000 : Number(ts);
  return now.getTime() - at < MAX_AGE_MS && at - now.getTime() < MAX_AHEAD_MS;
}

/** Returns the payment that a signed notice names, null for another subject; throws ForgedNotice. */
export function paymentOfNotice(
  { header, query, body }: ProviderNotice,
  webhookSecret: string,
  now: Date,
): string | null {
  // The signature covers the id of the address; the body is not signed.
  const id = textOrNumber(query['data.id']);
  const { ts, v1 } = signatureParts(header('x-signature'));
  const text = signedText(id, header('x-request-id'), ts);
  const expected = createHmac('sha256', webhookSecret).update(text).digest('hex');
  if (!timingSafeEqualText(v1.toLowerCase(), expected) || !isCurrent(ts, now))
    throw new ForgedNotice('x-signature');
  const type = textOrNumber(query.type) || textOrNumber((body as { type?: unknown } | null)?.type);
  return type === 'payment' && PAYMENT_ID.test(id) ? id : null;
}
