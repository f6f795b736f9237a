import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { place } from '../../product/places.mjs';

const { Client } = createRequire(place('cms/package.json'))('pg');
const PLAIN_INDEXES = `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and not i.indisunique and t.relname in
  ('products', 'stock_items', 'stock_moves', 'orders', 'order_lines', 'order_events', 'daily_views', 'catalog_entries', 'catalog_sizes', 'catalog_slugs')`;
const LINES_AT_ONCE = 5_000;

const asText = (value) => {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

// A transaction each: the totals that triggers keep would otherwise pile up versions of the same few rows.
function* files(rows) {
  let part = [];
  for (const row of rows) {
    part.push(row.map(asText).join(','));
    if (part.length < LINES_AT_ONCE) continue;
    yield `${part.join('\n')}\n`;
    part = [];
  }
  if (part.length > 0) yield `${part.join('\n')}\n`;
}

/** Writes into the database of a shop that runs and is idle; the database server reads the files of this machine. */
export async function postgresTables(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set timezone = 'UTC'`);
  const filled = new Set();
  const indexes = [];
  return {
    // Indexes are made again at the end: kept up to date row by row they take many times as long.
    async begin() {
      indexes.push(...(await client.query(PLAIN_INDEXES)).rows);
      for (const { name } of indexes) await client.query(`drop index ${name}`);
    },
    async write(table, columns, rows) {
      const file = path.join(os.tmpdir(), `bench-${process.pid}-${table}.csv`);
      for (const text of files(rows)) {
        writeFileSync(file, text, { mode: 0o644 });
        await client.query(`copy ${table} (${columns.join(', ')}) from '${file}' with (format csv)`);
      }
      rmSync(file, { force: true });
      if (columns[0] === 'id') filled.add(table);
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
