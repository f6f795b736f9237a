import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild, stopChild } from '../../product/processes/child-process.mjs';
import { waitUntilHealthy } from '../../product/processes/health.mjs';
import { projectPath, ROOT } from '../../product/project.mjs';
import { readEnvironment } from '../../product/settings/environment.mjs';
import { readSecrets } from '../../product/settings/secrets.mjs';
import { partsOf } from '../../product/start/production-parts.mjs';
import { UserError } from '../../product/terminal/terminal.mjs';
import { benchEnvironment, owner } from './bench-shop.mjs';
import { childrenOf } from './process-usage.mjs';

export const newDataFolder = () => mkdtempSync(path.join(os.tmpdir(), 'bench-'));

async function openingSeconds(part) {
  const started = performance.now();
  const child = startChild(part, () => undefined);
  if (!(await waitUntilHealthy(part.name, part.health, child.ended)))
    throw new UserError(`${part.name} did not start: ${await child.lastLines()}`);
  return { child, seconds: (performance.now() - started) / 1000 };
}

function partsBelow(pid) {
  const pids = childrenOf(pid);
  const programOf = (child) => readFileSync(`/proc/${child}/cmdline`, 'utf8');
  const find = (program) => pids.find((child) => programOf(child).includes(program));
  return { launcher: pid, cms: find('strapi.js'), storefront: find('dist/server/main.js') };
}

/** Runs `scripts/start.mjs` until the shop answers; resolves with the seconds that took and the processes' ids. */
export async function launchShop(options) {
  const env = await benchEnvironment(options);
  const shop = `http://127.0.0.1:${env.PORT}`;
  const { child, seconds } = await openingSeconds({
    name: 'shop',
    args: [projectPath('scripts/start.mjs')],
    cwd: ROOT,
    env: { ...process.env, ...env, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    health: `${shop}/api/health`,
  });
  const { pid } = child.child;
  return { shop, seconds, pids: () => partsBelow(pid), stop: () => stopChild(child) };
}

/** Starts the cms alone, as `strapi start` does, and stops it; resolves with the seconds until it answered. */
export async function startStrapiAlone(options) {
  const settings = readEnvironment(await benchEnvironment(options));
  const [cms] = partsOf(settings, readSecrets(options.dataDir), owner);
  const { child, seconds } = await openingSeconds({ ...cms, isWatched: false });
  await stopChild(child);
  return seconds;
}
