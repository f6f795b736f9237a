import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild, stopChild } from '../../product/processes/child-process.mjs';
import { waitUntilHealthy } from '../../product/processes/health.mjs';
import { freePort } from '../../product/processes/ports.mjs';
import { projectPath, ROOT } from '../../product/project.mjs';
import { readEnvironment } from '../../product/settings/environment.mjs';
import { readSecrets } from '../../product/settings/secrets.mjs';
import { partsOf } from '../../product/start/production-parts.mjs';
import { UserError } from '../../product/terminal/terminal.mjs';
import { owner } from './bench-shop.mjs';

export const newDataFolder = () => mkdtempSync(path.join(os.tmpdir(), 'bench-'));

async function openingSeconds(part) {
  const started = performance.now();
  const child = startChild(part, () => undefined);
  if (!(await waitUntilHealthy(part.name, part.health, child.ended)))
    throw new UserError(`${part.name} did not start: ${await child.lastLines()}`);
  return { child, seconds: (performance.now() - started) / 1000 };
}

async function environmentOf({ dataDir, seed, databaseUrl }) {
  const [PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  return {
    ...{ PORT, CMS_PORT, DATA_DIR: dataDir, SEED: seed, BACKUP: 'off', RATE_LIMIT_FACTOR: '1000000' },
    ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

function childrenOf(pid) {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const programOf = (child) => readFileSync(`/proc/${child}/cmdline`, 'utf8');
  const find = (program) => pids.find((child) => programOf(child).includes(program));
  return { launcher: pid, cms: find('strapi.js'), storefront: find('dist/server/main.js') };
}

/** Runs `scripts/start.mjs` until the shop answers; resolves with the seconds that took and the processes' ids. */
export async function launchShop(options) {
  const env = await environmentOf(options);
  const shop = `http://127.0.0.1:${env.PORT}`;
  const { child, seconds } = await openingSeconds({
    ...{ name: 'shop', args: [projectPath('scripts/start.mjs')], cwd: ROOT },
    ...{ env: { ...process.env, ...env }, health: `${shop}/api/health` },
  });
  const { pid } = child.child;
  return { shop, seconds, pids: () => childrenOf(pid), stop: () => stopChild(child) };
}

/** Starts the cms alone, as `strapi start` does, and stops it; resolves with the seconds until it answered. */
export async function startStrapiAlone(options) {
  const settings = readEnvironment(await environmentOf(options));
  const [cms] = partsOf(settings, readSecrets(options.dataDir));
  const { child, seconds } = await openingSeconds({ ...cms, isWatched: false });
  await stopChild(child);
  return seconds;
}
