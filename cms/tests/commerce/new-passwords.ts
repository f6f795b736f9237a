import { accountMessages, initialOperatingRules } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { asPanelUser, inPanel } from '../support/data/panel-documents';
import { teamCalls } from '../support/data/team-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { runCommand } from '../support/processes/run-command';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

const USER = 'plugin::users-permissions.user';
const SIX = 'k7#mQ2';
const TEN = 'tren-rueda';

export function newPasswordsSuite(database: string, booted: () => TestCms): void {
  describe(`new passwords on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const setShortest = (minPasswordLength: number) =>
      shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, minPasswordLength } });
    afterEach(() => setShortest(initialOperatingRules.minPasswordLength));

    const change = (token: string, newPassword: string) =>
      booted().call('/api/users/password', {
        method: 'PUT',
        token,
        json: { currentPassword: userPassword, newPassword },
      });

    // @spec F.22
    test('a new password needs ten characters until the owner decides otherwise', async () => {
      const { token } = await createSignedInUser(booted(), 'admin', 'clave-diez');
      const refused = await change(token, TEN.slice(1));
      expect([refused.status, refused.body.message]).toEqual([400, accountMessages.tooShort(10)]);
      expect(refused.body.errors).toEqual([{ path: 'newPassword', message: accountMessages.tooShort(10) }]);
      expect((await change(token, TEN)).status).toBe(200);
    });

    // @spec F.22
    test('a new password of six characters is enough where the owner lowers the rule to six', async () => {
      await setShortest(6);
      const { token } = await createSignedInUser(booted(), 'admin', 'clave-seis');
      const refused = await change(token, SIX.slice(1));
      expect([refused.status, refused.body.message]).toEqual([
        400,
        'La nueva contraseña debe tener al menos 6 caracteres.',
      ]);
      expect((await change(token, SIX)).status).toBe(200);
    });

    test('a user that the panel creates needs ten characters and no common password, whatever the rule', async () => {
      await setShortest(6);
      const role = await booted()
        .strapi.db.query('plugin::users-permissions.role')
        .findOne({ where: { type: 'admin' } });
      const create = (password: string) =>
        asPanelUser(booted(), () =>
          inPanel(booted(), USER).create({
            data: {
              username: 'clave-panel',
              email: 'clave-panel@ejemplo.com',
              provider: 'local',
              password,
              confirmed: true,
              blocked: false,
              role: role.id,
            },
          }),
        );
      await expect(create(SIX)).rejects.toThrow(accountMessages.tooShort(10));
      await expect(create('password123')).rejects.toThrow(accountMessages.tooCommon);
      const { documentId } = await create(TEN);
      const edit = (data: object) =>
        asPanelUser(booted(), () => inPanel(booted(), USER).update({ documentId, data }));
      await expect(edit({ password: SIX.slice(1) })).rejects.toThrow(accountMessages.tooShort(6));
      await edit({ username: 'clave-panel-b' });
    });

    const linkFor = async (...words: string[]) => {
      const shop = { dataDir: booted().dataDir, databaseUrl: process.env.DATABASE_URL || undefined };
      const { code, output } = await runCommand('reset-password', shop, ...words);
      return { code, output, link: new URL(/http\S+/.exec(output)?.[0] ?? 'none:') };
    };

    test('a command on the server gives an owner who forgot her password a link for a new one, once', async () => {
      const { token } = await createSignedInUser(booted(), 'admin', 'clave-olvidada');
      const made = await linkFor('--email', 'CLAVE-OLVIDADA@ejemplo.com');
      expect([made.code, made.link.pathname]).toEqual([0, '/admin/invitacion']);
      const accept = (password: string) =>
        booted().call('/api/staff/invitations/accept', {
          method: 'POST',
          json: { token: made.link.hash.slice(1), password },
        });
      expect((await accept('password123')).status).toBe(400);
      expect((await accept(TEN)).status).toBe(200);
      expect((await accept(TEN)).status).toBe(404);
      expect((await booted().call('/api/auth/check', { token })).status).toBe(401);
      const json = { email: 'clave-olvidada@ejemplo.com', password: TEN };
      expect((await booted().call('/api/auth/login', { method: 'POST', json })).status).toBe(200);
      const entry = await booted()
        .strapi.db.query('api::account.audit-entry')
        .findOne({ where: { action: 'password-link-made' }, orderBy: { id: 'desc' } });
      expect(entry).toMatchObject({ actor: 'servidor', after: { username: 'clave-olvidada' } });
    });

    test('a link from the server is the record that a link from the back office is', async () => {
      await createSignedInUser(booted(), 'vendedora', 'clave-de-dos');
      const team = teamCalls(shop);
      const account = await team.idOf('clave-de-dos@ejemplo.com');
      expect((await team.passwordLink(account)).status).toBe(200);
      expect((await linkFor('--email', 'clave-de-dos@ejemplo.com')).code).toBe(0);
      const rows = await shop.db()('staff_invitations').where({ account }).orderBy('id');
      // The second link revokes the first one, and each has its own author, token and time.
      const [byOwner, byServer] = rows.map(({ revoked_at: _, ...row }) => ({
        ...Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, value === null ? null : typeof value]),
        ),
        ...Object.fromEntries(
          ['account', 'username', 'email', 'staff_role'].map((name) => [name, row[name]]),
        ),
        digits: row.token_hash.length,
        validFor: Number(new Date(row.expires_at)) - Number(new Date(row.created_at)),
      }));
      expect([rows.length, byServer]).toEqual([2, byOwner]);
    });

    test("a command on the server gives the administrator of Strapi's panel a link for a new password, once", async () => {
      const { link } = await linkFor('--email', testAdmin.email, '--panel');
      expect(link.pathname).toBe('/admin/auth/reset-password');
      const reset = (password: string) =>
        booted().call('/admin/reset-password', {
          method: 'POST',
          json: { resetPasswordToken: link.searchParams.get('code'), password },
        });
      const password = 'Panel-nuevo-2026';
      expect((await reset(password)).status).toBe(200);
      expect((await reset(password)).status).toBe(400);
      const json = { email: testAdmin.email, password };
      expect((await booted().call('/admin/login', { method: 'POST', json })).status).toBe(200);
    });

    test('a command on the server makes no link for a stranger, nor for somebody who was blocked', async () => {
      const { id } = await createSignedInUser(booted(), 'vendedora', 'clave-bloqueada');
      await booted()
        .strapi.db.query(USER)
        .update({ where: { id }, data: { blocked: true } });
      const blocked = await linkFor('--email', 'clave-bloqueada@ejemplo.com');
      expect([blocked.code, blocked.output]).toEqual([1, expect.stringContaining('bloqueada')]);
      for (const place of [[], ['--panel']]) {
        const { code, output } = await linkFor('--email', 'nadie@ejemplo.com', ...place);
        expect([code, output]).toEqual([1, expect.stringContaining('No hay ninguna cuenta')]);
      }
      expect((await linkFor()).output).toContain('Uso: npm run reset-password');
    });
  });
}
