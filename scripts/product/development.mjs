import path from 'node:path';
import { hostInAddress } from '@shop/contract';
import { cmsEnvironment, storefrontEnvironment } from './child-environments.mjs';
import { startChild, stopChild } from './children.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { waitUntilHealthy } from './health.mjs';
import { release, take } from './one-at-a-time.mjs';
import { place } from './places.mjs';
import { checkPorts } from './ports.mjs';
import { addressesOf } from './product.mjs';
import { readSecrets } from './secrets.mjs';
import { PlainError } from './terminal.mjs';
import { sayWelcome } from './welcome.mjs';

const VITE = place('node_modules/vite/bin/vite.js');
const adminPort = (environment) => Number(environment.ADMIN_PORT ?? 5174);

/** Refuses to start where a port of the three servers is taken. */
export const checkDevelopmentPorts = (settings, environment = process.env) =>
  checkPorts([
    { name: 'PORT', host: settings.HOST, port: settings.PORT },
    { name: 'CMS_PORT', host: '127.0.0.1', port: settings.CMS_PORT },
    { name: 'ADMIN_PORT', host: settings.HOST, port: adminPort(environment) },
  ]);

function partsOf(settings, secrets, administrator) {
  const { cms, local } = addressesOf(settings);
  const shopEnvironment = {
    ...storefrontEnvironment(settings, secrets),
    NODE_ENV: 'development',
    STOREFRONT_PORT: String(settings.PORT),
    SHOP_URL: local,
  };
  const contract = [
    place('node_modules/typescript/bin/tsc'),
    '-b',
    '--watch',
    '--preserveWatchOutput',
    'packages/contract',
  ];
  return [
    { name: 'contract', args: contract, cwd: place('.'), env: process.env },
    {
      name: 'cms',
      health: `${cms}/api/health`,
      args: [
        place('cms/node_modules/@strapi/strapi/bin/strapi.js'),
        'develop',
        '--no-watch-admin',
        '--no-build-admin',
        '--no-install-deps',
      ],
      cwd: place('cms'),
      env: { ...cmsEnvironment(settings, secrets, administrator), NODE_ENV: 'development', BROWSER: 'none' },
    },
    {
      name: 'storefront',
      health: `${local}/api/health`,
      args: [VITE, '--host', settings.HOST],
      cwd: place('storefront'),
      env: shopEnvironment,
    },
    {
      name: 'admin-panel',
      args: [VITE, '--host', settings.HOST],
      cwd: place('admin-panel'),
      env: { ...shopEnvironment, ADMIN_PORT: String(adminPort(process.env)), CMS_URL: local },
    },
  ];
}

/** Starts every part with hot reload; a part that ends ends the others. */
export async function startDevelopment(settings) {
  const secrets = readSecrets(settings.DATA_DIR);
  const lock = path.join(settings.DATA_DIR, 'running.pid');
  if (!take(lock)) throw new PlainError(`The shop of ${settings.DATA_DIR} is already running.`);
  const administrator = firstAdministrator(settings.DATA_DIR, settings);
  const addresses = {
    ...addressesOf(settings),
    backOffice: `http://${hostInAddress(settings.HOST)}:${adminPort(process.env)}/admin/`,
  };
  const running = [];
  let stopping = null;
  const stopAll = async () => {
    await Promise.all(running.map(stopChild));
    release(lock);
  };
  const stop = () => (stopping ??= stopAll());

  async function run() {
    for (const part of partsOf(settings, secrets, administrator)) {
      if (stopping) return;
      const child = startChild(part);
      running.push(child);
      if (part.health && !(await waitUntilHealthy(part.name, part.health, child.ended))) break;
    }
    if (!stopping && running.length === 4) await sayWelcome({ administrator, addresses });
    const end = await Promise.race(running.map(({ ended }) => ended));
    if (stopping) return;
    await stop();
    throw new PlainError(`The ${end.name} ended by itself (${end.reason}): everything was stopped.`);
  }
  return { run, stop };
}
