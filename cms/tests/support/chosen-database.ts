import { startPostgres } from './postgres';

/** The database of this run: `npm run test:faults` runs the files that ask for it on one after the other. */
export const databaseName = process.env.TEST_DATABASE === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

type Chosen = { databaseUrl?: string; stop: () => Promise<void> };

/** An empty database of that kind; SQLite's is the file of whoever starts. */
export async function chosenDatabase(): Promise<Chosen> {
  if (databaseName === 'SQLite') return { stop: () => Promise.resolve() };
  const { url, stop } = await startPostgres();
  return { databaseUrl: url, stop };
}
