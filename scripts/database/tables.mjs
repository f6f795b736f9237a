/** What each database writes for itself: it is made anew, not carried over. */
const ownedByStrapi = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']);
const passing = new Set(['rate_limits']);

/** True for the tables that a shop consists of. */
export const isShopTable = (name) =>
  !ownedByStrapi.has(name) && !passing.has(name) && !name.startsWith('sqlite_');

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
