import { initialOperatingRules, ownSessionMessages, type OwnSession } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../support/data/account-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { createSignedInUser, userPassword } from '../support/data/signed-in-user';
import { sweepAccounts } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

export function ownSessionsSuite(database: string, booted: () => TestCms): void {
  describe(`own sessions on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const { post, check } = accountCalls(booted);
    const logIn = async (name: string) =>
      (
        await post(
          '/api/auth/login',
          { email: `${name}@ejemplo.com`, password: userPassword },
          { headers: { 'user-agent': PHONE }, ip: '190.12.34.56' },
        )
      ).body.token;
    const aUser = async (name: string) => {
      const { token, id } = await createSignedInUser(booted(), 'admin', name);
      return { id, first: token, second: await logIn(name) };
    };
    const list = async (token: string): Promise<OwnSession[]> =>
      (await booted().call<{ sessions: OwnSession[] }>('/api/users/sessions', { token })).body.sessions;
    const end = (token: string, path: string) =>
      booted().call(`/api/users/sessions${path}`, { method: 'DELETE', token });
    const records = (id: number) => booted().strapi.db.connection('staff_sessions').where({ user_id: id });

    // @spec F.20
    test('a session is listed with device, shortened address and times, the present one first', async () => {
      const { second } = await aUser('sesion-lista');
      const [current, other, ...rest] = await list(second);
      expect(current).toMatchObject({
        isOpen: true,
        isCurrent: true,
        browser: 'Chrome',
        system: 'Android',
        address: '190.12.x.x',
      });
      expect(other).toMatchObject({ isOpen: true, isCurrent: false });
      expect(rest).toEqual([]);
      expect(Date.parse(current!.usedAt)).toBeGreaterThanOrEqual(Date.parse(current!.openedAt));
      expect(JSON.stringify(await records(0).clearWhere())).not.toContain('190.12.34');
    });

    test('a session that is ended by its user ends at once and stays listed as ended', async () => {
      const { first, second } = await aUser('sesion-cierra');
      const other = (await list(second)).find(({ isCurrent }) => !isCurrent)!;
      expect((await end(second, `/${other.id}`)).body.message).toBe(ownSessionMessages.ended);
      expect([await check(first), await check(second)]).toEqual([401, 200]);
      expect((await list(second)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
      const again = await end(second, `/${other.id}`);
      expect([again.status, again.body.message]).toEqual([404, ownSessionMessages.notFound]);
    });

    test('a session of somebody else cannot be ended', async () => {
      const { second } = await aUser('sesion-mia');
      const { first } = await aUser('sesion-ajena');
      const [own] = await list(first);
      expect((await end(second, `/${own!.id}`)).status).toBe(404);
      expect(await check(first)).toBe(200);
    });

    test('all other sessions end at once, and this one goes on', async () => {
      const { first, second } = await aUser('sesion-otras');
      expect((await end(second, '')).body.message).toBe(ownSessionMessages.othersEnded);
      expect([await check(first), await check(second)]).toEqual([401, 200]);
    });

    // @spec F.20
    test('all sessions end at once', async () => {
      const { first, second } = await aUser('sesion-todas');
      expect((await end(second, '?scope=all')).body.message).toBe(ownSessionMessages.allEnded);
      expect([await check(first), await check(second)]).toEqual([401, 401]);
      const refused = await end(await logIn('sesion-todas'), '?scope=mias');
      expect(refused.status).toBe(400);
    });

    test('an open session without a record is listed without device', async () => {
      const { id, second } = await aUser('sesion-sin-registro');
      await records(id).delete();
      const [current] = await list(second);
      expect(current).toMatchObject({ isCurrent: true, browser: '', system: '', address: '' });
      expect(Date.parse(current!.openedAt)).toBeGreaterThan(Date.now() - 3_600_000);
    });

    describe('the days of ended sessions', () => {
      const setDays = (sessionDays: number) =>
        shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, sessionDays } });
      afterEach(() => setDays(initialOperatingRules.sessionDays));

      test('ended sessions are listed and kept for as many days as the owner sets', async () => {
        const { id, first, second } = await aUser('sesion-dias');
        await end(first, '');
        const threeDaysAgo = Date.now() - 3 * 86_400_000;
        await records(id).update({ used_at: new Date(threeDaysAgo) });
        expect(await check(second)).toBe(401);
        expect((await list(first)).filter(({ isOpen }) => !isOpen)).toHaveLength(1);
        await setDays(2);
        expect((await list(first)).filter(({ isOpen }) => !isOpen)).toEqual([]);
        await sweepAccounts();
        expect(await records(id)).toEqual([]);
      });
    });
  });
}
