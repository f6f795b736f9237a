import {
  DEFAULT_COLORS,
  productMessages,
  findColorName,
  suggestColorValue,
  type Color,
  type ImportColumn,
  type Product,
} from '@shop/contract';
import { type SheetColor } from '../csv-columns';
import { importTexts } from '../import-texts';
import { itemKey, type ImportedProduct } from '../parse-products';
import { cellNote, type RowNote, type RowNotes } from '../row-note';

const hasName = (a: string) => (b: { name: string }) => a.toLowerCase() === b.name.toLowerCase();

const unknownTone = (row: number, column: ImportColumn, name: string): RowNote => ({
  row,
  column,
  message: importTexts.unknownTone(name),
  expected: importTexts.toneExpected(name),
});

/** Adds the colours of the rows to the product's; a missing tone is derived from the colour's name. */
export function mergeColors(
  product: ImportedProduct,
  stored: Product | null,
  notes: RowNotes,
): Color[] | undefined {
  const written = product.fields.colors as SheetColor[] | undefined;
  const before = stored ? (stored.colors ?? DEFAULT_COLORS) : [];
  const colors: SheetColor[] = [...(written ?? before)];
  const existing = new Set(stored?.variants.map(itemKey));
  const rows = product.items.flatMap((item) =>
    item.color && !existing.has(itemKey(item)) ? [{ color: item.color, row: item.row }] : [],
  );
  for (const { color } of rows) if (!colors.some(hasName(color))) colors.push({ name: color, value: null });
  if (!written && colors.length === before.length) return undefined;
  return colors.map(({ name, value }) => {
    const tone = value ?? before.find(hasName(name))?.value ?? suggestColorValue(name);
    const own = rows.find(({ color }) => hasName(color)({ name }))?.row;
    if (!tone)
      notes.errors.push(
        unknownTone(own ?? product.rowOf.colors ?? product.row, own ? 'color' : 'colores', name),
      );
    return { name, value: tone ?? '#000000' };
  });
}

/** Plans the colours of pictures; each picture gets its list, so that an unchanged file has no changes. */
export function planPictureColors(
  product: ImportedProduct,
  stored: Product | null,
  colors: Color[] | null,
  notes: RowNotes,
): string[][] | undefined {
  const written = product.fields.thumbnailColors as string[][] | undefined;
  if (!written) return undefined;
  const pictures = (product.fields.thumbnails as string[] | undefined) ?? stored?.thumbnails ?? [];
  const row = product.rowOf.thumbnailColors ?? product.row;
  return Array.from({ length: pictures.length }, (_, at) =>
    (written[at] ?? []).map((name) => {
      const known = findColorName(name, colors);
      if (!known)
        notes.errors.push(cellNote(row, 'colores_imagenes', productMessages.unknownPictureColor(name)));
      return known ?? name;
    }),
  );
}
