import path from 'node:path';
import { hostInAddress } from '@shop/contract';
import { cmsEnvironment, storefrontEnvironment, storefrontProgram } from './child-environments.mjs';
import { startChild, stopChild } from './children.mjs';
import { checkFolder } from './folder.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { waitUntilHealthy } from './health.mjs';
import { holderOf, release, take } from './one-at-a-time.mjs';
import { place } from './places.mjs';
import { checkPorts } from './ports.mjs';
import { readSecrets } from './secrets.mjs';
import { PlainError, sayProgress } from './terminal.mjs';

const STRAPI = place('cms/node_modules/@strapi/strapi/bin/strapi.js');

/** Where the parts of this product answer. */
export const addressesOf = (settings) => {
  const shop = settings.PUBLIC_URL ?? `http://${hostInAddress(settings.HOST)}:${settings.PORT}`;
  return {
    shop,
    backOffice: `${shop}/admin`,
    panel: `http://127.0.0.1:${settings.CMS_PORT}/admin`,
    local: `http://${hostInAddress(settings.HOST)}:${settings.PORT}`,
    cms: `http://127.0.0.1:${settings.CMS_PORT}`,
  };
};

/** Refuses a start that cannot succeed: a port that is taken, data that another start is using. */
export async function checkItCanStart(settings) {
  const holder = holderOf(path.join(settings.DATA_DIR, 'running.pid'));
  if (holder) {
    throw new PlainError(
      `The shop of ${settings.DATA_DIR} is already running (process ${holder}). Set DATA_DIR for a second one.`,
    );
  }
  checkFolder(settings.DATA_DIR);
  await checkPorts([
    { name: 'PORT', host: settings.HOST, port: settings.PORT },
    { name: 'CMS_PORT', host: '127.0.0.1', port: settings.CMS_PORT },
  ]);
}

const partsOf = (settings, secrets, administrator) => [
  {
    name: 'cms',
    health: `${addressesOf(settings).cms}/api/health`,
    args: [STRAPI, 'start'],
    cwd: place('cms'),
    env: cmsEnvironment(settings, secrets, administrator),
  },
  {
    name: 'storefront',
    health: `${addressesOf(settings).local}/api/health`,
    args: storefrontProgram,
    cwd: place('storefront'),
    env: storefrontEnvironment(settings, secrets),
  },
];

/** Starts the parts one after the other; `stop` ends them the other way round; `broken` settles when one ends by itself. */
export async function startProduct(settings) {
  // Names and addresses of people: nobody else on this machine reads what is written from here on.
  process.umask(0o077);
  const secrets = readSecrets(settings.DATA_DIR);
  const lock = path.join(settings.DATA_DIR, 'running.pid');
  if (!take(lock)) throw new PlainError(`The shop of ${settings.DATA_DIR} is already running.`);
  const administrator = firstAdministrator(settings.DATA_DIR, settings);
  const running = [];
  let stopping = null;
  let reportBroken;
  const broken = new Promise((resolve) => (reportBroken = resolve));

  const stopAll = async () => {
    for (const part of [...running].reverse()) await stopChild(part);
    release(lock);
  };
  const stop = () => (stopping ??= stopAll());

  const ready = async () => {
    for (const part of partsOf(settings, secrets, administrator)) {
      if (stopping) return false;
      sayProgress(`Starting the ${part.name} ...`);
      const child = startChild(part);
      running.push(child);
      void child.ended.then((end) => !stopping && reportBroken(end));
      if (!(await waitUntilHealthy(part.name, part.health, child.ended))) return false;
    }
    return true;
  };
  return { administrator, addresses: addressesOf(settings), broken, ready, stop };
}
