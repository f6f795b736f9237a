import { cmsModule } from '../../launcher/project.mjs';
import { columnTypes } from './postgres-client.mjs';
import { quoted, shopPostgresTables } from './shop-tables.mjs';

const BATCH_ROWS = 500;

const FOREIGN_KEYS = `select conname as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

// Tables reference each other in cycles; creating the foreign keys again checks every row.
async function withoutForeignKeys(client, work) {
  const { rows } = await client.query(FOREIGN_KEYS);
  for (const { name, relation } of rows)
    await client.query(`alter table ${relation} drop constraint ${quoted(name)}`);
  await work();
  for (const { name, relation, definition } of rows)
    await client.query(`alter table ${relation} add constraint ${quoted(name)} ${definition}`);
}

async function insert(client, table, lines) {
  const names = Object.keys(JSON.parse(lines[0])).map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(table)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

async function loadTable(client, table, lines) {
  const columns = await columnTypes(client, table);
  let count = 0;
  let batch = [];
  const flush = async () => {
    if (batch.length > 0) await insert(client, table, batch);
    batch = [];
  };
  for await (const line of lines) {
    if (count === 0)
      for (const name of Object.keys(JSON.parse(line)))
        if (!columns.has(name)) throw new Error(`${table}.${name} is unknown to this version of the shop`);
    count += 1;
    if (batch.push(line) >= BATCH_ROWS) await flush();
  }
  await flush();
  return count;
}

/** Recalculates stored totals: the rows were copied without the triggers that keep them. */
export async function recount(client) {
  for (const statement of cmsModule('src/database/schema/ensure-database.js').recountStatements(true))
    await client.query(statement);
}

/** Fills all tables in one transaction from `linesOf(table)`, which yields rows as JSON; returns the row counts. */
export async function loadTables(client, linesOf) {
  const counts = {};
  await client.query('begin');
  const tables = await shopPostgresTables(client);
  await withoutForeignKeys(client, async () => {
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    // The copied rows already contain what the triggers would add up.
    for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
    for (const table of tables) counts[table] = await loadTable(client, table, linesOf(table));
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  });
  await cmsModule('src/doctor/repair-shop.js').advanceSequences(
    async (sql) => (await client.query(sql)).rows,
  );
  await client.query('commit');
  return counts;
}
