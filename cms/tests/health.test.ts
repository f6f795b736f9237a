import { healthSchema } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCms, type TestCms } from './support/start-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

test('health says that the shop can serve', async () => {
  const answer = await cms.call('/api/health');
  expect(answer.status).toBe(200);
  expect(healthSchema.parse(answer.body)).toMatchObject({ status: 'ok', database: 'ok' });
});
