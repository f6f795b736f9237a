import { nodeProgram, npm } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';
import { buildTargets } from '../launcher/setup/build-targets.mjs';

export const npmScript = (name, ...args) => ({ name, command: npm('run', '--silent', name, ...args) });

export const nodeScript = (name, file, ...args) => ({
  name,
  command: [process.execPath, [projectPath(file), ...args]],
});

const cached = (name) => ['--cache', '--cache-location', projectPath('.cache/checks', name)];

// Builds wait for each other, so each needs the one before it; the last one stands for all.
export const builds = buildTargets.map(({ name }, index) => ({
  ...nodeScript(`build ${name}`, 'tools/launcher/setup/build-parts.mjs', name),
  needs: index > 0 ? [`build ${buildTargets[index - 1].name}`] : [],
}));
const allBuilds = [builds.at(-1).name];

// Colours and terminal widths must not get into the texts that tests compare.
const testEnv = { CI: 'true', NO_COLOR: '1' };

export function vitest(name, projects, needs = [], args = []) {
  const file = projectPath('.cache/reports', `${name}.json`);
  const reporters = ['default', 'json', projectPath('tools/testing/flaky-test-reporter.mjs')];
  return {
    name: `tests of ${name}`,
    needs,
    command: nodeProgram(
      'vitest/vitest.mjs',
      'run',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ),
    env: testEnv,
    report: { kind: 'vitest', file },
  };
}

const budget = (workspace, name) => ({
  ...npmScript(name, '-w', workspace),
  name: `${workspace} ${name}`,
  needs: allBuilds,
});

const browserReport = projectPath('.cache/reports/e2e.json');

const endToEnd = {
  name: 'end to end',
  needs: allBuilds,
  command: npm('test', '--silent', '-w', 'e2e'),
  env: { ...testEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  report: { kind: 'playwright', file: browserReport },
};

// `build contract` and `build cms` check the types of contract and cms.
const TYPED_BY_TYPECHECK = [
  'packages/web-kit',
  'storefront',
  'admin-panel',
  'e2e',
  'cms/tests',
  'tools/demo-pictures',
];

// Browser tests start as soon as the builds exist: they are the longest. The cms tests often wait for a process or a clock, so what
// only computes comes last, beside them.
export const checkList = ({ withBrowser }) => [
  ...builds,
  ...(withBrowser ? [endToEnd] : []),
  // A test of a page waits for half of its time, so that two of them share a core.
  vitest('apps', ['storefront', 'admin-panel'], [], ['--maxWorkers=2']),
  {
    name: 'format:check',
    command: nodeProgram(
      'prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--log-level',
      'warn',
      ...cached('prettier'),
    ),
  },
  npmScript('arch'),
  npmScript('deadcode'),
  budget('storefront', 'check:budget'),
  budget('admin-panel', 'check:first-load'),
  vitest('cms', ['cms'], allBuilds),
  {
    ...nodeScript(
      'typecheck',
      'tools/checks/typecheck.mjs',
      ...TYPED_BY_TYPECHECK.map((folder) => `${folder}/tsconfig.json`),
    ),
    needs: allBuilds,
  },
  {
    name: 'lint',
    command: nodeProgram(
      'eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache-strategy',
      'content',
      ...cached('eslint'),
    ),
  },
  vitest('packages and tooling', ['contract', 'web-kit', 'tooling', 'cms-unit'], allBuilds),
];
