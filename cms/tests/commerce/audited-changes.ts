import {
  type CounterSettings,
  endpoints,
  initialOperatingRules,
  type Coupon,
  type Endpoint,
  type EndpointName,
  type SiteContent,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { clientChangesOf } from '../support/data/client-calls';
import { onlineShop, removeSecrets, type OnlineShop } from '../support/data/online-orders';
import { aPerson, teamCalls } from '../support/data/team-calls';
import { printMeasurement } from '../support/processes/measurements';
import { changePrices, undoPriceChange } from '../support/data/price-changes';
import { caseChangesOf, openingChangesOf } from '../support/data/case-changes';
import { aPicture, formWith } from '../support/data/forms';
import { securityChangesOf } from '../support/data/security-changes';
import { aFailedMail } from '../support/data/stored-mails';
import { orderChangesOf, proofChangesOf, voidOf, type Send } from '../support/data/order-changes';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

const histories = ['audit_entries', 'order_events', 'content_revisions'];
const adminWrites = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access, method }]) => access === 'admin' && method !== 'GET')
  .map(([name]) => name)
  // They answer what would happen, and store nothing.
  .filter(
    (name) =>
      ![
        'readImportFile',
        'previewOrderEdit',
        'previewMessageTemplate',
        'previewPrices',
        'previewShop',
      ].includes(name),
  );
const OTHER_PASSWORD = 'otra-clave-larga-de-prueba';

