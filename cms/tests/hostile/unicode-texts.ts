import type { Product } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { anOrder, aShopper, commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { printMeasurement } from '../support/processes/measurements';
import type { TestCms } from '../support/servers/start-cms';

const kept = [
  'ñandú, pingüino, ¿qué? ¡sí!',
  'corazón 🩷 familia 👩‍👩‍👧‍👦 bandera 🇦🇷',
  'مرحبا بالعالم',
  'שלום עולם',
  '日本語 𠮷野家 한국어',
  'e\u0301 no es é',
  'ancho\u200bcero y \u2066aislado\u2069',
  'O\'Higgins \\ "comillas" `acento`',
  '100 % _todo_ -- ; drop table products;',
  '<b>negrita</b> <img src=x onerror=alert(1)> {{7*7}} ${7*7}',
  '=HYPERLINK("http://x")',
  '𝔉𝔯𝔞𝔨𝔱𝔲𝔯 Ω≈ç√∫',
];
const refused = [
  ['a NUL', 'a\u0000b'],
  ['half a pair', 'a\ud83d'],
  ['the other half', '\udc00a'],
] as const;

export function unicodeTextsSuite(database: string, booted: () => TestCms): void {
  describe(`texts in any script on ${database}`, () => {
    test('texts in any script are stored unchanged', async () => {
      const shop = await commerceOn(booted());
      for (const text of kept) {
        const product = await shop.product({ title: text, description: text, stock: 3 });
        const read = await booted().call<{ product: Product }>(`/api/products/${product._id}`);
        expect([read.body.product.title, read.body.product.description]).toEqual([text, text]);
        const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }], {
          shippingInfo: aShopper({ address: text, notes: text }),
          deliveryMethod: 'home',
          notes: text,
        });
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        const { shippingInfo, notes, items } = body.order;
        expect([shippingInfo.address, shippingInfo.notes, notes, items[0]?.title]).toEqual([
          text,
          text,
          text,
          text,
        ]);
      }
      printMeasurement(
        31,
        database,
        `${kept.length} texts kept letter for letter in 6 fields each; NUL and half pairs 400`,
      );
    });

    test.each(refused)('texts with %s are refused', async (_, text) => {
      const shop = await commerceOn(booted());
      const { _id: productId } = await shop.product({ stock: 3 });
      const bodies = [
        anOrder([{ productId, quantity: 1, size: 'M' }], { shippingInfo: aShopper({ fullName: text }) }),
        anOrder([{ productId, quantity: 1, size: 'M' }], { notes: text }),
      ];
      for (const body of bodies) expect((await shop.order(body)).status).toBe(400);
      const json = { title: text };
      expect((await shop.admin(`/api/products/${productId}`, { method: 'PUT', json })).status).toBe(400);
      expect((await booted().call(`/api/products?searchTerm=${encodeURIComponent('\u0000')}`)).status).toBe(
        400,
      );
    });
  });
}
