import { rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints, pathOf, type Endpoint } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenDatabase, databaseName } from './support/chosen-database';
import { aShopper, anOrder, commerceOn, type Commerce, type OrderAnswer } from './support/commerce';
import { inCrowd, statusesOf } from './support/crowd';
import { figure, quantile, timed } from './support/figures';
import { aPicture, formWith } from './support/forms';
import { bomb } from './support/hostile-files';
import { megabytesOf } from './support/process-facts';
import { rounds } from './support/rounds';
import { slowSockets, type SlowSockets } from './support/slow-sockets';
import { spawnCms, type CmsProcess } from './support/spawn-cms';
import { spawnStorefront, type StorefrontProcess } from './support/spawn-storefront';
import { testAdmin, type Answer, type CallOptions } from './support/start-cms';

const SLOW = 200;
const watch = path.resolve(import.meta.dirname, 'support/watch-connections.cjs');
const connectionsFile = path.join(os.tmpdir(), `shop-connections-${process.pid}`);
const person = {
  fullName: 'Eulalia Zunilda Quispe',
  email: 'eulalia.quispe@ejemplo.com',
  phone: '2994777123',
  address: 'Pasaje Escondido 4321',
  notes: 'Timbre roto, golpear',
};

let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let cms: CmsProcess;
let bare: StorefrontProcess;
let door: StorefrontProcess;
let shop: Commerce;
let placed: OrderAnswer;
let proof: string;
let slow: SlowSockets;

/** A call through the storefront as the one trusted proxy in front of it hands it over. */
const from = <T = Record<string, unknown>>(ip: string, url: string, options: CallOptions = {}) =>
  door.call<T>(url, { ...options, ip });

beforeAll(async () => {
  const env = { NODE_OPTIONS: `--require "${watch}"`, CONNECTIONS_FILE: connectionsFile };
  database = await chosenDatabase();
  cms = await spawnCms({ rateLimitFactor: 1, env, databaseUrl: database.databaseUrl });
  const common = { cmsOrigin: cms.origin, internalSecret: cms.environment.INTERNAL_SECRET as string };
  const limits = { RATE_LIMIT_FACTOR: '1', ...env };
  bare = await spawnStorefront({ ...common, env: limits });
  door = await spawnStorefront({
    ...common,
    behindProxy: true,
    env: { ...limits, PUBLIC_URL: 'https://tienda.ejemplo.com' },
  });
  shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 50 });
  const form = formWith(await aPicture(200, 200).jpeg().toBuffer());
  proof = (await from<{ url: string }>('198.51.100.1', '/api/upload/proof', { method: 'POST', body: form }))
    .body.url;
  const order = anOrder([{ productId: _id, quantity: 1, size: 'M' }], {
    paymentMethod: 'transfer',
    transferProofUrl: proof,
    shippingInfo: aShopper(person),
  });
  placed = (await from<OrderAnswer>('198.51.100.1', '/api/orders', { method: 'POST', json: order })).body;
});
afterAll(async () => {
  slow?.close();
  for (const one of [bare, door, cms]) {
    one?.child.kill('SIGKILL');
    await one?.ended;
  }
  await database?.stop();
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  await rm(connectionsFile, { force: true });
});

test('slow connections keep nobody else waiting', async () => {
  slow = await slowSockets(door.origin, SLOW);
  expect(slow.open()).toBe(SLOW);
  const answers = await inCrowd(60, 6, (at) => timed(() => from(`198.51.101.${at}`, '/api/products')));
  expect(statusesOf(answers.map(({ value }) => value))).toEqual({ 200: 60 });
  const p95 = quantile(
    answers.map(({ took }) => took),
    0.95,
  );
  figure(55, databaseName, `${SLOW} slow sockets: catalogue p95 ${Math.round(p95)} ms`);
});

const guess = (call: StorefrontProcess['call'], email: string, claimed: string) =>
  call('/api/auth/login', {
    method: 'POST',
    json: { email, password: 'no-es-esta' },
    headers: { 'x-forwarded-for': claimed },
  });

test('who guesses passwords under a hundred claimed addresses is heard twenty times', async () => {
  const count = rounds(60, 1000);
  const pair = await inCrowd(8, 8, (at) => guess(bare.call, testAdmin.email, `10.9.0.${at}`));
  expect(statusesOf(pair)).toEqual({ 401: 5, 429: 3 });
  const answers = await inCrowd(count, 50, (at) =>
    guess(bare.call, `persona${at}@ejemplo.com`, `10.9.${at % 100}.1`),
  );
  const compared = [...pair, ...answers].filter(({ status }) => status === 401).length;
  // One more was spent by the test itself, which comes from this machine too, and three by the pair.
  expect(compared).toBe(20 - 1 - 3);
  figure(36, databaseName, `${count + 8} guesses, 50 at once, 100 claimed addresses: ${compared} compared`);
});

