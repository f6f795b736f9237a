import { siteContent } from '../../../site-content/services/site-content';
import { onPostgres } from '../../../../settings/environment';
import type { CatalogIndex } from '../../domain/search/catalog-index';
import type { CatalogReader } from './catalog-reader';
import { createSyncedIndex, type SyncedIndex } from '../search/synced-index';
import { forgetBoughtTogether } from '../search/bought-together';
import { forgetUnitsSold, renewUnitsSold } from '../search/units-sold';
import { postgresReader } from './postgres-reader';
import { sqliteReader } from './sqlite-reader';

const currentSynonyms = async (): Promise<string> => (await siteContent.current()).search.synonyms;

let reader: CatalogReader | undefined;
let index: SyncedIndex | undefined;

export function catalogReader(): CatalogReader {
  reader ??= onPostgres()
    ? postgresReader(process.env.DATABASE_URL ?? '')
    : sqliteReader(strapi.config.get<string>('database.connection.connection.filename'));
  return reader;
}

/** Returns the index of the catalog with every change that was committed before the call. */
export async function catalogIndex(): Promise<CatalogIndex> {
  index ??= createSyncedIndex(catalogReader(), currentSynonyms);
  const current = await index.current();
  renewUnitsSold(current);
  return current;
}

/** Closes the reader; the next use opens a new one and reloads the index. */
export async function closeCatalogReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  index = undefined;
  forgetUnitsSold();
  forgetBoughtTogether();
  await open?.close();
}
