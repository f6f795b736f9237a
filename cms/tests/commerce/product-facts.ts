import type { Product, SiteContent } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { catalog } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const FACTS = { composition: '100 % algodón', care: 'Lavar a mano', origin: 'Argentina' };
const guide = {
  category: 'pijamas',
  title: 'Pijamas',
  subtitle: 'Medidas del cuerpo, en cm',
  enabled: true,
  tableHeaders: ['Talle', 'Busto'],
  tableRows: [{ size: 'M', measurements: ['89 - 95'] }],
  notes: '',
};

/** Tests that products without a legal fact are listed (Argentine rules R16 and R21). */
export function productFactsSuite(database: string, booted: () => TestCms): void {
  describe(`product facts on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    const pijama = (title: string, changes: object) =>
      shop.product({ category: 'pijamas', ...FACTS, title, ...changes });
    const listed = async (query = 'missingFacts=true&searchTerm=dato') => {
      const { body } = await shop.admin<{ payload: Product[] }>(`/api/products?${query}`);
      return body.payload.map(({ title }) => title).sort();
    };
    const count = () => catalog.countProductsWithoutFacts();

    async function setGuides(change: (guides: SiteContent['sizeGuides']) => unknown[]): Promise<void> {
      const { content } = (await booted().call<{ content: SiteContent }>('/api/content')).body;
      const json = { ...content, sizeGuides: change(content.sizeGuides) };
      await shop.admin('/api/content', { method: 'PUT', json });
    }

    test('origin and manufacturer are stored, shown and removed, and absent while unknown', async () => {
      const product = await pijama('Origen', { manufacturer: 'Textil Sur' });
      expect(product).toMatchObject({ origin: 'Argentina', manufacturer: 'Textil Sur' });
      const { body } = await shop.editProduct(product._id, { origin: '', manufacturer: ' ' });
      expect(body.product).not.toHaveProperty('origin');
      expect(body.product).not.toHaveProperty('manufacturer');
      const seen = { origin: 'Brasil' };
      expect((await shop.editProduct(product._id, { origin: 'Chile', seen })).status).toBe(409);
    });

    test('origin and manufacturer leave with an export and come with an import', async () => {
      const product = await pijama('Viaja', { manufacturer: 'Textil Sur' });
      const { text } = await shop.admin('/api/products/export');
      expect(text.split('\n')[0]).toContain('origen');
      expect(text).toContain('Textil Sur');
      const csv = `_id,origen,fabricante\n${product._id},Perú,Lima SA`;
      await shop.admin('/api/products/import', { method: 'POST', json: { csv, dryRun: false } });
      const { body } = await shop.admin<{ product: Product }>(`/api/products/${product._id}`);
      expect(body.product).toMatchObject({ origin: 'Perú', manufacturer: 'Lima SA' });
    });

    // @spec F.10
    test('products that lack a fact are listed and counted, and the size guide counts for its category', async () => {
      await setGuides((guides) => [...guides, guide]);
      await pijama('Dato completo', {});
      await pijama('Dato sin origen', { origin: '' });
      const draft = await pijama('Dato apagado', { care: '', status: false });
      await pijama('Dato de otra categoría', { category: 'corpinos' });
      const before = await count();
      expect(await listed()).toEqual(['Dato apagado', 'Dato de otra categoría', 'Dato sin origen']);
      expect(await listed('missingFacts=true&searchTerm=dato&category=pijamas')).toEqual([
        'Dato apagado',
        'Dato sin origen',
      ]);
      await setGuides((guides) => guides.map((one) => ({ ...one, enabled: false })));
      expect(await listed()).toContain('Dato completo');
      expect(await count()).toBeGreaterThan(before);
      await setGuides((guides) => guides.map((one) => ({ ...one, enabled: true })));
      expect(await count()).toBe(before);
      await shop.editProduct(draft._id, { status: true });
      expect(await count()).toBe(before + 1);
    });

    test('shoppers cannot ask for the products that lack a fact', async () => {
      const { totalDocs } = await shop.listProducts('searchTerm=dato');
      expect((await shop.listProducts('searchTerm=dato&missingFacts=true')).totalDocs).toBe(totalDocs);
    });
  });
}
