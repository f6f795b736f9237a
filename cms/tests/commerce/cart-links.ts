import { endpoints, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function cartLinksSuite(database: string, booted: () => TestCms): void {
  describe(`cart links on ${database}`, () => {
    let shop: Commerce;
    let product: Product;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      const variants = ['S', 'M'].map((size) => ({ size, color: null, stock: size === 'S' ? 3 : 0 }));
      product = await shop.product({ title: 'Enlazado', size: ['S', 'M'], colors: [], variants });
    });
    const read = async (link: string) => {
      const { status, body } = await booted().call(`/api/carts/shared?i=${encodeURIComponent(link)}`);
      expect(status).toBe(200);
      const { lines, skipped } = endpoints.readSharedCart.answer.parse(body);
      return {
        lines: lines.map((line) => [line.product.title, line.size, line.color, line.quantity]),
        skipped,
      };
    };
    const variantOf = (size: string) => product.variants.find((variant) => variant.size === size)?._id ?? '';

    // One that was on sale before a product on sale needed sizes.
    const withoutSizes = async (title: string) => {
      const plain = await shop.product({ title, status: false, size: [], colors: [], stock: 4 });
      await shop.db()('products').where('document_id', plain._id).update({ active: true });
      // What it lacks does not keep its other fields from being edited.
      expect((await shop.editProduct(plain._id, { price: 9_000 })).status).toBe(200);
      return plain;
    };

    // @spec E.6
    test('a cart link holds what can be bought, no more than is left, and names what is gone', async () => {
      const unknown = 'z'.repeat(24);
      expect(await read(`${variantOf('S')}:9,${variantOf('M')}:1,${unknown}:1`)).toEqual({
        lines: [['Enlazado', 'S', null, 3]],
        skipped: ['Enlazado, M', 'Un producto que ya no está en la tienda'],
      });
    });

    // @spec E.6
    test('a product without variants stands for itself, unless the shopper must choose', async () => {
      const plain = await withoutSizes('Sin talle');
      const open = await shop.product({ title: 'Con talles', stock: 4 });
      expect(await read(`${plain._id}:1,${open._id}:1`)).toEqual({
        lines: [['Sin talle', null, null, 1]],
        skipped: ['Con talles'],
      });
    });

    // @spec E.6
    test('a paused or deleted product is named and skipped', async () => {
      const gone = await withoutSizes('Pausada');
      await shop.editProduct(gone._id, { status: false });
      expect(await read(`${gone._id}:1`)).toEqual({ lines: [], skipped: ['Pausada'] });
      await shop.admin(`/api/products/${gone._id}`, { method: 'DELETE' });
      expect(await read(`${gone._id}:1`)).toEqual({ lines: [], skipped: ['Pausada'] });
    });

    test.each(['', 'nada', "x' or 1=1:1", '<script>:1', 'a:1,'.repeat(300)])(
      'the malformed link %j is an empty cart',
      async (link) => {
        expect(await read(link)).toEqual({ lines: [], skipped: [] });
      },
    );

    test('a link that is far too long is refused', async () => {
      expect((await booted().call(`/api/carts/shared?i=${'a'.repeat(3000)}`)).status).toBe(400);
    });
  });
}
