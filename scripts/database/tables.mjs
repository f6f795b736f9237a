/** What each database writes for itself: it is made anew, not carried over. */
const ownedByStrapi = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']);
const passing = new Set(['rate_limits']);
const isOfSqlite = (name) => name.startsWith('sqlite_') || name.startsWith('catalogue_search');

/** True for the tables that a shop consists of. */
export const isShopTable = (name) => !ownedByStrapi.has(name) && !passing.has(name) && !isOfSqlite(name);

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
