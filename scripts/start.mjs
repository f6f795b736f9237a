import { readEnvFile } from './product/project.mjs';
import { prepareBuilds, prepareTools } from './product/setup/prepare.mjs';
import { exitWithError } from './product/terminal/terminal.mjs';

const isDevelopment = process.argv.includes('--dev');
// Strapi's panel changes only with its own configuration, so development builds it, too.
const builds = ['cms', 'cms-panel', ...(isDevelopment ? [] : ['storefront', 'admin-panel'])];

async function start() {
  readEnvFile();
  await prepareTools();
  // These modules import the contract, which prepareTools builds.
  const { readEnvironment } = await import('./product/settings/environment.mjs');
  const { checkStartConditions, runShop } = await import('./product/start/run-shop.mjs');
  const parts = isDevelopment
    ? await import('./product/start/development-parts.mjs')
    : await import('./product/start/production-parts.mjs');
  const settings = readEnvironment();
  await checkStartConditions(settings, parts.portsOf(settings));
  await prepareBuilds(builds);
  await runShop(settings, parts);
}

start().catch(exitWithError);
