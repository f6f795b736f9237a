import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTemporaryPostgres } from '../../backup/database/temporary-postgres.mjs';
import { startChild, stopChild } from '../../launcher/processes/child-process.mjs';
import { waitUntilHealthy } from '../../launcher/processes/health.mjs';
import { freePort } from '../../launcher/processes/ports.mjs';
import { projectPath } from '../../launcher/project.mjs';
import { readEnvironment } from '../../launcher/settings/environment.mjs';
import { readSecrets } from '../../launcher/settings/secrets.mjs';
import { addressesOf, partsOf } from '../../launcher/start/production-parts.mjs';
import { UserError } from '../../launcher/terminal/terminal.mjs';
import { childrenOf } from './process-usage.mjs';

export const owner = { email: 'bench@jazmin.example', password: 'Solo-para-medir-2026' };

const CMS_WITH_STOCK_CONTROLLER = [projectPath('tools/bench/servers/strapi-with-stock-controller.mjs')];

async function startHealthy(part) {
  const child = startChild(part);
  if (!(await waitUntilHealthy(part.name, part.health, child.ended)))
    throw new UserError(`${part.name} did not start.`);
  return child;
}

// The shop's reads are compared to this upper bound.
async function bareNodePart(dataDir, name, bytes) {
  const file = path.join(dataDir, `${name}.json`);
  writeFileSync(file, bytes);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = [projectPath('tools/bench/servers/bare-node.mjs'), String(port), file];
  return { url, part: { name, args, cwd: dataDir, env: process.env, health: url } };
}

// With default settings: every commit is flushed to the disk.
async function startPostgres() {
  const { server, createDatabase, stop } = await startTemporaryPostgres('bench-postgres-');
  return {
    databaseUrl: await createDatabase('shop'),
    pids: () => [server.process.pid, ...childrenOf(server.process.pid)],
    stop,
  };
}

// Free ports, no backups, no rate limits.
async function benchSettings(dataDir, databaseUrl) {
  const [PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  return readEnvironment({
    PORT,
    CMS_PORT,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'empty',
    OPENING: 'open',
    BACKUP: 'off',
    RATE_LIMIT_FACTOR: '1000000',
  });
}

/** Runs `work` on a new empty shop, on request with Strapi's stock controller beside the shop's. */
export async function withBenchShop({ database, withStockController = false }, work) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = postgres?.databaseUrl;
  const running = [];
  const start = async (part) => {
    const child = await startHealthy(part);
    running.push(child);
    return child.child.pid;
  };
  try {
    const settings = await benchSettings(dataDir, databaseUrl);
    const [cmsPart, storefrontPart] = partsOf(settings, readSecrets(dataDir), owner);
    const { local: shop, cms } = addressesOf(settings);
    const pids = {
      cms: await start({
        ...cmsPart,
        // A DATABASE_URL of this terminal must not lead to the data of a real shop.
        env: { ...cmsPart.env, DATABASE_URL: databaseUrl },
        ...(withStockController && { args: CMS_WITH_STOCK_CONTROLLER }),
      }),
      storefront: await start(storefrontPart),
    };
    await work({
      shop,
      cms,
      databaseUrl,
      pids,
      databaseFile: path.join(dataDir, 'shop.db'),
      allPids: () => [pids.cms, pids.storefront, ...(postgres?.pids() ?? [])],
      async bareNode(name, bytes) {
        const { url, part } = await bareNodePart(dataDir, name, bytes);
        return { url, pids: [await start(part)] };
      },
    });
  } finally {
    for (const child of running.reverse()) await stopChild(child);
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
