import { type Product, type ProductChange } from '@shop/contract';
import { offeredItems } from '../../offered-items';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { type RowNote } from '../row-note';

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
