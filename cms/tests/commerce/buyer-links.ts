import {
  endpoints,
  isAllowed,
  pathOf,
  roleTypeOf,
  STAFF_ROLES,
  type AdminOrder,
  type DataRequestDetail,
  type Endpoint,
  type StaffCall,
  type StaffExchange,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import { pathParams } from '../support/data/path-params';
import { reviewCalls } from '../support/data/review-calls';
import { createSignedInUser } from '../support/data/signed-in-user';
import type { TestCms } from '../support/servers/start-cms';

const MARK = /con un enlace que pidió el equipo \(vende-enlaces\)/;
const LINK_OF_BUYER = /[?&](?:t|token)=[\w.%-]{10,}/;

const staffReads = (Object.entries(endpoints) as [StaffCall, Endpoint][]).filter(
  ([name, { access, method }]) => access === 'admin' && method === 'GET' && name !== 'previewShop',
);

/** Tests who gets the link of a buyer, what it leaves in histories, and how it ends. */
export function buyerLinksSuite(database: string, booted: () => TestCms): void {
  describe(`links of buyers on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let exchanges: ExchangeCalls;
    let cases: CaseCalls;
    let productId: string;
    let seller: string;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      cases = caseCallsOn(cms, shop);
      exchanges = exchangeCalls(cms, shop);
      await exchanges.rules({ exchangeDays: 30 });
      const variants = ['S', 'M', 'L'].map((size) => ({ size, stock: 30 }));
      productId = (await exchanges.product({ stock: 90, variants }))._id;
      seller = (await createSignedInUser(cms, roleTypeOf('vendedora'), 'vende-enlaces')).token;
    });

    afterAll(() => exchanges.rules({ exchangeDays: 0 }));

    const textFor = async (id: string, json: object = {}) => {
      const path = `/api/orders/${id}/whatsapp-opened`;
      const { body } = await cms.call<{ order: AdminOrder }>(path, { method: 'POST', token: seller, json });
      return body.order.whatsappText ?? '';
    };
    const tokenIn = (text: string) => decodeURIComponent(/[?&]t=([^\s&]+)/.exec(text)?.[1] ?? '');
    const fetchedBy = async (id: string) => tokenIn(await textFor(id));
    const shows = async ({ orderNumber }: OrderAnswer, token: string): Promise<boolean> => {
      const path = `/api/orders/by-number/${orderNumber}?token=${token}`;
      return 'shippingInfo' in (await cms.call<{ order: object }>(path)).body.order;
    };
    const readOrder = async ({ order }: OrderAnswer) =>
      (await shop.admin<{ order: AdminOrder }>(`/api/orders/${order._id}`)).body.order;
    const openRequest = (json: object) =>
      cms.call<{ code: string; links: unknown }>('/api/data-requests', { method: 'POST', json });

    test('no GET answer for staff of any role has a token or signed link of a buyer', async () => {
      const placed = await exchanges.delivered(productId);
      const { orderNumber, linkToken: token, order } = placed;
      const { code } = await exchanges.asked(placed);
      await reviewCalls(cms, shop).write(placed);
      const { body: request } = await openRequest({ request: 'access', orderNumber, token });
      const { _id: requestId } = await cases.find(request.code);
      const { body: withdrawal } = await cases.withdraw({ orderNumber, token });
      const { _id: caseId } = await cases.find(withdrawal.code!);
      const clientId = (await readOrder(placed)).client?._id;
      const ids = { orders: order._id, clients: clientId, 'data-requests': requestId, cases: caseId };
      const seen: string[] = [];
      for (const role of STAFF_ROLES) {
        const { token: session } = await createSignedInUser(cms, roleTypeOf(role), `lee-${role}`);
        for (const [name, { path }] of staffReads) {
          const id = ids[path.split('/')[1] as keyof typeof ids] ?? 'a'.repeat(24);
          const url = `/api${pathOf(path, { ...pathParams, id, code })}`;
          const { status, text } = await cms.call(url, { token: session });
          if (status === 200) seen.push(name);
          expect([role, name, text.includes(token)]).toEqual([role, name, false]);
          expect(LINK_OF_BUYER.exec(text)?.[0], `${role} ${name}`).toBeUndefined();
        }
      }
      expect(seen).toEqual(
        expect.arrayContaining(['getOrder', 'readExchange', 'readDataRequest', 'getClient']),
      );
      const { body: detail } = await shop.admin<DataRequestDetail>(`/api/data-requests/${requestId}`);
      expect(detail.whatsappText).not.toContain('http');
      const { text } = await cms.call(detail.links!.json.replace(/^https?:\/\/[^/]+/, ''));
      expect(text).toContain(orderNumber);
      expect(text).not.toContain(token);
    });

    test.each(STAFF_ROLES)(
      'the role %s fetches the link of a buyer only if it may write to her',
      async (role) => {
        const { order } = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
        const { token } = await createSignedInUser(cms, roleTypeOf(role), `pide-${role}`);
        const path = `/api/orders/${order._id}/whatsapp-opened`;
        const { status, text } = await cms.call(path, { method: 'POST', token });
        const mayWrite = isAllowed(role, 'recordWhatsapp');
        expect(['duena', 'vendedora'].includes(role)).toBe(mayWrite);
        expect([status, LINK_OF_BUYER.test(text)]).toEqual([mayWrite ? 200 : 403, mayWrite]);
      },
    );

    test('the link of an order and the one of its exchange work, and their fetching is in the history', async () => {
      const placed = await exchanges.delivered(productId);
      const { code } = await exchanges.asked(placed);
      for (const json of [{}, { exchange: code }]) {
        const token = tokenIn(await textFor(placed.order._id, json));
        expect(await shows(placed, token)).toBe(true);
        expect(token).not.toBe(placed.linkToken);
      }
      const opened = (await readOrder(placed)).history?.filter(({ type }) => type === 'whatsapp');
      expect(opened).toMatchObject([{ actor: 'vende-enlaces' }, { note: `Cambio ${code}` }]);
    });

    test('what is done with a link that staff fetched says so, and proves nobody', async () => {
      const placed = await exchanges.delivered(productId, 2);
      const { orderNumber, order } = placed;
      const token = await fetchedBy(order._id);
      const fetched = { ...placed, linkToken: token };
      await reviewCalls(cms, shop).write(fetched);
      const { code } = await exchanges.asked(fetched);
      const { body: request } = await openRequest({ request: 'deletion', orderNumber, token });
      const { body: withdrawal } = await cases.withdraw({ orderNumber, token });
      for (const opened of [code, request.code, withdrawal.code!])
        expect((await cases.find(opened)).events[0]?.actor).toMatch(MARK);
      expect(request.links).toBeNull();
      const { _id } = await cases.find(request.code);
      const { body } = await shop.admin<DataRequestDetail>(`/api/data-requests/${_id}`);
      expect(body).toMatchObject({ isProven: false, state: 'unverified', orders: [] });
      const marked = (await readOrder(placed)).history?.filter(({ actor }) => MARK.test(actor)) ?? [];
      expect(marked.map(({ note }) => note.slice(0, 9)).sort()).toEqual([`Cambio CA`, 'Opinó sob']);
      const linkNote = 'Con un enlace que pidió el equipo (vende-enlaces)';
      expect(await reviewCalls(cms, shop).ofOrder(placed)).toMatchObject({ linkNote });
      const exchange = await shop.admin<{ exchange: StaffExchange }>(`/api/exchanges/${code}`);
      expect(exchange.body.exchange.linkNote).toBe(linkNote);
    });

    test('a token whose staff mark is removed or altered opens nothing', async () => {
      const placed = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
      const [end, signature] = (await fetchedBy(placed.order._id)).split('.');
      for (const forged of [`${end}.${signature}`, `${end}.${signature}.1`, `${placed.linkToken}.1`])
        expect(await shows(placed, forged), forged).toBe(false);
    });

    test('revoked links end, and what staff fetch afterwards works', async () => {
      const placed = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
      const fetched = await fetchedBy(placed.order._id);
      const path = `/api/orders/${placed.order._id}/links/revoke`;
      expect((await cms.call(path, { method: 'POST', token: seller })).status).toBe(200);
      expect([await shows(placed, placed.linkToken), await shows(placed, fetched)]).toEqual([false, false]);
      expect(await shows(placed, await fetchedBy(placed.order._id))).toBe(true);
      expect((await readOrder(placed)).history?.map(({ note }) => note)).toContain(
        'Anuló los enlaces del pedido.',
      );
    });

    test.each<[string, (id: string) => Promise<unknown>]>([
      ['is blocked', (id) => shop.admin(`/api/staff/${id}`, { method: 'PUT', json: { blocked: true } })],
      [
        'may no longer write to buyers',
        (id) => shop.admin(`/api/staff/${id}`, { method: 'PUT', json: { staffRole: 'lectura' } }),
      ],
      [
        'is removed',
        (documentId) => cms.strapi.documents('plugin::users-permissions.user').delete({ documentId }),
      ],
    ])('a link that staff fetched ends when she %s', async (what, end) => {
      const placed = await exchanges.delivered(productId);
      const name = `pide ${what}`.replaceAll(' ', '-');
      const her = await createSignedInUser(cms, roleTypeOf('vendedora'), name);
      const path = `/api/orders/${placed.order._id}/whatsapp-opened`;
      const { body } = await cms.call<{ order: AdminOrder }>(path, { method: 'POST', token: her.token });
      const token = tokenIn(body.order.whatsappText ?? '');
      expect(await shows(placed, token)).toBe(true);
      await end(her.documentId);
      expect(await shows(placed, token)).toBe(false);
      expect((await reviewCalls(cms, shop).write({ ...placed, linkToken: token })).status).toBe(403);
      const { body: withdrawal } = await cases.withdraw({ orderNumber: placed.orderNumber, token });
      expect(await cases.find(withdrawal.code!)).toMatchObject({ contactMatches: false });
      expect(await shows(placed, placed.linkToken)).toBe(true);
    });

    test('the addresses of data that a link gave end with the links of the order', async () => {
      const { orderNumber, linkToken: token, order } = await exchanges.delivered(productId);
      const { body } = await cms.call<{ links: { json: string } }>('/api/data-requests', {
        method: 'POST',
        json: { request: 'access', orderNumber, token },
      });
      const address = body.links.json.replace(/^https?:\/\/[^/]+/, '');
      expect((await cms.call(address)).status).toBe(200);
      await cms.call(`/api/orders/${order._id}/links/revoke`, { method: 'POST', token: seller });
      expect((await cms.call(address)).status).toBe(403);
    });

    test('the steps of an exchange answer no link either', async () => {
      const { code } = await exchanges.asked(await exchanges.delivered(productId));
      const { whatsappText }: StaffExchange = await exchanges.stepped(code, 'approved', 'new');
      expect(whatsappText).not.toBe('');
      expect(whatsappText).not.toMatch(LINK_OF_BUYER);
    });
  });
}
