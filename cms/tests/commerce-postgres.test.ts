import { afterAll } from 'vitest';
import { commerceSuite } from './commerce/commerce-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

commerceSuite('PostgreSQL', async () => {
  postgres = await startPostgres();
  return startCms({ databaseUrl: postgres.url });
});
