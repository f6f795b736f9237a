import { createHash } from 'node:crypto';
import type { Connection, Trx } from '../../../database/connection';
import { itemsIn, productsIn } from '../../../database/product-records';
import { takeTurns } from '../../../database/transaction';
import { conflict } from '../../../platform/http/http-error';
import { importTexts } from '../domain/csv/import-texts';
import { itemKey, titleKeyOf, type ImportedItem, type ImportedProduct } from '../domain/csv/parse-products';

// Of each stock item; a file that is older than so many others is not known any more.
const KEPT = 20;

const keysOf = ({ importedStock }: { importedStock: string | null }): string[] =>
  (importedStock ?? '').split(' ').filter(Boolean);

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
  const known = await productsIn(db).many({ documentId: ids }, { select: ['id', 'documentId'] });
  const documentIds = new Map(known.map(({ id, documentId }) => [id, documentId]));
  const imported = await itemsIn(db).many(
    { productId: [...documentIds.keys()], importedStock: { $notNull: true } },
    { select: ['productId', 'importedStock'] },
  );
  // A corrected name may be another variant's by now, so a row is looked for in all variants of its product.
  const stored = new Set(
    imported.flatMap((item) => keysOf(item).map((key) => `${documentIds.get(item.productId ?? 0)} ${key}`)),
  );
  for (const { id, items } of products)
    for (const item of items) item.isRepeated = stored.has(`${id} ${item.stockKey}`);
  const keys = products.flatMap((product) => (product.id ? [] : importKeyOf(product)));
  const created = await productsIn(db).many({ importKey: keys, deletedAt: null }, { select: ['importKey'] });
  return new Set(created.map(({ importKey }) => importKey ?? ''));
}

// A number without stock_visto may come again; one that made the variant must not refill it.
const counts = ({ stock, seen }: ImportedItem, isNew: boolean): boolean =>
  stock !== undefined && stock !== seen && (seen !== undefined || isNew);

// The same file may be sent twice at once: the later one must see the product of the first.
async function claimImportKey(trx: Trx, id: number, importKey: string): Promise<void> {
  await takeTurns(trx, `product import ${importKey}`);
  if ((await productsIn(trx).count({ importKey, deletedAt: null })) > 0)
    throw conflict(importTexts.alreadyCreated);
  await productsIn(trx).update({ id }, { importKey }, { keepsStamp: true });
}

/** Remembers the stock of a product's rows in the transaction that stores it; throws 409 when another import has stored it. */
export async function rememberRows(
  trx: Trx,
  product: ImportedProduct,
  { documentId, known }: { documentId: string; known: ReadonlySet<string> },
): Promise<void> {
  const { id = 0 } = (await productsIn(trx).one({ documentId }, { select: ['id'] })) ?? {};
  if (!product.id) await claimImportKey(trx, id, importKeyOf(product));
  const items = await itemsIn(trx).many({ productId: id });
  const byKey = new Map(items.map((one) => [itemKey(one), one]));
  const stored = items.flatMap(keysOf);
  for (const item of product.items) {
    const one = byKey.get(itemKey(item));
    if (!one || item.isRepeated || !counts(item, !known.has(itemKey(item)))) continue;
    if (stored.includes(item.stockKey)) throw conflict(importTexts.changedSince);
    const kept = [...keysOf(one), item.stockKey].slice(-KEPT).join(' ');
    await itemsIn(trx).update({ id: one.id }, { importedStock: kept });
  }
}
