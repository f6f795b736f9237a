import { nodeProgram, runQuietly } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';

const PROJECTS = [
  'packages/contract/tsconfig.json',
  'packages/web-kit/tsconfig.json',
  'storefront/tsconfig.json',
  'admin-panel/tsconfig.json',
  'e2e/tsconfig.json',
  'cms/tsconfig.json',
  'cms/tests/tsconfig.json',
  'tools/demo-pictures/tsconfig.json',
];
const CMS_COMPILER = projectPath('cms/node_modules/typescript/bin/tsc');

async function typecheck(project) {
  const cache = projectPath('.cache/checks', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', projectPath(project), '--noEmit', '--incremental', '--tsBuildInfoFile', cache];
  const command = project.startsWith('cms/')
    ? [process.execPath, [CMS_COMPILER, ...args]]
    : nodeProgram('typescript/bin/tsc', ...args);
  const { code, output } = await runQuietly(command);
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${project}\n${code === 0 ? '' : output}`);
  return code === 0;
}

const given = process.argv.slice(2);
for (const project of given.length > 0 ? given : PROJECTS)
  if (!(await typecheck(project))) process.exitCode = 1;
