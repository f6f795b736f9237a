import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const module = path.join(import.meta.dirname, 'temporary-postgres.mjs');
const program = `import { startTemporaryPostgres } from ${JSON.stringify(module)};
const server = await startTemporaryPostgres('shop-exit-code-');
await server.stop();
process.exitCode = 3;`;

test('a program that had a temporary PostgreSQL keeps its exit code', () => {
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(status).toBe(3);
});
