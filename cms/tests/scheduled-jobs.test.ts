import { MINUTE_MS } from '@shop/contract';
import { expect, test, vi } from 'vitest';
import { jobs } from '../src/bootstrap/jobs';
import { startCms } from './support/servers/start-cms';

test('a shop that is open for a minute runs the jobs that are due', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { strapi, stop } = await startCms({ runsJobs: true });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  vi.useRealTimers();
  const ended = () => strapi.db.connection('scheduled_work').whereNotNull('ended_at').pluck('name');
  await expect.poll(ended, { timeout: 60_000 }).toHaveLength(jobs.length);
  expect((await ended()).sort()).toEqual(jobs.map(({ name }) => name).sort());
  await stop();
});
