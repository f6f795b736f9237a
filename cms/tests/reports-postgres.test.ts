import { afterAll } from 'vitest';
import { reportsSuite } from './reports/reports-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

reportsSuite('PostgreSQL', async () => {
  postgres = await startPostgres();
  return startCms({ databaseUrl: postgres.url, env: { SEED: 'demo' } });
});
