import { afterAll } from 'vitest';
import { outboxSuite } from './outbox/outbox-suite';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

outboxSuite('PostgreSQL', async (smtpUrl) => {
  postgres = await startPostgres();
  return startCms({ databaseUrl: postgres.url, env: { SMTP_URL: smtpUrl, STEP_MAIL_WAIT_SECONDS: '65' } });
});
