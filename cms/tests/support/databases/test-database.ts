import { startPostgres } from './postgres';

/** The database of this run: `npm run test:faults` runs these files on both. */
export const databaseName = process.env.TEST_DATABASE === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

type Chosen = { databaseUrl?: string; stop: () => Promise<void> };

/** Creates an empty database of that kind; for SQLite the cms creates its file. */
export async function chosenDatabase(): Promise<Chosen> {
  if (databaseName === 'SQLite') return { stop: () => Promise.resolve() };
  const { url, stop } = await startPostgres();
  return { databaseUrl: url, stop };
}