const median = (measured: readonly number[]) => quantile(measured, 0.5);

test('a wrong password is refused alike with an account and without', async () => {
  const times: Record<string, number[]> = { [testAdmin.email]: [], 'nadie@ejemplo.com': [] };
  const texts = new Set<string>();
  for (let at = 0; at < rounds(5, 20); at += 1) {
    for (const email of Object.keys(times)) {
      const { took, value } = await timed(() => guess(door.call, email, `10.10.0.${at}`));
      times[email]?.push(took);
      texts.add(`${value.status} ${value.text.replace(/"requestId":"[^"]*"/, '')}`);
    }
  }
  expect([...texts]).toEqual([expect.stringMatching(/^401 /)]);
  const [known = 0, unknown = 0] = Object.values(times).map(median);
  const apart = Math.round((Math.abs(known - unknown) / Math.max(known, unknown)) * 100);
  figure(
    37,
    databaseName,
    `medians ${Math.round(known)} ms with an account, ${Math.round(unknown)} ms without: ${apart} % apart`,
  );
});

const facts = [...Object.values(person), 'Eulalia', 'Quispe', 'Escondido'];
const tellsOf = ({ text }: Answer<unknown>) => facts.filter((fact) => text.includes(fact));

test('who walks over order numbers gets twenty answers, and learns nothing of anybody', async () => {
  const count = rounds(80, 10_000);
  const day = placed.orderNumber.split('-')[1];
  const numbers = Array.from({ length: count }, (_, at) => `JL-${day}-${String(at + 1).padStart(4, '0')}`);
  const answers = await inCrowd(count, 8, (at) =>
    from('198.51.100.60', `/api/orders/by-number/${numbers[at]}`),
  );
  const counts = statusesOf(answers);
  expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBeLessThanOrEqual(20);
  expect(counts[200]).toBeGreaterThanOrEqual(1);
  expect(answers.flatMap(tellsOf)).toEqual([]);
  figure(
    38,
    databaseName,
    `${count} numbers: ${(counts[200] ?? 0) + (counts[404] ?? 0)} answers, 0 personal fields`,
  );
});

test('a proof is reached in none of ten ways without being staff', async () => {
  const id = proof.split('/').at(-1) as string;
  const { body } = await shop.admin<OrderAnswer>(`/api/orders/${placed.order._id}`);
  const link = body.order.transferProofUrl as string;
  expect((await from('198.51.100.61', link)).status).toBe(200);
  const ways = [
    proof,
    `${proof}?e=&s=`,
    `${proof}?token=${placed.linkToken}`,
    link.replace(id, '0'.repeat(32)),
    link.replace(/e=\d+/, 'e=99999999999'),
    link.replace(/s=./, 's=0').slice(0, -1),
    `/uploads/proofs/${id}.jpg`,
    `/uploads/${id}.jpg`,
    `/uploads/..%2f..%2fproofs%2f${id.slice(0, 2)}%2f${id}.jpg`,
    `/proofs/${id.slice(0, 2)}/${id}.jpg`,
  ];
  const answers = await inCrowd(ways.length, 1, (at) => from('198.51.100.62', ways[at] as string));
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  figure(39, databaseName, `${ways.length} ways, 0 work`);
});

const table = Object.values(endpoints) as Endpoint[];
const params = () => ({ id: placed.order.items[0]?.productId ?? '', orderNumber: placed.orderNumber });
const publicReads = () =>
  table
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .map(({ path: one }) => `/api${pathOf(one, params())}`);
const pages = () => [
  '/',
  '/category/conjuntos',
  `/product/${placed.order.items[0]?.productId}`,
  '/contact',
  '/track-order',
  `/track-order?pedido=${placed.orderNumber}`,
  `/order-confirmation/${placed.orderNumber}`,
  '/checkout',
  '/nada',
  '/sitemap.xml',
  '/robots.txt',
  '/admin',
  '/admin/orders',
];

test('nothing that anybody may read names a shopper', async () => {
  const urls = [...publicReads(), ...pages()];
  const answers = await inCrowd(urls.length, 4, async (at) => ({
    url: urls[at],
    ...(await from('198.51.100.63', urls[at] as string)),
  }));
  expect(answers.filter((answer) => tellsOf(answer).length > 0).map(({ url }) => url)).toEqual([]);
  figure(40, databaseName, `${urls.length} public answers and pages: 0 names, e-mails, phones, streets`);
});

