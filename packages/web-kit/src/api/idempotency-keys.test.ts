import { expect, it, vi } from 'vitest';
import { createIdempotentSender, newIdempotencyKey } from './idempotency-keys.ts';

type Headers = Record<string, string>;
const keyOf = (send: ReturnType<typeof mockSend>, nth: number) =>
  send.mock.calls[nth]?.[0]['Idempotency-Key'];
const mockSend = () => vi.fn((_headers: Headers) => Promise.resolve('answer'));

it('an unanswered request is retried under the same key', async () => {
  const sendOnce = createIdempotentSender();
  const send = mockSend().mockRejectedValueOnce(new Error('Network Error'));
  await expect(sendOnce({ stock: 15 }, send)).rejects.toThrow('Network Error');
  expect(await sendOnce({ stock: 15 }, send)).toBe('answer');
  expect(keyOf(send, 0)).toMatch(/^[\w-]{16,}$/);
  expect(keyOf(send, 1)).toBe(keyOf(send, 0));
});

it('a request gets a new key after a retry found its record deleted', async () => {
  const sendOnce = createIdempotentSender();
  const send = mockSend()
    .mockRejectedValueOnce(new Error('Network Error'))
    .mockRejectedValueOnce(Object.assign(new Error('Producto no encontrado'), { status: 404 }));
  for (let tries = 0; tries < 2; tries += 1) await sendOnce({ stock: 15 }, send).catch(() => undefined);
  expect(await sendOnce({ stock: 15 }, send)).toBe('answer');
  expect(keyOf(send, 1)).toBe(keyOf(send, 0));
  expect(keyOf(send, 2)).not.toBe(keyOf(send, 0));
});

it('a new request and one repeated after its answer get a new key', async () => {
  const sendOnce = createIdempotentSender();
  const send = mockSend();
  await sendOnce({ stock: 15 }, send);
  await sendOnce({ stock: 15 }, send);
  await sendOnce({ stock: 16 }, send);
  expect(new Set([0, 1, 2].map((nth) => keyOf(send, nth))).size).toBe(3);
});

it('a request repeated after ten minutes gets a new key', async () => {
  vi.useFakeTimers();
  const sendOnce = createIdempotentSender();
  const send = mockSend().mockRejectedValueOnce(new Error('Network Error'));
  await sendOnce({ stock: 15 }, send).catch(() => undefined);
  vi.advanceTimersByTime(10 * 60_000);
  await sendOnce({ stock: 15 }, send);
  expect(keyOf(send, 1)).not.toBe(keyOf(send, 0));
  vi.useRealTimers();
});

it('keys are created without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(newIdempotencyKey()).toBe('07'.repeat(16));
  vi.unstubAllGlobals();
});
