import { afterAll } from 'vitest';
import { concurrencySuite } from './commerce/concurrency';
import { startPostgres, type TestPostgres } from './support/postgres';
import { startCms } from './support/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

concurrencySuite('PostgreSQL', async () => {
  postgres = await startPostgres();
  return startCms({ databaseUrl: postgres.url });
});
