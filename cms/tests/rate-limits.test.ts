import { readdirSync } from 'node:fs';
import { initialOperatingRules, messages, secondFactorMessages } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopper, commerceOn } from './support/data/commerce-calls';
import { aPicture, formWith } from './support/data/forms';
import { aWrongCode, codeCalls, codeOf, createSecuredUser } from './support/data/second-factor-calls';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms({ rateLimitFactor: 1 });
});
afterAll(() => cms.stop());

const logIn = (password: string, ip: string, email = testAdmin.email) =>
  cms.call('/api/auth/login', { method: 'POST', json: { email, password }, ip });
const message = { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Talles', message: '¿Hay talle 4?' };
const write = (ip: string) => cms.call('/api/contact', { method: 'POST', json: message, ip });

test('the sixth wrong password of one address is refused, other addresses are not', async () => {
  for (let guess = 0; guess < 5; guess += 1) expect((await logIn('no-es', '198.51.100.1')).status).toBe(401);
  const refused = await logIn(testAdmin.password, '198.51.100.1');
  expect([refused.status, refused.body.message]).toEqual([429, messages.rateLimited]);
  expect(refused.body.message).toContain('429');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait > 0 && wait <= 900).toBe(true);
  expect((await logIn(testAdmin.password, '198.51.100.2')).status).toBe(200);
});

test('guesses at the current password within a session are limited', async () => {
  const { token } = (await logIn(testAdmin.password, '198.51.100.20')).body as unknown as { token: string };
  const guess = async () => {
    const json = { currentPassword: 'no-es-esta', newPassword: 'Otra-muy-larga-2026' };
    return (await cms.call('/api/users/password', { method: 'PUT', json, token })).status;
  };
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 11; guesses += 1) statuses.push(await guess());
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('guesses at a code are limited by login and, from many addresses, by account and day', async () => {
  const { email, secret } = await createSecuredUser(cms, 'codigos');
  const { challengeOf, enterCode } = codeCalls(cms);
  let address = 0;
  const guess = async (challenge: string, code = aWrongCode(secret)) => {
    address += 1;
    return enterCode(challenge, code, { ip: `198.51.100.${100 + address}` });
  };
  const statuses: number[] = [];
  for (let logins = 0; logins < 4; logins += 1) {
    const challenge = await challengeOf(email);
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess(challenge)).status);
    if (logins === 0) expect((await guess(challenge, codeOf(secret))).status).toBe(429);
  }
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 400));
  const refused = await guess(await challengeOf(email), codeOf(secret));
  expect([refused.status, refused.body.message]).toEqual([429, secondFactorMessages.tooManyCodes]);
});

test('a stolen session cannot use up the codes that an account may try in a day', async () => {
  const { email, secret, token } = await createSecuredUser(cms, 'codigos-ajenos');
  const { challengeOf, enterCode, post } = codeCalls(cms);
  for (let tries = 0; tries < 21; tries += 1) {
    const { status } = await post('/users/second-factor/confirm', { code: aWrongCode(secret) }, { token });
    expect(status).toBe(409);
  }
  const ip = '198.51.100.190';
  expect((await enterCode(await challengeOf(email), codeOf(secret), { ip })).status).toBe(200);
});

test('parallel password guesses count like sequential ones', async () => {
  const guesses = Array.from({ length: 50 }, (_, at) =>
    logIn('no-es', '198.51.100.3', `persona${at}@ejemplo.com`),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('a spoofed address is ignored: only the one seen by the storefront counts', async () => {
  const guesses = Array.from({ length: 6 }, (_, at) => logIn('no-es', `10.0.0.${at}, 198.51.100.4`));
  expect(
    (await Promise.all(guesses)).map(({ status }) => status).filter((status) => status === 429),
  ).toHaveLength(1);
});

test('a successful sign-in resets the failures before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 4; guess += 1) await logIn('no-es', '198.51.100.5');
    expect((await logIn(testAdmin.password, '198.51.100.5')).status).toBe(200);
  }
});

test('the sixth message of one visitor is refused', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await write('198.51.100.6')).status).toBe(200);
  expect((await write('198.51.100.6')).status).toBe(429);
  expect((await write('198.51.100.7')).status).toBe(200);
});

