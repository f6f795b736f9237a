import { contractSuite } from './strapi-contract/contract-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;

contractSuite(
  'PostgreSQL',
  async () => {
    postgres = await startPostgres();
    return startCms({ databaseUrl: postgres.url });
  },
  () => postgres?.stop(),
);
