import { missingNames, missingToPublish, type Product, type ProductChange } from '@shop/contract';
import { offeredItems } from '../../offered-items';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { type RowNote, type RowNotes } from '../row-note';
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

/** Counts and warns of units whose size or colour a change takes away: nobody could choose them, so they leave the stock. */
export function warnOfLostUnits(
  { row, rowOf }: ImportedProduct,
  { size, colors, variants }: Partial<ProductChange>,
  stored: Product | null,
): { units: number; warnings: RowNote[] } {
  const offers = variants ? undefined : offeredItems({ size, colors });
  if (!offers || !stored) return { units: 0, warnings: [] };
  const lost = stored.variants.filter((variant) => !offers(variant));
  const units = lost.reduce((sum, { stock }) => sum + stock, 0);
  if (units === 0) return { units, warnings: [] };
  const column = size ? 'talles' : 'colores';
  const message = importTexts.losesUnits(units);
  return { units, warnings: [{ row: rowOf[size ? 'size' : 'colors'] ?? row, column, message }] };
}
