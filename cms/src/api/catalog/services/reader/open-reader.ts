import { onPostgres } from '../../../../settings/environment';
import type { ProductIndex } from '../../domain/search/product-index';
import type { CatalogReader } from './catalog-reader';
import { createSyncedIndex, type SyncedIndex } from '../search/synced-index';
import { postgresReader } from './postgres-reader';
import { sqliteReader } from './sqlite-reader';

let reader: CatalogReader | undefined;
let index: SyncedIndex | undefined;

export function catalogReader(): CatalogReader {
  reader ??= onPostgres()
    ? postgresReader(process.env.DATABASE_URL ?? '')
    : sqliteReader(strapi.config.get<string>('database.connection.connection.filename'));
  return reader;
}

export function searchIndex(): Promise<ProductIndex> {
  index ??= createSyncedIndex(catalogReader());
  return index.current();
}

/** Closes the reader; the next use opens a new one and reloads the search index. */
export async function closeCatalogReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  index = undefined;
  await open?.close();
}
