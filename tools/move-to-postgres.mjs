import { ownerCommand } from './launcher/terminal/owner-command.mjs';

const usage = 'Uso: npm run move-to-postgres, con DATABASE_URL en el entorno o en .env';

ownerCommand({ usage }, async (settings) => {
  const { copyToPostgres } = await import('./backup/database/copy-to-postgres.mjs');
  return copyToPostgres(settings);
});
