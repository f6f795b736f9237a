import { afterAll } from 'vitest';
import { openingSuite } from './opening/opening-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

openingSuite('PostgreSQL', async () => {
  postgres = await startPostgres({ isBlank: true });
  return startCms({ databaseUrl: postgres.url, env: { OPENING: 'closed' } });
});
