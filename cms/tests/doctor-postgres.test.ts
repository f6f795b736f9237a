import { afterAll } from 'vitest';
import { doctorSuite } from './doctor/doctor-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

doctorSuite(
  'PostgreSQL',
  async () => {
    postgres = await startPostgres();
    return startCms({ databaseUrl: postgres.url });
  },
  () => postgres?.url,
);