function headerFaults(url: string, { headers, status }: Answer<unknown>): string[] {
  const missing: string[] = [];
  const need = (name: string, wanted: RegExp) => {
    if (!wanted.test(headers.get(name) ?? '')) missing.push(`${url} ${status} ${name}`);
  };
  need('content-security-policy', /default-src '(self|none)'/);
  need('content-security-policy', /frame-ancestors|sandbox|default-src 'none'/);
  need('x-content-type-options', /^nosniff$/);
  need('strict-transport-security', /max-age=31536000/);
  need('referrer-policy', /./);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    if (headers.get(name)) missing.push(`${url} has ${name}`);
  if (/^\/api\/(orders|auth|upload)/.test(url)) need('cache-control', /no-store/);
  return missing;
}

test('every route carries the headers that keep browsers safe', async () => {
  const calls = table
    .filter(({ method }) => method === 'GET')
    .map(({ path: one }) => `/api${pathOf(one, params())}`);
  const files = (await from('198.51.100.64', '/')).text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
  const urls = [
    ...new Set([...calls, ...pages(), ...files, '/uploads/pictures/nada.jpg', '/api/nada', '/nada.png']),
  ];
  const headers = { origin: 'https://evil.example' };
  const answers = await inCrowd(urls.length, 4, (at) =>
    from('198.51.100.64', urls[at] as string, { headers }),
  );
  expect(answers.flatMap((answer, at) => headerFaults(urls[at] as string, answer))).toEqual([]);
  figure(42, databaseName, `${urls.length} routes, all headers there`);
});

test('what is too large is refused at the door', async () => {
  const json = await timed(() =>
    from('198.51.100.65', '/api/contact', {
      method: 'POST',
      body: `{"a":"${'x'.repeat(2_000_000)}"}`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  const file = await timed(() =>
    from('198.51.100.65', '/api/upload/proof', {
      method: 'POST',
      body: formWith(Buffer.alloc(6 * 1024 * 1024)),
    }),
  );
  const many = formWith(Buffer.from('a'));
  for (let field = 0; field < 11; field += 1) many.append(`campo${field}`, '1');
  const form = await timed(() => from('198.51.100.65', '/api/upload/proof', { method: 'POST', body: many }));
  expect([json, file, form].map(({ value }) => value.status)).toEqual([413, 413, 400]);
  const times = [json, file, form].map(({ took }) => `${Math.round(took)} ms`).join(', ');
  figure(28, databaseName, `2 MB of JSON 413, 6 MB 413, 11 fields 400 (${times})`);
});

test('bad paths break nothing', async () => {
  const paths = [
    '/%ff',
    '/%00',
    '/%',
    '/..%2f..%2fetc/passwd',
    '/api/%ff',
    '/api/products/%00',
    `/${'x'.repeat(8000)}`,
    '/api/..',
    '//evil.example',
    '/\\evil',
    '/product/%E0%A4%A',
    '/uploads/%2e%2e/shop.db',
    '/admin/%ff',
    '/?buscar=%ff',
    `/?buscar=${'y'.repeat(5000)}`,
  ];
  const answers = await inCrowd(paths.length, 1, (at) => from('198.51.100.66', paths[at] as string));
  expect(
    answers.map(({ status }, at) => ({ status, path: paths[at] })).filter(({ status }) => status >= 500),
  ).toEqual([]);
  figure(27, databaseName, `${paths.length} paths at the door ${JSON.stringify(statusesOf(answers))}`);
});

test('ten pixel bombs at once fill no memory and keep nobody waiting', async () => {
  const file = bomb(16_000);
  const before = megabytesOf(cms.child.pid as number);
  let [most, done] = [before, false];
  const bombs = inCrowd(10, 10, (at) =>
    timed(() => from(`198.51.102.${at}`, '/api/upload/proof', { method: 'POST', body: formWith(file) })),
  ).finally(() => void (done = true));
  const healths: number[] = [];
  while (!done) {
    const { took, value } = await timed(() => from('198.51.100.67', '/api/health'));
    expect(value.status).toBe(200);
    healths.push(took);
    most = Math.max(most, megabytesOf(cms.child.pid as number));
  }
  const answers = await bombs;
  expect(statusesOf(answers.map(({ value }) => value))).toEqual({ 400: 10 });
  const slowest = Math.round(Math.max(...answers.map(({ took }) => took)));
  figure(
    30,
    databaseName,
    `10 × 400, slowest ${slowest} ms, memory +${most - before} MB, health p95 ${Math.round(quantile(healths, 0.95))} ms`,
  );
});

test('slow connections are closed in the end', async () => {
  await expect.poll(slow.open).toBe(0);
});

test('neither server has called anybody outside of this machine', () => {
  const lines = readFileSync(connectionsFile, 'utf8').split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(0);
  const isHere = (line: string) => /^(connect|lookup) (127\.0\.0\.1|localhost|::1|\/)/.test(line);
  expect([...new Set(lines.filter((line) => !isHere(line)))]).toEqual([]);
});
