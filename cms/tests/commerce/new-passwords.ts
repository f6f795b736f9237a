import { accountMessages, initialOperatingRules } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { asPanelUser, inPanel } from '../support/data/panel-documents';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import type { TestCms } from '../support/servers/start-cms';

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
  });
}
