import { beforeAll, describe, expect, test } from 'vitest';
import { codeCalls, codeOf, cookiesOf, createSecuredUser } from '../support/data/second-factor-calls';
import { userPassword } from '../support/data/signed-in-user';
import { runCommand } from '../support/processes/run-command';
import { sweepAccounts } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const OTHER_PASSWORD = 'ruedas-de-tren-7';

export function trustedDevicesSuite(database: string, booted: () => TestCms): void {
  describe(`trusted devices on ${database}`, () => {
    let calls: ReturnType<typeof codeCalls>;
    beforeAll(() => {
      calls = codeCalls(booted());
    });

    async function aTrustedDevice(name: string) {
      const user = await createSecuredUser(booted(), name);
      const challenge = await calls.challengeOf(user.email);
      const { body, headers } = await calls.enterCode(challenge, codeOf(user.secret), { trustDevice: true });
      return { ...user, token: body.token, headers, cookie: cookiesOf(headers) };
    }
    const devices = () => booted().strapi.db.connection('trusted_devices');

    test('a trusted device is asked for no code for thirty days', async () => {
      const { id, email, cookie, headers } = await aTrustedDevice('confia');
      const set = headers
        .getSetCookie()
        .find((one) => one.startsWith('jl_device_'))!
        .toLowerCase();
      expect(set).toMatch(/path=\/api\/auth;.*samesite=strict; httponly/);
      const days = (Date.parse(/expires=([^;]+)/.exec(set)![1]!) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(30);
      expect((await calls.logIn(email, { cookie })).status).toBe(200);
      await devices()
        .where({ user_id: id })
        .update({ expires_at: Date.now() - 1 });
      expect((await calls.logIn(email, { cookie })).status).toBe(401);
    });

    test('a device that one user trusts is not trusted for another, nor after a logout is it forgotten', async () => {
      const { token, email, cookie } = await aTrustedDevice('confia-una');
      const other = await aTrustedDevice('confia-otra');
      const stolen = cookie.replace(/jl_device_\d+/, /jl_device_\d+/.exec(other.cookie)![0]);
      expect((await calls.logIn(other.email, { cookie: stolen })).status).toBe(401);
      await calls.post('/auth/logout', {}, { token });
      expect((await calls.logIn(email, { cookie })).status).toBe(200);
      expect((await calls.logIn(email, { cookie: `${cookie}; ${other.cookie}` })).status).toBe(200);
    });

    test('a device is trusted no more after a change of the password', async () => {
      const { id, token, email, cookie } = await aTrustedDevice('confia-clave');
      const json = { currentPassword: userPassword, newPassword: OTHER_PASSWORD };
      expect((await booted().call('/api/users/password', { method: 'PUT', token, json })).status).toBe(200);
      expect((await calls.logIn(email, { cookie }, OTHER_PASSWORD)).status).toBe(401);
      expect(await devices().where({ user_id: id })).toEqual([]);
    });

    test.each(['others', 'all'])('a device is trusted no more after all sessions end (%s)', async (scope) => {
      const { token, email, cookie } = await aTrustedDevice(`confia-${scope}`);
      await booted().call(`/api/users/sessions?scope=${scope}`, { method: 'DELETE', token });
      expect((await calls.logIn(email, { cookie })).status).toBe(401);
    });

    test('the sweep deletes trust and begun logins that are over, and what deleted users left', async () => {
      const { id, documentId, email } = await aTrustedDevice('confia-vencida');
      await calls.challengeOf(email);
      await devices()
        .where({ user_id: id })
        .update({ expires_at: Date.now() - 1 });
      const db = booted().strapi.db.connection;
      await db('sign_in_challenges')
        .where({ user_id: id })
        .update({ expires_at: Date.now() - 1 });
      await booted().strapi.documents('plugin::users-permissions.user').delete({ documentId });
      await sweepAccounts();
      for (const table of ['trusted_devices', 'sign_in_challenges', 'second_factors', 'recovery_codes'])
        expect([table, await db(table).where({ user_id: id })]).toEqual([table, []]);
    });

    // @spec F.21
    test('a lost phone is removed by a command on the server while the shop runs', async () => {
      const { token, email } = await aTrustedDevice('sin-telefono');
      const shop = { dataDir: booted().dataDir, databaseUrl: process.env.DATABASE_URL || undefined };
      const reset = (...words: string[]) => runCommand('reset-second-factor', shop, ...words);
      expect(await reset('--email', email.toUpperCase())).toMatchObject({ code: 0 });
      expect((await booted().call('/api/auth/check', { token })).status).toBe(401);
      expect((await calls.logIn(email)).status).toBe(200);
      const entry = await booted()
        .strapi.db.query('api::account.audit-entry')
        .findOne({ where: { action: 'second-factor-reset' }, orderBy: { id: 'desc' } });
      expect(entry).toMatchObject({ actor: 'servidor', after: { username: 'sin-telefono' } });
      const off = await reset('--email', email);
      expect([off.code, off.output]).toEqual([1, expect.stringContaining('no tiene la verificación')]);
      const nobody = await reset('--email', 'nadie@ejemplo.com');
      expect([nobody.code, nobody.output]).toEqual([1, expect.stringContaining('No hay ninguna cuenta')]);
      expect((await reset()).output).toContain('Uso: npm run reset-second-factor');
    });
  });
}
