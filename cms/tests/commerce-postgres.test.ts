import { afterAll } from 'vitest';
import { commerceSuite } from './commerce/commerce-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

// @spec 3.3 3.4 7.1 A.1 A.2 A.3

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

commerceSuite('PostgreSQL', async () => {
  postgres = await startPostgres();
  return startCms({ databaseUrl: postgres.url });
});
