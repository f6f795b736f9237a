import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild, stopChild } from '../../product/processes/child-process.mjs';
import { waitUntilHealthy } from '../../product/processes/health.mjs';
import { freePort } from '../../product/processes/ports.mjs';
import { projectPath } from '../../product/project.mjs';
import { readEnvironment } from '../../product/settings/environment.mjs';
import { readSecrets } from '../../product/settings/secrets.mjs';
import { addressesOf, partsOf } from '../../product/start/production-parts.mjs';
import { UserError } from '../../product/terminal/terminal.mjs';

export const owner = { email: 'bench@jazmin.example', password: 'Solo-para-medir-2026' };

const CMS_WITH_STOCK_CONTROLLER = [projectPath('scripts/bench/servers/strapi-with-stock-controller.mjs')];

/** Returns the variables of a measured shop: free ports, no backups, no rate limits. */
export async function benchEnvironment({ dataDir, seed = 'empty', databaseUrl }) {
  const [PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  return {
    PORT,
    CMS_PORT,
    DATA_DIR: dataDir,
    SEED: seed,
    OPENING: 'open',
    BACKUP: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

async function startHealthy(part) {
  const child = startChild(part);
  if (!(await waitUntilHealthy(part.name, part.health, child.ended)))
    throw new UserError(`${part.name} did not start.`);
  return child;
}

// The shop's reads are compared to this upper bound.
async function startBareNode(dataDir, name, bytes) {
  const file = path.join(dataDir, `${name}.json`);
  writeFileSync(file, bytes);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = [projectPath('scripts/bench/servers/bare-node.mjs'), String(port), file];
  const child = await startHealthy({ name, args, cwd: dataDir, env: process.env, health: url });
  return { child, url, pids: [child.child.pid] };
}

export async function withBenchShop(options, work) {
  const shop = await startBenchShop(options);
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Starts cms and storefront on an empty database, on request with Strapi's stock controller beside the shop's. */
export async function startBenchShop({ postgres, name = 'shop', env, withStockController = false }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const databaseUrl = postgres ? await postgres.createDatabase(name) : process.env.DATABASE_URL;
  const settings = readEnvironment(await benchEnvironment({ dataDir, databaseUrl }));
  const [cmsPart, storefrontPart] = partsOf(settings, readSecrets(dataDir), owner);
  const { local: shop, cms } = addressesOf(settings);
  const cmsChild = await startHealthy({
    ...cmsPart,
    env: { ...cmsPart.env, ...env },
    ...(withStockController && { args: CMS_WITH_STOCK_CONTROLLER }),
  });
  const storefrontChild = await startHealthy(storefrontPart);
  const running = [cmsChild, storefrontChild];
  const pids = { cms: cmsChild.child.pid, storefront: storefrontChild.child.pid };
  return {
    shop,
    cms,
    databaseUrl,
    databaseFile: path.join(dataDir, 'shop.db'),
    pids,
    allPids: () => [pids.cms, pids.storefront, ...(postgres?.pids() ?? [])],
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
