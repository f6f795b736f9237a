import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { checkSecrets } from '../src/bootstrap/check-secrets';
import { spawnCms, type CmsProcess } from './support/spawn-cms';
import { cmsEnvironment, testAdmin } from './support/start-cms';

let cms: CmsProcess | undefined;
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  cms = undefined;
});

const contact = { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: 'Hola' };

test('a database that another process has locked makes writes wait for later, not the shop', async () => {
  cms = await spawnCms();
  const { call, dataDir } = cms;
  const signedIn = await call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin });
  const content = await call<{ content: object }>('/api/content');
  const other = new Database(`${dataDir}/shop.db`);
  other.exec('begin immediate');
  const refused = await call('/api/contact', { method: 'POST', json: contact });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const token = signedIn.body.token;
  const saved = await call('/api/content', { method: 'PUT', token, json: content.body.content });
  expect(saved.status).toBe(503);
  const [health, again] = await Promise.all([call('/api/health'), call('/api/content')]);
  expect([health.status, again.status]).toEqual([200, 200]);
  other.exec('rollback');
  other.close();
  expect((await call('/api/contact', { method: 'POST', json: contact })).status).toBe(200);
});

test('told to stop, it finishes what it is doing and takes nothing new', async () => {
  cms = await spawnCms();
  const { call, origin, child, ended } = cms;
  const wrong = { email: testAdmin.email, password: 'no-es-esta' };
  // The connections are open already, as those of the storefront are.
  await Promise.all(Array.from({ length: 20 }, () => call('/api/health')));
  const working = Array.from({ length: 20 }, () => call('/api/auth/login', { method: 'POST', json: wrong }));
  await Promise.race(working);
  child.kill('SIGTERM');
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 401),
  );
  await ended;
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
});

test('killed and started again it serves what was saved, with the same sessions', async () => {
  const first = await spawnCms();
  cms = first;
  const { body } = await first.call<{ token: string }>('/api/auth/login', {
    method: 'POST',
    json: testAdmin,
  });
  expect((await first.call('/api/contact', { method: 'POST', json: contact })).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;
  cms = await spawnCms({ dataDir: first.dataDir, env: first.environment });
  expect((await cms.call('/api/auth/check', { token: body.token })).status).toBe(200);
});

test('what it writes down names nobody and holds no token', async () => {
  cms = await spawnCms({ env: { LOG_LEVEL: 'debug' } });
  const { call, output } = cms;
  const { body } = await call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin });
  await call('/api/auth/login', {
    method: 'POST',
    json: { email: 'espia@ejemplo.com', password: 'secretisima' },
  });
  await call('/api/contact', {
    method: 'POST',
    body: '{"email":"rota@ejemplo.com',
    headers: { 'content-type': 'application/json' },
  });
  await call('/api/auth/check', { token: body.token });
  for (const secret of [
    testAdmin.password,
    body.token,
    'espia@ejemplo.com',
    'secretisima',
    'rota@ejemplo.com',
  ]) {
    expect(output()).not.toContain(secret);
  }
});

const good = cmsEnvironment('/nowhere', {});

test('good secrets are accepted', () => expect(() => checkSecrets(good)).not.toThrow());

test.each([
  ['short', { JWT_SECRET: 'corta' }, /JWT_SECRET has fewer/],
  ['missing', { LINK_SECRET: '' }, /LINK_SECRET has fewer/],
  ['a copy of another', { JWT_SECRET: good.ADMIN_JWT_SECRET }, /JWT_SECRET equals ADMIN_JWT_SECRET/],
  ['a sample', { JWT_SECRET: 'tobemodified'.repeat(4) }, /sample/],
  ['a single application key', { APP_KEYS: 'k'.repeat(40) }, /two keys/],
])('a secret that is %s is refused', (_, change, complaint) => {
  expect(() => checkSecrets({ ...good, ...change })).toThrow(complaint);
});
