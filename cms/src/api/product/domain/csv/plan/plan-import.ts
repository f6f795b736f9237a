import { missingNames, missingToPublish, type Product } from '@shop/contract';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { type RowNotes } from '../row-note';
import { sizeFaults } from './mangled-cells';
import { mergeColors, planPictureColors } from './plan-colors';
import { planNewStock, planStoredStock } from './plan-stock';

export type ImportPlan = RowNotes & {
  draft: Record<string, unknown>;
  /** Row of each variant of the draft, for notes and changes. */
  itemRows: (number | undefined)[];
};

// Pictures and texts may come later than the goods: such a product is stored, but not switched on.
function planStatus(
  { row, rowOf }: ImportedProduct,
  stored: Product | null,
  draft: ImportPlan['draft'],
  notes: RowNotes,
): void {
  if (stored?.status || draft.status === false || (stored && draft.status === undefined)) return;
  const missing = missingToPublish({ ...stored, ...draft });
  if (missing.length === 0) return;
  if (stored) delete draft.status;
  else draft.status = false;
  const message = importTexts.staysOff(missingNames(missing));
  notes.warnings.push({ row: rowOf.status ?? row, column: 'activo', message });
}

/** Plans the draft of an imported product against the stored one. */
export function planImport(product: ImportedProduct, stored: Product | null): ImportPlan {
  const notes: RowNotes = { errors: [...product.errors, ...sizeFaults(product, stored)], warnings: [] };
  const colors = mergeColors(product, stored, notes);
  const stock = stored ? planStoredStock(product.items, stored, notes) : planNewStock(product.items, notes);
  const known = colors ?? stored?.colors ?? null;
  const thumbnailColors = planPictureColors(product, stored, known, notes);
  const draft: ImportPlan['draft'] = {
    ...stock.draft,
    ...product.fields,
    ...(colors && { colors }),
    ...(thumbnailColors && { thumbnailColors }),
  };
  planStatus(product, stored, draft, notes);
  return { ...notes, draft, itemRows: stock.itemRows ?? [] };
}
