// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { Body } from './response-body.ts';

const TEXT = Array.from({ length: 400 }, (_, index) => `línea ${index * 7919} de texto`).join('\n');

test('what is asked for again gets a denser form, that says the same', async () => {
  const body = new Body(Buffer.from(TEXT), 'text/html', { oneOfMany: true });
  expect(body.ready('br')).toBeUndefined();
  const quick = await body.form('br');
  expect(body.ready('br')).toBe(quick);
  await expect.poll(() => body.ready('br') === quick).toBe(false);
  const dense = body.ready('br')!;
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(TEXT);
});

test('of many that are asked for again one is made denser at a time, and none is forgotten', async () => {
  const bodies = [1, 2, 3].map(
    (at) => new Body(Buffer.from(`${at} ${TEXT}`), 'text/html', { oneOfMany: true }),
  );
  await Promise.all(bodies.map((body) => body.form('br')));
  const weights = bodies.map(({ weight }) => weight);
  const denser = () => bodies.filter(({ weight }, at) => weight < weights[at]!).length;
  bodies.forEach((body) => body.ready('br'));
  for (const made of [1, 2, 3]) {
    bodies.forEach((body) => body.ready('br'));
    await expect.poll(denser, { timeout: 10_000 }).toBe(made);
  }
});

test('a body that does not improve keeps its first form', async () => {
  const body = new Body(Buffer.from(TEXT), 'text/html');
  const form = await body.form('br');
  for (let asked = 0; asked < 5; asked += 1) expect(body.ready('br')).toBe(form);
});

test('one of many keeps no plain bytes that nobody asks for, and still has them for who does', async () => {
  const plain = Buffer.from(TEXT);
  const resized = vi.fn();
  const body = new Body(plain, 'text/html', { oneOfMany: true, resized });
  const whole = body.weight;
  const form = await body.form('br');
  expect(resized).toHaveBeenCalledTimes(1);
  expect(body.weight).toBe(whole - plain.length + form.length);
  expect(form.buffer.byteLength).toBeLessThan(plain.length);
  expect(gunzipSync(await body.form('gzip')).toString()).toBe(TEXT);
  expect(body.ready('identity')).toBeUndefined();
  expect((await body.form('identity')).equals(plain)).toBe(true);
  // Asked for once, they stay at hand, whatever is made of them after.
  await body.form('br');
  expect(body.ready('identity')?.equals(plain)).toBe(true);
});

test('plain bytes that are asked for first stay beside the compressed ones', async () => {
  const plain = Buffer.from(TEXT);
  const body = new Body(plain, 'text/html', { oneOfMany: true });
  expect(body.ready('identity')).toBe(plain);
  await body.form('br');
  expect(body.ready('identity')).toBe(plain);
});
