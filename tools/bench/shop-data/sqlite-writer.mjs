import { cmsPackage } from '../../launcher/project.mjs';
import { batchesOf } from './rows.mjs';

const Database = cmsPackage('better-sqlite3');

const toSqlite = (value) => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
};

export function sqliteWriter(filename) {
  const file = new Database(filename, { fileMustExist: true, timeout: 30_000 });
  for (const setting of ['synchronous = OFF', 'cache_size = -300000']) file.pragma(setting);
  return {
    begin: async () => undefined,
    // Transactions are short, because the running shop writes, too.
    write: async (table, rows) => {
      const writeBatch = file.transaction((batch) => {
        const columns = Object.keys(batch[0]);
        const insert = file.prepare(
          `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        );
        for (const row of batch) insert.run(Object.values(row).map(toSqlite));
      });
      for (const batch of batchesOf(rows)) writeBatch(batch);
    },
    all: async (sql) => file.prepare(sql).all(),
    finish: async () => void file.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => void file.close(),
  };
}