async function aMessage(shop: Commerce): Promise<string> {
  const json = { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Talles', message: '¿Hay XL?' };
  await shop.admin('/api/contact', { method: 'POST', json });
  const { messages } = (await shop.admin<{ messages: { _id: string }[] }>('/api/contact')).body;
  return messages[0]?._id ?? '';
}

/** Writes a review of a paid order of a product; returns its id. */
async function aReview(shop: Commerce, productId: string): Promise<string> {
  const { order, orderNumber, linkToken: token } = await shop.placed([{ productId, quantity: 1, size: 'M' }]);
  await shop.setStatus(order._id, { status: 'paid' });
  const json = { orderNumber, token, line: 1, stars: 5, fit: 'true', text: 'Hermoso' };
  await shop.admin('/api/reviews', { method: 'POST', json });
  const { reviews } = (await shop.admin<{ reviews: { _id: string }[] }>('/api/reviews')).body;
  return reviews[0]?._id ?? '';
}

/** Asks to be told of a sold-out product by phone; returns the alert's id. */
async function anAlert(shop: Commerce): Promise<string> {
  const { _id: productId } = await shop.product({ title: 'Agotado', stock: 0 });
  const json = { productId, size: 'M', color: null, phone: '299 555-7777' };
  await shop.admin('/api/stock-alerts', { method: 'POST', json });
  const { alerts } = (await shop.admin<{ alerts: { _id: string }[] }>('/api/stock-alerts/phones')).body;
  return alerts[0]?._id ?? '';
}

/** Pays an order online; the change returns part of it. */
async function onlineRefundOf(online: OnlineShop): Promise<[EndpointName, () => Promise<number>]> {
  await online.save({ enabled: true });
  const order = await online.placed();
  const { id } = online.server.pay(order.orderNumber, order.total);
  await online.notify(id);
  await online.save();
  const refund = { reference: String(id), amount: 10, expectedPaid: order.total };
  return ['refundOnlinePayment', async () => (await online.refund(order._id, refund)).status];
}

async function couponChangesOf(shop: Commerce, send: Send): Promise<[EndpointName, () => Promise<number>][]> {
  const draft = { code: 'REGISTRO', kind: 'percent', value: 10, from: null, to: null, maxUses: null };
  const { body } = await shop.admin<{ coupon: Coupon }>('/api/coupons', {
    method: 'POST',
    json: { ...draft, code: 'REGISTRADO' },
  });
  const { _id, updatedAt: expectedUpdatedAt } = body.coupon;
  const changed = { ...draft, code: 'REGISTRADO', value: 20, expectedUpdatedAt };
  return [
    ['createCoupon', () => send('POST', '/coupons', draft)],
    ['updateCoupon', () => send('PUT', `/coupons/${_id}`, changed)],
    ['deleteCoupon', () => send('DELETE', `/coupons/${_id}`)],
  ];
}

async function teamChangesOf(shop: Commerce, send: Send): Promise<[EndpointName, () => Promise<number>][]> {
  const team = teamCalls(shop);
  const [kept, dropped] = [await team.invited(), await team.invited()];
  const person = aPerson();
  await team.accept((await team.invited(person)).token);
  const id = (await team.list()).staff.find(({ email }) => email === person.email)?._id;
  return [
    ['inviteStaff', () => send('POST', '/staff/invitations', aPerson())],
    ['renewInvitation', () => send('POST', `/staff/invitations/${kept.id}/renew`)],
    ['revokeInvitation', () => send('DELETE', `/staff/invitations/${dropped.id}`)],
    ['makePasswordLink', () => send('POST', `/staff/${id}/password-link`)],
    ['updateStaff', () => send('PUT', `/staff/${id}`, { staffRole: 'lectura' })],
  ];
}

async function changesOf(shop: Commerce, send: Send): Promise<[EndpointName, () => Promise<number>][]> {
  const { _id } = await shop.product({ title: 'Con registro', stock: 90 });
  const { _id: doomed } = await shop.product({ title: 'Sin futuro' });
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => shop.placed([{ productId: _id, quantity: 1, size: 'M' }])),
  );
  const proven = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
    paymentMethod: 'transfer',
  });
  await shop.setStatus(proven.order._id, { status: 'pending_transfer_confirmation' });
  const id = (placed: typeof first) => placed?.order._id ?? '';
  const { content } = (await shop.admin<{ content: SiteContent }>('/api/content')).body;
  const { shop: setting } = (await shop.admin<{ shop: Record<string, unknown> }>('/api/shop')).body;
  const hero = { ...content.hero, slogan: 'Con registro' };
  const [message, review] = [await aMessage(shop), await aReview(shop, _id)];
  const [alert, mail] = [await anAlert(shop), await aFailedMail(shop, first?.orderNumber)];
  return [
    ['resendMail', () => send('POST', `/mails/${mail}/resend`)],
    [
      'saveMessageTemplate',
      () => send('PUT', '/mail-templates/order-paid', { subject: 'Pago {pedido}', text: '{saludo}' }),
    ],
    ['createProduct', () => send('POST', '/products', aProductDraft({ title: 'Nuevo' }))],
    ['updateProduct', () => send('PUT', `/products/${_id}`, { price: 12_345 })],
    ['changePrices', () => changePrices(shop, _id, 8)],
    ['undoPriceChange', () => undoPriceChange(shop)],
    ['bulkProducts', () => send('POST', '/products/bulk', { ids: [_id], change: { action: 'pause' } })],
    [
      'importProducts',
      () => send('POST', '/products/import', { csv: `_id;precio\n${_id};777`, dryRun: false }),
    ],
    ['deleteProduct', () => send('DELETE', `/products/${doomed}`)],
    ['restoreProduct', () => send('POST', `/products/${doomed}/restore`)],
    [
      'registerSale',
      () =>
        send('POST', '/orders/manual', {
          items: [{ productId: _id, quantity: 1, size: 'M' }],
          channel: 'counter',
          paymentMethod: 'cash',
          paid: true,
        }),
    ],
    ...orderChangesOf(send, second?.order),
    voidOf(shop, second?.order),
    ...proofChangesOf(shop, proven.order),
    ['updateOrderStatus', () => send('PUT', `/orders/${id(first)}/status`, { status: 'paid' })],
    ['recordWhatsapp', () => send('POST', `/orders/${id(first)}/whatsapp-opened`)],
    ['revokeOrderLinks', () => send('POST', `/orders/${id(first)}/links/revoke`)],
    ['confirmOrder', () => send('PATCH', `/orders/${id(second)}/confirm`)],
    ['recordInvoice', () => send('PUT', `/orders/${id(first)}/invoice`, { number: '1', url: '' })],
    ['changeFulfillment', () => send('PUT', `/orders/${id(first)}/fulfillment`, { fulfillment: 'ready' })],
    [
      'bulkFulfillment',
      () => send('POST', '/orders/bulk-fulfillment', { ids: [id(first)], fulfillment: 'delivered' }),
    ],
    ['bulkOrderStatus', () => send('POST', '/orders/bulk-status', { ids: [id(third)], status: 'paid' })],
    [
      'deleteOrder',
      () => {
        const refund = { amount: third?.order.total, method: 'cash' };
        return send('DELETE', `/orders/${id(third)}`, { restock: true, refund });
      },
    ],
    ['restoreOrder', () => send('POST', `/orders/${id(third)}/restore`)],
    ['changeReview', () => send('PUT', `/reviews/${review}`, { state: 'published' })],
    ['markPhoneAlert', () => send('PUT', `/stock-alerts/phones/${alert}`, { told: true })],
    ['deletePhoneAlert', () => send('DELETE', `/stock-alerts/phones/${alert}`)],
    ['markMessage', () => send('PUT', `/contact/${message}`, { answered: true })],
    ['deleteMessage', () => send('DELETE', `/contact/${message}`)],
    ...(await teamChangesOf(shop, send)),
    ...(await couponChangesOf(shop, send)),
    ...(await clientChangesOf(shop, send)),
    ['updateContent', () => send('PUT', '/content', { ...content, hero })],
    ['updateShop', () => send('PUT', '/shop', { ...setting, address: 'Otra calle 2' })],
    ['updateOperatingRules', () => send('PUT', '/rules', { ...initialOperatingRules, messageDays: 364 })],
    [
      'updateCounterSettings',
      async () => {
        const { counter } = (await shop.admin<CounterAnswer>('/api/counter-settings')).body;
        return send('PUT', '/counter-settings', { ...counter, sellersCloseTill: true });
      },
    ],
    [
      'closeOwnTill',
      () => {
        const cash = { openingCash: 0, expectedCash: 0, countedCash: 0, leftCash: 0 };
        return send('POST', '/till-closings/own', { day: '2019-01-02', ...cash });
      },
    ],
    ['resetInteractions', () => send('DELETE', '/interactions/reset')],
    ...securityChangesOf(shop),
    ['updateProfile', () => send('PUT', '/users/profile', { username: 'duena', email: testAdmin.email })],
    [
      'updatePassword',
      () =>
        send('PUT', '/users/password', { currentPassword: testAdmin.password, newPassword: OTHER_PASSWORD }),
    ],
  ];
}

