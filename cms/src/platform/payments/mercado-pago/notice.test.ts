import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { ForgedNotice } from '../payment-provider';
import { paymentOfNotice } from './notice';

const NOW = new Date('2026-11-24T12:00:00Z');
const SECRET = 'secreto';

type Changes = { ts?: string; signed?: string; query?: Record<string, unknown>; body?: unknown; v1?: string };
function read({ ts = String(NOW.getTime()), query, body = {}, ...changes }: Changes = {}) {
  const signed = changes.signed ?? `id:123;request-id:abc;ts:${ts};`;
  const v1 = changes.v1 ?? createHmac('sha256', SECRET).update(signed).digest('hex');
  const headers: Record<string, string> = { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'abc' };
  const notice = {
    header: (name: string) => headers[name] ?? '',
    query: query ?? { 'data.id': '123', type: 'payment' },
    body,
  };
  return paymentOfNotice(notice, SECRET, NOW);
}

// @spec E.9
test('a signed notice names its payment', () => expect(read()).toBe('123'));

test('a notice may have its type in the body', () =>
  expect(read({ query: { 'data.id': '123' }, body: { type: 'payment' } })).toBe('123'));

test('a signed notice of another subject names no payment', () =>
  expect(read({ query: { 'data.id': '123', type: 'merchant_order' } })).toBeNull());

test('a notice may give its time in seconds', () =>
  expect(read({ ts: String(NOW.getTime() / 1000) })).toBe('123'));

const DAY = 24 * 3_600_000;
test.each([
  [
    'another secret',
    { v1: createHmac('sha256', 'otro').update('id:123;request-id:abc;ts:1;').digest('hex') },
  ],
  ['no signature', { v1: '' }],
  ['the signature of another payment', { signed: `id:124;request-id:abc;ts:${NOW.getTime()};` }],
  ['the signature of another request', { signed: `id:123;request-id:xyz;ts:${NOW.getTime()};` }],
  ['the signature of another time', { signed: `id:123;request-id:abc;ts:${NOW.getTime() - 1};` }],
  ['a time six days ago', { ts: String(NOW.getTime() - 6 * DAY) }],
  ['a time to come', { ts: String(NOW.getTime() + DAY) }],
  ['no time', { ts: '' }],
  ['a list of payments', { query: { 'data.id': ['123', '124'], type: 'payment' } }],
])('a notice with %s is forged', (_, changes) => expect(() => read(changes)).toThrow(ForgedNotice));

test('an id that is no number is not asked for', () =>
  expect(
    read({
      query: { 'data.id': '../x', type: 'payment' },
      signed: `id:../x;request-id:abc;ts:${NOW.getTime()};`,
    }),
  ).toBeNull());
