import { endpoints } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { namedProducts, skusOf, unitsOf } from '../support/data/named-products';
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
  });
}
