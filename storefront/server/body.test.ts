// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Body } from './body.ts';

const TEXT = Array.from({ length: 400 }, (_, index) => `línea ${index * 7919} de texto`).join('\n');

test('what is asked for again gets a denser form, that says the same', async () => {
  const body = new Body(Buffer.from(TEXT), 'text/html', { improves: true });
  expect(body.ready('br')).toBeUndefined();
  const quick = await body.form('br');
  expect(body.ready('br')).toBe(quick);
  await expect.poll(() => body.ready('br') === quick).toBe(false);
  const dense = body.ready('br')!;
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(TEXT);
});

test('a body that does not improve keeps its first form', async () => {
  const body = new Body(Buffer.from(TEXT), 'text/html');
  const form = await body.form('br');
  for (let asked = 0; asked < 5; asked += 1) expect(body.ready('br')).toBe(form);
});
