import type { Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { csvCalls, type CsvCalls } from '../support/data/csv-calls';
import type { TestCms } from '../support/servers/start-cms';

type Refusal = { message: string };

/** Files that are sent twice, and files of many products, on either database. */
export function repeatedCsvSuite(database: string, booted: () => TestCms): void {
  describe(`repeated and large products as CSV on ${database}`, () => {
    let shop: Commerce;
    let { stamped, send } = {} as CsvCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      ({ stamped, send } = csvCalls(shop));
    });

    test('a file whose stock was stored adds nothing a second time, and a later export does', async () => {
      const sizes = ['S', 'M'].map((size) => ({ size, stock: 10 }));
      const product = await shop.product({ title: 'Dos veces', variants: sizes });
      const stocks = async () => {
        const { body } = await shop.admin<{ product: Product }>(`/api/products/${product._id}`);
        return body.product.variants.map(({ stock }) => stock);
      };
      const fileOf = async () => {
        const [header, ...lines] = (await stamped()).split('\r\n');
        return [header, ...lines.filter((line) => line.includes(product._id))]
          .join('\n')
          .replace('"S";"";"10";"10";', '"S";"";"30";"10";');
      };
      const file = await fileOf();
      expect(file).toContain('"30";"10";');
      expect(await send(file, false)).toMatchObject({ updated: 1, errors: [], warnings: [] });
      await shop.placed([{ productId: product._id, quantity: 1, size: 'S' }]);
      expect(await stocks()).toEqual([29, 10]);
      for (const dryRun of [true, false]) {
        const again = await send(file, dryRun);
        expect(again).toMatchObject({ updated: 0, unchanged: 1, errors: [] });
        expect(again.warnings[0]?.message).toContain('ya se cargó con este archivo');
      }
      expect(await stocks()).toEqual([29, 10]);
      await shop.editProduct(product._id, { variants: sizes.map((one) => ({ ...one, color: null })) });
      expect(await send(await fileOf(), false)).toMatchObject({ updated: 1, warnings: [] });
      expect(await stocks()).toEqual([30, 10]);
      const both = await Promise.all(
        [1, 2, 3].map(() => send(`_id;talle;stock;stock_visto\n${product._id};M;14;10`, false)),
      );
      expect(both.reduce((sum, { updated }) => sum + updated, 0)).toBe(1);
      expect(await stocks()).toEqual([30, 14]);
      expect(await shop.faults()).toEqual([]);
    });

    test('a file of new products that is sent three times at once creates each once', async () => {
      const file =
        'titulo;descripcion;categoria;precio;talle;stock;imagenes\n' +
        'Tres a la vez;De algodón;conjuntos;9.000;S;2;/assets/hero.jpg';
      const reports = await Promise.all([1, 2, 3].map(() => send(file, false)));
      expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1);
      const titles = await shop.listTitles('limit=all');
      expect(titles.filter((title) => title === 'Tres a la vez')).toHaveLength(1);
      expect(await send(file, false)).toMatchObject({ created: 0, unchanged: 1, errors: [] });
      expect(await shop.faults()).toEqual([]);
    });

    test('a file counts once, although another variant has the name of its row by now', async () => {
      const sizes = ['S', 'M'].map((size) => ({ size, stock: 10 }));
      const { _id } = await shop.product({ title: 'Con otro nombre', size: ['S', 'M'], variants: sizes });
      const file = `_id;talle;stock;stock_visto;exportado\n${_id};S;12;10;v00000001`;
      expect(await send(file, false)).toMatchObject({ updated: 1, errors: [] });
      for (const [from, to] of [
        ['S', 'XL'],
        ['M', 'S'],
      ])
        await shop.editProduct(_id, { renames: [{ kind: 'size', from, to }] });
      expect(await send(file, false)).toMatchObject({ updated: 0, unchanged: 1, errors: [] });
      expect(await shop.stockOf(_id)).toBe(22);
    });

    test('a file that created a product, or a variant, does so once', async () => {
      const csv =
        'titulo;descripcion;categoria;precio;talle;stock;imagenes\n' +
        'Creada una vez;d;conjuntos;1500;S;2;/assets/hero.jpg';
      expect(await send(csv, false)).toMatchObject({ created: 1, errors: [] });
      expect(await send(csv, false)).toMatchObject({ created: 0, unchanged: 1 });
      const found = (await shop.listProducts('searchTerm=creada+una+vez')).payload;
      expect(found).toHaveLength(1);
      const added = `_id;talles;talle;stock\n${found[0]?._id};S, XL;XL;5`;
      expect(await send(added, false)).toMatchObject({ updated: 1 });
      await shop.editProduct(found[0]!._id, {
        variants: [
          { size: 'S', stock: 2 },
          { size: 'XL', stock: 4 },
        ],
      });
      expect(await send(added, false)).toMatchObject({ updated: 0, unchanged: 1, errors: [] });
      expect((await shop.listProducts('searchTerm=creada+una+vez')).payload[0]?.stock).toBe(6);
    });

    test('an import of more than 100 products is refused before one is stored', async () => {
      const rows = Array.from({ length: 101 }, (_, at) => `De a muchos ${at};d;conjuntos;1500`);
      const csv = ['titulo;descripcion;categoria;precio', ...rows].join('\n');
      const { status, body } = await shop.admin<Refusal>('/api/products/import', {
        method: 'POST',
        json: { csv, dryRun: false },
      });
      expect([status, body.message]).toEqual([400, expect.stringContaining('hasta 100 productos por vez')]);
      expect((await shop.listProducts('searchTerm=de+a+muchos')).totalDocs).toBe(0);
    });

    test('an import lets others in after each product', async () => {
      let turns = 0;
      const count = () => {
        turns += 1;
        timer = setImmediate(count);
      };
      let timer = setImmediate(count);
      const rows = Array.from({ length: 40 }, (_, at) => `Con pausas ${at};d;conjuntos;1500;no`);
      await send(['titulo;descripcion;categoria;precio;activo', ...rows].join('\n'), false);
      clearImmediate(timer);
      expect(turns).toBeGreaterThan(40);
    });
  });
}
