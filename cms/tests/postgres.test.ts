import { request } from 'node:http';
import type { Product, SiteContent } from '@shop/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  subscribeToOtherProcesses,
  unsubscribeFromOtherProcesses,
} from '../src/api/change-stream/services/process-changes';
import { isUnavailable } from '../src/database/database-errors';
import { SECRET_NAMES } from '../../tools/launcher/settings/secrets.mjs';
import { aPicture, formWith } from './support/data/forms';
import { commerceOn } from './support/data/commerce-calls';
import { teamCalls } from './support/data/team-calls';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startRelay } from './support/databases/database-relay';
import { pictures } from './support/servers/built-cms';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

// @spec A.4

let postgres: TestPostgres;
let one: TestCms;
let two: CmsProcess;
let token: string;

const sharedSecrets = () => Object.fromEntries(SECRET_NAMES.map((name) => [name, process.env[name]!]));

beforeAll(async () => {
  postgres = await startPostgres();
  one = await startCms({ databaseUrl: postgres.url, rateLimitFactor: 1 });
  two = await spawnCms({
    databaseUrl: postgres.url,
    dataDir: one.dataDir,
    rateLimitFactor: 1,
    env: sharedSecrets(),
  });
  token = await one.adminToken();
});
afterAll(async () => {
  two?.child.kill('SIGKILL');
  await two?.ended;
  await one?.stop();
  await postgres?.stop();
});

const contentOf = async (cms: Pick<TestCms, 'call'>) =>
  (await cms.call<{ content: SiteContent }>('/api/content')).body.content;
const save = (cms: Pick<TestCms, 'call'>, content: SiteContent) =>
  cms.call<{ content: SiteContent }>('/api/content', { method: 'PUT', token, json: content });
const sloganed = (content: SiteContent, slogan: string) => ({
  ...content,
  hero: { ...content.hero, slogan },
});

test('a session opened in one process is valid in the other and ends in both', async () => {
  const { body } = await one.call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin });
  expect((await two.call('/api/auth/check', { token: body.token })).status).toBe(200);
  await two.call('/api/auth/logout', { method: 'POST', token: body.token });
  expect((await one.call('/api/auth/check', { token: body.token })).status).toBe(401);
  token = (await one.call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin })).body
    .token;
});

test('content saved in one process is read in the other', async () => {
  await contentOf(two);
  await save(one, sloganed(await contentOf(one), 'Desde el primero'));
  await expect.poll(async () => (await contentOf(two)).hero.slogan).toBe('Desde el primero');
});

