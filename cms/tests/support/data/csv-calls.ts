import { endpoints, MAX_IMPORT_PRODUCTS, type ProductImportAnswer } from '@shop/contract';
import type { Commerce } from './commerce-calls';
import { formWith } from './forms';

type Report = Omit<ProductImportAnswer, 'status' | 'rows'>;
const COUNTS = ['created', 'updated', 'unchanged', 'invalid'] as const;
const NOTHING = { created: 0, updated: 0, unchanged: 0, invalid: 0 };

export type CsvCalls = ReturnType<typeof csvCalls>;

/** Exports and imports products of a booted shop as CSV. */
export function csvCalls(shop: Commerce) {
  const stamped = async () => (await shop.admin('/api/products/export')).text;
  const sendBody = async (json: object) => {
    const { body } = await shop.admin('/api/products/import', { method: 'POST', json });
    const { status: _status, rows: _rows, ...report } = endpoints.importProducts.answer.parse(body);
    return report;
  };
  return {
    stamped,
    // Each export has a stamp of its own.
    exported: async () => (await stamped()).replace(/"v[a-z0-9]{8,9}"/g, '""'),
    sendBody,
    /** Stores a file of any length as the back office does: some products at a time. */
    sendWhole: async (csv: string) => {
      const body = formWith(Buffer.from(csv), 'productos.csv');
      const read = await shop.admin('/api/products/import/file', { method: 'POST', body });
      const { header, rows } = endpoints.readImportFile.answer.parse(read.body);
      const whole = { ...NOTHING, errors: [], warnings: [] } as Report;
      for (let first = 1; first <= (rows.at(-1)?.product ?? 0); first += MAX_IMPORT_PRODUCTS) {
        const piece = rows.filter(({ product }) => product >= first && product < first + MAX_IMPORT_PRODUCTS);
        const report = await sendBody({
          header,
          rows: piece.map(({ product: _, ...row }) => row),
          dryRun: false,
        });
        for (const count of COUNTS) whole[count] += report[count];
        whole.errors.push(...report.errors);
        whole.warnings.push(...report.warnings);
      }
      return whole;
    },
    send: (csv: string, dryRun: boolean) => sendBody({ csv, dryRun }),
  };
}
