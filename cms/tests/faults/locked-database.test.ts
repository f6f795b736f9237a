import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { printMeasurement, timed } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

let cms: CmsProcess;
let shop: Commerce;
beforeAll(async () => {
  cms = await spawnCms();
  shop = await commerceOn(cms);
});
afterAll(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await rm(cms.dataDir, { recursive: true, force: true });
});

const isOver = (since: number, seconds: number) => performance.now() - since >= seconds * 1000;

test('a SQLite file locked by another process leaves reads working and answers orders with 503', async () => {
  const { _id } = await shop.product({ stock: 1000 });
  const content = await shop.admin<{ content: object }>('/api/content');
  const order = () => shop.order(anOrder([{ productId: _id, quantity: 1, size: 'M' }]));
  const body = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
  const key = randomUUID();
  const urls = ['/api/products', `/api/products/${_id}`, '/api/content', '/api/shop'];
  const seconds = rounds(1, 8);
  const healths: number[] = [];
  let refusals = 0;
  const other = new Database(`${cms.dataDir}/shop.db`);
  other.exec('begin immediate');
  for (const since = performance.now(); refusals === 0 || !isOver(since, seconds);) {
    const [refused, health, reads] = await Promise.all([
      Promise.all([shop.order(body, key), order(), order(), order(), order(), order()]),
      timed(() => cms.call('/api/health')),
      Promise.all(urls.map((url) => cms.call(url))),
    ]);
    for (const { status, headers } of refused)
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect([health.value, ...reads].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    healths.push(health.took);
    refusals += refused.length;
  }
  const saved = await shop.admin('/api/content', { method: 'PUT', json: content.body.content });
  expect(saved.status).toBe(503);
  other.exec('rollback');
  other.close();
  const back = await timed(() => shop.order(body, key));
  const again = await shop.order(body, key);
  expect([back.value.status, again.status, again.text]).toEqual([201, 201, back.value.text]);
  expect((await order()).status).toBe(201);
  expect(await shop.stockOf(_id)).toBe(998);
  const slowest = Math.round(Math.max(...healths));
  printMeasurement(
    17,
    'SQLite',
    `locked ${seconds} s: ${refusals} × 503, reads 200, health at most ${slowest} ms, first order after it ${Math.round(back.took)} ms`,
  );
});
