import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsEnvironment, storefrontEnvironment, storefrontProgram } from '../product/child-environments.mjs';
import { startChild, stopChild } from '../product/children.mjs';
import { readEnvironment } from '../product/environment.mjs';
import { waitUntilHealthy } from '../product/health.mjs';
import { place } from '../product/places.mjs';
import { freePort } from '../product/ports.mjs';
import { readSecrets } from '../product/secrets.mjs';
import { PlainError } from '../product/terminal.mjs';

export const owner = { email: 'bench@jazmin.example', password: 'Solo-para-medir-2026' };

const CMS = ['node_modules/@strapi/strapi/bin/strapi.js', 'start'];
const CMS_WITH_STOCK_CONTROLLER = [place('scripts/bench/strapi-with-stock-controller.mjs')];

async function settingsOf(dataDir, databaseUrl) {
  const [PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  return readEnvironment({
    PORT,
    CMS_PORT,
    DATA_DIR: dataDir,
    SEED: 'empty',
    RATE_LIMIT_FACTOR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
}

async function started(part, health) {
  const child = startChild(part);
  if (!(await waitUntilHealthy(part.name, health, child.ended)))
    throw new PlainError(`${part.name} did not start.`);
  return child;
}

const partsOf = (settings, secrets, addresses, cmsArgs) => [
  {
    part: { name: 'cms', args: cmsArgs, cwd: place('cms'), env: cmsEnvironment(settings, secrets, owner) },
    health: `${addresses.cms}/api/health`,
  },
  {
    part: {
      name: 'storefront',
      args: storefrontProgram,
      cwd: place('storefront'),
      env: storefrontEnvironment(settings, secrets),
    },
    health: `${addresses.shop}/api/health`,
  },
];

/** A bare Node server that answers these bytes. */
async function startBareNode(dataDir, name, bytes) {
  const file = path.join(dataDir, `${name}.json`);
  writeFileSync(file, bytes);
  const port = await freePort();
  const args = [place('scripts/bench/bare-node.mjs'), String(port), file];
  const child = await started({ name, args, cwd: dataDir, env: process.env }, `http://127.0.0.1:${port}/`);
  return { child, url: `http://127.0.0.1:${port}/`, pids: [child.child.pid] };
}

/** Starts the cms (with Strapi's stock controller beside ours when asked) and the storefront in front of it, on an empty database. */
export async function startShop({ postgres, name = 'shop', withStockController = false } = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const databaseUrl = postgres ? await postgres.createDatabase(name) : process.env.DATABASE_URL;
  const settings = await settingsOf(dataDir, databaseUrl);
  const secrets = readSecrets(dataDir);
  const addresses = {
    shop: `http://127.0.0.1:${settings.PORT}`,
    cms: `http://127.0.0.1:${settings.CMS_PORT}`,
  };
  const running = [];
  const parts = partsOf(settings, secrets, addresses, withStockController ? CMS_WITH_STOCK_CONTROLLER : CMS);
  for (const { part, health } of parts) running.push(await started(part, health));
  const [cms, storefront] = running.map(({ child }) => child.pid);
  return {
    ...addresses,
    databaseUrl,
    databaseFile: path.join(dataDir, 'shop.db'),
    pids: { cms, storefront },
    /** Everything that works for this shop, the database's processes among it. */
    allPids: () => [cms, storefront, ...(postgres?.pids() ?? [])],
    async bareNode(title, bytes) {
      const { child, ...server } = await startBareNode(dataDir, title, bytes);
      running.push(child);
      return server;
    },
    async stop() {
      for (const child of running.reverse()) await stopChild(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
