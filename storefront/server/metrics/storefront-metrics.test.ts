// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { useStorefront } from '../testing/running-storefront.ts';
import { startMetricsServer } from './storefront-metrics.ts';

const { get, metrics } = useStorefront();

const settingsWith = (environment: Record<string, string>) =>
  readSettings({ INTERNAL_SECRET: 'a secret of some length', ...environment });

test('the metrics server reports requests by route, status and cache on a local port of its own', async () => {
  for (const url of ['/', '/', '/api/products?page=1', '/no-existe']) await (await get(url)).text();
  const server = startMetricsServer(settingsWith({ METRICS_PORT: '0' }), metrics(), () => undefined)!;
  await once(server, 'listening');
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('shop_http_requests_total{route="page",status="200",cache="miss"} 1\n');
  expect(text).toContain('shop_http_requests_total{route="page",status="200",cache="hit"} 1\n');
  expect(text).toContain('shop_http_requests_total{route="page",status="404",cache="miss"} 1\n');
  expect(text).toContain('shop_http_request_seconds_count{route="page"} 2\n');
  const buckets = [...text.matchAll(/seconds_bucket\{le="([^"]+)",route="page"\}/g)].map(([, le]) => le);
  expect(buckets.join(' ')).toBe('0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf');
  expect(text).toContain('shop_change_stream_connected 1\n');
  expect(text).toMatch(/shop_event_loop_lag_seconds [\d.e-]+\n/);
  expect(text).toMatch(/shop_memory_bytes\{kind="rss"\} \d+\n/);
  expect(text).toMatch(/shop_uptime_seconds [\d.]+\n/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});

test('metrics are served only if the settings name a port, and never at the public address', async () => {
  expect(startMetricsServer(settingsWith({}), metrics(), () => undefined)).toBeNull();
  for (const url of ['/metrics', '/internal/metrics', '/api/metrics'])
    expect([url, (await get(url)).status]).toEqual([url, 404]);
});
