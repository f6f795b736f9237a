import { DAY_MS, endpoints, initialOperatingRules, type Product, type Report } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { addAskedPrice, askedPrices } from '../support/data/price-histories';
import type { TestCms } from '../support/servers/start-cms';

/** Tests that a struck price is shown only where it was really asked (Argentine rule R15). */
export function offersSuite(database: string, booted: () => TestCms): void {
  describe(`offers on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    const setDays = (earlierPriceDays: number) =>
      shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, earlierPriceDays } });
    afterEach(() => setDays(initialOperatingRules.earlierPriceDays));
    const read = async (id: string) =>
      (await booted().call<{ product: Product }>(`/api/products/${id}`)).body.product;
    const struck = async (id: string) => (await read(id)).earlierPrice;
    const full = (title: string, price = 10_000) => shop.product({ title, price, discount: 0 });
    const discounted = (title: string) => shop.product({ title, price: 10_000, discount: 20 });

    test('a discount after the full price was asked shows that price, in the detail and in lists', async () => {
      const { _id } = await full('Oferta cierta');
      const { body } = await shop.editProduct(_id, { discount: 20 });
      expect(body.product).toMatchObject({ earlierPrice: 10_000, finalPrice: 8_000 });
      expect(await struck(_id)).toBe(10_000);
      const { payload } = await shop.listProducts('searchTerm=oferta cierta');
      expect(payload.map(({ earlierPrice }) => earlierPrice)).toEqual([10_000]);
      expect((await shop.editProduct(_id, { discount: 30 })).body.product.earlierPrice).toBe(10_000);
    });

    test('a product that was created with its discount shows only what it costs', async () => {
      const { _id } = await discounted('Oferta inventada');
      expect(await read(_id)).toMatchObject({ price: 10_000, discount: 20, finalPrice: 8_000 });
      expect(await struck(_id)).toBeUndefined();
    });

    test('a price that is raised for the offer is not struck through', async () => {
      const { _id } = await full('Oferta inflada');
      await shop.editProduct(_id, { price: 15_000, discount: 33 });
      expect(await struck(_id)).toBeUndefined();
      await shop.editProduct(_id, { price: 10_000 });
      expect(await struck(_id)).toBe(10_000);
    });

    test('a price that was asked only while the product was switched off does not count', async () => {
      const { _id } = await full('Oferta a escondidas', 8_000);
      await shop.editProduct(_id, { status: false });
      await shop.editProduct(_id, { price: 10_000 });
      await shop.editProduct(_id, { discount: 20, status: true });
      expect(await struck(_id)).toBeUndefined();
    });

    test.each([
      ['hidden at the edge of the days', 0, undefined],
      ['shown one millisecond later', 1, 10_000],
    ])('an earlier price is %s', async (_what, later, expected) => {
      const { _id } = await discounted(`Oferta al borde ${later}`);
      const began = (await askedPrices(shop.db(), _id)).at(-1)?.at ?? 0;
      const edge = began - 30 * DAY_MS;
      const asked = (at: number, price: number) => ({ at, price, finalPrice: price, active: true });
      await addAskedPrice(shop.db(), _id, asked(edge - DAY_MS, 10_000));
      await addAskedPrice(shop.db(), _id, asked(edge + later, 7_000));
      await shop.editProduct(_id, { description: 'De tul' });
      expect(await struck(_id)).toBe(expected);
      await setDays(31);
      await expect.poll(() => struck(_id)).toBe(10_000);
      await setDays(30);
      await expect.poll(() => struck(_id)).toBe(expected);
      await expect.poll(() => shop.faults()).toEqual([]);
    });

    test('days that change again while products are rendered leave no product of the former days', async () => {
      const { _id } = await discounted('Oferta de otros días');
      const began = (await askedPrices(shop.db(), _id)).at(-1)?.at ?? 0;
      for (const { at, price } of [
        { at: began - 31 * DAY_MS + 1, price: 10_000 },
        { at: began - 30 * DAY_MS, price: 7_000 },
      ])
        await addAskedPrice(shop.db(), _id, { at, price, finalPrice: price, active: true });
      for (let number = 1; number <= 80; number += 1) await discounted(`Oferta ${number}`);
      for (let round = 0; round < 8; round += 1) {
        await setDays(31);
        await setDays(30);
        await expect.poll(() => shop.faults()).toEqual([]);
      }
      expect(await struck(_id)).toBeUndefined();
    });

    test('a hidden earlier price changes no total, and a sale keeps the shown one', async () => {
      const [hidden, shown] = [await discounted('Oferta oculta'), await full('Oferta a la vista')];
      await shop.editProduct(shown._id, { discount: 20 });
      const { order } = await shop.placed(
        [hidden, shown].map(({ _id: productId }) => ({ productId, quantity: 1, size: 'M' })),
      );
      expect(order.subtotal).toBe(16_000);
      expect([await struck(hidden._id), await struck(shown._id)]).toEqual([undefined, 10_000]);
      expect(await shop.faults()).toEqual([]);
    });

    test('staff learn the highest price that an offer may strike through', async () => {
      const { _id } = await full('Oferta en preparación');
      const offer = async () =>
        endpoints.readProductOffer.answer.parse((await shop.admin(`/api/products/${_id}/offer`)).body);
      expect(await offer()).toMatchObject({ days: 30, highestPrice: 10_000 });
      await shop.editProduct(_id, { price: 12_000, discount: 20 });
      expect((await offer()).highestPrice).toBe(10_000);
      const invented = await discounted('Oferta sin pasado');
      const { body } = await shop.admin(`/api/products/${invented._id}/offer`);
      expect(body).toMatchObject({ highestPrice: null });
      expect((await shop.admin('/api/products/nadie/offer')).status).toBe(404);
    });

    // @spec F.8
    test('the report names current and past offers, and why one is hidden', async () => {
      const [hidden, past] = [await discounted('Informe oculto'), await full('Informe pasado')];
      await shop.editProduct(past._id, { discount: 50 });
      await shop.editProduct(past._id, { discount: 0 });
      const { body } = await shop.admin<{ report: Report }>('/api/reports/offers');
      const [current, ended] = body.report.tables;
      const { body: csv } = { body: await shop.admin('/api/reports/offers/export?table=current') };
      const why = 'No se muestra: nunca se pidió en los 30 días anteriores';
      expect(csv.text).toContain(why);
      expect(csv.text).toContain(hidden.title);
      expect(ended?.rows.find(([title]) => title === past.title)).toMatchObject({
        1: 10_000,
        2: 5_000,
        8: 'Se muestra',
      });
      expect(current?.columns.map(({ label }) => label)).toContain('Se pidió por última vez');
    });
  });
}
