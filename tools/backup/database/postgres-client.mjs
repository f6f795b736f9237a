import { cmsPackage } from '../../launcher/project.mjs';
import { UserError } from '../../launcher/terminal/terminal.mjs';
import { quoted } from './shop-tables.mjs';
import { texts } from './texts.mjs';

const FETCH_ROWS = 2000;

/** Runs the work with a new connection; throws a UserError if the database cannot be reached. */
export async function withPostgres(connectionString, work) {
  const { Client } = cmsPackage('pg');
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'jazmin-copy',
  });
  client.on('error', () => undefined);
  await client.connect().catch(({ message, code }) => {
    throw new UserError(texts.unreachable(message || code));
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the type of each column; a decimal's has its scale: `numeric(10,2)`. */
export async function columnTypes(client, table) {
  const { rows } = await client.query(
    `select column_name as name, data_type ||
       case when data_type = 'numeric' and numeric_scale is not null
         then format('(%s,%s)', numeric_precision, numeric_scale) else '' end as type
     from information_schema.columns
     where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Yields each row as a line of JSON; must run inside a transaction, which its cursor needs. */
export async function* rowLines(client, table) {
  await client.query(
    `declare lines no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query(`fetch ${FETCH_ROWS} from lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query('close lines');
}

/** Runs read-only work in a snapshot of the database, without blocking writers. */
export async function inSnapshot(client, work) {
  await client.query('begin transaction isolation level repeatable read read only');
  const result = await work();
  await client.query('commit');
  return result;
}
