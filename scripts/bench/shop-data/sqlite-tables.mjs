import { cmsPackage } from '../../product/project.mjs';

const Database = cmsPackage('better-sqlite3');

// Short transactions, because the running shop writes, too.
const BATCH_ROWS = 5_000;

const toSqlite = (value) => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
};

/** Writes into the SQLite file of a running idle shop. */
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
        insert.run(row.map(toSqlite));
        if ((open += 1) < BATCH_ROWS) continue;
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
