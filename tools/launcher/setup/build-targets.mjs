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

const script = (name) => [process.execPath, [projectPath('tools/launcher/setup', name)]];

/** Parts in build order; a part without its `output` file is stale. */
export const buildTargets = [
  {
    name: 'contract',
    usually: '5 s',
    inputs: contract,
    output: 'packages/contract/dist/index.js',
    command: nodeProgram('typescript/bin/tsc', '-b', 'packages/contract'),
  },
  {
    name: 'cms',
    usually: '15 s',
    inputs: ['cms/src', 'cms/config', ...cms],
    output: 'cms/dist/src/index.js',
    command: script('compile-cms.mjs'),
  },
  {
    name: 'cms-panel',
    usually: 'a minute',
    inputs: ['cms/src/admin', 'cms/config/admin.ts', 'cms/config/plugins.ts', 'cms/package-lock.json'],
    output: 'cms/dist/build/index.html',
    command: script('build-panel.mjs'),
  },
  {
    name: 'storefront',
    usually: '15 s',
    inputs: ['storefront', ...shared],
    output: 'storefront/dist/server/main.js',
    command: npm('run', 'build', '-w', 'storefront'),
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'admin-panel',
    usually: '15 s',
    inputs: ['admin-panel', ...shared],
    output: 'admin-panel/dist/index.html',
    command: nodeProgram('vite/bin/vite.js', 'build'),
    cwd: projectPath('admin-panel'),
    env: { NODE_ENV: 'production' },
  },
];
