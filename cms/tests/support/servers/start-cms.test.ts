import { MINUTE_MS } from '@shop/contract';
import { expect, test, vi } from 'vitest';
import { startCms } from './start-cms';

test('a cms in the process of a test runs no job by itself, however much time passes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const cms = await startCms();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  vi.useRealTimers();
  expect(await cms.strapi.db.connection('scheduled_work')).toEqual([]);
  await cms.stop();
});