test('two processes that save the same content version save it once', async () => {
  const seen = await contentOf(one);
  await expect.poll(async () => (await contentOf(two)).version).toBe(seen.version);
  const answers = await Promise.all([save(one, sloganed(seen, 'uno')), save(two, sloganed(seen, 'dos'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

function eventAfter(cms: { origin: string }, awaited: RegExp, act: () => Promise<unknown>): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    const headers = { 'x-internal-secret': process.env.INTERNAL_SECRET! };
    const call = request(`${cms.origin}/internal/changes`, { headers }, (stream) => {
      stream.on('data', (chunk: Buffer) => {
        if (text === '') act().catch(failed);
        text += chunk.toString();
        if (!awaited.test(text)) return;
        call.destroy();
        done(text);
      });
    });
    call.on('error', (error) => (text ? undefined : failed(error)));
    call.end();
  });
}

test('a change in one process reaches the change stream of the other', async () => {
  const text = await eventAfter(two, /"changed":"content"/, async () =>
    save(one, sloganed(await contentOf(one), 'Oído')),
  );
  expect(text).toMatch(/^data: \{"versions":\{"catalog":\d+,"content":\d+,"shop":\d+\}\}\n\n/);
});

test('rate limits are counted across both processes', async () => {
  const send = (cms: Pick<TestCms, 'call'>) =>
    cms.call('/api/contact', {
      method: 'POST',
      ip: '198.51.100.20',
      json: { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: 'Hola' },
    });
  const statuses: number[] = [];
  for (const cms of [one, two, one, two, one, two]) statuses.push((await send(cms)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a proof claimed by concurrent orders belongs to one', async () => {
  const picture = await aPicture(60, 60).jpeg().toBuffer();
  const { body } = await one.call<{ url: string }>('/api/upload/proof', {
    method: 'POST',
    body: formWith(picture),
  });
  const claims = Array.from({ length: 8 }, (_, at) =>
    one.strapi.db.transaction(({ trx }) => pictures.claim(trx, body.url, `orden-${at}`)),
  );
  const settled = await Promise.allSettled(claims);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('texts with NUL are refused and texts in any script are stored, as on SQLite', async () => {
  const send = (text: string) =>
    two.call('/api/contact', {
      method: 'POST',
      ip: '198.51.100.21',
      json: { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: text },
    });
  expect((await send('a\u0000b')).status).toBe(400);
  expect((await send('ñandú 🩷 مرحبا 𠮷')).status).toBe(200);
});

test('renaming a category waits for running orders and keeps their stock', async () => {
  const product = await (await commerceOn(one)).product({ stock: 7 });
  const content = await contentOf(one);
  const category = { name: product.category, display_name: 'Otro nombre' };
  const buying = await one.strapi.db.connection.transaction();
  const stockItems = buying('stock_items').whereIn(
    'product_id',
    buying('products').select('id').where('document_id', product._id),
  );
  await stockItems.clone().forUpdate();
  const saved = { ...content, productCatalog: { ...content.productCatalog, categories: [category] } };
  expect((await save(one, saved)).status).toBe(200);
  await expect
    .poll(async () => (await buying.raw('select 1 from pg_locks where not granted')).rows.length)
    .toBeGreaterThan(0);
  await stockItems.clone().update({ quantity: 6 });
  await buying('products').where('document_id', product._id).update({ stock: 6 });
  await buying.commit();
  const shown = async () =>
    (await one.call<{ product: Product }>(`/api/products/${product._id}`, { token })).body.product.stock;
  await expect.poll(shown).toBe(6);
});

test('a link that is renewed while somebody accepts the old one gives no account', async () => {
  const team = teamCalls(await commerceOn(one));
  const { id, token: old } = await team.invited();
  const renewing = await one.strapi.db.connection.transaction();
  const invitation = renewing('staff_invitations').where('document_id', id);
  await invitation.clone().forUpdate();
  const accepting = team.accept(old);
  await expect
    .poll(async () => (await renewing.raw('select 1 from pg_locks where not granted')).rows.length)
    .toBeGreaterThan(0);
  await invitation.clone().update({ token_hash: 'f'.repeat(64) });
  await renewing.commit();
  expect((await accepting).status).toBe(404);
  expect((await team.list()).invitations.map(({ _id }) => _id)).toContain(id);
});

test('a slow database is not reported as unreachable, a silent one is', async () => {
  const health = async () => (await one.call('/api/health')).status;
  expect(await health()).toBe(200);
  const busy = await one.strapi.db.connection.transaction();
  await busy.raw('lock table catalog_entries in access exclusive mode');
  expect(await health()).toBe(200);
  const { now } = performance;
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_000);
  expect(await health()).toBe(503);
  later.mockRestore();
  await busy.rollback();
  await expect.poll(health).toBe(200);
});

test('queries side by side in a transaction are answered in their order, each with its own error', async () => {
  const values = Array.from({ length: 20 }, (_, at) => String(at));
  const trx = await one.strapi.db.connection.transaction();
  const setTo = (value: string) => trx.raw(`select set_config('shop.turn', ?, true) as turn`, [value]);
  const set = await Promise.all(values.map(setTo));
  expect(set.map(({ rows }) => rows[0].turn)).toEqual(values);
  expect((await trx.raw(`select current_setting('shop.turn') as turn`)).rows).toEqual([{ turn: '19' }]);
  const failed = await Promise.allSettled([trx.raw('select 1 / ?::int', [0]), setTo('a'), setTo('b')]);
  const codes = failed.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
  expect(codes).toEqual(['22012', '25P02', '25P02']);
  await trx.rollback();
});

test('queries side by side on a connection that is lost all fail as unavailable', async () => {
  const { connection } = one.strapi.db;
  const trx = await connection.transaction();
  const [{ pid }] = (await trx.raw('select pg_backend_pid() as pid')).rows;
  const waiting = Promise.allSettled([1, 2, 3].map((value) => trx.raw('select pg_sleep(60), ?', [value])));
  await connection.raw('select pg_terminate_backend(?)', [pid]);
  const failed = await waiting;
  expect(failed.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual([
    true,
    true,
    true,
  ]);
  await Promise.resolve(trx.rollback()).catch(() => undefined);
  expect((await one.call('/api/health')).status).toBe(200);
});

test('an unreachable database gets one reconnect attempt at a time per process', async () => {
  const relay = await startRelay(postgres.url);
  const url = process.env.DATABASE_URL;
  Object.assign(process.env, { DATABASE_URL: relay.url });
  await subscribeToOtherProcesses();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    relay.close();
    const knocksInTime = async () => {
      await vi.advanceTimersByTimeAsync(100);
      return relay.refused();
    };
    for (let knocks = 1; knocks <= 4; knocks += 1) await expect.poll(knocksInTime).toBe(knocks);
  } finally {
    vi.useRealTimers();
    await unsubscribeFromOtherProcesses();
    await relay.stop();
    Object.assign(process.env, { DATABASE_URL: url });
  }
});

test('an unreachable database is answered with 503, and the shop recovers by itself', async () => {
  await postgres.pause();
  const [health, content] = await Promise.all([
    two.call('/api/health'),
    two.call('/api/contact', {
      method: 'POST',
      ip: '198.51.100.22',
      json: { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: 'Hola' },
    }),
  ]);
  expect([health.status, content.status]).toEqual([503, 503]);
  await postgres.resume();
  await expect.poll(async () => (await two.call('/api/health')).status).toBe(200);
  await expect.poll(async () => (await one.call('/api/content')).status).toBe(200);
});
