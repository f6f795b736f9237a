import { RESTOCK_SOLD_DAYS, type RestockVariant } from '@shop/contract';
import { formatCsv } from '../../../platform/csv';

const HEADS = ['Producto', 'Talle', 'Color', 'Quedan', 'Esperan', `Vendidas en ${RESTOCK_SOLD_DAYS} días`];

/** Writes the list of what to buy again as a spreadsheet. */
export const restockCsv = (variants: readonly RestockVariant[]): string =>
  formatCsv([
    HEADS,
    ...variants.map(({ title, size, color, stock, waiting, sold }) => [
      title,
      size ?? '',
      color ?? '',
      stock,
      waiting,
      sold,
    ]),
  ]);
