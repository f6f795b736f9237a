import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsEnvironment, storefrontEnvironment } from '../product/child-environments.mjs';
import { startChild, stopChild } from '../product/children.mjs';
import { readEnvironment } from '../product/environment.mjs';
import { waitUntilHealthy } from '../product/health.mjs';
import { place } from '../product/places.mjs';
import { freePort } from '../product/ports.mjs';
import { readSecrets } from '../product/secrets.mjs';
import { PlainError } from '../product/terminal.mjs';

export const owner = { email: 'bench@jazmin.example', password: 'Solo-para-medir-2026' };

async function settingsOf(dataDir) {
  const [PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  return readEnvironment({
    PORT,
    CMS_PORT,
    DATA_DIR: dataDir,
    SEED: 'empty',
    RATE_LIMIT_FACTOR: '1000000',
    ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
  });
}

async function started(part, health) {
  const child = startChild(part);
  if (!(await waitUntilHealthy(part.name, health, child.ended)))
    throw new PlainError(`${part.name} did not start.`);
  return child;
}

/** Starts the cms with Strapi's stock controller beside ours, and the storefront in front of it, on an empty database. */
export async function startServers() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const settings = await settingsOf(dataDir);
  const secrets = readSecrets(dataDir);
  const addresses = {
    shop: `http://127.0.0.1:${settings.PORT}`,
    cms: `http://127.0.0.1:${settings.CMS_PORT}`,
  };
  const running = [];
  running.push(
    await started(
      {
        name: 'cms',
        args: [place('scripts/bench/strapi-with-stock-controller.mjs')],
        cwd: place('cms'),
        env: cmsEnvironment(settings, secrets, owner),
      },
      `${addresses.cms}/api/health`,
    ),
    await started(
      {
        name: 'storefront',
        args: ['dist/server/main.js'],
        cwd: place('storefront'),
        env: storefrontEnvironment(settings, secrets),
      },
      `${addresses.shop}/api/health`,
    ),
  );

  /** A bare Node server that answers these bytes. */
  async function bareNode(name, bytes) {
    const file = path.join(dataDir, `${name}.json`);
    writeFileSync(file, bytes);
    const port = await freePort();
    const part = {
      name,
      args: [place('scripts/bench/bare-node.mjs'), String(port), file],
      cwd: dataDir,
      env: process.env,
    };
    const child = await started(part, `http://127.0.0.1:${port}/`);
    running.push(child);
    return { url: `http://127.0.0.1:${port}/`, pids: [child.child.pid] };
  }

  async function stop() {
    for (const child of running.reverse()) await stopChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [cms, storefront] = running.map(({ child }) => child.pid);
  return { ...addresses, pids: { cms, storefront }, bareNode, stop };
}
