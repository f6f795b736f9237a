import { endpoints, OPENING_CHECKS, type ErrorBody, type Opening, type SiteContent } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const CLOSED = 'La tienda está cerrada por ahora: todavía no podemos tomar pedidos.';

type Answer = { opening: Opening } & ErrorBody;

/** Runs on an installation that begins closed. */
export function openingSuite(database: string, start: () => Promise<TestCms>): void {
  describe(`the opening of a shop on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = await start();
      shop = await commerceOn(cms);
    });
    afterAll(() => cms.stop());

    const read = async (): Promise<Opening> =>
      endpoints.getOpening.answer.parse((await shop.admin('/api/opening')).body).opening;
    const post = (path: string) => shop.admin<Answer>(`/api/opening/${path}`, { method: 'POST', json: {} });
    const decide = (key: string, json: object) =>
      shop.admin<Answer>(`/api/opening/checks/${key}`, { method: 'PUT', json });
    const state = async () => (await cms.call('/api/opening/state')).body;
    const isOpen = async () => (await state()).isOpen;
    const entries = () => shop.db()('opening_entries');
    const stateOf = async (key: string) => (await read()).checks.find((one) => one.key === key)?.state;
    const waive = (key: string) => decide(key, { waived: true, reason: 'En trámite' });

    // Its e-mail is the one of the administrator.
    // @spec F.9
    test('an empty installation is closed, and its checklist is red but for the e-mail', async () => {
      const opening = await read();
      expect(opening).toMatchObject({ isOpen: false, isReady: false, changedBy: null, changedAt: null });
      expect(opening.checks.map(({ key }) => key)).toEqual([...OPENING_CHECKS]);
      expect(opening.checks.filter((one) => one.state !== 'red').map(({ key }) => key)).toEqual([
        'seller-email',
      ]);
      expect(await state()).toEqual({ status: 'success', isOpen: false, notice: { title: '', text: '' } });
    });

    test('a closed shop takes neither orders nor coupons of the public, and stores nothing', async () => {
      const { _id } = await shop.product({ stock: 5 });
      const items = [{ productId: _id, quantity: 1, size: 'M' }];
      const ordered = await cms.call<ErrorBody>('/api/orders', { method: 'POST', json: anOrder(items) });
      expect(ordered).toMatchObject({ status: 409, body: { code: 'SHOP_CLOSED', message: CLOSED } });
      const checked = await cms.call('/api/coupons/check', {
        method: 'POST',
        json: { code: 'HOLA', items: [{ productId: _id, quantity: 1 }] },
      });
      expect(checked).toMatchObject({ status: 409, body: { code: 'SHOP_CLOSED' } });
      expect(await shop.db()('orders').select('id')).toEqual([]);
      expect(await shop.stockOf(_id)).toBe(5);
    });

    test('a closed shop answers public reads and messages as an open one', async () => {
      for (const path of ['products', 'content', 'shop', 'health', 'ready'])
        expect((await cms.call(`/api/${path}`)).status).toBe(200);
      const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Consulta' };
      expect((await cms.call('/api/contact', { method: 'POST', json: message })).status).toBeLessThan(300);
    });

    test('staff may try an order before the opening', async () => {
      const { _id } = await shop.product({ stock: 5 });
      const json = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
      expect((await shop.admin('/api/orders', { method: 'POST', json })).status).toBe(201);
    });

    // @spec F.9
    test('a shop with red checks does not open, and says which they are', async () => {
      const answer = await post('open');
      expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_READY' } });
      expect(answer.body.message).toContain('Tu CUIT');
      expect(answer.body.details).toMatchObject({ checks: expect.arrayContaining(['seller-cuit']) });
      expect(await isOpen()).toBe(false);
    });

    test('a check turns green with the data, and red again without them', async () => {
      const { shop: setting } = (await cms.call<{ shop: object }>('/api/shop')).body;
      const save = (changes: object) =>
        shop.admin('/api/shop', { method: 'PUT', json: { ...setting, ...changes } });
      await save({ cuit: '30-50001091-2' });
      expect(await stateOf('seller-cuit')).toBe('green');
      await save({ cuit: '' });
      expect(await stateOf('seller-cuit')).toBe('red');
    });

    test('a default is green once its owner confirms the value that she saw', async () => {
      const { toConfirm } = (await read()).checks.find(({ key }) => key === 'delivery') as {
        toConfirm: string;
      };
      expect(toConfirm).toContain('$2.500');
      expect((await decide('delivery', { confirmed: 'Envío a domicilio $1' })).status).toBe(409);
      expect((await decide('delivery', { confirmed: toConfirm })).status).toBe(200);
      expect(await stateOf('delivery')).toBe('green');
    });

    test('a decision without a known check or without a meaning is refused', async () => {
      expect(await decide('nothing', { waived: true })).toMatchObject({ status: 400 });
      expect(await decide('seller-cuit', {})).toMatchObject({ status: 400 });
      expect(await decide('seller-cuit', { waived: 'sí' })).toMatchObject({ status: 400 });
    });

    // @spec F.9
    test('a waiver of a check says who gave it and why, and can be revoked', async () => {
      const by = (await shop.admin<{ user: { name: string } }>('/api/auth/check')).body.user.name;
      const { opening } = (await waive('seller-cuit')).body;
      const waived = opening.checks.find(({ key }) => key === 'seller-cuit');
      expect(waived).toMatchObject({ state: 'waived', waiver: { by, reason: 'En trámite' } });
      await decide('seller-cuit', { waived: false });
      expect(await stateOf('seller-cuit')).toBe('red');
      const rows = await entries().where('check_key', 'seller-cuit').orderBy('id').pluck('action');
      expect(rows).toEqual(['waived', 'required']);
      const audited = await shop.db()('audit_entries').where('action', 'like', 'opening-%').pluck('actor');
      expect(new Set(audited)).toEqual(new Set([by]));
    });

    test('a shop whose checks are green or waived opens, and the public orders', async () => {
      for (const { key, state: now } of (await read()).checks) if (now === 'red') await waive(key);
      expect((await read()).isReady).toBe(true);
      expect(await isOpen()).toBe(false);
      const { body } = await post('open');
      expect(body.opening).toMatchObject({ isOpen: true, changedBy: expect.any(String) });
      expect(await isOpen()).toBe(true);
      const { _id } = await shop.product({ stock: 5 });
      expect((await shop.order(anOrder([{ productId: _id, quantity: 1, size: 'M' }]))).status).toBe(201);
    });

    test('a second opening at the same time changes nothing', async () => {
      const before = await entries().where('action', 'opened').pluck('id');
      const answers = await Promise.all([post('open'), post('open')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await entries().where('action', 'opened').pluck('id')).toEqual(before);
    });

    test('a check that is red again after the opening closes nothing', async () => {
      await decide('seller-cuit', { waived: false });
      expect(await read()).toMatchObject({ isOpen: true, isReady: false });
      expect(await isOpen()).toBe(true);
    });

    test("a shop that closes for a while shows its owner's words, and opens only when it is ready", async () => {
      const notice = { title: 'Volvemos en marzo', text: 'Vacaciones' };
      await shop.admin('/api/opening/notice', { method: 'PUT', json: notice });
      expect((await post('close')).body.opening.isOpen).toBe(false);
      expect(await state()).toMatchObject({ isOpen: false, notice });
      expect((await post('open')).status).toBe(409);
      await waive('seller-cuit');
      expect((await post('open')).status).toBe(200);
    });

    test('a retry of an order that was placed before the shop closed is answered, a new one refused', async () => {
      const { _id } = await shop.product({ stock: 5 });
      const json = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
      const send = (key: string) =>
        cms.call<ErrorBody>('/api/orders', { method: 'POST', json, headers: { 'idempotency-key': key } });
      expect((await send('before-closing')).status).toBe(201);
      await post('close');
      const retried = await send('before-closing');
      expect([retried.status, retried.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
      expect(await send('after-closing')).toMatchObject({ status: 409, body: { code: 'SHOP_CLOSED' } });
      expect(await shop.stockOf(_id)).toBe(4);
      await post('open');
    });

    test('a published policy says what the settings do, and needs no step of the owner when they change', async () => {
      await shop.admin('/api/policies/delivery/versions', { method: 'POST', json: { seen: 0 } });
      expect(await stateOf('delivery-policy')).toBe('green');
      const { content } = (await cms.call<{ content: SiteContent }>('/api/content')).body;
      content.checkout.shipping.homeDelivery.baseCost = 1_750;
      await shop.admin('/api/content', { method: 'PUT', json: content });
      const text = async () =>
        (await cms.call<{ policy: { text: string } }>('/api/policies/delivery')).body.policy.text;
      await expect.poll(text).toContain('$1.750');
      expect(await stateOf('delivery-policy')).toBe('green');
    });

    test('a notice that is too long is refused and the old one stays', async () => {
      const json = { title: 'x'.repeat(81), text: '' };
      expect((await shop.admin('/api/opening/notice', { method: 'PUT', json })).status).toBe(400);
      expect((await state()).notice).toMatchObject({ title: 'Volvemos en marzo' });
    });

    test('decisions are evidence: the database lets nobody change or delete them', async () => {
      const count = (await entries().pluck('id')).length;
      await expect(entries().update({ actor: 'nadie' })).rejects.toThrow(/append-only/);
      await expect(entries().delete()).rejects.toThrow(/append-only/);
      expect(await entries().pluck('id')).toHaveLength(count);
    });

    test('staff get a preview for this browser, others do not', async () => {
      const { headers } = await post('preview');
      expect(headers.get('set-cookie')).toMatch(
        /^jl_preview=\d+\.[\w-]{43}; path=\/; .*samesite=lax; httponly/i,
      );
      const stranger = await cms.call('/api/opening/preview', { method: 'POST', json: {} });
      expect([stranger.status, stranger.headers.get('set-cookie')]).toEqual([401, null]);
    });

    test('calls of the opening are for staff, but for the state', async () => {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/open'],
        ['POST', '/close'],
        ['PUT', '/notice'],
        ['PUT', '/checks/https'],
      ] as const) {
        const json = method === 'GET' ? undefined : {};
        expect((await cms.call(`/api/opening${path}`, { method, json })).status).toBe(401);
      }
    });
  });
}
