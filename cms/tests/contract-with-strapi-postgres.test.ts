import { startTemporaryPostgres } from '../../tools/backup/database/temporary-postgres.mjs';
import { contractSuite } from './strapi-contract/contract-suite';

contractSuite('PostgreSQL', async () => {
  const { createDatabase, stop } = await startTemporaryPostgres('shop-contract-');
  return { databaseUrl: await createDatabase('shop'), stop };
});
