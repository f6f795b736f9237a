import { nodeProgram, npm } from '../processes/run-command.mjs';
import { projectPath } from '../project.mjs';

const contract = [
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/contract/tsconfig.json',
];
const webKit = ['packages/web-kit/src', 'packages/web-kit/package.json'];
const shared = [...contract, ...webKit, 'package-lock.json', 'tsconfig.base.json'];
const cms = ['cms/package-lock.json', 'cms/tsconfig.json', ...contract];

// Building Strapi's panel loads the whole configuration, which must not touch the shop's data.
const panelEnvironment = {
  NODE_ENV: 'production',
  DATA_DIR: projectPath('.cache/panel-build'),
  STRAPI_TELEMETRY_DISABLED: 'true',
};

/** Parts in build order; a part without its `output` file is stale. */
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
    command: [process.execPath, [projectPath('scripts/product/setup/compile-cms.mjs')]],
    env: {},
  },
  {
    name: 'cms-panel',
    inputs: ['cms/src/admin', 'cms/config/admin.ts', 'cms/config/plugins.ts', 'cms/package-lock.json'],
    output: 'cms/dist/build/index.html',
    command: [process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'build']],
    cwd: projectPath('cms'),
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
    cwd: projectPath('admin-panel'),
    env: { NODE_ENV: 'production' },
  },
];
