import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { checkSecrets } from '../src/settings/check-secrets';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { cmsEnvironment, testAdmin } from './support/servers/start-cms';

let cms: CmsProcess | undefined;
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  cms = undefined;
});

const contact = { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: 'Hola' };

test('a killed cms serves saved data and the same sessions after a restart', async () => {
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

test('logs contain no personal data and no token', async () => {
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

test('strong secrets are accepted', () => expect(() => checkSecrets(good)).not.toThrow());

test.each([
  ['short', { JWT_SECRET: 'corta' }, /JWT_SECRET has fewer/],
  ['missing', { LINK_SECRET: '' }, /LINK_SECRET has fewer/],
  ['a copy of another', { JWT_SECRET: good.ADMIN_JWT_SECRET }, /JWT_SECRET equals ADMIN_JWT_SECRET/],
  ['a sample', { JWT_SECRET: 'tobemodified'.repeat(4) }, /sample/],
  ['a single application key', { APP_KEYS: 'k'.repeat(40) }, /two keys/],
])('a secret that is %s is refused', (_, change, complaint) => {
  expect(() => checkSecrets({ ...good, ...change })).toThrow(complaint);
});
