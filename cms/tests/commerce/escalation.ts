import {
  accountMessages,
  messages,
  roleTypeOf,
  staffMessages,
  STAFF_ROLES,
  type StaffRole,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../support/data/account-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { createSecuredUser, codeCalls, codeOf, cookiesOf } from '../support/data/second-factor-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { aPerson, teamCalls, type TeamCalls } from '../support/data/team-calls';
import type { TestCms } from '../support/servers/start-cms';

const USER = 'plugin::users-permissions.user';
const others = STAFF_ROLES.filter((role) => role !== 'duena');

/** Tests attempts to get more than one's role allows. */
export function escalationSuite(database: string, booted: () => TestCms): void {
  describe(`attempts at more than one's role on ${database}`, () => {
    let shop: Commerce;
    let team: TeamCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      team = teamCalls(shop);
    });
    const { post } = accountCalls(booted);
    const aUser = (role: StaffRole, name: string) => createSignedInUser(booted(), roleTypeOf(role), name);
    const roleOf = async (documentId: string) =>
      (
        await booted()
          .strapi.db.query(USER)
          .findOne({ where: { documentId }, populate: ['role'] })
      ).role.type;
    const ask = (token: string, method: string, path: string, json?: object) =>
      booted().call(path, { method, token, json });

    test.each(others)(
      'the role %s cannot be raised by the profile, the team or an invitation',
      async (role) => {
        const { token, documentId } = await aUser(role, `sube-${role}`);
        const own = { username: `sube-${role}`, email: `sube-${role}@ejemplo.com` };
        const raised = {
          ...own,
          role: 1,
          staffRole: 'duena',
          blocked: false,
          roleId: 1,
          password: 'ruedas-de-tren-9',
        };
        expect((await ask(token, 'PUT', '/api/users/profile', raised)).status).toBe(200);
        expect((await ask(token, 'PUT', `/api/staff/${documentId}`, { staffRole: 'duena' })).status).toBe(
          403,
        );
        const invitation = { ...aPerson('duena'), email: 'otra-yo@ejemplo.com' };
        expect((await ask(token, 'POST', '/api/staff/invitations', invitation)).status).toBe(403);
        expect(await roleOf(documentId)).toBe(roleTypeOf(role));
        const { status } = await post('/api/auth/login', { email: own.email, password: userPassword });
        expect(status).toBe(200);
      },
    );

    test.each(STAFF_ROLES)('Strapi’s own calls of users answer the role %s nothing', async (role) => {
      const { id, token, documentId } = await aUser(role, `propias-${role}`);
      const tries: [string, string, object?][] = [
        ...(['/api/users', '/api/users/me', `/api/users/${id}`, '/api/users/profile'] as const).map(
          (path): [string, string] => ['GET', path],
        ),
        ['PUT', `/api/users/${id}`, { role: 1 }],
        ['PUT', '/api/users/security', { role: 1 }],
        [
          'POST',
          '/api/users',
          { username: 'x', email: 'x@ejemplo.com', password: 'ruedas-de-tren-9', role: 1 },
        ],
        ...(['password', 'profile', 'security', String(id)] as const).map((part): [string, string] => [
          'DELETE',
          `/api/users/${part}`,
        ]),
        ['POST', '/api/auth/local', { identifier: `propias-${role}`, password: userPassword }],
        [
          'POST',
          '/api/auth/change-password',
          { password: 'a', currentPassword: 'b', passwordConfirmation: 'a' },
        ],
      ];
      for (const [method, path, json] of tries) {
        const { status } = await ask(token, method, path, json);
        expect([method, path, [403, 404, 405].includes(status)]).toEqual([method, path, true]);
      }
      expect(await roleOf(documentId)).toBe(roleTypeOf(role));
    });

    test.each([
      { role: 'duena' },
      { staffRole: 'admin' },
      { staffRole: 'super-admin' },
      { staffRole: null },
      {},
    ])('the owner changes a person to no other thing than a role of the table: %j', async (change) => {
      const { documentId } = await aUser('lectura', `raro-${JSON.stringify(change).length}`);
      expect((await team.change(documentId, change)).status).toBe(400);
      expect(await roleOf(documentId)).toBe('lectura');
    });

    test('an invitation takes neither role nor name nor e-mail from the person who accepts it', async () => {
      const person = aPerson('lectura');
      const { token } = await team.invited(person);
      const json = {
        token,
        password: 'ruedas-de-tren-9',
        staffRole: 'duena',
        role: 1,
        email: 'yo@ejemplo.com',
      };
      expect((await post('/api/staff/invitations/accept', json)).status).toBe(201);
      const { staff } = await team.list();
      expect(staff.find(({ email }) => email === person.email)?.staffRole).toBe('lectura');
      expect(staff.map(({ email }) => email)).not.toContain('yo@ejemplo.com');
    });

    test.each<[string, object]>([
      ['blocked', { blocked: true }],
      ['given another role', { staffRole: 'vendedora' }],
    ])(
      'an owner who is %s has left no invitation that works, under whatever name she made it',
      async (how, change) => {
        const name = `duena-${how.length}`;
        const { token, documentId } = await aUser('duena', name);
        const accomplice = aPerson('duena');
        const { body } = await booted().call<{ link: string }>('/api/staff/invitations', {
          method: 'POST',
          token,
          json: accomplice,
        });
        const renamed = { username: `${name} otra`, email: `${name}@ejemplo.com` };
        expect((await ask(token, 'PUT', '/api/users/profile', renamed)).status).toBe(200);
        expect((await team.change(documentId, change)).status).toBe(200);
        const refused = await team.accept(body.link.split('#')[1] ?? '');
        expect([refused.status, refused.body.message]).toEqual([404, staffMessages.invitationInvalid]);
        expect((await team.list()).invitations.map(({ email }) => email)).not.toContain(accomplice.email);
      },
    );

    test.each(['Sistema', 'servidor', 'CLIENTE', 'Mercado  Pago', 'sube-MAYUSCULAS'])(
      'nobody takes the name %j, under which the log has what others did',
      async (username) => {
        if (username === 'sube-MAYUSCULAS') await aUser('vendedora', username.toLowerCase());
        const name = `nombre-${username.replace(/\W/g, '').toLowerCase()}`;
        const { token } = await aUser('vendedora', name);
        const json = { username, email: `${name}@ejemplo.com` };
        const { status, body } = await booted().call<{ message: string }>('/api/users/profile', {
          method: 'PUT',
          token,
          json,
        });
        expect([status, body.message]).toEqual([409, accountMessages.taken]);
      },
    );

    test('an invitation for a name of the log is refused', async () => {
      const { status, body } = await team.invite({ ...aPerson(), username: 'Sistema' });
      expect([status, body.message]).toEqual([409, staffMessages.taken]);
    });

    test('a begun login opens nothing without its code: no session, no renewal, no other way in', async () => {
      const { email, secret } = await createSecuredUser(booted(), 'sube-sin-codigo');
      const calls = codeCalls(booted());
      const challenge = await calls.challengeOf(email);
      const { status, headers } = await calls.logIn(email);
      expect([status, cookiesOf(headers)]).toEqual([401, '']);
      const asCookie = { headers: { cookie: `jl_session=${challenge}` } };
      expect((await post('/api/auth/refresh', undefined, asCookie)).status).toBe(401);
      expect((await booted().call('/api/auth/check', { token: challenge })).status).toBe(401);
      const foreign = await post(
        '/api/auth/second-factor',
        { challenge, code: codeOf(secret) },
        { headers: { origin: 'https://evil.example' } },
      );
      expect([foreign.status, foreign.body.message]).toEqual([403, messages.forbidden]);
      expect((await calls.enterCode(challenge, codeOf(secret))).status).toBe(200);
    });

    test('a code of one user completes the login of no other', async () => {
      const [one, other] = [
        await createSecuredUser(booted(), 'sube-codigo-una'),
        await createSecuredUser(booted(), 'sube-codigo-otra'),
      ];
      const calls = codeCalls(booted());
      const challenge = await calls.challengeOf(other.email);
      expect((await calls.enterCode(challenge, codeOf(one.secret))).status).toBe(400);
      expect((await calls.enterCode(challenge, one.recoveryCodes[0]!)).status).toBe(400);
    });

    test('a session is not ended by another site', async () => {
      const { token } = await aUser('vendedora', 'sube-salida');
      const { headers } = await post('/api/auth/login', {
        email: 'sube-salida@ejemplo.com',
        password: userPassword,
      });
      const cookie = cookiesOf(headers);
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const from of foreign) {
        const out = await post('/api/auth/logout', undefined, { headers: { cookie, ...from } });
        expect(out.status).toBe(403);
      }
      expect(await team.check(token)).toBe(200);
    });

    test('a form of another site signs nobody in', async () => {
      const body = new URLSearchParams({ email: 'sube-salida@ejemplo.com', password: userPassword });
      const { status, headers } = await booted().call('/api/auth/login', { method: 'POST', body });
      expect([status, headers.get('set-cookie')]).toEqual([415, null]);
    });

    test('the export of orders, which holds the phone of every buyer, is told with the person who made it', async () => {
      const { token } = await aUser('duena', 'exporta-ordenes');
      expect((await ask(token, 'GET', '/api/orders/export')).status).toBe(200);
      const { body } = await shop.admin<{ entries: { action: string }[] }>(
        '/api/audit?actor=exporta-ordenes&kind=orders',
      );
      expect(body.entries).toMatchObject([{ action: 'orders-exported' }]);
    });
  });
}
