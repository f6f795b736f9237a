import { createHmac } from 'node:crypto';
import { endpoints, errorBodySchema, pathOf, type Endpoint } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownTexts } from '../src/admin/own-texts';
import { typeOptions } from '../src/platform/panel/field-options';
import { chosenDatabase, databaseName } from './support/databases/test-database';
import { runParallel } from './support/processes/run-parallel';
import { printMeasurement } from './support/processes/measurements';
import { commerceOn } from './support/data/commerce-calls';
import { pathParams } from './support/data/path-params';
import { createSignedInUser } from './support/data/signed-in-user';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

// @spec 6.1 7.1

let cms: TestCms;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let strangers: Record<string, string | undefined>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(claims: object, secret: string): string {
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

async function panelToken(): Promise<string> {
  const manager = cms.strapi.sessionManager('admin');
  const { token } = await manager.generateRefreshToken('1', undefined, { type: 'refresh' });
  const answer = await manager.generateAccessToken(token);
  return 'token' in answer ? answer.token : '';
}

beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
  const claims = claimsOf(await cms.adminToken());
  const past = Math.floor(Date.now() / 1000) - 10;
  strangers = {
    nobody: undefined,
    'a forged token': signed(claims, 'x'.repeat(43)),
    'an unsigned token': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'an expired token': signed({ ...claims, exp: past }, process.env.JWT_SECRET!),
    'a token of a session that never was': signed(
      { ...claims, sessionId: 'f'.repeat(32) },
      process.env.JWT_SECRET!,
    ),
    'a token of the panel': await panelToken(),
    'a customer': (await createSignedInUser(cms, 'authenticated', 'authenticated')).token,
  };
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

const table = Object.entries(endpoints) as [string, Endpoint][];
const adminCalls = table.filter(([, { access }]) => access === 'admin');
const url = ({ path }: Endpoint) => `/api${pathOf(path, { ...pathParams, id: 'abc' })}`;

// @spec 6.3
test.each(adminCalls)('%s rejects every caller but staff', async (_, endpoint) => {
  for (const [who, token] of Object.entries(strangers)) {
    const json = endpoint.method === 'GET' ? undefined : {};
    const { status, body } = await cms.call(url(endpoint), { method: endpoint.method, token, json });
    expect([who, status]).toEqual([who, who === 'a customer' ? 403 : 401]);
    expect(errorBodySchema.safeParse(body).success).toBe(true);
  }
});

describe('Strapi’s own routes', () => {
  test.each([
    ['POST', '/api/auth/local'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/change-password'],
    ['GET', '/api/auth/email-confirmation'],
    ['GET', '/api/connect/google'],
    ['GET', '/api/users'],
    ['GET', '/api/users/me'],
    ['PUT', '/api/users/1'],
    ['POST', '/api/upload'],
    ['GET', '/api/upload/files'],
    ['GET', '/api/users-permissions/roles'],
    ['POST', '/api/email'],
    ['GET', '/api/transfer-proofs'],
    ['GET', '/api/contact-messages'],
    ['GET', '/API/users'],
    ['GET', '/api/users/../users/me'],
    ['GET', '/api/xyz'],
    ['GET', '/uploads/xyz.jpg'],
    ['GET', '/uploads/%2e%2e%2fshop.db'],
    ['GET', '/internal/changes'],
  ])('%s %s does not exist', async (method, path) => {
    const { status, body } = await cms.call(path, { method, json: method === 'GET' ? undefined : {} });
    expect(status).toBe(404);
    expect(errorBodySchema.safeParse(body).success).toBe(true);
  });

  test.each([
    '/admin/register-admin',
    '//admin/register-admin',
    '/Admin/register-admin',
    '/admin/register',
    '/_health',
  ])('%s is closed on this machine too', async (path) => {
    for (const method of ['GET', 'POST']) {
      expect((await cms.call(path, { method, json: method === 'POST' ? {} : undefined })).status).toBe(404);
    }
  });

  test.each(['/admin', '/admin/init', '/content-manager/init', '/upload/files', '/'])(
    '%s is served to this machine only, not through the storefront',
    async (path) => {
      expect((await cms.call(path, { ip: '203.0.113.9' })).status).toBe(404);
    },
  );

  test.each([
    ['the audit log', 'api::account.audit-entry', { at: new Date(), actor: 'x', action: 'x' }],
    ['a saved version', 'api::site-content.content-revision', { version: 99, at: new Date(), author: 'x' }],
  ])('%s rejects edits by hand', async (_, uid, data) => {
    const documents = cms.strapi.documents(uid as 'api::account.audit-entry');
    await expect(documents.create({ data: data as never })).rejects.toThrow(/no se edita/);
    await expect(documents.delete({ documentId: 'x' })).rejects.toThrow(/no se edita/);
  });

  test('no Strapi role has a permission', async () => {
    expect(await cms.strapi.db.query('plugin::users-permissions.permission').count()).toBe(0);
    printMeasurement(34, databaseName, '0 rows, as the code says; emptied at each start');
  });
});

type Listed = { methods: string[]; path: string };
const listed = (): Listed[] =>
  (cms.strapi.server as unknown as { listRoutes(): Listed[] })
    .listRoutes()
    .filter(({ methods }) => methods.length > 0);
// Routes that accept every method (the panel's files) would be listed thirty times.
const asked = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const filledIn = (path: string) => path.replace(/:[A-Za-z]+(\([^)]*\))?/g, '1').replace(/\(\.\*\)|\*/g, 'x');
const isPublic = (method: string, path: string) =>
  table.some(
    ([, endpoint]) =>
      endpoint.access === 'public' &&
      endpoint.method === method &&
      new RegExp(`^/api${endpoint.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(path),
  );

describe('all registered routes, Strapi’s own and ours', () => {
  test('only the public calls answer callers who are not staff', async () => {
    const routes = listed().flatMap(({ methods, path }) =>
      methods.filter((method) => asked.has(method)).map((method) => ({ method, path: filledIn(path) })),
    );
    expect(routes.length).toBeGreaterThan(200);
    const open: string[] = [];
    for (const [who, token] of Object.entries(strangers)) {
      await runParallel(routes.length, 8, async (at) => {
        const { method, path } = routes[at] as { method: string; path: string };
        const json = ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined;
        // Requests come through the storefront, like those from outside this machine.
        const { status } = await cms.call(path, { method, token, json, ip: '203.0.113.50' });
        if (status < 400 && !isPublic(method, path)) open.push(`${who} ${method} ${path} ${status}`);
        // Health and readiness may answer 503 on a busy machine.
        const isMonitoring = ['/api/health', '/api/ready'].includes(path);
        const isHonest = status === 501 || (status === 503 && isMonitoring);
        if (status >= 500 && !isHonest) open.push(`${who} ${method} ${path} ${status}`);
      });
    }
    expect(open).toEqual([]);
    printMeasurement(
      32,
      databaseName,
      `${routes.length} routes × ${Object.keys(strangers).length} callers: only public calls answer`,
    );
  });
});

describe('responses', () => {
  test.each(['/api/health', '/api/content', '/api/products', '/api/orders', '/api/nada', '/uploads/no.jpg'])(
    'every response of %s has the security headers',
    async (path) => {
      const { headers } = await cms.call(path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
        expect(headers.get(name)).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    },
  );

  test('a response with personal data is never cached', async () => {
    const token = await cms.adminToken();
    for (const path of ['/api/auth/check', '/api/content/revisions']) {
      expect((await cms.call(path, { token })).headers.get('cache-control')).toContain('no-store');
    }
  });

  test('every response returns the request id that it was sent', async () => {
    const { headers, body } = await cms.call('/api/nada', { headers: { 'x-request-id': 'pedido-1234' } });
    expect([headers.get('x-request-id'), body.requestId]).toEqual(['pedido-1234', 'pedido-1234']);
  });
});

test('the OpenAPI document describes every call', async () => {
  const { body } = await cms.call<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { path, method } of Object.values(endpoints)) {
    expect(body.paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
  }
  expect(body.paths['/orders']).toHaveProperty('post.parameters', [
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
  ]);
});

test.each([
  'collection-types/api::product.product/actions/publish',
  'collection-types/api%3A%3Aorder.order/un-documento/actions/unpublish',
  'collection-types/api::product.product/actions/bulkPublish',
  'single-types/api::site-content.site-content/actions/publish',
])('the panel rejects %s: its records have no drafts', async (path) => {
  const { status, text } = await cms.call(`/content-manager/${path}`, {
    method: 'POST',
    token: await panelToken(),
    json: {},
  });
  expect([status, text]).toEqual([400, expect.stringContaining('no tienen borradores')]);
});

describe("the buttons of Strapi's panel", () => {
  const offered = async () => {
    const { body } = await cms.call<{ data: { action: string; subject: string | null }[] }>(
      '/admin/users/me/permissions',
      { token: await panelToken() },
    );
    const writes = body.data.flatMap(({ action, subject }) => {
      const [, write] = /explorer\.(create|read|update|delete)$/.exec(action) ?? [];
      return write && subject ? [`${write} ${subject}`] : [];
    });
    return (uid: string) =>
      ['create', 'read', 'update', 'delete'].filter((write) => writes.includes(`${write} ${uid}`));
  };
  const closedTypes = () =>
    Object.values(cms.strapi.contentTypes).filter((type) => typeOptions(type)?.panel === 'closed');

  test('offer no write of a closed type', async () => {
    const writesOf = await offered();
    expect(closedTypes().length).toBeGreaterThan(20);
    for (const { uid } of closedTypes()) expect([uid, ...writesOf(uid)]).toEqual([uid, 'read']);
  });

  test.each([
    ['api::order-payment.order-payment', ['read']],
    ['api::order.order', ['read', 'update', 'delete']],
    ['api::stock-alert.stock-alert', ['read', 'delete']],
    ['api::product.product', ['create', 'read', 'update', 'delete']],
  ])('offer of %s what its rules allow', async (uid, writes) => {
    expect((await offered())(uid)).toEqual(writes);
  });
});

test("Strapi's panel has a password of its own, and neither password opens the other's place", async () => {
  const { email, password } = testAdmin;
  const panelPassword = process.env.ADMIN_PANEL_PASSWORD;
  const signIn = async (url: string, json: object) => (await cms.call(url, { method: 'POST', json })).status;
  expect(await signIn('/admin/login', { email, password: panelPassword })).toBe(200);
  expect(await signIn('/admin/login', { email, password })).toBe(400);
  expect(await signIn('/api/auth/login', { email, password: panelPassword })).toBe(401);
});

describe('forged tokens', () => {
  const claims = { userId: '1', sessionId: 'a', type: 'access', exp: 4_102_444_800 };

  test.each([
    ['no algorithm', `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['a wrong signature', `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`],
    ['no token at all', 'abc'],
  ])('forged tokens with %s open nothing', async (_, token) =>
    expect((await cms.call('/api/auth/check', { token })).status).toBe(401),
  );
});

test('an order in the panel names the steps of its history by words', async () => {
  const shop = await commerceOn(cms);
  const { order } = await shop.placed([{ productId: (await shop.product())._id, quantity: 1, size: 'M' }]);
  const { body } = await cms.call<{ results: { type: string }[] }>(
    `/content-manager/relations/api::order.order/${order._id}/events`,
    { token: await panelToken() },
  );
  expect(body.results.map(({ type }) => type)).toEqual(['Orden creada']);
});

test('a type of Strapi itself that the panel shows has a name in Spanish', async () => {
  type Shown = { uid: string; isDisplayed: boolean; info: { displayName: string } };
  const { body } = await cms.call<{ data: Shown[] }>('/content-manager/content-types', {
    token: await panelToken(),
  });
  const others = body.data.filter(({ uid, isDisplayed }) => isDisplayed && !uid.startsWith('api::'));
  expect(others.length).toBeGreaterThan(0);
  for (const { info } of others) expect(Object.keys(ownTexts)).toContain(info.displayName);
});
