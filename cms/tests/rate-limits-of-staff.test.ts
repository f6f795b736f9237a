import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWrongCode, codeCalls, codeOf, createSecuredUser } from './support/data/second-factor-calls';
import { createSignedInUser, userPassword } from './support/data/signed-in-user';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms({ rateLimitFactor: 1 });
});
afterAll(() => cms?.stop());

const logIn = (password: string, ip: string) =>
  cms.call('/api/auth/login', { method: 'POST', json: { email: testAdmin.email, password }, ip });

test('guesses at the own password use up the tries of their session alone, whatever asks for it', async () => {
  const ip = '198.51.100.21';
  const tokenOf = async () =>
    ((await logIn(testAdmin.password, ip)).body as unknown as { token: string }).token;
  const stolen = await tokenOf();
  const profile = { username: 'duena', email: 'ladrona@ejemplo.com', currentPassword: 'no-es-esta' };
  const guess = async (path: string, method: string, json: object, token: string) =>
    (await cms.call(`/api/users/${path}`, { method, json, token, ip })).status;
  const wrong = { currentPassword: 'no-es-esta' };
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 5; guesses += 1) {
    statuses.push(await guess('profile', 'PUT', profile, stolen));
    statuses.push(await guess('proof', 'POST', wrong, stolen));
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
  expect(await guess('proof', 'POST', wrong, stolen)).toBe(429);
  const own = await tokenOf();
  expect(await guess('proof', 'POST', { currentPassword: testAdmin.password }, own)).toBe(200);
});

test('writes of a stolen session leave those of another session of the account alone', async () => {
  const tokenOf = async () =>
    ((await logIn(testAdmin.password, '198.51.100.22')).body as unknown as { token: string }).token;
  const [stolen, own] = [await tokenOf(), await tokenOf()];
  const write = async (token: string) =>
    (await cms.call('/api/staff/invitations', { method: 'POST', json: {}, token })).status;
  let refused = 0;
  for (let writes = 0; writes < 310; writes += 1) if ((await write(stolen)) === 429) refused += 1;
  expect(refused).toBe(10);
  expect(await write(own)).toBe(400);
});

test('a new password ends the lock of wrong codes, and recovery codes count apart from those of the app', async () => {
  const user = await createSecuredUser(cms, 'codigos-olvidados');
  const codes = codeCalls(cms);
  let address = 0;
  // Each from an address of its own, so that the limit of an address stays out of it.
  const challengeOf = async (email: string, password = userPassword) => {
    address += 1;
    const { body } = await codes.logIn(email, { 'x-forwarded-for': `203.0.113.${address}` }, password);
    return (body.details as { challenge: string }).challenge;
  };
  const guess = (challenge: string, code: string) =>
    codes.enterCode(challenge, code, { ip: `203.0.113.${(address += 1)}` });
  for (let logins = 0; logins < 4; logins += 1) {
    const challenge = await challengeOf(user.email);
    for (let tries = 0; tries < 5; tries += 1) await guess(challenge, aWrongCode(user.secret));
  }
  const locked = await guess(await challengeOf(user.email), codeOf(user.secret));
  expect(locked.status).toBe(429);
  const json = { currentPassword: userPassword, newPassword: 'ruedas-de-tren-14' };
  await cms.call('/api/users/password', { method: 'PUT', json, token: user.token });
  const challenge = await challengeOf(user.email, json.newPassword);
  expect((await guess(challenge, codeOf(user.secret))).status).toBe(200);
  const other = await createSecuredUser(cms, 'codigos-aparte');
  for (let logins = 0; logins < 4; logins += 1) {
    const begun = await challengeOf(other.email);
    for (let tries = 0; tries < 5; tries += 1) await guess(begun, aWrongCode(other.secret));
  }
  expect((await guess(await challengeOf(other.email), other.recoveryCodes[0]!)).status).toBe(200);
});

test('reading hundreds of orders in a minute is refused, and the owner is told once of each person', async () => {
  const read = async (token: string, times: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1)
      statuses.push((await cms.call('/api/orders?limit=1', { token })).status);
    return statuses.filter((status) => status === 429).length;
  };
  const reader = await createSignedInUser(cms, 'lectura', 'lee-mucho');
  const other = await createSignedInUser(cms, 'lectura', 'lee-poco');
  // A minute may end meanwhile: 650 reads exceed the limit of one.
  expect(await read(reader.token, 650)).toBeGreaterThan(0);
  expect(await read(other.token, 5)).toBe(0);
  const rows = await cms.strapi.db.connection('audit_entries').where({ action: 'reads-limited' });
  expect(rows.map(({ actor }) => actor)).toEqual(['lee-mucho']);
});
