import { onPostgres } from '../../../settings/environment';
import type { ProductIndex } from '../domain/product-index';
import type { CatalogReader } from './catalog-reader';
import { knownProducts, type KnownProducts } from './known-products';
import { postgresReader } from './postgres-reader';
import { sqliteReader } from './sqlite-reader';

let reader: CatalogReader | undefined;
let known: KnownProducts | undefined;

/** The reader of this process, opened at its first use. */
export function catalogReader(): CatalogReader {
  reader ??= onPostgres()
    ? postgresReader(process.env.DATABASE_URL ?? '')
    : sqliteReader(strapi.config.get<string>('database.connection.connection.filename'));
  return reader;
}

/** All products as searches find them, as they are in the database now. */
export function productsKnown(): Promise<ProductIndex> {
  known ??= knownProducts(catalogReader());
  return known.current();
}

/** Closes it; the next use opens another, which reads all anew. */
export async function closeCatalogReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  known = undefined;
  await open?.close();
}
