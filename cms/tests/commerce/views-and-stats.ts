import { DAY_MS, endpoints } from '@shop/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function viewsAndStatsSuite(database: string, booted: () => TestCms): void {
  describe(`the catalog on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    describe('stats', () => {
      const view = (productId: string, ip: string, agent = 'Firefox') =>
        cms.call<{ interaction: { counted: boolean } }>('/api/interactions', {
          method: 'POST',
          ip,
          headers: { 'user-agent': agent },
          json: { type: 'product_view', data: { productId, productTitle: '<script>' } },
        });
      const admin = async (url: string) => (await shop.admin(url)).body;

      test('an address counts once per product and day, whatever browser it claims', async () => {
        const product = await shop.product({ title: 'Muy visto', category: 'vistas' });
        const views = Array.from({ length: 20 }, (_, at) => view(product._id, '10.0.0.1', `Agent ${at}`));
        const answers = await Promise.all(views);
        for (const { body } of answers) endpoints.recordInteraction.answer.parse(body);
        expect(answers.filter(({ body }) => body.interaction.counted)).toHaveLength(1);
        expect((await view(product._id, '10.0.0.2')).body.interaction.counted).toBe(true);
        await shop
          .db()('interactions')
          .update({ at: new Date(Date.now() - 31 * 60_000) });
        expect((await view(product._id, '10.0.0.2')).body.interaction.counted).toBe(false);
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
        const nextDay = await view(product._id, '10.0.0.2');
        vi.useRealTimers();
        expect(nextDay.body.interaction.counted).toBe(true);
        expect((await view('no-existe', '10.0.0.2')).status).toBe(400);
        const { products } = endpoints.mostViewedProducts.answer.parse(
          await admin('/api/interactions/most-viewed-products?limit=3'),
        );
        expect(products[0]).toEqual({
          _id: product._id,
          productTitle: 'Muy visto',
          productCategory: 'vistas',
          count: 3,
        });
        const { categories } = endpoints.mostViewedCategories.answer.parse(
          await admin('/api/interactions/most-viewed-categories'),
        );
        expect(categories).toEqual([{ category: 'vistas', count: 3 }]);
        const { summary } = endpoints.interactionsSummary.answer.parse(
          await admin('/api/interactions/summary'),
        );
        expect(summary).toEqual({ totalInteractions: 3, recentInteractions: 3 });
        const visitors: { visitor: string }[] = await shop.db()('interactions').select('visitor');
        expect(JSON.stringify(visitors)).not.toContain('10.0.0');
        const reset = await shop.admin('/api/interactions/reset', { method: 'DELETE' });
        endpoints.resetInteractions.answer.parse(reset.body);
        expect(await admin('/api/interactions/summary')).toMatchObject({ summary: { totalInteractions: 0 } });
      });

      test('sales by day and waiting orders are counted over all orders', async () => {
        const product = await shop.product({ title: 'A punto de agotarse', stock: 1 });
        const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'paid' });
        const { sales } = endpoints.salesStats.answer.parse(await admin('/api/stats/sales?days=7'));
        expect(sales.series).toHaveLength(7);
        expect(sales.current.revenue).toBe(sales.series.at(-1)?.revenue);
        const { summary } = endpoints.ordersSummary.answer.parse(await admin('/api/orders/summary'));
        const { overview } = endpoints.overviewStats.answer.parse(await admin('/api/stats/overview'));
        expect(overview).toMatchObject({ orders: summary.totalOrders, revenue: summary.totalRevenue });
        expect(overview.lowStock).toContainEqual({
          _id: product._id,
          title: 'A punto de agotarse',
          size: null,
          color: null,
          stock: 0,
        });
        expect((await shop.admin('/api/stats/sales?days=8')).status).toBe(400);
      });
    });
  });
}
