import { endpoints, type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { csvCalls } from '../support/data/csv-calls';
import { BLACK, namedProducts, RED, skusOf, unitsOf } from '../support/data/named-products';
import type { TestCms } from '../support/servers/start-cms';

export function variantNamesCsvSuite(database: string, booted: () => TestCms): void {
  describe(`names of colours and sizes as CSV on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const { aProduct, read } = namedProducts(database, () => shop);

    test('a row with the SKU of a variant and a new name corrects it, and the preview says so', async () => {
      const before = await aProduct();
      const { _id, variants } = before;
      const send = async (lines: string[], options: object) => {
        const json = { csv: ['_id;titulo;talle;color;stock;sku;colores', ...lines].join('\n'), ...options };
        const { body } = await shop.admin('/api/products/import', { method: 'POST', json });
        return endpoints.importProducts.answer.parse(body);
      };
      const rows = [`${_id};;S;Azul noche;;${variants[0]!.sku};"Negro #000000 | Rojo #aa0000"`];
      const preview = await send(rows, { dryRun: true });
      expect(preview).toMatchObject({ updated: 1, errors: [], warnings: [] });
      expect(preview.rows[0]?.changes).toEqual([{ name: 'Color', before: 'Negro', after: 'Azul noche' }]);
      expect(await send(rows, { dryRun: false })).toMatchObject({ updated: 1, errors: [] });
      const after = await read(_id);
      expect(unitsOf(after)).toEqual({ 'S Azul noche': 7, 'S Rojo': 4, 'M Rojo': 0 });
      expect([skusOf(after), after.thumbnailColors]).toEqual([skusOf(before), [['Azul noche'], ['Rojo']]]);
      const old = [`${_id};;S;Negro;7;${variants[0]!.sku};"Negro #000000 | Rojo #aa0000"`];
      expect(await send(old, { dryRun: false })).toMatchObject({ unchanged: 1 });

      const fewer = [`${_id};;;;;;"Rojo #aa0000"`];
      const unasked = await send(fewer, { dryRun: false });
      expect([unasked.invalid, unasked.errors[0]?.message]).toEqual([
        1,
        expect.stringContaining('7 unidades'),
      ]);
      const { rows: shown, warnings } = await send(fewer, { dryRun: true });
      expect(warnings[0]?.message).toContain('7 unidades');
      const seen = [{ row: 2, version: shown[0]?.version }];
      expect(await send(fewer, { dryRun: false, seen })).toMatchObject({ updated: 1 });
      expect((await read(_id)).stock).toBe(4);
      expect(await shop.faults()).toEqual([]);
    });

    describe('traded in an exported file', () => {
      const FILE = ['talle', 'color', 'stock', 'sku'] as const;
      type Line = Record<(typeof FILE)[number] | 'stock_visto', string>;
      const aGrid = () => {
        grids += 1;
        const sku = (at: number) => `G${at}-${database}-${grids}`;
        return aProduct({
          size: ['85', '90'],
          colors: [BLACK, RED],
          variants: [
            { size: '85', color: 'Negro', stock: 7, sku: sku(1) },
            { size: '90', color: 'Negro', stock: 5, sku: sku(2) },
            { size: '85', color: 'Rojo', stock: 3, sku: sku(3) },
            { size: '90', color: 'Rojo', stock: 1, sku: sku(4) },
          ],
        });
      };
      let grids = 0;
      const linesOf = ({ variants }: Product) =>
        variants.map(({ size, color, stock, sku }) => [size, color, stock, sku].join(' ')).sort();
      /** Changes the lines of a product's export and imports them twice; returns the variants that are then stored. */
      const traded = async ({ _id }: Product, change: (line: Line, lines: Line[]) => Partial<Line>) => {
        const [header = '', ...rows] = (await csvCalls(shop).stamped()).replaceAll('"', '').split('\r\n');
        const names = header.replace('\uFEFF', '').split(';');
        const lines = rows
          .filter((row) => row.includes(_id))
          .map((row) => Object.fromEntries(row.split(';').map((cell, at) => [names[at], cell])) as Line);
        const changed = lines.map((line) => ({ ...line, ...change(line, lines) }));
        const csv = [names, ...changed.map((line) => names.map((name) => line[name as keyof Line]))];
        const send = () => csvCalls(shop).send(csv.map((cells) => cells.join(';')).join('\n'), false);
        expect(await send()).toMatchObject({ updated: 1, errors: [], warnings: [] });
        expect(await send()).toMatchObject({ unchanged: 1, errors: [] });
        const after = await read(_id);
        expect(linesOf(after)).toEqual(
          changed.map((line) => FILE.map((name) => line[name]).join(' ')).sort(),
        );
        expect(await shop.faults()).toEqual([]);
        return after;
      };
      const other = (names: [string, string], name: string) => (name === names[0] ? names[1] : names[0]);
      const idsOf = ({ variants }: Product) => new Map(variants.map(({ sku, _id }) => [sku, _id]));

      test.each([
        ['colours', 'color', ['Negro', 'Rojo']],
        ['sizes', 'talle', ['85', '90']],
      ] as const)('two %s keep the units, and the variants, of their SKUs', async (_kind, column, names) => {
        const before = await aGrid();
        const after = await traded(before, (line) => ({
          [column]: other([...names], line[column]),
          stock: line.stock === '7' ? '20' : line.stock,
        }));
        expect(idsOf(after)).toEqual(idsOf(before));
        expect([after.size, after.colors]).toEqual([before.size, before.colors]);
      });

      test('the SKUs of two colours leave units and variants where they are', async () => {
        const before = await aGrid();
        const after = await traded(before, (line, lines) => ({
          sku: lines.find(({ talle, color }) => talle === line.talle && color !== line.color)!.sku,
        }));
        expect(unitsOf(after)).toEqual(unitsOf(before));
        expect(after.variants.map(({ _id }) => _id)).toEqual(before.variants.map(({ _id }) => _id));
      });

      test('the colours of one size take the units of their SKUs along', async () => {
        const after = await traded(await aGrid(), ({ talle, color }) => ({
          color: talle === '85' ? other(['Negro', 'Rojo'], color) : color,
        }));
        expect(unitsOf(after)).toEqual({ '85 Negro': 3, '90 Negro': 5, '85 Rojo': 7, '90 Rojo': 1 });
      });

      test('a size that the talles of its row lack is an error', async () => {
        const { _id, variants } = await aGrid();
        const rows = variants.map(
          ({ size, color, sku }) => `${_id};${size === '85' ? '87' : size};${color};${sku};85, 90`,
        );
        const report = await csvCalls(shop).send(['_id;talle;color;sku;talles', ...rows].join('\n'), false);
        expect(report).toMatchObject({ invalid: 1, updated: 0 });
        const rowsAt = report.errors.flatMap(({ row, column }) => (column === 'talle' ? row : []));
        expect(rowsAt).toEqual([2, 4]);
      });
    });
  });
}
