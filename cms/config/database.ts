import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Database } from 'better-sqlite3';
import { beginImmediately } from '../src/database/immediate-transactions';
import { keepStatements } from '../src/database/kept-statements';
import { copiesContinuously, dataDir, onPostgres } from '../src/settings/environment';

// PostgreSQL's driver reads and writes times in the zone of the process: moving the server would shift every order.
process.env.TZ = 'UTC';

// FULL survives a power cut. Waiting for a lock blocks the whole process, so the timeout is short and `inTransaction` retries.
const pragmas = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 100',
  'foreign_keys = ON',
  // Erased texts must not stay readable in freed parts of the file.
  'secure_delete = ON',
];

export function openSafely(
  connection: Database,
  done: (error: Error | null, connection: Database) => void,
): void {
  for (const pragma of pragmas) connection.pragma(pragma);
  if (copiesContinuously()) beginImmediately(connection);
  keepStatements(connection);
  done(null, connection);
}

// Orders of a busy shop wait for a connection instead of failing; the storefront waits 30 s for a response.
const WAIT_FOR_CONNECTION_MS = 20_000;

// Error messages must not contain the values of a statement: they are personal data.
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
    // On an SSD a row found by an index costs hardly more than the next one; the default, 4, suits spinning disks.
    options: '-c random_page_cost=1.1',
    // Strapi sends queries of a transaction side by side; pg announces to reject them without this.
    pipeline: true,
  },
  pool: { min: 2, max: poolSize },
  acquireConnectionTimeout: WAIT_FOR_CONNECTION_MS,
});

const database = ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: onPostgres() ? postgres(env('DATABASE_URL', ''), env.int('DATABASE_POOL', 10)) : sqlite(),
  // What a newer version added must survive the start of an older one: Strapi would drop it as unknown.
  settings: { forceMigration: false },
});

export default database;
