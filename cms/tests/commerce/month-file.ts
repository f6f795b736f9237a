import { businessDay } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function monthFileSuite(database: string, booted: () => TestCms): void {
  describe(`the file of a month on ${database}`, () => {
    let shop: Commerce;
    const month = businessDay(new Date()).slice(0, 7);
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const linesOf = async (asked = `?month=${month}`): Promise<string[]> => {
      const { status, text } = await shop.admin(`/api/reports/month/file${asked}`);
      expect(status).toBe(200);
      return text.split('\r\n').map((line) => line.replaceAll('"', ''));
    };
    const placed = async (price: number) => {
      const { _id: productId } = await shop.product({ title: 'Del mes', price, discount: 0 });
      return (await shop.placed([{ productId, quantity: 1, size: 'M' }])).order;
    };
    const post = (id: string, path: string, json: object) =>
      shop.admin<OrderAnswer>(`/api/orders/${id}/${path}`, { method: 'POST', json });

    test('the file has the orders with their ways of payment, the refunds and the till closings', async () => {
      const order = await placed(40_000);
      await post(order._id, 'payments', { amount: 10_000, method: 'debit' });
      await post(order._id, 'payments', { amount: 5_000, method: 'cash' });
      await post(order._id, 'refunds', { amount: 1_500, method: 'cash' });
      await shop.admin(`/api/orders/${order._id}/invoice`, {
        method: 'PUT',
        json: { number: 'C 0001-00000099', url: '' },
      });
      const lines = await linesOf();
      expect(lines).toEqual(
        expect.arrayContaining(['Ventas', 'Cobros por forma de pago', 'Devoluciones', 'Cierres de caja']),
      );
      const [sale = '', refund = ''] = lines.filter((line) => line.includes(order.orderNumber));
      expect(sale).toContain(';A CONSUMIDOR FINAL;C 0001-00000099;');
      expect(sale).toContain('Efectivo $3.500 | Tarjeta de débito $10.000');
      expect(sale.endsWith(`;${order.total}`)).toBe(true);
      expect(refund.endsWith(';Efectivo;1500')).toBe(true);
      expect(lines.join()).not.toContain(order.shippingInfo.email);
    });

    test('a buyer is named where the law names her, and a cancelled order counts only with its invoice', async () => {
      const large = await placed(10_000_000);
      const small = await placed(9_000);
      await shop.setStatus(small._id, { status: 'cancelled' });
      const lines = await linesOf();
      expect(lines.find((line) => line.startsWith(large.orderNumber))).toContain(large.shippingInfo.fullName);
      expect(lines.some((line) => line.startsWith(small.orderNumber))).toBe(false);
    });

    test('a month without sales is a file without rows, and no month is the last one', async () => {
      const empty = await linesOf('?month=2019-02');
      expect(empty[0]).toContain('Mes 02/2019');
      expect(await linesOf('')).not.toContain(`Mes ${month.slice(5)}/${month.slice(0, 4)}`);
      expect((await shop.admin('/api/reports/month/file?month=2026-13')).status).toBe(400);
    });
  });
}
