// Each database writes these itself.
const STRAPI_TABLES = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']);
const TRANSIENT_TABLES = new Set(['rate_limits']);

// SQLite's own, and those in which Litestream takes its turns.
const OF_THE_FILE = /^(sqlite|_litestream)_/;

const isShopTable = (name) =>
  !STRAPI_TABLES.has(name) && !TRANSIENT_TABLES.has(name) && !OF_THE_FILE.test(name);

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

export async function postgresTables(client) {
  const { rows } = await client.query(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name);
}

export const shopPostgresTables = async (client) => (await postgresTables(client)).filter(isShopTable);

/** Lists the SQLite tables that hold the shop's data, without virtual tables (text indexes). */
export const shopSqliteTables = (database) =>
  database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .pluck()
    .all()
    .filter(isShopTable);
