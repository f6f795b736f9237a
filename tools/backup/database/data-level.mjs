import { cmsModule, projectVersion } from '../../launcher/project.mjs';
import { UserError } from '../../launcher/terminal/terminal.mjs';
import { shopSqliteTables } from './shop-tables.mjs';
import { openSqlite } from './sqlite-rows.mjs';

const level = () => cmsModule('src/database/migrations/level.js');

/** Returns the recorded migrations of an open SQLite shop. */
export const recordsIn = (database) =>
  shopSqliteTables(database).includes('shop_migrations')
    ? database.prepare('select number, name, version from shop_migrations order by number').all()
    : [];

export function recordsOfFile(file) {
  const database = openSqlite(file);
  const records = recordsIn(database);
  database.close();
  return records;
}

/** Throws, in the words of the cms, when a newer version has changed the data. */
export function requireKnownData(records) {
  const text = level().newerDataText(records, projectVersion());
  if (text) throw new UserError(text);
}

/** True when a start of this version would still change the data. */
export const isOlderData = (records) => level().pendingAfter(records).length > 0;
