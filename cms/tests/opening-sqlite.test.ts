import { expect, test } from 'vitest';
import { openingSuite } from './opening/opening-suite';
import { spawnCms } from './support/servers/spawn-cms';
import { startCms } from './support/servers/start-cms';

const CLOSED = { OPENING: 'closed' };

openingSuite('SQLite', () => startCms({ env: CLOSED }));

test('a demo shop begins open', async () => {
  const { child, ended, call } = await spawnCms({ env: { ...CLOSED, SEED: 'demo' } });
  expect((await call('/api/opening/state')).body).toMatchObject({ isOpen: true });
  child.kill('SIGTERM');
  await ended;
});
