import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nodeProgram } from '../launcher/processes/run-command.mjs';
import { projectPath, ROOT } from '../launcher/project.mjs';
import { allBuilds, builds, nodeScript, npmScript, vitest } from './check-list.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

// What has landed was checked: the last commit that this branch shares with main.
function landedCommit() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'origin/main'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'HEAD';
  }
}

/** Lists the files that differ from a commit: committed, not yet committed and new ones. */
export function changedFiles(base) {
  const changed = git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(projectPath(file)));
}

const CONTRACT = /^packages\/contract\//;
const SHARED = /^packages\//;
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;

/** Each part's type check and the files that it compiles. */
const TYPED = [
  ['packages/web-kit', SHARED],
  ['storefront', /^(packages|storefront)\//],
  ['admin-panel', /^(packages|admin-panel)\//],
  ['e2e', /^(packages|e2e)\//],
  ['cms/tests', /^(packages\/contract|cms)\//],
  ['tools/demo-pictures', /^tools\/demo-pictures\//],
];

// These import what they test, so the graph of imports finds the tests of a change.
const BY_IMPORTS = ['contract', 'web-kit', 'storefront', 'admin-panel', 'cms-unit', 'tooling'];

// The tests of the running cms reach it by HTTP: all of the shop on one database stands for the change.
const RUNNING_CMS = [
  'cms/tests/commerce-sqlite.test.ts',
  'cms/tests/access.test.ts',
  'cms/tests/openapi-client.test.ts',
];

const onlyIf = (condition, ...checks) => (condition ? checks : []);

/** Lists the checks that a change can fail, without browser, second database and fault drills. */
export function changedCheckList(base = landedCommit()) {
  const files = changedFiles(base);
  const code = files.filter((file) => CODE.test(file));
  const typed = TYPED.filter(([, compiles]) => code.some((file) => compiles.test(file)));
  const reachesCms = code.some((file) => CONTRACT.test(file) || file.startsWith('cms/'));
  const cmsTests = files.filter((file) => /^cms\/tests\/.*\.test\.ts$/.test(file));
  const program = (name, file, ...args) => ({ name, command: nodeProgram(file, ...args) });
  return [
    ...onlyIf(code.length > 0, ...builds),
    ...onlyIf(
      files.length > 0,
      program('format', 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files),
    ),
    ...onlyIf(
      code.length > 0,
      program('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code),
      npmScript('arch'),
      npmScript('deadcode'),
    ),
    ...onlyIf(typed.length > 0, {
      ...nodeScript(
        'typecheck',
        'tools/checks/typecheck.mjs',
        ...typed.map(([folder]) => `${folder}/tsconfig.json`),
      ),
      needs: allBuilds,
    }),
    ...onlyIf(
      files.length > 0,
      vitest('what imports the change', BY_IMPORTS, allBuilds, ['--changed', base, '--passWithNoTests']),
    ),
    ...onlyIf(
      reachesCms || cmsTests.length > 0,
      vitest('the running cms', ['cms'], allBuilds, [
        ...new Set([...onlyIf(reachesCms, ...RUNNING_CMS), ...cmsTests]),
      ]),
    ),
  ];
}
