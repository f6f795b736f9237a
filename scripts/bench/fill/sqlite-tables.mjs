import { createRequire } from 'node:module';
import { place } from '../../product/places.mjs';

const Database = createRequire(place('cms/package.json'))('better-sqlite3');

// The shop itself wants to write now and then.
const ROWS_AT_ONCE = 5_000;

const asStored = (value) => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
};

/** Writes into the file of a shop that runs and is idle. */
export function sqliteTables(filename) {
  const file = new Database(filename, { fileMustExist: true, timeout: 30_000 });
  for (const setting of ['synchronous = OFF', 'cache_size = -300000']) file.pragma(setting);
  return {
    begin: async () => undefined,
    async write(table, columns, rows) {
      const insert = file.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      let open = 0;
      for (const row of rows) {
        if (open === 0) file.exec('begin');
        insert.run(row.map(asStored));
        if ((open += 1) < ROWS_AT_ONCE) continue;
        file.exec('commit');
        open = 0;
      }
      if (open > 0) file.exec('commit');
    },
    async all(sql) {
      return file.prepare(sql).all();
    },
    finish: async () => void file.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => void file.close(),
  };
}
