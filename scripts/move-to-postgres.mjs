import { ownerCommand } from './product/owner-command.mjs';

ownerCommand(async (settings) => {
  const { moveToPostgres } = await import('./database/move-to-postgres.mjs');
  return moveToPostgres(settings);
});
