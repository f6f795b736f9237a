import Database from 'better-sqlite3';
import { shopSqliteTables } from '../../../../tools/backup/database/shop-tables.mjs';

type Column = { name: string; type: string; pk: number };
type Reference = { table: string; from: string; to: string | null };

const TIME_MS = 1_764_288_000_123;

const VALUES: [RegExp, unknown][] = [
  [/json/i, '{"año":[1.5,null,"ñ"]}'],
  [/datetime|timestamp/i, TIME_MS],
  [/bool/i, 1],
  [/float|real|decimal|numeric/i, 12.345],
  [/int/i, 1],
  [/char|text|clob/i, 'ñandú'],
];

const valueOf = ({ type }: Column): unknown => VALUES.find(([pattern]) => pattern.test(type))?.[1] ?? null;

function fillTable(database: Database.Database, table: string): void {
  const columns = database.pragma(`table_info("${table}")`) as Column[];
  const references = database.pragma(`foreign_key_list("${table}")`) as Reference[];
  const values = columns.map((column) => {
    const parent = references.find(({ from }) => from === column.name);
    if (!parent) return valueOf(column);
    const sql = `select "${parent.to ?? 'id'}" from "${parent.table}" limit 1`;
    // A parent that is still empty gets a row of id 1 later.
    return database.prepare(sql).pluck().get() ?? 1;
  });
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  database
    .prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
    .run(values);
}

/** Gives each empty table of a stopped shop one row with every column filled; returns the tables it filled. */
export function fillEmptyTables(file: string): string[] {
  const database = new Database(file);
  // Parents may be filled after their children, and the shop's triggers would add to other tables.
  database.pragma('foreign_keys = OFF');
  const names = (sql: string) => database.prepare(sql).pluck().all() as string[];
  for (const trigger of names("select name from sqlite_schema where type = 'trigger'"))
    database.exec(`drop trigger "${trigger}"`);
  const isEmpty = (table: string) => names(`select count(*) from "${table}"`)[0] as unknown as number;
  // A row there would be the migration of a newer version.
  const isMigrations = (table: string) => table === 'shop_migrations';
  const empty = shopSqliteTables(database).filter(
    (table: string) => isEmpty(table) === 0 && !isMigrations(table),
  );
  for (const table of empty) fillTable(database, table);
  database.close();
  return empty;
}
