import { onPostgres } from '../../../shared/environment';
import type { CatalogueReader } from './catalogue-reader';
import { postgresReader } from './postgres-reader';
import { sqliteReader } from './sqlite-reader';

let reader: CatalogueReader | undefined;

/** The reader of this process, opened at its first use. */
export function catalogueReader(): CatalogueReader {
  reader ??= onPostgres()
    ? postgresReader(process.env.DATABASE_URL ?? '')
    : sqliteReader(strapi.config.get<string>('database.connection.connection.filename'));
  return reader;
}

/** Closes it; the next use opens another. */
export async function closeCatalogueReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  await open?.close();
}
