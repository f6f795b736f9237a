import { createHash } from 'node:crypto';
import type { Connection, Row, Trx } from '../../../database/connection';
import { conflict } from '../../../platform/http/http-error';
import { importTexts } from '../domain/csv/import-texts';
import { itemKey, titleKeyOf, type ImportedItem, type ImportedProduct } from '../domain/csv/parse-products';

// Of each stock item; a file that is older than so many others is not known any more.
const KEPT = 20;

const keyOfRow = ({ size, color }: Row) =>
  itemKey({ size: size as string | null, color: color as string | null });
const keysOf = ({ imported_stock }: Row): string[] =>
  ((imported_stock as string | null) ?? '').split(' ').filter(Boolean);

/** Returns what identifies the rows that create a product. */
export const importKeyOf = ({ fields: { title, ...fields }, items }: ImportedProduct): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        titleKeyOf(title),
        fields,
        items.map(({ size, color, stock, sku }) => [size, color, stock, sku]),
      ]),
    )
    .digest('hex')
    .slice(0, 40);

/** Marks the rows whose stock an import has stored; returns the keys of the products that imports have created. */
export async function markRepeated(
  db: Connection,
  products: readonly ImportedProduct[],
): Promise<Set<string>> {
  const ids = products.flatMap(({ id }) => (id ? [id] : []));
  const rows: Row[] = await db('stock_items as s')
    .join('products as p', 'p.id', 's.product_id')
    .whereIn('p.document_id', ids)
    .whereNotNull('s.imported_stock')
    .select('p.document_id', 's.size', 's.color', 's.imported_stock');
  const stored = new Map(rows.map((row) => [`${String(row.document_id)} ${keyOfRow(row)}`, keysOf(row)]));
  for (const { id, items } of products)
    for (const item of items)
      item.isRepeated = stored.get(`${id} ${itemKey(item)}`)?.includes(item.stockKey) ?? false;
  const keys = products.flatMap((product) => (product.id ? [] : importKeyOf(product)));
  return new Set(
    await db('products').whereIn('import_key', keys).whereNull('deleted_at').pluck('import_key'),
  );
}

// A number without stock_visto may come again; one that made the variant must not refill it.
const counts = ({ stock, seen }: ImportedItem, isNew: boolean): boolean =>
  stock !== undefined && stock !== seen && (seen !== undefined || isNew);

/** Remembers the stock of a product's rows in the transaction that stores it; throws 409 when another import has stored it. */
export async function rememberRows(
  trx: Trx,
  product: ImportedProduct,
  { documentId, known }: { documentId: string; known: ReadonlySet<string> },
): Promise<void> {
  const row: Row | undefined = await trx('products').where('document_id', documentId).first('id');
  const productId = row?.id as number;
  if (!product.id)
    await trx('products')
      .where('id', productId)
      .update({ import_key: importKeyOf(product) });
  const stored: Row[] = await trx('stock_items').where('product_id', productId);
  const byKey = new Map(stored.map((one) => [keyOfRow(one), one]));
  for (const item of product.items) {
    const one = byKey.get(itemKey(item));
    if (!one || item.isRepeated || !counts(item, !known.has(itemKey(item)))) continue;
    if (keysOf(one).includes(item.stockKey)) throw conflict(importTexts.changedSince);
    const kept = [...keysOf(one), item.stockKey].slice(-KEPT).join(' ');
    await trx('stock_items')
      .where('id', one.id as number)
      .update({ imported_stock: kept });
  }
}
