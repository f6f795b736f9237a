import { place } from './places.mjs';
import { nodeProgram, npm } from './run.mjs';

const contract = [
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/contract/tsconfig.json',
];
const webKit = ['packages/web-kit/src', 'packages/web-kit/package.json'];
const shared = [...contract, ...webKit, 'package-lock.json', 'tsconfig.base.json'];
const cms = ['cms/package-lock.json', 'cms/tsconfig.json', ...contract];

// Strapi reads its whole configuration to build its panel: none of it may touch the shop's data.
const panelEnvironment = {
  NODE_ENV: 'production',
  DATA_DIR: place('.cache/panel-build'),
  STRAPI_TELEMETRY_DISABLED: 'true',
};

/** Every part that is built, in this order; `output` is the file that must be there. */
export const buildTargets = [
  {
    name: 'contract',
    inputs: contract,
    output: 'packages/contract/dist/index.js',
    command: nodeProgram('typescript/bin/tsc', '-b', 'packages/contract'),
    env: {},
  },
  {
    name: 'cms',
    inputs: ['cms/src', 'cms/config', ...cms],
    output: 'cms/dist/src/index.js',
    command: [process.execPath, [place('scripts/product/compile-cms.mjs')]],
    env: {},
  },
  {
    name: 'cms-panel',
    inputs: ['cms/src/admin', 'cms/config/admin.ts', 'cms/config/plugins.ts', 'cms/package-lock.json'],
    output: 'cms/dist/build/index.html',
    command: [process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'build']],
    cwd: place('cms'),
    env: panelEnvironment,
  },
  {
    name: 'storefront',
    inputs: ['storefront', ...shared],
    output: 'storefront/dist/server/main.js',
    command: npm('run', 'build', '-w', 'storefront'),
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'admin-panel',
    inputs: ['admin-panel', ...shared],
    output: 'admin-panel/dist/index.html',
    command: nodeProgram('vite/bin/vite.js', 'build'),
    cwd: place('admin-panel'),
    env: { NODE_ENV: 'production' },
  },
];

export const targetNames = buildTargets.map(({ name }) => name);
