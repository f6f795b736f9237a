// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ResponseBody } from './response-body.ts';

const TEXT = Array.from({ length: 400 }, (_, index) => `línea ${index * 7919} de texto`).join('\n');

test('a compact response body is recompressed when it is requested again', async () => {
  const body = new ResponseBody(Buffer.from(TEXT), 'text/html', { isCompact: true });
  expect(body.cached('br')).toBeUndefined();
  const first = await body.encode('br');
  expect(body.cached('br')).toBe(first);
  await expect.poll(() => body.cached('br') === first).toBe(false);
  const second = body.cached('br')!;
  expect(second.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(second).toString()).toBe(TEXT);
});

test('response bodies are recompressed one at a time, and all of them in the end', async () => {
  const bodies = [1, 2, 3].map(
    (number) => new ResponseBody(Buffer.from(`${number} ${TEXT}`), 'text/html', { isCompact: true }),
  );
  await Promise.all(bodies.map((body) => body.encode('br')));
  const sizes = bodies.map(({ byteSize }) => byteSize);
  const recompressed = () => bodies.filter(({ byteSize }, index) => byteSize < sizes[index]!).length;
  bodies.forEach((body) => body.cached('br'));
  for (const count of [1, 2, 3]) {
    bodies.forEach((body) => body.cached('br'));
    await expect.poll(recompressed, { timeout: 10_000 }).toBe(count);
  }
});

test('a response body that is not compact keeps its first compression', async () => {
  const body = new ResponseBody(Buffer.from(TEXT), 'text/html');
  const form = await body.encode('br');
  for (let request = 0; request < 5; request += 1) expect(body.cached('br')).toBe(form);
});

test('a compact response body drops its plain bytes once compressed and restores them on demand', async () => {
  const plain = Buffer.from(TEXT);
  const onResize = vi.fn();
  const body = new ResponseBody(plain, 'text/html', { isCompact: true, onResize });
  const sizeBefore = body.byteSize;
  const form = await body.encode('br');
  expect(onResize).toHaveBeenCalledTimes(1);
  expect(body.byteSize).toBe(sizeBefore - plain.length + form.length);
  expect(form.buffer.byteLength).toBeLessThan(plain.length);
  expect(gunzipSync(await body.encode('gzip')).toString()).toBe(TEXT);
  expect(body.cached('identity')).toBeUndefined();
  expect((await body.encode('identity')).equals(plain)).toBe(true);
  // Requested plain bytes survive later compressions.
  await body.encode('br');
  expect(body.cached('identity')?.equals(plain)).toBe(true);
});

test('a compact response body keeps plain bytes that were requested before any compression', async () => {
  const plain = Buffer.from(TEXT);
  const body = new ResponseBody(plain, 'text/html', { isCompact: true });
  expect(body.cached('identity')).toBe(plain);
  await body.encode('br');
  expect(body.cached('identity')).toBe(plain);
});
