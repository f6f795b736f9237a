import { rmSync } from 'node:fs';
import { buildTargets } from '../product/build-targets.mjs';
import { place } from '../product/places.mjs';
import { nodeProgram, npm } from '../product/run.mjs';

const script = (name) => ({ name, command: npm('run', '--silent', name) });
const nodeScript = (name, ...args) => ({
  name,
  command: [process.execPath, args.map((arg, at) => (at ? arg : place(arg)))],
});

function vitest(name, ...projects) {
  const file = place('.cache/reports', `${name}.json`);
  rmSync(file, { force: true });
  return {
    name: `tests of ${name}`,
    command: nodeProgram(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${place('scripts/checks/tell-flaky-tests.mjs')}`,
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
    ),
    // A test must not read colours or a terminal's width into its texts.
    env: { CI: 'true', NO_COLOR: '1' },
    report: { kind: 'vitest', file },
  };
}

const built = buildTargets.map(({ name }) => nodeScript(`build ${name}`, 'scripts/checks/build.mjs', name));

const budget = (workspace, name) => ({
  name: `${workspace} ${name}`,
  command: npm('run', '--silent', name, '-w', workspace),
});

/** Two lanes for two cores: what needs the sources only, and what builds them and boots the builds. */
export const verifyLanes = () => [
  [
    script('format:check'),
    script('lint'),
    script('arch'),
    script('deadcode'),
    nodeScript('endpoint docs', 'scripts/write-endpoint-docs.mjs', '--check'),
    script('typecheck'),
    vitest('packages and tooling', 'contract', 'web-kit', 'tooling'),
    vitest('apps', 'storefront', 'admin-panel'),
  ],
  [
    ...built,
    budget('storefront', 'check:budget'),
    budget('admin-panel', 'check:first-load'),
    vitest('cms', 'cms'),
  ],
];

export function endToEndCheck() {
  const file = place('.cache/reports/e2e.json');
  rmSync(file, { force: true });
  return {
    name: 'end to end',
    command: npm('test', '--silent', '-w', 'e2e'),
    env: { CI: 'true', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: 'playwright', file },
  };
}
