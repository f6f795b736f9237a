import { healthSchema } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCms, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

test('health answers 200 when the shop can serve', async () => {
  const answer = await cms.call('/api/health');
  expect(answer.status).toBe(200);
  expect(healthSchema.parse(answer.body)).toMatchObject({ status: 'ok', database: 'ok' });
});

test('health answers staff too while other requests wait for the database', async () => {
  const token = await cms.adminToken();
  const busy = await cms.strapi.db.connection.transaction();
  const answer = await cms.call('/api/health', { token });
  await busy.rollback();
  expect([answer.status, answer.body.status]).toEqual([200, 'ok']);
});
