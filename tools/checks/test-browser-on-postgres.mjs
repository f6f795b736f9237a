import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTemporaryPostgres } from '../backup/database/temporary-postgres.mjs';
import { ROOT } from '../launcher/project.mjs';
import { exitWithError } from '../launcher/terminal/terminal.mjs';

// Runs the browser tests on a shop whose database is PostgreSQL; arguments go to Playwright.
async function run() {
  const postgres = await startTemporaryPostgres('e2e-postgres-');
  try {
    const E2E_DATABASE_URL = await postgres.createDatabase('shop');
    const tests = spawn('npm', ['test', '-w', 'e2e', '--', ...process.argv.slice(2)], {
      cwd: ROOT,
      env: { ...process.env, E2E_DATABASE_URL },
      stdio: 'inherit',
    });
    const [code] = await once(tests, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await postgres.stop();
  }
}

run().catch(exitWithError);
