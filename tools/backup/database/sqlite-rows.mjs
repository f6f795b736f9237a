import { cmsPackage } from '../../launcher/project.mjs';
import { quoted } from './shop-tables.mjs';

/** Opens a SQLite file read-only, inside a transaction that keeps one snapshot. */
export function openSqlite(file) {
  const Database = cmsPackage('better-sqlite3');
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  database.exec('begin');
  return database;
}

export const countRows = (database, table) =>
  database
    .prepare(`select count(*) from ${quoted(table)}`)
    .pluck()
    .get();

const toIsoDate = (value) => {
  if (typeof value === 'number') return new Date(value).toISOString();
  return /^\d+$/.test(value) ? new Date(Number(value)).toISOString() : value;
};

const conversions = [
  { type: /^timestamp/, convert: toIsoDate },
  {
    type: /^boolean$/,
    convert: (value) => value === 1 || value === '1' || value === 'true' || value === true,
  },
  { type: /^jsonb?$/, convert: (value) => (typeof value === 'string' ? JSON.parse(value) : value) },
  { type: /^(character|text)/, convert: String },
];

const toScale = (value, scale) => Number(Number(value).toFixed(scale));

const converted = (value, type) => {
  if (value === null) return null;
  // SQLite stores more decimals than the column has; PostgreSQL would round them while it inserts.
  const scale = /^numeric\(\d+,(\d+)\)$/.exec(type ?? '')?.[1];
  if (scale) return toScale(value, Number(scale));
  const rule = conversions.find((one) => one.type.test(type ?? ''));
  return rule ? rule.convert(value) : value;
};

/** Yields the rows of a SQLite table with dates, booleans, decimals and JSON converted to PostgreSQL's types. */
export function* convertedRows(database, table, columns) {
  for (const row of database.prepare(`select * from ${quoted(table)}`).iterate())
    yield Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, converted(value, columns.get(name))]),
    );
}
