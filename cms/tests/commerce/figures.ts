import {
  businessDay,
  endpoints,
  LOW_STOCK_AT,
  ORDER_QUEUES,
  type AdminOrder,
  type Overview,
  type Product,
  type Report,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Body = Record<string, unknown>;
/** A figure of the back office, how it is read, and the rows of the list that it leads to. */
type Figure = { name: string; shown: () => Promise<number>; listed: () => Promise<number> };

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export function figuresSuite(database: string, booted: () => TestCms): void {
  describe(`figures of the back office on ${database}`, () => {
    let shop: Commerce;
    const read = async <T = Body>(url: string): Promise<T> => {
      const { status, body, text } = await shop.admin<T>(url);
      if (status !== 200) throw new Error(`${url}: ${text}`);
      return body;
    };
    const numberOf = (body: Body, key: string) => body[key] as number;
    const total = async (url: string, key: string) => numberOf(await read(url), key);

    beforeAll(async () => {
      shop = await commerceOn(booted());
      const line = async (stock: number) => {
        const { _id } = await shop.product({ stock, discount: 0 });
        return { productId: _id, quantity: 1, size: 'M' };
      };
      const low = await line(2);
      const { order } = await shop.placed([low, await line(1)]);
      await shop.placed([await line(9)]);
      await shop.setStatus(order._id, { status: 'paid', notify: false });
      const refund = { amount: 3_000, method: 'cash', notify: false };
      await shop.admin(`/api/orders/${order._id}/refunds`, { method: 'POST', json: refund });
      const coupon = { code: 'CIFRAS', kind: 'percent', value: 10, from: null, to: null, maxUses: null };
      await shop.admin('/api/coupons', { method: 'POST', json: coupon });
      await shop.order(anOrder([await line(9)], { couponCode: 'CIFRAS', shippingInfo: aShopper() }));
    });

    const overview = async () => (await read<{ overview: Overview }>('/api/stats/overview')).overview;
    const summary = async () =>
      endpoints.ordersSummary.answer.parse(await read('/api/orders/summary')).summary;
    const pages = async <T>(url: string, key: string): Promise<T[]> => {
      const rows: T[] = [];
      for (let page = 1; ; page += 1) {
        const body = await read(`${url}&limit=100&page=${page}`);
        rows.push(...(body[key] as T[]));
        if (page >= numberOf(body, 'totalPages')) return rows;
      }
    };
    const orders = (query: string) => pages<AdminOrder>(`/api/orders?${query}`, 'orders');
    const lowProducts = () => pages<Product>('/api/products?status=true&lowStock=true', 'payload');
    const unitsOf = ({ variants = [], stock }: Product): number[] =>
      variants.length > 0 ? variants.map((variant) => variant.stock) : [stock];
    const lowVariants = async (isCounted: (stock: number) => boolean) =>
      (await lowProducts()).flatMap(unitsOf).filter((stock) => stock <= LOW_STOCK_AT && isCounted(stock))
        .length;
    const takings = async (from: string) => {
      const url = `/api/reports/takings?from=${from}&to=${businessDay(new Date())}`;
      const { tables } = (await read<{ report: Report }>(url)).report;
      return Number(tables.find(({ key }) => key === 'by-day')?.total?.at(-1));
    };

    const figures: Figure[] = [
      {
        name: 'products',
        shown: async () => (await overview()).products,
        listed: () => total('/api/products?limit=1', 'totalDocs'),
      },
      {
        name: 'active products',
        shown: async () => (await overview()).activeProducts,
        listed: () => total('/api/products?limit=1&status=true', 'totalDocs'),
      },
      {
        name: 'orders',
        shown: async () => (await overview()).orders,
        listed: () => total('/api/orders?limit=1', 'totalOrders'),
      },
      {
        name: 'orders that wait since long ago',
        shown: async () => (await overview()).waiting.olderThan72h,
        listed: () => total('/api/orders?limit=1&queue=older_than_72h', 'totalOrders'),
      },
      {
        name: 'income',
        shown: async () => (await overview()).revenue,
        listed: async () => sum((await orders('status=paid')).map((order) => order.total)),
      },
      {
        name: 'income above the list of orders',
        shown: async () => (await summary()).totalRevenue,
        listed: async () => sum((await orders('status=paid')).map((order) => order.total)),
      },
      {
        name: 'collected less refunds',
        shown: async () => (await overview()).collected,
        listed: () => takings(businessDay(new Date(Date.now() - 700 * 86_400_000))),
      },
      {
        name: 'products of which little is left',
        shown: async () => (await overview()).lowStockCounts.products,
        listed: () => total('/api/products?status=true&lowStock=true&limit=1', 'totalDocs'),
      },
      {
        name: 'variants of which little is left',
        shown: async () => (await overview()).lowStockCounts.variants,
        listed: () => lowVariants(() => true),
      },
      {
        name: 'variants that are sold out',
        shown: async () => (await overview()).lowStockCounts.soldOut,
        listed: () => lowVariants((stock) => stock === 0),
      },
      ...ORDER_QUEUES.map((queue) => ({
        name: `orders of the queue ${queue}`,
        shown: async () => (await summary()).queues[queue] ?? 0,
        listed: () => total(`/api/orders?limit=1&queue=${queue}`, 'totalOrders'),
      })),
      ...(['pending_manual', 'pending_transfer_proof', 'pending_transfer_confirmation'] as const).map(
        (status) => ({
          name: `orders that are ${status}`,
          shown: async () => {
            const { cash = 0, transfer = 0 } =
              (await summary()).summaryByStatusAndPaymentMethod[status] ?? {};
            return cash + transfer;
          },
          listed: () => total(`/api/orders?limit=1&status=${status}`, 'totalOrders'),
        }),
      ),
      {
        name: 'uses of coupons',
        shown: async () =>
          sum((await read<{ coupons: { uses: number }[] }>('/api/coupons')).coupons.map(({ uses }) => uses)),
        listed: async () =>
          (await orders('')).filter(({ couponCode, status }) => couponCode && status !== 'cancelled').length,
      },
      {
        name: 'reviews to read',
        shown: () => total('/api/reviews?limit=1', 'pending'),
        listed: () => total('/api/reviews?limit=1&state=pending', 'totalReviews'),
      },
      {
        name: 'shoppers to tell of stock',
        shown: () => total('/api/stock-alerts/phones?limit=1', 'due'),
        listed: () => total('/api/stock-alerts/phones?limit=1&state=due', 'totalAlerts'),
      },
      {
        name: 'cases and messages to attend to',
        shown: () => total('/api/cases/due', 'due'),
        listed: () => total('/api/cases?limit=1&state=due', 'totalEntries'),
      },
    ];

    test.each(figures)(
      'the figure "$name" counts exactly the rows of its list',
      async ({ shown, listed }) => {
        expect(await shown()).toBe(await listed());
      },
    );

    test('a partial refund leaves the income of paid orders and lowers what was collected', async () => {
      const before = await overview();
      const { _id } = await shop.product({ stock: 9, discount: 0 });
      const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      await shop.setStatus(order._id, { status: 'paid', notify: false });
      const json = { amount: 4_000, method: 'cash', notify: false };
      await shop.admin(`/api/orders/${order._id}/refunds`, { method: 'POST', json });
      const after = await overview();
      expect([after.revenue - before.revenue, after.collected - before.collected]).toEqual([
        order.total,
        order.total - 4_000,
      ]);
    });
  });
}
