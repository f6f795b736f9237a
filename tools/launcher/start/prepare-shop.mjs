import { mkdirSync } from 'node:fs';
import { projectPath, readEnvFile } from '../project.mjs';
import { isPanelStale, prepareBuilds, prepareTools } from '../setup/prepare.mjs';
import { exitWithError } from '../terminal/terminal.mjs';

const isDevelopment = process.argv.includes('--dev');
const builds = ['cms', ...(isDevelopment ? [] : ['storefront', 'admin-panel'])];

// Strapi decides when it starts whether it serves this folder; the panel's build may come later.
const makePanelFolder = () => mkdirSync(projectPath('cms/dist/build'), { recursive: true });

async function prepareParts() {
  readEnvFile();
  await prepareTools();
  // These modules import the contract, which prepareTools builds.
  const { readEnvironment } = await import('../settings/environment.mjs');
  const { readSecrets } = await import('../settings/secrets.mjs');
  const { copyParts } = await import('../../copy/copy-part.mjs');
  const { firstAdministrator } = await import('../settings/first-administrator.mjs');
  const { checkStartConditions, lockDataFolder } = await import('./start-conditions.mjs');
  const { partsOf, portsOf, addressesOf } = isDevelopment
    ? await import('./development-parts.mjs')
    : await import('./production-parts.mjs');
  const settings = readEnvironment();
  await checkStartConditions(settings, portsOf(settings));
  await prepareBuilds(builds);
  makePanelFolder();
  // The secrets are readable by the shop's user only.
  process.umask(0o077);
  const lock = lockDataFolder(settings.DATA_DIR, process.ppid);
  const secrets = readSecrets(settings.DATA_DIR);
  const administrator = firstAdministrator(settings.DATA_DIR, settings);
  const parts = [...copyParts(settings), ...partsOf(settings, secrets, administrator)];
  return { lock, parts, administrator, addresses: addressesOf(settings) };
}

/** Prepares the shop for the supervisor, and prints the welcome when it is open: the supervisor itself stays small. */
async function prepareShop() {
  const { lock, parts, administrator, addresses } = await prepareParts();
  process.once('message', () => {
    void import('./welcome.mjs')
      .then(({ printWelcome }) => printWelcome({ administrator, addresses }))
      .finally(() => process.disconnect());
  });
  process.send({ lock, parts, isPanelStale: isPanelStale() });
}

prepareShop().catch((error) => {
  exitWithError(error);
  process.disconnect();
});
