import { existsSync } from 'node:fs';
import { nodeProgram, runQuietly } from './product/run.mjs';
import { place } from './product/places.mjs';

const PROJECTS = [
  'packages/contract/tsconfig.json',
  'packages/web-kit/tsconfig.json',
  'storefront/tsconfig.json',
  'admin-panel/tsconfig.json',
  'e2e/tsconfig.json',
  'cms/tsconfig.json',
  'cms/tests/tsconfig.json',
];

const compilerOf = (project) =>
  project.startsWith('cms/')
    ? [process.execPath, [place('cms/node_modules/typescript/bin/tsc'), '-p', place(project), '--noEmit']]
    : nodeProgram('typescript/bin/tsc', '-p', place(project), '--noEmit');

async function check(project) {
  const { code, output } = await runQuietly(compilerOf(project));
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${project}\n${code === 0 ? '' : output}`);
  return code === 0;
}

const results = [];
for (const project of PROJECTS) if (existsSync(place(project))) results.push(await check(project));
process.exitCode = results.every(Boolean) ? 0 : 1;
