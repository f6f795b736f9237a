import { spawn } from 'node:child_process';
import path from 'node:path';
import { cmsEnvironment } from '../servers/start-cms';

const file = (name: string) => path.resolve(import.meta.dirname, name);

export type Place = { dataDir: string; databaseUrl?: string };

type Planted = {
  /** How many of the planted migrations this version knows in place of its own. */
  PLANTED?: number;
  /** Kills the process before its n-th statement. */
  KILL_BEFORE?: number;
  /** Collects the statements. */
  STATEMENTS_FILE?: string;
  /** The second migration goes on when this file is gone. */
  HELD_WHILE?: string;
};

/** Returns the variables that plant migrations in a process of the cms. */
export const plantedIn = (planted: Planted): Record<string, string> => ({
  NODE_OPTIONS: `--require "${file('planted-migrations.cjs')}"`,
  ...Object.fromEntries(Object.entries(planted).map(([name, value]) => [name, String(value)])),
});

/** Starts a process of the cms that only changes the data for its version. */
export function migrating({ dataDir, databaseUrl }: Place, planted: Planted = {}) {
  const child = spawn(process.execPath, [file('register-cms.cjs')], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      ...cmsEnvironment(dataDir, { databaseUrl, env: { LOG_LEVEL: 'info', ...plantedIn(planted) } }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once('close', (code, signal) => done(code ?? signal)),
  );
  return { output: () => output, ended };
}

/** Changes the data for a version; resolves with the exit code or signal, and what was printed. */
export async function migrate(place: Place, planted: Planted = {}) {
  const { ended, output } = migrating(place, planted);
  return { ended: await ended, output: output() };
}
