import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { withMissingSecrets } from '../../../tools/launcher/settings/secrets.mjs';
import { spawnCms } from '../support/servers/spawn-cms';
import type { TestCms } from '../support/servers/start-cms';
import type { CrashPoint, CrashPoints } from './crash-points';
import type { DatabaseCopies } from './database-copies';

// Each change of the shop writes a row into one of them.
const HISTORIES = ['order_events', 'order_payments', 'stock_moves', 'case_events', 'audit_entries'];

const LOST = { status: 503, headers: new Headers(), body: {}, text: 'the process was killed' };

/** Milliseconds after the call at which the process dies: about when it reads, writes and has committed. */
const delayOf = (point: CrashPoint): number => {
  if (point === 'commit') return 12;
  return point === 'after-commit' ? 30 : point.statement;
};

/** Starts a second cms on the database of a booted one, takes its calls there, and kills it in the middle of some. */
export async function startKilledProcess(booted: TestCms, knex: Knex, databaseUrl?: string) {
  const shared = [...Object.keys(withMissingSecrets({})), 'SMTP_URL'];
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      shared.includes(name) || name.startsWith('MERCADO_PAGO') ? [[name, value ?? '']] : [],
    ),
  );
  const start = () => spawnCms({ dataDir: booted.dataDir, databaseUrl, env });
  let running = await start();
  let [point, hasCrashed, calls, before] = [null as CrashPoint | null, false, 0, ''];
  const stop = async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  const written = async () => {
    const counts = HISTORIES.map(async (table) => JSON.stringify(await knex(table).count('* as rows')));
    return (await Promise.all(counts)).join();
  };
  const call: TestCms['call'] = async (url, options) => {
    calls += 1;
    // Several processes share PostgreSQL only.
    if (point === null)
      return databaseUrl && calls % 2 === 0 ? booted.call(url, options) : running.call(url, options);
    const delay = delayOf(point);
    point = null;
    const answered = running.call(url, options).catch(() => null);
    await pause(delay);
    await stop();
    const answer = (await answered) as Awaited<ReturnType<typeof running.call>> | null;
    running = await start();
    hasCrashed = answer === null;
    return (answer ?? LOST) as never;
  };
  const crashes: CrashPoints = {
    arm: (chosen) => void ([point, hasCrashed] = [chosen, false]),
    disarm: () => void (point = null),
    forgetCommits: async () => void (before = await written()),
    hasCommitted: async () => (await written()) !== before,
    hasCrashed: () => hasCrashed,
    remove: () => undefined,
  };
  return {
    call,
    crashes,
    stop,
    /** Copies that are put back while the process is down, as a restore does. */
    around: (copies: DatabaseCopies): DatabaseCopies => ({
      ...copies,
      async putBack(name) {
        await stop();
        await copies.putBack(name);
        running = await start();
      },
    }),
  };
}
