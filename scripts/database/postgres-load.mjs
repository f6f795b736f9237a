import { shopCode } from '../doctor/shop-code.mjs';
import { columnsOf, shopTablesOf } from './postgres.mjs';
import { quoted } from './tables.mjs';

const LINES = 500;

const LINKS = `select conname as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

// Tables point at each other in circles: the links are made again, and so checked, once everything is there.
async function withoutLinks(client, work) {
  const { rows } = await client.query(LINKS);
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
  const columns = await columnsOf(client, table);
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
    if (batch.push(line) >= LINES) await flush();
  }
  await flush();
  return count;
}

/** A question of the doctor's, asked inside this connection's transaction. */
const askOf = (client) => async (sql) => (await client.query(sql)).rows;

/** Counts anew what is counted apart: a copy of an older version may know less of it. */
export async function recount(client) {
  for (const statement of shopCode('src/database/schema/ensure-database.js').recountStatements(true))
    await client.query(statement);
}

/** Fills the tables of a new database, all or none; `linesOf(table)` yields its rows as JSON. Answers how many. */
export async function loadTables(client, linesOf) {
  const counts = {};
  await client.query('begin');
  const tables = await shopTablesOf(client);
  await withoutLinks(client, async () => {
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    // What the database counts by itself comes along counted.
    for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
    for (const table of tables) counts[table] = await loadTable(client, table, linesOf(table));
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  });
  await shopCode('src/doctor/repair-shop.js').advanceSequences(askOf(client));
  await client.query('commit');
  return counts;
}
