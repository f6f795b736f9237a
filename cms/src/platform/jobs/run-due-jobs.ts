import { DAY_MS } from '@shop/contract';
import type { Row } from '../../database/connection';
import { PROCESS_ID } from '../changes/changes';

/** Work that runs on a schedule, in one process however many there are; its result is stored as JSON. */
export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

const rows = () => strapi.db.connection('scheduled_work');

async function addMissing(jobs: readonly Job[], now: number): Promise<void> {
  for (const { name } of jobs) await rows().insert({ name, due_at: now }).onConflict('name').ignore();
}

// One UPDATE decides: of several processes that look at the same moment, one finds the job still due. A job that is
// due days later than its period says was put there by a clock that was wrong, and would not run for years.
const claim = async ({ name, everyMs }: Job, now: number): Promise<boolean> =>
  (await rows()
    .where({ name })
    .where((due) => due.where('due_at', '<=', now).orWhere('due_at', '>', now + everyMs + 2 * DAY_MS))
    .update({ due_at: now + everyMs, taken_by: PROCESS_ID })) === 1;

async function outcomeOf({ name, run }: Job): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    strapi.log.error(`Job failed: ${name}: ${error instanceof Error ? error.stack : 'unknown'}`);
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Runs the jobs that are due and not claimed by another process; returns their names. A failed job waits for its next turn. */
export async function runDueJobs(jobs: readonly Job[], now = Date.now()): Promise<string[]> {
  await addMissing(jobs, now);
  const done: string[] = [];
  for (const job of jobs) {
    if (!(await claim(job, now))) continue;
    const outcome = JSON.stringify((await outcomeOf(job)) ?? null);
    await rows().where({ name: job.name }).update({ ended_at: Date.now(), outcome });
    done.push(job.name);
  }
  return done;
}

type LastRun<T> = { endedAt: number; outcome: T };

export async function lastRun<T>(name: string): Promise<LastRun<T> | null> {
  const row: Row | undefined = await rows().where({ name }).whereNotNull('ended_at').first();
  return row ? { endedAt: Number(row.ended_at), outcome: JSON.parse(row.outcome as string) as T } : null;
}
