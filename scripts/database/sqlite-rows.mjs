import { cmsPackage } from '../doctor/shop-code.mjs';
import { isShopTable, quoted } from './tables.mjs';

/** Opens a SQLite shop as it is at this moment, unable to write. */
export function openSqlite(file) {
  const Database = cmsPackage('better-sqlite3');
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  database.exec('begin');
  return database;
}

/** The names of the tables that a shop consists of; indexes of texts are made anew, not carried over. */
export const sqliteTablesOf = (database) =>
  database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .pluck()
    .all()
    .filter(isShopTable);

export const countOf = (database, table) =>
  database
    .prepare(`select count(*) from ${quoted(table)}`)
    .pluck()
    .get();

const asMoment = (value) => {
  if (typeof value === 'number') return new Date(value).toISOString();
  return /^\d+$/.test(value) ? new Date(Number(value)).toISOString() : value;
};

const conversions = [
  { type: /^timestamp/, convert: asMoment },
  {
    type: /^boolean$/,
    convert: (value) => value === 1 || value === '1' || value === 'true' || value === true,
  },
  { type: /^jsonb?$/, convert: (value) => (typeof value === 'string' ? JSON.parse(value) : value) },
  { type: /^(character|text)/, convert: String },
];

const converted = (value, type) => {
  if (value === null) return null;
  const rule = conversions.find((one) => one.type.test(type ?? ''));
  return rule ? rule.convert(value) : value;
};

/** The rows of a SQLite table as PostgreSQL keeps them: moments, booleans and JSON are of their own kind there. */
export function* rowsFor(database, table, columns) {
  for (const row of database.prepare(`select * from ${quoted(table)}`).iterate())
    yield Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, converted(value, columns.get(name))]),
    );
}
