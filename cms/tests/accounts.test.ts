import { accountMessages, messages } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenDatabase } from './support/databases/test-database';
import { accountCalls, type Session } from './support/data/account-calls';
import { mailsIn } from './support/data/outbox';
import { createSignedInUser, userPassword } from './support/data/signed-in-user';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

// @spec 4.2 5.2

let cms: TestCms;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

const USER = 'plugin::users-permissions.user';

const { post, logIn, check } = accountCalls(() => cms);
const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? '';
const cookiePair = (headers: Headers) => cookieOf(headers).split(';')[0] ?? '';
const aUser = (role: string, username: string) => createSignedInUser(cms, role, username);

describe('signing in', () => {
  test('signing in returns a short-lived token, the user and an httpOnly cookie', async () => {
    const { status, body, headers } = await logIn();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: testAdmin.email, role: 'admin' });
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString());
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(600);
    expect(cookieOf(headers).toLowerCase()).toMatch(/httponly/);
    expect(cookieOf(headers).toLowerCase()).toMatch(/samesite=strict/);
    expect(cookieOf(headers)).toContain('path=/api/auth');
    expect(cookieOf(headers)).not.toContain('koa.sess');
    expect(JSON.stringify(body)).not.toContain('refreshToken');
  });

  test('signing in sets a Secure cookie over https only', async () => {
    const https = await post('/api/auth/login', testAdmin, { headers: { 'x-forwarded-proto': 'https' } });
    expect(cookieOf(https.headers).toLowerCase()).toContain('secure');
    expect(cookieOf((await logIn()).headers).toLowerCase()).not.toContain('secure');
  });

  test.each([
    ['a wrong password', { email: testAdmin.email, password: 'otra-cosa' }],
    ['an address without an account', { email: 'nadie@ejemplo.com', password: 'otra-cosa' }],
  ])('%s is refused with the same message at sign-in', async (_, credentials) => {
    const { status, body } = await logIn(credentials);
    expect([status, body.message]).toEqual([401, messages.badCredentials]);
  });

  // @spec 5.26
  test('signing in reports missing fields', async () => {
    const { status, body } = await logIn({});
    expect([status, body.message]).toEqual([400, accountMessages.emailRequired]);
  });
});

