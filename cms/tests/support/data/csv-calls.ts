import { endpoints } from '@shop/contract';
import type { Commerce } from './commerce-calls';

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
    send: (csv: string, dryRun: boolean) => sendBody({ csv, dryRun }),
  };
}
