import {
  HOUR_MS,
  initialOperatingRules,
  staffMessages,
  type AuditList,
  type ErrorBody,
  type Product,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { aPerson, teamCalls } from '../support/data/team-calls';
import type { TestCms } from '../support/servers/start-cms';

export function staffSessionsSuite(database: string, booted: () => TestCms): void {
  describe(`sessions and rights of staff on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const logIn = (name: string, password = userPassword) =>
      booted().call<{ token: string }>('/api/auth/login', {
        method: 'POST',
        json: { email: `${name}@ejemplo.com`, password },
      });
    const refresh = (cookie: string) =>
      booted().call<{ token: string }>('/api/auth/refresh', { method: 'POST', headers: { cookie } });
    const sessionOf = async (name: string) => {
      const { id } = await createSignedInUser(booted(), 'vendedora', name);
      const { body, headers } = await logIn(name);
      const records = () => booted().strapi.db.connection('staff_sessions').where({ user_id: id });
      return { token: body.token, cookie: headers.getSetCookie()[0]!.split(';')[0]!, records };
    };

    test('a session that nobody used for two hours is not renewed, however often its page asks', async () => {
      const { cookie, records } = await sessionOf('ociosa-mucho');
      await records().update({ used_at: new Date(Date.now() - 2 * HOUR_MS + 60_000) });
      expect((await refresh(cookie)).status).toBe(200);
      await records().update({ used_at: new Date(Date.now() - 2 * HOUR_MS - 1) });
      expect((await refresh(cookie)).status).toBe(401);
    });

    test('a call that a page makes on its own is no use of a session, one of a person is', async () => {
      const { token, records } = await sessionOf('ociosa-poco');
      const ago = Date.now() - HOUR_MS;
      await records().update({ used_at: new Date(ago) });
      const usedAt = async () => Math.max(...(await records()).map((row) => Number(row.used_at)));
      const headers = { 'x-background': 'yes' };
      await booted().call('/api/auth/check', { token, headers });
      expect(await usedAt()).toBe(ago);
      await booted().call('/api/auth/check', { token });
      expect(await usedAt()).toBeGreaterThan(ago);
    });

    test('a seller changes prices only where the owner lets her', async () => {
      const { token } = await createSignedInUser(booted(), 'vendedora', 'vende-precios');
      const { _id } = await shop.product({ price: 10_000, discount: 0 });
      const edit = (json: object) =>
        booted().call<{ product: Product } & ErrorBody>(`/api/products/${_id}`, {
          method: 'PUT',
          json,
          token,
        });
      for (const change of [{ price: 9_000 }, { discount: 50 }]) {
        const refused = await edit(change);
        expect([refused.status, refused.body.message]).toEqual([403, staffMessages.pricesAreOwners]);
      }
      expect((await edit({ price: 10_000, title: 'Otro título' })).status).toBe(200);
      const letSellers = (sellersChangePrices: boolean) =>
        shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, sellersChangePrices } });
      expect((await letSellers(true)).status).toBe(200);
      expect((await edit({ price: 9_000 })).body.product.price).toBe(9_000);
      const { body } = await booted().call<{ security: object }>('/api/users/security', { token });
      expect(body.security).toMatchObject({ mayChangePrices: true });
      await letSellers(false);
    });

    test('a wrong password of an account is in the activity, and many are summed up', async () => {
      await createSignedInUser(booted(), 'vendedora', 'falla-entrar');
      for (let tries = 0; tries < 7; tries += 1) await logIn('falla-entrar', 'no-es-esta');
      const found = await shop.admin<AuditList>('/api/audit?search=falla-entrar&kind=access');
      const failures = found.body.entries.filter(({ action }) => action === 'login-failed');
      expect(failures.map(({ after }) => after?.failures)).toEqual([5, 1]);
    });

    test('the activity knows who acted after she changed her name', async () => {
      const { token, documentId } = await createSignedInUser(booted(), 'admin', 'nombre-viejo');
      const json = { username: 'nombre-nuevo', email: 'nombre-viejo@ejemplo.com' };
      const changed = await booted().call('/api/users/profile', { method: 'PUT', json, token });
      expect(changed.status).toBe(200);
      const { entries } = (await shop.admin<AuditList>('/api/audit?actor=nombre-viejo')).body;
      expect(entries[0]).toMatchObject({
        actor: 'nombre-viejo',
        actorId: documentId,
        actorNow: 'nombre-nuevo',
      });
    });

    test.each([
      ['sіstema', 400, staffMessages.nameLetters],
      ['Mercadо Pago', 400, staffMessages.nameLetters],
      ['Equipo', 409, 'Ese email o nombre de usuario ya está en uso.'],
      ['Slstema', 409, 'Ese email o nombre de usuario ya está en uso.'],
    ])('nobody is invited or renamed as %j', async (username, status, message) => {
      const invited = await teamCalls(shop).invite({ ...aPerson(), username });
      expect([invited.status, invited.body.message]).toEqual([
        status,
        status === 409 ? staffMessages.taken : message,
      ]);
      const name = `imita-${status}-${username.length}-${message.length}`;
      const { token } = await createSignedInUser(booted(), 'lectura', name);
      const json = { username, email: `${name}@ejemplo.com` };
      const renamed = await booted().call('/api/users/profile', { method: 'PUT', json, token });
      expect([renamed.status, renamed.body.message]).toEqual([status, message]);
    });
  });
}