describe('sessions', () => {
  test('a session is renewed by its cookie, also by concurrent requests', async () => {
    const cookie = cookiePair((await logIn()).headers);
    const renewals = await Promise.all(
      [0, 1].map(() => post('/api/auth/refresh', undefined, { headers: { cookie } })),
    );
    expect(renewals.map(({ status }) => status)).toEqual([200, 200]);
    expect(await check(renewals[0]!.body.token)).toBe(200);
  });

  test('a session is not renewed for another origin or without a cookie', async () => {
    const cookie = cookiePair((await logIn()).headers);
    const foreign = await post('/api/auth/refresh', undefined, {
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const unnamed = await post('/api/auth/refresh', undefined, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(unnamed.status).toBe(403);
    expect((await post('/api/auth/refresh', undefined)).status).toBe(401);
  });

  // @spec 6.6
  test('a session ends everywhere at logout', async () => {
    const [one, two] = [await logIn(), await logIn()];
    const out = await post('/api/auth/logout', undefined, { token: one.body.token });
    expect(out.status).toBe(200);
    expect(await check(one.body.token)).toBe(401);
    expect(await check(two.body.token)).toBe(401);
    const again = await post('/api/auth/refresh', undefined, {
      headers: { cookie: cookiePair(two.headers) },
    });
    expect(again.status).toBe(401);
  });

  test('a session that ends during its renewal is refused without a server error', async () => {
    const cookie = cookiePair((await logIn()).headers);
    const db = cms.strapi.db;
    const ends = async () => void (await db.connection('strapi_sessions').delete());
    const stop = db.lifecycles.subscribe({ models: ['admin::session'], afterFindOne: ends });
    const renewed = await post('/api/auth/refresh', undefined, { headers: { cookie } });
    stop();
    expect(renewed.status).toBe(401);
  });

  test('a session ends after two idle hours', async () => {
    const { body } = await logIn();
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString());
    const session = await cms.strapi.db
      .query('admin::session')
      .findOne({ where: { sessionId: claims.sessionId } });
    const idleFor = new Date(session.expiresAt).getTime() - new Date(session.createdAt).getTime();
    expect(Math.round(idleFor / 60_000)).toBe(120);
    await cms.strapi.db
      .query('admin::session')
      .update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await check(body.token)).toBe(401);
  });

  test.each([
    ['blocked', { blocked: true }],
    ['given another password in the panel', { password: 'otra-clave-larga-8' }],
  ])('a session ends when its user is %s', async (how, data) => {
    const user = await aUser('admin', `ana-${how.length}`);
    expect(await check(user.token)).toBe(200);
    await cms.strapi.documents(USER).update({ documentId: user.documentId, data: data as never });
    expect(await check(user.token)).toBe(401);
  });

  test('a session is not opened for a blocked user', async () => {
    const { documentId } = await aUser('admin', 'nora');
    await cms.strapi.documents(USER).update({ documentId, data: { blocked: true } as never });
    const { status, body } = await logIn({ email: 'nora@ejemplo.com', password: userPassword });
    expect([status, body.message]).toEqual([401, messages.badCredentials]);
  });

  // @spec 6.6
  test('a session ends when its user loses the role, and does not revive with it', async () => {
    const user = await aUser('admin', 'berta');
    const roles = cms.strapi.db.query('plugin::users-permissions.role');
    const [other, admin] = await Promise.all(
      ['authenticated', 'admin'].map((type) => roles.findOne({ where: { type } })),
    );
    await cms.strapi
      .documents(USER)
      .update({ documentId: user.documentId, data: { role: other.id } as never });
    expect(await check(user.token)).toBe(401);
    await cms.strapi
      .documents(USER)
      .update({ documentId: user.documentId, data: { role: admin.id } as never });
    expect(await check(user.token)).toBe(401);
  });

  // @spec 6.3
  test('a session of a user without the role has no access', async () => {
    const user = await aUser('authenticated', 'carla');
    expect(await check(user.token)).toBe(403);
  });
});

describe('profiles', () => {
  test('the profile is changed with an audit entry', async () => {
    const { token } = await aUser('admin', 'dora');
    const json = {
      username: 'dora-nueva',
      email: 'Dora.Nueva@ejemplo.com',
      currentPassword: userPassword,
    };
    const { status, body } = await cms.call<Session>('/api/users/profile', { method: 'PUT', token, json });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'dora-nueva',
      email: 'dora.nueva@ejemplo.com',
      role: 'admin',
    });
    expect(Object.keys(body.user)).toEqual(['id', '_id', 'role', 'staffRole', 'username', 'email', 'name']);
    const audit = await cms.strapi.db
      .query('api::account.audit-entry')
      .findOne({ where: { action: 'profile' } });
    expect(audit).toMatchObject({ actor: 'dora', before: { email: 'dora@ejemplo.com' } });
    // The other owners are told, too.
    await expect.poll(() => mailsIn(cms).map(({ to }) => to)).toContain('dora@ejemplo.com');
  });

  test('the profile cannot take the e-mail of another user', async () => {
    const { token } = await aUser('admin', 'elena');
    const email = testAdmin.email.toUpperCase();
    const json = { username: 'elena', email, currentPassword: userPassword };
    const { status, body } = await cms.call('/api/users/profile', { method: 'PUT', token, json });
    expect([status, body.message]).toEqual([409, accountMessages.taken]);
  });

  test.each([
    [{}, accountMessages.currentRequired],
    [{ currentPassword: 'no-es-esta' }, accountMessages.wrongCurrent],
  ])('the login e-mail is not changed with %j', async (given, message) => {
    const username = `gina${Object.keys(given).length}`;
    const { token } = await aUser('admin', username);
    const before = { username, email: `${username}@ejemplo.com` };
    const put = (json: object) =>
      cms.call<Session & { errors?: { path: string }[] }>('/api/users/profile', {
        method: 'PUT',
        token,
        json,
      });
    const refused = await put({ ...before, ...given, email: 'otra@ejemplo.com' });
    expect([refused.status, refused.body.message]).toEqual([400, message]);
    expect(refused.body.errors).toMatchObject([{ path: 'currentPassword' }]);
    const renamed = await put({ ...before, username: `${username}-b`, email: before.email.toUpperCase() });
    expect([renamed.status, renamed.body.user.email]).toEqual([200, before.email]);
  });
});

describe('passwords', () => {
  const change = (token: string, json: object) =>
    cms.call<Session & { errors?: { path: string }[] }>('/api/users/password', {
      method: 'PUT',
      token,
      json,
    });

  // @spec 5.27
  test.each([
    [{ currentPassword: '', newPassword: 'abcdef-1' }, accountMessages.currentRequired],
    [{ currentPassword: 'x', newPassword: '' }, accountMessages.newRequired],
    [{ currentPassword: 'x', newPassword: 'k7#mQ2-xz' }, accountMessages.tooShort(10)],
    [{ currentPassword: 'x', newPassword: '1234567890' }, accountMessages.tooCommon],
    [{ currentPassword: 'x', newPassword: 'ñ'.repeat(37) }, accountMessages.tooLong],
    [{ currentPassword: 'no-es-esta', newPassword: 'ruedas-de-tren' }, accountMessages.wrongCurrent],
  ])('the new password %j is refused: %s', async (json, message) => {
    const { status, body } = await change(await cms.adminToken().then(fresh), json);
    expect([status, body.message]).toEqual([400, message]);
  });

  // @spec 6.6
  test('a password change ends every session and opens a new one for the caller', async () => {
    const user = await aUser('admin', 'flora');
    const other = (await logIn({ email: 'flora@ejemplo.com', password: userPassword })).body.token;
    const answer = await change(user.token, {
      currentPassword: userPassword,
      newPassword: 'ruedas-de-tren-7',
    });
    expect([answer.status, answer.body.message]).toEqual([200, accountMessages.passwordChanged]);
    expect(Object.keys(answer.body).sort()).toEqual(['message', 'status', 'token']);
    expect(await Promise.all([check(user.token), check(other), check(answer.body.token)])).toEqual([
      401, 401, 200,
    ]);
    expect((await logIn({ email: 'flora@ejemplo.com', password: 'ruedas-de-tren-7' })).status).toBe(200);
  });
});

// Other tests end the administrator's sessions, so an invalid token is replaced.
async function fresh(token: string): Promise<string> {
  return (await check(token)) === 200 ? token : (await logIn()).body.token;
}
