import { expect, test } from 'vitest';
import { openingSuite } from './opening/opening-suite';
import { openDatabase } from './support/databases/open-database';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { startCms, testAdmin } from './support/servers/start-cms';

const CLOSED = { OPENING: 'closed' };

openingSuite('SQLite', () => startCms({ env: CLOSED }));

const stop = async ({ child, ended }: CmsProcess) => {
  child.kill('SIGTERM');
  await ended;
};

test('a shop of an earlier version with products stays open when it is upgraded', async () => {
  const before = await spawnCms({ env: CLOSED });
  const { body } = await before.call<{ token: string }>('/api/auth/login', {
    method: 'POST',
    json: testAdmin,
  });
  const json = { title: 'Borrador', category: 'bodies', price: 100, status: false };
  const created = await before.call('/api/products', { method: 'POST', token: body.token, json });
  expect(created.status).toBe(201);
  await stop(before);
  const db = openDatabase(before);
  // Earlier versions know no decisions.
  await db.raw('drop trigger opening_entries_no_delete');
  await db('opening_entries').delete();
  await db.destroy();
  const after = await spawnCms({ dataDir: before.dataDir, env: CLOSED });
  expect((await after.call('/api/opening/state')).body).toMatchObject({ isOpen: true });
  await stop(after);
});
