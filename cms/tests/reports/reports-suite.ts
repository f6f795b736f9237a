import { endpoints, REPORT_NAMES } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { runSeed } from '../support/data/run-seed';
import type { TestCms } from '../support/servers/start-cms';
import {
  expectPlainFigures,
  expectPlainFiles,
  plainReports,
  readFile,
  readReport,
} from './expect-plain-figures';
import { dayAfter, type Range } from './plain-sql';
import { addOldOrders, fullScansOf, statementsOf } from './query-plans';
import { DAYS, emptyShop, fillWithRandomSales } from './random-sales';

const ROUNDS = 200;

/** Compares the reports with SQL that is written apart, first of the demo shop, then of a shop of random sales. */
export function reportsSuite(database: string, start: () => Promise<TestCms>): void {
  describe(`the reports on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = await start();
      shop = await commerceOn(cms);
    });
    afterAll(() => cms?.stop());

    const lastDays = (days: number): Range => {
      const to = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
      return { from: dayAfter(to, 1 - days), to };
    };

    // @spec E.20
    test.each([1, 7, 30, 185])(
      'every figure of the demo shop’s last %i days equals plain SQL',
      async (days) => expectPlainFigures(shop, plainReports(shop.db()), lastDays(days)),
    );

    // @spec E.20
    test('a file has every row of its table, and the total', async () => {
      await expectPlainFiles(shop, plainReports(shop.db()), lastDays(30));
      const { from, to } = lastDays(30);
      const { name, rows } = await readFile(shop, 'takings', 'by-method', lastDays(30));
      expect(name).toBe(`attachment; filename="cobros-por-medio-de-pago-${from}-a-${to}.csv"`);
      expect(rows.map(([first]) => first)).toEqual(['Medio de pago', 'Efectivo', 'Transferencia', 'Total']);
    });

    test('lists begin with what matters most', async () => {
      const [units, money, worst] = (await readReport(shop, 'products', lastDays(90))).tables;
      const [stockouts] = (await readReport(shop, 'stockouts', lastDays(90))).tables;
      const figures = (table: typeof units, at: number) => table!.rows.map((row) => Number(row[at]));
      const falling = (list: number[]) => [...list].sort((a, b) => b - a);
      for (const list of [figures(units, 1), figures(money, 2), figures(stockouts, 3)])
        expect(list).toEqual(falling(list));
      expect(figures(worst, 2)).toEqual(falling(figures(worst, 2)).reverse());
    });

    test('a report without a range is that of the last thirty days', async () => {
      for (const name of REPORT_NAMES) {
        const { report } = endpoints.readReport.answer.parse((await shop.admin(`/api/reports/${name}`)).body);
        expect(report).toEqual(await readReport(shop, name, lastDays(30)));
      }
    });

    test('reports reject unknown names and tables, and ranges that are none', async () => {
      const call = async (url: string) => {
        const { status, body } = await shop.admin<{ message: string }>(`/api/reports/${url}`);
        return [status, body.message];
      };
      expect(await call('toString')).toEqual([404, 'Ese informe no existe.']);
      expect(await call('nada/export?table=by-day')).toEqual([404, 'Ese informe no existe.']);
      expect(await call('sales/export?table=nada')).toEqual([400, 'Ese informe no tiene esa tabla.']);
      expect(await call('sales/export')).toEqual([400, 'Falta la tabla']);
      const backwards = 'from=2026-11-02&to=2026-11-01';
      for (const url of [`sales?${backwards}`, `sales/export?table=by-day&${backwards}`])
        expect(await call(url)).toEqual([400, 'La fecha «desde» no puede ser posterior a «hasta»']);
    });

    // @spec E.20
    test(`${ROUNDS} reports on random ranges of random sales equal plain SQL`, async () => {
      await emptyShop(shop);
      const seed = runSeed();
      const { random, days } = await fillWithRandomSales(shop, cms.strapi, seed);
      const plain = plainReports(shop.db());
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = days[random.below(DAYS)]!;
        const length = random.chance(0.6) ? 1 : random.integer(2, 20);
        const range = { from, to: dayAfter(from, length - 1) };
        await expectPlainFigures(shop, plain, range).catch((error: unknown) => {
          throw new Error(`TEST_SEED=${seed}, ${range.from} to ${range.to}`, { cause: error });
        });
      }
    });

    // @spec E.20
    test('reports of a few days read the large tables by their indexes', async () => {
      await addOldOrders(shop.db());
      const range = lastDays(2);
      const statements = await statementsOf(shop.db(), async () => {
        for (const name of REPORT_NAMES) await readReport(shop, name, range);
      });
      expect(statements.length).toBeGreaterThan(5);
      for (const statement of statements)
        expect([statement.sql, await fullScansOf(shop.db(), statement)]).toEqual([statement.sql, []]);
    });
  });
}
