import { onPostgres } from '../../../shared/environment';
import type { ProductIndex } from '../domain/product-index';
import type { CatalogueReader } from './catalogue-reader';
import { knownProducts, type KnownProducts } from './known-products';
import { postgresReader } from './postgres-reader';
import { sqliteReader } from './sqlite-reader';

let reader: CatalogueReader | undefined;
let known: KnownProducts | undefined;

/** The reader of this process, opened at its first use. */
export function catalogueReader(): CatalogueReader {
  reader ??= onPostgres()
    ? postgresReader(process.env.DATABASE_URL ?? '')
    : sqliteReader(strapi.config.get<string>('database.connection.connection.filename'));
  return reader;
}

/** All products as searches find them, as they are in the database now. */
export function productsKnown(): Promise<ProductIndex> {
  known ??= knownProducts(catalogueReader());
  return known.current();
}

/** Closes it; the next use opens another, which reads all anew. */
export async function closeCatalogueReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  known = undefined;
  await open?.close();
}
