import { expect, it, vi } from 'vitest';
import { createIdempotentSender, newIdempotencyKey } from './idempotency-keys.ts';

type Headers = Record<string, string>;
const keyOf = (send: ReturnType<typeof aSend>, nth: number) => send.mock.calls[nth]?.[0]['Idempotency-Key'];
const aSend = () => vi.fn((_headers: Headers) => Promise.resolve('answer'));

it('sends what was not answered again under the key it had', async () => {
  const once = createIdempotentSender();
  const send = aSend().mockRejectedValueOnce(new Error('Network Error'));
  await expect(once({ stock: 15 }, send)).rejects.toThrow('Network Error');
  expect(await once({ stock: 15 }, send)).toBe('answer');
  expect(keyOf(send, 0)).toMatch(/^[\w-]{16,}$/);
  expect(keyOf(send, 1)).toBe(keyOf(send, 0));
});

it('gives what is asked for the first time, or again after an answer, a key of its own', async () => {
  const once = createIdempotentSender();
  const send = aSend();
  await once({ stock: 15 }, send);
  await once({ stock: 15 }, send);
  await once({ stock: 16 }, send);
  expect(new Set([0, 1, 2].map((nth) => keyOf(send, nth))).size).toBe(3);
});

it('takes what is asked for much later for a wish of its own', async () => {
  vi.useFakeTimers();
  const once = createIdempotentSender();
  const send = aSend().mockRejectedValueOnce(new Error('Network Error'));
  await once({ stock: 15 }, send).catch(() => undefined);
  vi.advanceTimersByTime(10 * 60_000);
  await once({ stock: 15 }, send);
  expect(keyOf(send, 1)).not.toBe(keyOf(send, 0));
  vi.useRealTimers();
});

it('makes keys on a page that is not served securely', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(newIdempotencyKey()).toBe('07'.repeat(16));
  vi.unstubAllGlobals();
});