test('a visitor has at most three unclaimed proofs, and an abandoned one is replaced', async () => {
  const picture = await aPicture(60, 60).jpeg().toBuffer();
  const send = () =>
    cms.call<{ url: string }>('/api/upload/proof', {
      method: 'POST',
      body: formWith(picture),
      ip: '198.51.100.8',
    });
  const proofs = await Promise.all([await send(), await send(), await send()]);
  const refused = await send();
  expect([...proofs.map(({ status }) => status), refused.status]).toEqual([201, 201, 201, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  const [oldest] = proofs.map(({ body }) => body.url.split('/').at(-1));
  const rows = () => cms.strapi.db.connection('transfer_proofs');
  await rows()
    .where('proof_id', oldest as string)
    .update({ created_at: new Date(Date.now() - 16 * 60_000) });
  expect((await send()).status).toBe(201);
  const left = (await rows().whereNull('claimed_by').pluck('proof_id')) as string[];
  expect([left.length, left.includes(oldest as string)]).toEqual([3, false]);
  expect(readdirSync(`${cms.dataDir}/proofs`, { recursive: true }).join()).not.toContain(oldest);
});

test('concurrent proofs of one visitor share the limit', async () => {
  const picture = await aPicture(60, 60).jpeg().toBuffer();
  const sent = await Promise.all(
    Array.from({ length: 6 }, () =>
      cms.call('/api/upload/proof', { method: 'POST', body: formWith(picture), ip: '198.51.100.12' }),
    ),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
});

test('the eleventh proof upload in 15 minutes is refused', async () => {
  const send = () =>
    cms.call('/api/upload/proof', {
      method: 'POST',
      body: formWith(Buffer.from('nada')),
      ip: '198.51.100.11',
    });
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('public reads are limited per minute, except for the storefront and monitoring', async () => {
  const read = (headers: Record<string, string> = {}, path = '/api/shop') =>
    cms.call(path, { ip: '198.51.100.9', headers });
  const statuses = new Map<number, number>();
  for (let at = 0; at < 610; at += 1) {
    const { status } = await read();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBeGreaterThanOrEqual(1);
  expect((await read({ 'x-internal-secret': process.env.INTERNAL_SECRET! })).status).toBe(200);
  expect((await read({}, '/api/health')).status).toBe(200);
});

test('rate limit counts survive a restart and contain no address', async () => {
  for (let guess = 0; guess < 5; guess += 1) await logIn('no-es', '198.51.100.10');
  const Database = (await import('better-sqlite3')).default;
  const file = new Database(`${cms.dataDir}/rate-limits.db`, { readonly: true });
  const rows = file.prepare('select key, points from rate_limits').all() as { key: string; points: number }[];
  file.close();
  expect(rows.some(({ key, points }) => key.startsWith('loginPair:') && points === 5)).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|ejemplo/);
});

// @spec E.10
test('guesses at coupons are limited, and a refusal costs the same whether the coupon exists or not', async () => {
  const { token } = (await logIn(testAdmin.password, '198.51.100.30')).body as unknown as { token: string };
  const limits = { from: null, to: null, maxUses: null };
  const json = { code: 'PAUSADO', kind: 'percent', value: 10, active: false, ...limits };
  expect((await cms.call('/api/coupons', { method: 'POST', json, token })).status).toBe(201);
  const guess = (code: string, ip: string) => {
    const items = [{ productId: 'x', quantity: 1 }];
    return cms.call('/api/coupons/check', { method: 'POST', json: { code, items }, ip });
  };
  for (const [code, ip] of [
    ['PAUSADO', '198.51.100.31'],
    ['NADIE', '198.51.100.32'],
  ] as const) {
    const answers = [];
    for (let guesses = 0; guesses < 11; guesses += 1) answers.push(await guess(code, ip));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    expect(answers[0]?.body.message).toBe('Ese cupón no existe o no está disponible.');
  }
});

test('guesses at the token of an invitation are limited, whether it is read or accepted', async () => {
  const guess = (call: string) =>
    cms.call(`/api/staff/invitations/${call}`, {
      method: 'POST',
      ip: '198.51.100.77',
      json: { token: 'no-es', password: 'una-clave-bien-larga-7' },
    });
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1)
    statuses.push((await guess(tries % 2 ? 'read' : 'accept')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});

test('guesses of the last digits of a phone are limited by order and day, from however many addresses', async () => {
  const shop = await commerceOn(cms);
  await shop.admin('/api/rules', {
    method: 'PUT',
    json: { ...initialOperatingRules, trackingAsksPhone: true },
  });
  const { _id: productId } = await shop.product();
  const items = [{ productId, quantity: 1, size: 'M' }];
  const { orderNumber, linkToken } = await shop.placed(items, {
    shippingInfo: aShopper({ phone: '2995123407' }),
  });
  let address = 0;
  const track = async (query: string) => {
    address += 1;
    return cms.call(`/api/orders/by-number/${orderNumber}?${query}`, { ip: `203.0.113.${address}` });
  };
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await track(`digits=${1000 + guess}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const right = await track('digits=3407');
  expect([right.status, right.body.message]).toEqual([429, expect.stringContaining('el enlace')]);
  expect(right.text).not.toContain('Conjunto de prueba');
  expect((await track(`token=${encodeURIComponent(linkToken)}`)).text).toContain('Conjunto de prueba');
  expect((await track('')).status).toBe(200);
});