type CounterAnswer = { counter: CounterSettings };

export function auditedChangesSuite(database: string, booted: () => TestCms): void {
  describe(`the audit log on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const lines = async (): Promise<number[]> =>
      Promise.all(histories.map(async (name) => Number((await shop.db()(name).count('* as rows'))[0]?.rows)));
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);

    test('the audit log has an entry for every change by staff', async () => {
      const send: Send = async (method, path, json) => {
        const { status, text } = await shop.admin(`/api${path}`, { method, json });
        if (status >= 300) throw new Error(`${method} ${path}: ${text}`);
        return status;
      };
      const online = await onlineShop(booted());
      const changes = [
        await onlineRefundOf(online),
        ...(await caseChangesOf(booted(), shop, send)),
        ...openingChangesOf(shop, send),
        ...(await changesOf(shop, send)),
      ];
      expect(changes.map(([name]) => name).sort()).toEqual([...adminWrites].sort());
      const silent: string[] = [];
      for (const [name, change] of changes) {
        const before = sum(await lines());
        await change();
        if (sum(await lines()) <= before) silent.push(name);
      }
      removeSecrets();
      await online.server.stop();
      expect(silent).toEqual([]);
      printMeasurement(
        44,
        database,
        `${changes.length} of ${adminWrites.length} calls of staff leave a line`,
      );
    });

    test('the audit log records actor, values before and values after', async () => {
      const credentials = { email: testAdmin.email, password: OTHER_PASSWORD };
      const { token } = (
        await booted().call<{ token: string }>('/api/auth/login', { method: 'POST', json: credentials })
      ).body;
      const json = { currentPassword: OTHER_PASSWORD, newPassword: testAdmin.password };
      expect((await booted().call('/api/users/password', { method: 'PUT', token, json })).status).toBe(200);
      const rows: Record<string, string>[] = await shop.db()('audit_entries').select('*').orderBy('id');
      const last = (action: string) => rows.filter((row) => row.action === action).at(-1);
      const facts = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json) as object;
      for (const action of ['product-updated', 'shop-setting', 'views-reset', 'profile']) {
        const row = last(action);
        expect([action, Boolean(row?.actor), Boolean(row?.before), Boolean(row?.after)]).toEqual([
          action,
          true,
          true,
          true,
        ]);
      }
      expect(facts(last('product-updated')?.after)).toMatchObject({ price: 777 });
      expect(facts(last('product-deleted')?.before)).toMatchObject({ title: 'Sin futuro' });
      expect(JSON.stringify(rows)).not.toMatch(/clave-larga|eyJ/);
    });

    test('the audit log has an entry for an uploaded public picture', async () => {
      const fresh = await commerceOn(booted());
      const before = sum(await lines());
      const body = formWith(await aPicture(60, 60).jpeg().toBuffer(), 'foto.jpg', { purpose: 'content' });
      expect((await fresh.admin('/api/upload/proof', { method: 'POST', body })).status).toBe(201);
      expect(sum(await lines())).toBe(before + 1);
    });
  });
}
