import { afterEach, expect, test } from 'vitest';
import { aProductDraft, anOrder, commerceOn } from '../support/data/commerce-calls';
import { printMeasurement, timed } from '../support/processes/measurements';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';
import { spawnStorefront, type StorefrontProcess } from '../support/servers/spawn-storefront';

const KEY = '7f1f3c1e-9d3a-4a55-9d0e-5a2f0f5e6b11';

let cms: CmsProcess | undefined;
let storefront: StorefrontProcess | undefined;
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  storefront?.child.kill('SIGKILL');
  await Promise.all([cms?.ended, storefront?.ended]);
  [cms, storefront] = [undefined, undefined];
});

test('the storefront serves its copies and refuses orders at once while the cms hangs, and recovers', async () => {
  cms = await spawnCms();
  const internalSecret = cms.environment.INTERNAL_SECRET as string;
  const { call } = (storefront = await spawnStorefront({ cmsOrigin: cms.origin, internalSecret }));
  const shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 100 });
  const json = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
  const order = () => call('/api/orders', { method: 'POST', json, headers: { 'idempotency-key': KEY } });
  for (const url of ['/', '/api/products', '/api/content']) expect((await call(url)).status).toBe(200);

  cms.child.kill('SIGSTOP');
  const copies = await timed(() =>
    Promise.all(['/', '/api/products', '/api/content'].map((url) => call(url))),
  );
  expect(copies.value.map(({ status }) => status)).toEqual([200, 200, 200]);
  const first = await timed(order);
  expect([first.value.status, first.value.headers.get('retry-after')]).toEqual([503, '5']);
  const [second, health, uncached] = [
    await timed(order),
    await timed(() => call('/api/health')),
    await timed(() => call('/?buscar=encaje')),
  ];
  expect([second, health, uncached].map(({ value }) => value.status)).toEqual([503, 503, 503]);
  expect((await call('/')).status).toBe(200);

  cms.child.kill('SIGCONT');
  const recovery = await timed(() => expect.poll(async () => (await order()).status).toBe(201));
  await shop.product(aProductDraft({ title: 'Después de la pausa' }));
  const fresh = await timed(() =>
    expect.poll(async () => (await call('/')).text).toContain('Después de la pausa'),
  );
  const ms = ({ took }: { took: number }) => `${Math.round(took)} ms`;
  printMeasurement(
    67,
    'SQLite',
    `copies ${ms(copies)}, first order 503 after ${ms(first)}, next ${ms(second)}, health ${ms(health)}, ` +
      `order 201 ${ms(recovery)} and new page ${ms(fresh)} after it went on`,
  );
});
