// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeCms, type FakeCms } from '../testing/fake-cms.ts';
import { openShop, type OpenedShop } from '../testing/running-storefront.ts';
import { serveFigures } from './metrics-server.ts';
import { readSettings } from '../settings.ts';

let cms: FakeCms;
let shop: OpenedShop;
beforeEach(async () => {
  cms = await startFakeCms();
  shop = await openShop(cms);
});
afterEach(async () => {
  await shop.close();
  await cms.stop();
});

const settingsWith = (environment: Record<string, string>) =>
  readSettings({ INTERNAL_SECRET: 'a secret of some length', ...environment });

test('what was answered is counted by kind, at a port of its own', async () => {
  for (const url of ['/', '/', '/api/products?page=1', '/no-existe']) await (await shop.get(url)).text();
  const server = serveFigures(settingsWith({ METRICS_PORT: '0' }), shop.figures, () => undefined)!;
  await once(server, 'listening');
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('shop_http_requests_total{route="page",status="200",ready="no"} 1\n');
  expect(text).toContain('shop_http_requests_total{route="page",status="200",ready="yes"} 1\n');
  expect(text).toContain('shop_http_requests_total{route="page",status="404",ready="no"} 1\n');
  expect(text).toContain('shop_changes_heard 1\n');
  expect(text).toMatch(/shop_event_loop_lag_seconds [\d.e-]+\n/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});

test('nothing is opened unless asked for, and the public address knows no figures', async () => {
  expect(serveFigures(settingsWith({}), shop.figures, () => undefined)).toBeNull();
  for (const url of ['/metrics', '/internal/metrics', '/api/metrics'])
    expect([url, (await shop.get(url)).status]).toEqual([url, 404]);
});
