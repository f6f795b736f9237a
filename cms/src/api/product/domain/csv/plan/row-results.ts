import { type Product, type ProductImportAnswer } from '@shop/contract';
import { type ImportedProduct } from '../parse-products';
import { type RowChange } from './describe-changes';

const MAX_TITLE = 160;

type RowResult = ProductImportAnswer['rows'][number];
export type ImportResult = RowResult['result'];

type Outcome = { result: ImportResult; changes: readonly RowChange[]; version?: string };

/** Lists what each row of a product does; rows of a changed product that change nothing say so. */
export function rowResults(
  { row: first, rows, items, fields, id }: ImportedProduct,
  stored: Product | null,
  { result, changes, version }: Outcome,
): RowResult[] {
  const title = String(fields.title ?? stored?.title ?? id).slice(0, MAX_TITLE);
  return rows.map((row) => {
    const own = changes.filter((one) => one.row === row).map(({ change }) => change);
    const { size = null, color = null } = items.find((item) => item.row === row) ?? {};
    return {
      row,
      title: [title, size, color].filter(Boolean).join(' · '),
      result: result === 'updated' && own.length === 0 ? 'unchanged' : result,
      changes: own,
      ...(row === first && version && { version }),
    };
  });
}
