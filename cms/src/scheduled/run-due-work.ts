import type { Row } from '../database/connection';
import { PROCESS_ID } from '../shared/changes';

/** Work that is done once in a while, by one process however many there are. Answers what came of it. */
export type Task = { name: string; everyMs: number; run: () => Promise<unknown> };

const rows = () => strapi.db.connection('scheduled_work');

async function addMissing(tasks: readonly Task[], now: number): Promise<void> {
  for (const { name } of tasks) await rows().insert({ name, due_at: now }).onConflict('name').ignore();
}

// One statement decides: of many processes that look at the same moment one finds the task still due.
const take = async ({ name, everyMs }: Task, now: number): Promise<boolean> =>
  (await rows()
    .where({ name })
    .where('due_at', '<=', now)
    .update({ due_at: now + everyMs, taken_by: PROCESS_ID })) === 1;

async function outcomeOf({ name, run }: Task): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    strapi.log.error(`Scheduled work failed: ${name}: ${error instanceof Error ? error.stack : 'unknown'}`);
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Does what is due and nobody else has taken; the names of what was done. A task that fails is tried when it is next due. */
export async function runDueWork(tasks: readonly Task[], now = Date.now()): Promise<string[]> {
  await addMissing(tasks, now);
  const done: string[] = [];
  for (const task of tasks) {
    if (!(await take(task, now))) continue;
    const outcome = JSON.stringify((await outcomeOf(task)) ?? null);
    await rows().where({ name: task.name }).update({ ended_at: Date.now(), outcome });
    done.push(task.name);
  }
  return done;
}

export type LastRun<T> = { endedAt: number; outcome: T };

/** What came of a task when it was last done, by whichever process; null when it never was. */
export async function lastRun<T>(name: string): Promise<LastRun<T> | null> {
  const row: Row | undefined = await rows().where({ name }).whereNotNull('ended_at').first();
  return row ? { endedAt: Number(row.ended_at), outcome: JSON.parse(row.outcome as string) as T } : null;
}
