import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function relatedProductsSuite(database: string, booted: () => TestCms): void {
  describe(`related products on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    // @spec A.48
    test('a product is shown with what was bought together with it, then with others of its category', async () => {
      const category = 'juntas';
      const made = async (title: string, changes = {}) =>
        (await shop.product({ title, category, ...changes }))._id;
      const wanted = await made('Camisón elegido');
      const often = await made('Comprada dos veces', { category: 'otras' });
      const once = await made('Comprada una vez', { category: 'otras' });
      const cancelled = await made('De una orden cancelada', { category: 'otras' });
      const soldOut = await made('Agotada', { stock: 3 });
      await made('De la categoría');
      const together = (...ids: string[]) =>
        shop.placed([wanted, ...ids].map((productId) => ({ productId, quantity: 1, size: 'M' })));
      await together(often, once);
      await together(often);
      for (let at = 0; at < 3; at += 1) await together(soldOut);
      const { order } = await together(cancelled);
      await shop.setStatus(order._id, { status: 'cancelled' });
      const shown = await shop.listTitles(`relatedTo=${wanted}&limit=4`);
      expect(shown).toEqual(['Comprada dos veces', 'Comprada una vez', 'De la categoría']);
      expect(await shop.listTitles('relatedTo=nadie')).toEqual([]);
    });
  });
}
