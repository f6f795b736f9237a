import { readEarlierPriceDays } from '../../../../database/asked-prices';
import type { Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { entryFormat } from './write-entries';

export async function findStaleProducts(trx: Trx, labels: ReadonlyMap<string, string>): Promise<number[]> {
  const products: Row[] = await trx('products').select('id', 'updated_at', 'stock', 'category', 'deleted_at');
  const rows: Row[] = await trx('catalog_entries').select(
    'product_id',
    'source_updated',
    'stock',
    'category_label',
    'format',
  );
  const entries = new Map(rows.map((row) => [row.product_id as number, row]));
  const format = entryFormat(await readEarlierPriceDays(trx));
  const isFresh = (product: Row): boolean => {
    const entry = entries.get(product.id as number);
    if (product.deleted_at !== null) return entry === undefined;
    const category = product.category as string;
    return (
      entry?.format === format &&
      entry.source_updated === isoOf(product.updated_at) &&
      entry.stock === product.stock &&
      entry.category_label === (labels.get(category) ?? category)
    );
  };
  const stale = products.filter((product) => !isFresh(product)).map(({ id }) => id as number);
  const known = new Set(products.map(({ id }) => id as number));
  return [...stale, ...[...entries.keys()].filter((id) => !known.has(id))];
}
