import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/launcher/processes/ports.mjs';
import { anOrder, aShopper, commerceOn } from './support/data/commerce-calls';
import { aPicture, formWith } from './support/data/forms';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { testAdmin } from './support/servers/start-cms';

const nobody = {
  fullName: 'Zulma Irigoyen',
  email: 'zulma.irigoyen@ejemplo.com',
  phone: '+54 9 299 412-3456',
  address: 'Belgrano 4321',
};
const secrets: string[] = [...Object.values(nobody), '2994123456', testAdmin.password, testAdmin.email];

let cms: CmsProcess;
let metrics: string;

async function useTheShop() {
  const shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 5 });
  const line = { productId: _id, quantity: 1, size: 'M' };
  const proof = await cms.call<{ url: string }>('/api/upload/proof', {
    method: 'POST',
    body: formWith(await aPicture(60, 60).jpeg().toBuffer()),
  });
  const wanted = anOrder([line], {
    shippingInfo: aShopper(nobody),
    deliveryMethod: 'home',
    paymentMethod: 'transfer',
    transferProofUrl: proof.body.url,
  });
  const placed = await shop.order(wanted, 'clave-de-reintento-1');
  await shop.order(wanted, 'clave-de-reintento-1');
  await shop.order(anOrder([{ ...line, quantity: 6 }], { shippingInfo: aShopper(nobody) }));
  const { orderNumber, linkToken, order } = placed.body;
  await cms.call(`/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`);
  await shop.setStatus(order._id, { status: 'paid', adminNotes: `Avisar a ${nobody.email}` });
  await shop.admin(`/api/orders?search=${nobody.email}`);
  secrets.push(linkToken, proof.body.url.split('/').at(-1) ?? '');
  return shop;
}

async function failInTheShop() {
  const login = { method: 'POST', json: { email: nobody.email, password: 'una-clave-ajena' } };
  for (let tries = 0; tries < 3; tries += 1) await cms.call('/api/auth/login', login);
  const broken = `{"email":"${nobody.email}","phone":"${nobody.phone}"`;
  await cms.call('/api/orders', {
    method: 'POST',
    body: broken,
    headers: { 'content-type': 'application/json' },
  });
  // A failing insert raises an error whose statement contains the visitor's input.
  const file = new Database(`${cms.dataDir}/shop.db`);
  file.exec(
    "create trigger no before insert on contact_messages begin select raise(abort, 'the row is refused'); end",
  );
  file.close();
  const message = {
    name: nobody.fullName,
    email: nobody.email,
    phone: nobody.phone,
    subject: 'Hola',
    message: 'Hola',
  };
  const refused = await cms.call('/api/contact', { method: 'POST', json: message });
  expect(refused.status).toBe(500);
  secrets.push('una-clave-ajena');
}

beforeAll(async () => {
  const port = await freePort();
  cms = await spawnCms({ env: { LOG_LEVEL: 'debug', CMS_METRICS_PORT: String(port) } });
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // This runs before the first check, which would report the missing test pictures.
  expect(await readMetrics()).toContain('shop_doctor_fault_count 0\n');
  const signedIn = await cms.call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin });
  secrets.push(signedIn.body.token);
  await useTheShop();
  await failInTheShop();
  metrics = await readMetrics();
});
afterAll(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
});

// The text after the last line break may be incomplete.
const lines = () => cms.output().split('\n').slice(0, -1).filter(Boolean);

test('every log line is JSON with time, level and part', () => {
  const levels = new Set(['error', 'warn', 'info', 'http', 'debug', 'verbose', 'silly']);
  expect(lines().length).toBeGreaterThan(20);
  for (const line of lines()) {
    const { time, level, part, message } = JSON.parse(line);
    expect([new Date(time).toISOString(), levels.has(level), part, typeof message]).toEqual([
      time,
      true,
      'cms',
      'string',
    ]);
  }
});

test('an aborted request is not logged as an error', async () => {
  const { hostname, port } = new URL(cms.origin);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), hostname, () =>
      socket.end(
        'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{',
      ),
    );
    socket.on('close', () => done()).resume();
  });
  await expect.poll(cms.output).toContain('client disconnected');
  for (const line of lines()) expect(() => JSON.parse(line)).not.toThrow();
});

test('the log contains no personal data and no secret after any error', async () => {
  // Log output may arrive later than the response.
  await expect.poll(cms.output).toContain('the row is refused');
  const log = cms.output();
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
  expect(log).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i);
  expect(log).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test('a request is logged with its route pattern', () => {
  const requests = lines()
    .map((line) => JSON.parse(line))
    .filter(({ message }) => message === 'request');
  expect(requests).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/orders/by-number/:orderNumber', status: 200 }),
  );
  expect(requests.every(({ id, ms }) => typeof id === 'string' && typeof ms === 'number')).toBe(true);
});

test('metrics report requests, orders, refusals and the process', () => {
  const has = (line: string | RegExp) => expect(metrics).toMatch(line);
  expect(metrics).toContain('shop_orders_total{answer="new"} 1\n');
  expect(metrics).toContain('shop_orders_total{answer="repeated"} 1\n');
  expect(metrics).toContain('shop_refusals_total{code="OUT_OF_STOCK"} 1\n');
  expect(metrics).toContain('shop_http_requests_total{method="POST",route="/api/orders",status="201"} 2\n');
  has(/shop_http_request_seconds_bucket\{le="\+Inf",route="\/api\/orders"\} [4-9]/);
  has(/shop_event_loop_lag_seconds [\d.e-]+\n/);
  has(/shop_memory_bytes\{kind="rss"\} \d{7,}/);
  has(/shop_database_connections\{state="free"\} \d/);
  has(/shop_doctor_fault_count \d+\n/);
  expect(metrics).not.toContain('@');
});

test('metrics are served on their own port only', async () => {
  for (const url of ['/metrics', '/internal/metrics', '/api/metrics'])
    expect((await cms.call(url, { ip: '203.0.113.9' })).status).toBe(404);
});
