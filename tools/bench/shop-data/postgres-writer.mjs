import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsPackage } from '../../launcher/project.mjs';
import { batchesOf } from './rows.mjs';

const { Client } = cmsPackage('pg');
const NON_UNIQUE_INDEXES = `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and not i.indisunique and t.relname in
  ('products', 'stock_items', 'stock_moves', 'orders', 'order_lines', 'order_events', 'daily_views', 'catalog_entries', 'catalog_slugs')`;

const toCsvField = (value) => {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** Writes into the database of a running idle shop; COPY needs a server that reads this machine's files. */
export async function postgresWriter(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set timezone = 'UTC'`);
  const filled = new Set();
  const indexes = [];
  return {
    // Creating the indexes after the rows is many times faster than updating them per row.
    async begin() {
      indexes.push(...(await client.query(NON_UNIQUE_INDEXES)).rows);
      for (const { name } of indexes) await client.query(`drop index ${name}`);
    },
    // One transaction per batch: in a single one, triggers would pile up versions of the same total rows.
    async write(table, rows) {
      const file = path.join(os.tmpdir(), `bench-${process.pid}-${table}.csv`);
      for (const batch of batchesOf(rows)) {
        const columns = Object.keys(batch[0]);
        const lines = batch.map((row) => Object.values(row).map(toCsvField).join(','));
        writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
        await client.query(
          `copy ${table} (${columns.map((name) => `"${name}"`).join(', ')}) from '${file}' with (format csv)`,
        );
        if (columns[0] === 'id') filled.add(table);
      }
      rmSync(file, { force: true });
    },
    all: async (sql) => (await client.query(sql)).rows,
    async finish() {
      for (const table of filled)
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
        );
      for (const { definition } of indexes.splice(0)) await client.query(definition);
      await client.query('vacuum analyze');
    },
    close: () => client.end(),
  };
}
