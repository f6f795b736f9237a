import { adminOrderSchema, businessDay, endpoints, ORDER_STATUSES, statusWarning } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { printMeasurement } from '../support/processes/measurements';
import type { TestCms } from '../support/servers/start-cms';

// @spec C.20

const held = ['= null', '= null', '= null'];
const pendingRow = [...held, '= now', '= null', 'R null', '= null'];
// Rows and columns follow ORDER_STATUSES; each order reaches its row directly after its purchase.
const table: Record<(typeof ORDER_STATUSES)[number], string[]> = {
  pending_manual: pendingRow,
  pending_transfer_proof: pendingRow,
  pending_transfer_confirmation: pendingRow,
  paid: [...held, '= keep', '= keep', 'R keep', '= keep'],
  confirmado: pendingRow,
  cancelled: ['T null', 'T null', 'T null', 'T now', 'T null', '= null', '= null'],
  refunded: pendingRow,
};
const effects = { '=': 0, T: -2, R: 2 } as const;

export function orderManagementSuite(database: string, booted: () => TestCms): void {
  describe(`orders on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    describe('in the back office', () => {
      // @spec 4.1 4.11
      test('the 49 pairs of statuses move stock and dates as specified', async () => {
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
            expect(`${from}>${to} ${body.warning}`).toBe(`${from}>${to} ${statusWarning(before, to)}`);
          }
        }
        expect(await shop.faults()).toEqual([]);
        printMeasurement(11, database, '49 of 49 pairs');
      });

      test('a reactivation without stock is refused, and with force takes the remaining units', async () => {
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

      test('a refund returns the units only when asked', async () => {
        const { _id } = await shop.product({ stock: 5 });
        const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'paid' });
        expect(
          (await shop.setStatus(order._id, { status: 'refunded', restock: true })).body.warning,
        ).toBeUndefined();
        expect(await shop.stockOf(_id)).toBe(5);
      });

      // @spec 4.16
      test('a status change from an outdated status is refused, and notes alone are recorded', async () => {
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
        const over = { status: 'paid', adminNotes: 'mía', seenNotes: '' };
        const overwritten = await shop.setStatus(order._id, over);
        expect(overwritten.status).toBe(409);
        expect(overwritten.body).toMatchObject({ code: 'STALE_FIELDS', details: { adminNotes: 'llamar' } });
        const told = await shop.setStatus(order._id, { ...over, seenNotes: 'llamar' });
        expect(told.body.order.adminNotes).toBe('mía');
        const bulk = (seen?: unknown) =>
          shop.admin('/api/orders/bulk-status', {
            method: 'POST',
            json: { ids: [order._id], status: 'cancelled', seen },
          });
        expect((await bulk({ [order._id]: 'pending_manual' })).body).toMatchObject({
          changed: [],
          failed: [
            {
              message: expect.stringMatching(
                /^La orden cambió mientras la mirabas: ahora está en Pagado\. .+, \S+ \d\d:\d\d: Cambio de estado: Pagado\.$/,
              ),
            },
          ],
        });
        expect((await bulk()).body).toMatchObject({ changed: [order._id] });
        expect((await shop.setStatus(order._id, { status: 'volando' })).status).toBe(400);
      });

      // @spec 4.14
      test('only orders pending confirmation can be confirmed', async () => {
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
        const error = 'Solo se puede confirmar una orden pendiente';
        expect(refused.body).toMatchObject({ success: false, error, message: error });
      });

      test('a deleted order releases its unpaid units and is hidden; its number is not reused', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const first = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
        expect((await shop.admin(`/api/orders/${first.order._id}`, { method: 'DELETE' })).status).toBe(200);
        expect(await shop.stockOf(_id)).toBe(10);
        expect((await shop.admin(`/api/orders/${first.order._id}`)).status).toBe(404);
        expect((await cms.call(`/api/orders/by-number/${first.orderNumber}`)).status).toBe(404);
        const second = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        expect(Number(second.orderNumber.split('-')[2])).toBe(Number(first.orderNumber.split('-')[2]) + 1);
        await shop.setStatus(second.order._id, { status: 'paid' });
        const deletion = {
          method: 'DELETE',
          json: { restock: false, refund: { amount: 8_000, method: 'cash' } },
        };
        expect((await shop.admin(`/api/orders/${second.order._id}`, deletion)).status).toBe(200);
        expect(await shop.stockOf(_id)).toBe(9);
        expect((await shop.admin(`/api/orders/${second.order._id}`, { method: 'DELETE' })).status).toBe(200);
      });

      // @spec 2.15.5
      test('searches cover all orders by number, name, e-mail, status, payment and business day', async () => {
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

      // @spec 2.15.7
      test('a business day is a day in Salta: 03:00 UTC still belongs to the day before', async () => {
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

      test('the summary counts the listed orders, and only paid ones as revenue', async () => {
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

      test('a bulk change reports the orders that cannot change', async () => {
        const { _id } = await shop.product();
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const json = { ids: [order._id, 'no-existe'], status: 'paid' };
        const { body } = await shop.admin('/api/orders/bulk-status', { method: 'POST', json });
        expect(endpoints.bulkOrderStatus.answer.parse(body)).toEqual({
          status: 'success',
          changed: [order._id],
          failed: [{ id: 'no-existe', message: 'Orden no encontrada' }],
          undo: expect.any(String),
        });
      });

      test('the CSV export contains no executable formula', async () => {
        const { _id } = await shop.product();
        const shippingInfo = aShopper({ address: 'calle 1,=cmd|x', phone: '+54 9 299 456-7890' });
        const line = { productId: _id, quantity: 1, size: 'M' };
        await shop.placed([line], { shippingInfo, deliveryMethod: 'home', notes: '=HYPERLINK("http://x")' });
        const { status, headers, text } = await shop.admin('/api/orders/export');
        expect(status).toBe(200);
        expect(headers.get('content-type')).toContain('text/csv');
        expect(text).toContain('"(+54) 9 299 456-7890";"calle 1,\'=cmd|x"');
        expect(text).toContain('"\'=HYPERLINK(""http://x"")"');
      });

      test('every listed order is complete', async () => {
        const { body } = await shop.admin<{ orders: unknown[] }>('/api/orders?limit=100');
        for (const order of body.orders) adminOrderSchema.parse(order);
        expect(await shop.faults()).toEqual([]);
      });
    });
  });
}
