import { readEarlierPriceDays } from '../../../../database/asked-prices';
import type { Row, Trx } from '../../../../database/connection';
import { productsIn } from '../../../../database/product-records';
import { entryFormat } from './write-entries';

export async function findStaleProducts(trx: Trx, labels: ReadonlyMap<string, string>): Promise<number[]> {
  const select = ['id', 'updatedAt', 'stock', 'category', 'deletedAt'] as const;
  const products = await productsIn(trx).many({}, { select });
  const columns = ['product_id', 'source_updated', 'stock', 'category_label', 'format'];
  const rows: Row[] = await trx('catalog_entries').select(columns);
  const entries = new Map(rows.map((row) => [row.product_id, row]));
  const format = entryFormat(await readEarlierPriceDays(trx));
  const isFresh = ({ id, updatedAt, stock, category, deletedAt }: (typeof products)[number]): boolean => {
    const entry = entries.get(id);
    if (deletedAt !== null) return entry === undefined;
    return (
      entry?.format === format &&
      entry.source_updated === updatedAt &&
      entry.stock === stock &&
      entry.category_label === (labels.get(category) ?? category)
    );
  };
  const stale = products.filter((product) => !isFresh(product)).map(({ id }) => id);
  const known = new Set<unknown>(products.map(({ id }) => id));
  return [...stale, ...([...entries.keys()].filter((id) => !known.has(id)) as number[])];
}
