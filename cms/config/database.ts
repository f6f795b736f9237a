import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Database } from 'better-sqlite3';
import { dataDir, onPostgres } from '../src/settings/environment';

// The driver of PostgreSQL writes and reads moments in the zone of the process: a server moved to another zone
// would shift every order by hours. Days of the shop are counted in its own zone, wherever the server stands.
process.env.TZ = 'UTC';

// FULL survives a power cut. The driver waits for a locked file with the whole process: shortly, and `inTransaction` tries again.
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 100', 'foreign_keys = ON'];

/** Makes a connection to a SQLite file write as the shop must. */
export function openSafely(
  connection: Database,
  done: (error: Error | null, connection: Database) => void,
): void {
  for (const pragma of pragmas) connection.pragma(pragma);
  done(null, connection);
}

// Whoever orders in a crowd waits for a connection: on a slow or busy machine longer, but nobody is refused for that.
// The storefront waits 30 s for an answer.
const WAIT_FOR_CONNECTION_MS = 20_000;

// A statement that fails is told without the values it carried: they are people's names and addresses.
const quiet = { compileSqlOnError: false };

const sqlite = () => ({
  ...quiet,
  client: 'sqlite' as const,
  connection: { filename: path.join(dataDir(), 'shop.db') },
  useNullAsDefault: true,
  acquireConnectionTimeout: WAIT_FOR_CONNECTION_MS,
  pool: {
    min: 1,
    max: 1,
    afterCreate: openSafely,
  },
});

const postgres = (connectionString: string, poolSize: number) => ({
  ...quiet,
  client: 'postgres' as const,
  connection: {
    connectionString,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'jazmin-cms',
  },
  pool: { min: 2, max: poolSize },
  acquireConnectionTimeout: WAIT_FOR_CONNECTION_MS,
});

const database = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: onPostgres() ? postgres(env('DATABASE_URL', ''), env.int('DATABASE_POOL', 10)) : sqlite(),
});

export default database;
