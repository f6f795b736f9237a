import {
  adminOrderSchema,
  businessDay,
  createOrderAnswerSchema,
  endpoints,
  errorBodySchema,
  ORDER_STATUSES,
  type OrderStatus,
  type SiteContent,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/commerce';
import { aPicture, formWith } from '../support/forms';
import { figure } from '../support/figures';
import type { TestCms } from '../support/start-cms';

const held = ['= null', '= null', '= null'];
const pendingRow = [...held, '= now', '= null', 'R null', '= null'];
// Rows and columns in the order of ORDER_STATUSES; each order comes to its row straight from its purchase.
const table: Record<OrderStatus, string[]> = {
  pending_manual: pendingRow,
  pending_transfer_proof: pendingRow,
  pending_transfer_confirmation: pendingRow,
  paid: [...held, '= keep', '= keep', 'R keep', '= keep'],
  confirmado: pendingRow,
  cancelled: ['T null', 'T null', 'T null', 'T now', 'T null', '= null', '= null'],
  refunded: pendingRow,
};
const effects = { '=': 0, T: -2, R: 2 } as const;

/** What an order is and does, from the checkout to the back office, on whichever database. */
export function ordersSuite(database: string, booted: () => TestCms): void {
  describe(`orders on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const fails = async (body: unknown, status: number, code?: string) => {
      const answer = await shop.order(body);
      expect(`${answer.status} ${answer.text}`).toContain(String(status));
      expect(answer.status).toBe(status);
      const error = errorBodySchema.parse(answer.body);
      if (code) expect(error.code).toBe(code);
      return error;
    };

    describe('at the checkout', () => {
      test('an order is a copy of the catalogue, whatever the browser says of titles and prices', async () => {
        const { _id } = await shop.product({ title: 'Body Luna', price: 9999, discount: 15 });
        const forged = { title: 'GRATIS', price: 1, image: 'https://evil.example/x.png' };
        const answer = await shop.order({
          ...anOrder([{ productId: _id, quantity: 1, size: 'm', color: 'negro', ...forged }]),
          status: 'paid',
          paidAt: '2020-01-01',
          orderNumber: 'JL-1',
          adminNotes: 'x',
        });
        expect(answer.status).toBe(201);
        const { order, orderNumber } = createOrderAnswerSchema.parse(answer.body);
        expect(orderNumber).toMatch(new RegExp(`^JL-${businessDay(new Date()).replaceAll('-', '')}-\\d{4}$`));
        expect(order).toMatchObject({
          status: 'pending_manual',
          paidAt: null,
          total: 8499,
          wantsShipping: false,
        });
        expect(order.items).toEqual([
          {
            productId: _id,
            title: 'Body Luna',
            image: '/uploads/pictures/prueba.jpg',
            price: 8499,
            quantity: 1,
            size: 'M',
            color: 'Negro',
          },
        ]);
      });

      test('figures that are not today’s are refused with today’s, and nothing is stored', async () => {
        const { _id } = await shop.product();
        const before = await shop.admin<{ totalOrders: number }>('/api/orders');
        const body = anOrder([{ productId: _id, quantity: 2, size: 'M' }], { total: 1, subtotal: 1 });
        const error = await fails(body, 409, 'PRICE_CHANGED');
        expect(error.details).toEqual({
          subtotal: 16_000,
          shippingCost: 0,
          cashFee: 0,
          total: 16_000,
          items: [{ productId: _id, price: 8000, quantity: 2 }],
        });
        const after = await shop.admin<{ totalOrders: number }>('/api/orders');
        expect(after.body.totalOrders).toBe(before.body.totalOrders);
        expect(await shop.stockOf(_id)).toBe(20);
        expect((await shop.order({ ...body, total: 16_000 })).status).toBe(201);
      });

      test('quantities are whole numbers from 1 to 99, of which a line takes 20', async () => {
        const { _id } = await shop.product({ stock: 100 });
        for (const quantity of [-1, 0, 0.5, 1e9, '1', '1e1', [1], null, true, {}, 21])
          await fails(anOrder([{ productId: _id, quantity: quantity as number, size: 'M' }]), 400);
        await fails(anOrder([1, 2, 3].map(() => ({ productId: _id, quantity: 20, size: 'M' }))), 400);
        expect(await shop.stockOf(_id)).toBe(100);
      });

      test('what is not offered is refused: products, sizes, colours, places and methods', async () => {
        const { _id } = await shop.product();
        const paused = await shop.product({ status: false });
        const line = { productId: _id, quantity: 1, size: 'M' };
        await fails(anOrder([{ ...line, productId: 'no-existe' }]), 400, 'PRODUCT_GONE');
        await fails(anOrder([line, { ...line, productId: paused._id }]), 409, 'PRODUCT_GONE');
        await fails(anOrder([{ ...line, size: 'XXXXL' }]), 400);
        await fails(anOrder([{ ...line, size: undefined }]), 400);
        await fails(anOrder([{ ...line, color: '<b>x' }]), 400);
        const far = { deliveryMethod: 'home', shippingInfo: aShopper({ city: 'Cipolletti' }) };
        await fails(anOrder([line], far), 400, 'NOT_COVERED');
        const error = await fails(anOrder([line], { ...far, shippingInfo: aShopper({ address: ' ' }) }), 400);
        expect(error.errors).toEqual([
          { path: 'shippingInfo.address', message: 'La dirección es requerida para el envío' },
        ]);
        expect(await shop.stockOf(_id)).toBe(20);
      });

      test('units of one product spread over lines count together', async () => {
        const { _id } = await shop.product({ stock: 5 });
        const lines = ['M', 'L'].map((size) => ({ productId: _id, quantity: 3, size }));
        const error = await fails(anOrder(lines), 409, 'OUT_OF_STOCK');
        expect(error.details).toMatchObject({
          items: [{ productId: _id, size: 'M', available: 5 }, { size: 'L' }],
        });
        expect(await shop.stockOf(_id)).toBe(5);
      });

      test('a line takes from the most specific stock item', async () => {
        const product = await shop.product({
          colors: [
            { name: 'Negro', value: '#000000' },
            { name: 'Rojo', value: '#aa0000' },
          ],
          variants: [
            { size: 'S', color: 'Negro', stock: 2 },
            { size: 'S', color: 'Rojo', stock: 1 },
            { size: 'M', color: null, stock: 4 },
          ],
        });
        expect(product.stock).toBe(7);
        await shop.placed([{ productId: product._id, quantity: 1, size: 'S', color: 'rojo' }]);
        await fails(
          anOrder([{ productId: product._id, quantity: 1, size: 'S', color: 'Rojo' }]),
          409,
          'OUT_OF_STOCK',
        );
        await fails(anOrder([{ productId: product._id, quantity: 1, size: 'S' }]), 400);
        await shop.placed([{ productId: product._id, quantity: 1, size: 'M', color: 'Rojo' }]);
        expect(await shop.stockOf(product._id)).toBe(5);
        expect(await shop.faults()).toEqual([]);
      });

      test('delivery, payment and proof decide the first status and the costs', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const home = await shop.placed([line], { deliveryMethod: undefined, shippingCost: 2500 });
        expect(home.order).toMatchObject({
          deliveryMethod: 'home',
          wantsShipping: true,
          shippingCost: 2500,
          total: 10_500,
        });
        const transfer = await shop.placed([line], { paymentMethod: 'transfer' });
        expect(transfer.order).toMatchObject({ status: 'pending_transfer_proof', hasTransferProof: false });
        for (const transferProofUrl of [
          'https://evil.example/x',
          'javascript:1',
          `/api/upload/proof/${'a'.repeat(32)}`,
        ])
          await fails(anOrder([line], { paymentMethod: 'transfer', transferProofUrl }), 400, 'BAD_PROOF');
      });

      test('a method that the owner switches off is refused from that moment on, and figures follow the content', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const { body } = await cms.call<{ content: SiteContent }>('/api/content');
        const save = async (change: (checkout: SiteContent['checkout']) => void) => {
          const content = structuredClone(body.content);
          change(content.checkout);
          const { version: _version, ...json } = content;
          expect((await shop.admin('/api/content', { method: 'PUT', json })).status).toBe(200);
        };
        await save((checkout) => {
          checkout.paymentInfo.bankTransfer.enabled = false;
          checkout.paymentInfo.cashOnDelivery.additionalFee = 700;
          checkout.shipping.homeDelivery.baseCost = 3100;
          checkout.shipping.homeDelivery.freeShippingThreshold = 16_000;
        });
        await fails(anOrder([line], { paymentMethod: 'transfer' }), 409, 'METHOD_DISABLED');
        const home = { deliveryMethod: 'home' };
        const money = async (quantity: number) => (await shop.placed([{ ...line, quantity }], home)).order;
        expect(await money(1)).toMatchObject({
          subtotal: 8000,
          shippingCost: 3100,
          cashFee: 700,
          total: 11_800,
        });
        expect(await money(2)).toMatchObject({
          subtotal: 16_000,
          shippingCost: 0,
          cashFee: 700,
          total: 16_700,
        });
        await save(() => undefined);
        await shop.placed([line], { paymentMethod: 'transfer' });
      });

      test('an uploaded proof goes with one order, and only the staff gets a link to it', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const upload = async () => {
          const form = formWith(await aPicture(200, 200).jpeg().toBuffer());
          return (await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form })).body
            .url;
        };
        const transferProofUrl = await upload();
        const transfer = { paymentMethod: 'transfer', transferProofUrl };
        const { order } = await shop.placed([line], transfer);
        expect(order).toMatchObject({
          status: 'pending_transfer_confirmation',
          hasTransferProof: true,
          transferProofUrl: null,
        });
        await fails(anOrder([line], transfer), 400, 'BAD_PROOF');
        expect(await shop.stockOf(_id)).toBe(19);
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect((await cms.call(body.order.transferProofUrl ?? '')).status).toBe(200);
        expect((await cms.call(transferProofUrl)).status).not.toBe(200);

        const late = await shop.placed([line], { paymentMethod: 'transfer' });
        const added = await cms.call<OrderAnswer>(`/api/orders/by-number/${late.orderNumber}/proof`, {
          method: 'POST',
          json: { token: late.linkToken, transferProofUrl: await upload() },
        });
        endpoints.addProof.answer.parse(added.body);
        expect(added.body.order).toMatchObject({
          status: 'pending_transfer_confirmation',
          hasTransferProof: true,
        });
      });

      test('texts of more than one line or of ten thousand letters are refused', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        await fails(anOrder([line], { shippingInfo: aShopper({ fullName: 'Ana\r\nBcc: x@y.z' }) }), 400);
        await fails(anOrder([line], { notes: 'x'.repeat(10_000) }), 400);
        await fails(anOrder([line], { shippingInfo: aShopper({ email: 'sin-arroba' }) }), 400);
      });

      test('an order keeps the prices of its day', async () => {
        const product = await shop.product();
        const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
        await shop.admin(`/api/products/${product._id}`, {
          method: 'PUT',
          json: { price: 55_000, title: 'Otro' },
        });
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect(body.order.items[0]).toMatchObject({ price: 8000, title: 'Conjunto de prueba' });
      });
    });

    describe('for who knows its number', () => {
      test('the masked answer tells nothing of the person; the link tells all', async () => {
        const { _id } = await shop.product();
        const { orderNumber, linkToken, order } = await shop.placed([
          { productId: _id, quantity: 1, size: 'M' },
        ]);
        const masked = await cms.call(`/api/orders/by-number/${orderNumber}`);
        expect(masked.status).toBe(200);
        expect(masked.text).not.toMatch(/ejemplo\.com|299\d+|Calle Falsa|Gómez/);
        expect(masked.headers.get('cache-control')).toBe('no-store');
        const whole = await cms.call<OrderAnswer>(`/api/orders/by-number/${orderNumber}?token=${linkToken}`);
        expect(whole.body.order).toEqual(order);
        const other = linkToken.slice(0, -1) + (linkToken.endsWith('A') ? 'B' : 'A');
        const refused = await cms.call<OrderAnswer>(`/api/orders/by-number/${orderNumber}?token=${other}`);
        expect(refused.body.order).not.toHaveProperty('shippingInfo');
      });

      test('a number that nobody has is a 404 with its own text', async () => {
        for (const number of ['JL-20200101-0001', "x' or 1=1", 'JL-%00', '%F0%9F%98%80']) {
          const answer = await cms.call(`/api/orders/by-number/${encodeURIComponent(number)}`);
          expect(answer.status).toBe(404);
          expect(answer.body).toMatchObject({
            message: 'Pedido no encontrado. Verifica el número e intenta de nuevo',
          });
        }
      });

      test('a proof is added only with the link, and only where one is awaited', async () => {
        const { _id } = await shop.product();
        const { orderNumber, linkToken } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const add = (token: string) =>
          cms.call(`/api/orders/by-number/${orderNumber}/proof`, {
            method: 'POST',
            json: { token, transferProofUrl: `/api/upload/proof/${'b'.repeat(32)}` },
          });
        expect((await add('zzzzzz.aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(403);
        expect((await add(linkToken)).status).toBe(409);
      });
    });

    describe('in the back office', () => {
      test('the 49 pairs of statuses move stock and dates as the table says', async () => {
        for (const from of ORDER_STATUSES) {
          for (const [column, to] of ORDER_STATUSES.entries()) {
            const { _id } = await shop.product({ title: 'Tabla' });
            const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
            const before = (await shop.setStatus(order._id, { status: from })).body.order;
            const stock = await shop.stockOf(_id);
            const { status, body } = await shop.setStatus(order._id, { status: to });
            expect(status).toBe(200);
            if (from === to) {
              expect(body.order).toEqual(before);
              continue;
            }
            const [effect, date] = (table[from][column] as string).split(' ') as [
              keyof typeof effects,
              string,
            ];
            const { paidAt } = body.order;
            const dateWord = paidAt === null ? 'null' : paidAt === before.paidAt ? 'keep' : 'now';
            expect(`${from}>${to} ${dateWord}`).toBe(`${from}>${to} ${date}`);
            expect(`${from}>${to} ${(await shop.stockOf(_id)) - stock}`).toBe(
              `${from}>${to} ${effects[effect]}`,
            );
            if (to === 'refunded') expect(Boolean(body.warning)).toBe(before.paidAt === null);
          }
        }
        expect(await shop.faults()).toEqual([]);
        figure(11, database, '49 of 49 pairs');
      });

      test('a reactivation without stock is refused, and by force takes what is left', async () => {
        const { _id } = await shop.product({ stock: 5 });
        const { order } = await shop.placed([{ productId: _id, quantity: 4, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'cancelled' });
        await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
        const refused = await shop.setStatus(order._id, { status: 'paid' });
        expect(refused.status).toBe(409);
        expect(refused.text).toContain(
          'Stock insuficiente para reactivar la orden: Conjunto de prueba (quedan 2)',
        );
        expect(await shop.stockOf(_id)).toBe(2);
        const forced = await shop.setStatus(order._id, { status: 'paid', force: true });
        expect(forced.body.order).toMatchObject({ status: 'paid', stockHeld: true, shortUnits: 2 });
        expect(await shop.stockOf(_id)).toBe(0);
        await shop.setStatus(order._id, { status: 'cancelled' });
        expect(await shop.stockOf(_id)).toBe(2);
        expect(await shop.faults()).toEqual([]);
      });

      test('a refund returns the goods only when asked', async () => {
        const { _id } = await shop.product({ stock: 5 });
        const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'paid' });
        expect(
          (await shop.setStatus(order._id, { status: 'refunded', restock: true })).body.warning,
        ).toBeUndefined();
        expect(await shop.stockOf(_id)).toBe(5);
      });

      test('who looks at an older status is told, and notes alone are kept in the history', async () => {
        const { _id } = await shop.product();
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'paid' });
        const stale = await shop.setStatus(order._id, {
          status: 'cancelled',
          expectedStatus: 'pending_manual',
        });
        expect(stale.status).toBe(409);
        expect(stale.body).toMatchObject({ code: 'STALE_ORDER' });
        const noted = await shop.setStatus(order._id, { status: 'paid', adminNotes: 'llamar' });
        expect(noted.body.order.adminNotes).toBe('llamar');
        expect(noted.body.order.history?.map(({ type }) => type)).toEqual(['created', 'status', 'note']);
        expect((await shop.setStatus(order._id, { status: 'volando' })).status).toBe(400);
      });

      test('only what waits for the shop is confirmed', async () => {
        const { _id } = await shop.product();
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const confirm = () =>
          shop.admin<OrderAnswer>(`/api/orders/${order._id}/confirm`, { method: 'PATCH' });
        const first = await confirm();
        endpoints.confirmOrder.answer.parse(first.body);
        expect(first.body.order.status).toBe('confirmado');
        expect((await confirm()).status).toBe(200);
        await shop.setStatus(order._id, { status: 'paid' });
        const refused = await confirm();
        expect(refused.status).toBe(409);
        expect(refused.text).toContain('Solo se puede confirmar una orden pendiente');
      });

      test('a deleted order gives its unpaid units back and is seen nowhere; its number is not used again', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const first = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
        expect((await shop.admin(`/api/orders/${first.order._id}`, { method: 'DELETE' })).status).toBe(200);
        expect(await shop.stockOf(_id)).toBe(10);
        expect((await shop.admin(`/api/orders/${first.order._id}`)).status).toBe(404);
        expect((await cms.call(`/api/orders/by-number/${first.orderNumber}`)).status).toBe(404);
        const second = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        expect(Number(second.orderNumber.split('-')[2])).toBe(Number(first.orderNumber.split('-')[2]) + 1);
        await shop.setStatus(second.order._id, { status: 'paid' });
        await shop.admin(`/api/orders/${second.order._id}`, { method: 'DELETE' });
        expect(await shop.stockOf(_id)).toBe(9);
        expect((await shop.admin(`/api/orders/${second.order._id}`, { method: 'DELETE' })).status).toBe(404);
      });

      test('lists are searched over all orders, by number, name, e-mail, status, payment and shop day', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const shippingInfo = aShopper({ fullName: 'Zoé Ñáñez', email: 'Zoe.Unica@Ejemplo.com' });
        const { orderNumber } = await shop.placed([line], { shippingInfo, paymentMethod: 'transfer' });
        const found = async (query: string) => {
          const { body } = await shop.admin(`/api/orders?${query}`);
          return endpoints.listOrders.answer.parse(body);
        };
        for (const search of [orderNumber.toLowerCase(), 'zoe nanez', 'ZOE.UNICA@', 'ñáñez'])
          expect(
            (await found(`search=${encodeURIComponent(search)}`)).orders.map((one) => one.orderNumber),
          ).toEqual([orderNumber]);
        expect((await found('search=100%25')).totalOrders).toBe(0);
        expect((await found('status=pending_transfer_proof&search=zoe')).totalOrders).toBe(1);
        expect((await found('status=paid&search=zoe')).totalOrders).toBe(0);
        expect((await found('paymentMethod=cash&search=zoe')).totalOrders).toBe(0);
        expect((await found(`date=${businessDay(new Date())}&search=zoe`)).totalOrders).toBe(1);
        expect((await found('date=2020-01-01')).totalOrders).toBe(0);
        await shop.placed([line]);
        const page = await found('page=2&limit=1');
        expect(page).toMatchObject({ page: 2, limit: 1 });
        expect(page.orders).toHaveLength(1);
        expect(page.totalPages).toBe(page.totalOrders);
        for (const bad of ['page=0', 'limit=1000', 'limit=abc', 'status=volando', 'date=2026-02-30'])
          expect((await shop.admin(`/api/orders?${bad}`)).status).toBe(400);
      });

      test('a day is a day in Salta: three hours after midnight UTC is still yesterday', async () => {
        const { _id } = await shop.product();
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const at = (iso: string) =>
          shop
            .db()('orders')
            .where('document_id', order._id)
            .update({ created_at: new Date(iso) });
        const on = async (day: string) =>
          (await shop.admin<{ totalOrders: number }>(`/api/orders?date=${day}`)).body.totalOrders;
        await at('2025-03-02T02:59:59.000Z');
        expect([await on('2025-03-01'), await on('2025-03-02')]).toEqual([1, 0]);
        await at('2025-03-02T03:00:00.000Z');
        expect([await on('2025-03-01'), await on('2025-03-02')]).toEqual([0, 1]);
      });

      test('the summary counts what the list shows, and as revenue only what is paid', async () => {
        const { body } = await shop.admin<{ summary: unknown }>('/api/orders/summary');
        const { summary } = endpoints.ordersSummary.answer.parse(body);
        const paid = await shop.admin<{ orders: { total: number }[]; totalOrders: number }>(
          '/api/orders?status=paid&limit=100',
        );
        expect(paid.body.totalOrders).toBeLessThanOrEqual(100);
        expect(summary.totalRevenue).toBe(paid.body.orders.reduce((sum, { total }) => sum + total, 0));
        const counted = Object.values(summary.summaryByStatusAndPaymentMethod).reduce(
          (sum, { cash, transfer }) => sum + cash + transfer,
          0,
        );
        expect(counted).toBe(summary.totalOrders);
      });

      test('several orders change at once; what cannot change is named', async () => {
        const { _id } = await shop.product();
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const json = { ids: [order._id, 'no-existe'], status: 'paid' };
        const { body } = await shop.admin('/api/orders/bulk-status', { method: 'POST', json });
        expect(endpoints.bulkOrderStatus.answer.parse(body)).toEqual({
          status: 'success',
          changed: [order._id],
          failed: [{ id: 'no-existe', message: 'Orden no encontrada' }],
        });
      });

      test('the export is a spreadsheet in which nothing runs', async () => {
        const { _id } = await shop.product();
        const shippingInfo = aShopper({ fullName: '=HYPERLINK("http://x")' });
        await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], { shippingInfo });
        const { status, headers, text } = await shop.admin('/api/orders/export');
        expect(status).toBe(200);
        expect(headers.get('content-type')).toContain('text/csv');
        expect(text).toContain('"\'=HYPERLINK(""http://x"")"');
      });

      test('every order of the list is whole', async () => {
        const { body } = await shop.admin<{ orders: unknown[] }>('/api/orders?limit=100');
        for (const order of body.orders) adminOrderSchema.parse(order);
        expect(await shop.faults()).toEqual([]);
      });
    });

    describe('in the panel of Strapi', () => {
      const orders = () => cms.strapi.documents('api::order.order' as never) as never as PanelDocuments;

      test('a status changed there moves stock, dates and history', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
        await orders().update({
          documentId: order._id,
          data: { orderStatus: 'cancelled', total: 1, fullName: 'Ana' },
        });
        expect(await shop.stockOf(_id)).toBe(10);
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect(body.order).toMatchObject({ status: 'cancelled', stockHeld: false, total: 24_000 });
        expect(body.order.shippingInfo.fullName).toBe('Ana');
        expect(body.order.history?.at(-1)).toMatchObject({ from: 'pending_manual', to: 'cancelled' });
      });

      test('an order deleted there is put away, and comes back with its units', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
        await orders().delete({ documentId: order._id });
        expect(await shop.stockOf(_id)).toBe(10);
        await orders().update({ documentId: order._id, data: { deletedAt: null } });
        expect(await shop.stockOf(_id)).toBe(7);
        expect((await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order.stockHeld).toBe(true);
        expect(await shop.faults()).toEqual([]);
      });

      test('what the shop keeps by itself is not edited by hand', async () => {
        await expect(orders().create({ data: { orderNumber: 'JL-1' } })).rejects.toThrow(
          'Las órdenes se hacen en la tienda',
        );
        const events = cms.strapi.documents(
          'api::order-event.order-event' as never,
        ) as never as PanelDocuments;
        const [event] = await events.findMany({});
        await expect(events.delete({ documentId: event!.documentId })).rejects.toThrow('no se edita a mano');
      });
    });
  });
}

type PanelDocuments = {
  create(params: unknown): Promise<unknown>;
  update(params: unknown): Promise<unknown>;
  delete(params: unknown): Promise<unknown>;
  findMany(params: unknown): Promise<{ documentId: string }[]>;
};
