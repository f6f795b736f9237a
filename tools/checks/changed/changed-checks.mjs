import { nodeProgram } from '../../launcher/processes/run-command.mjs';
import { builds, nodeScript, npmScript, vitest } from '../check-list.mjs';
import { changedFiles, landedCommit } from './changed-files.mjs';
import { checksOfRunningCms, CMS_BUILDS } from './running-cms.mjs';

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;

// Each type check, with the files that it compiles.
const TYPED = [
  ['packages/web-kit', /^packages\//],
  ['storefront', /^(packages|storefront)\//],
  ['admin-panel', /^(packages|admin-panel)\//],
  ['e2e', /^(packages|e2e)\//],
  ['cms/tests', /^(packages\/contract|cms)\//],
  ['tools/demo-pictures', /^tools\/demo-pictures\//],
];

// These import what they test, so the graph of imports finds the tests of a change.
const BY_IMPORTS = ['contract', 'web-kit', 'storefront', 'admin-panel', 'cms-unit', 'tooling'];

const program = (name, file, ...args) => ({ name, command: nodeProgram(file, ...args) });

function checksOfCode(code) {
  const typed = TYPED.filter(([, compiles]) => code.some((file) => compiles.test(file)));
  const projects = typed.map(([folder]) => `${folder}/tsconfig.json`);
  const typecheck = nodeScript('typecheck', 'tools/checks/typecheck.mjs', ...projects);
  return [
    ...builds.filter(({ name }) => CMS_BUILDS.includes(name)),
    ...checksOfRunningCms(code),
    program('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code),
    npmScript('arch'),
    npmScript('deadcode'),
    ...(typed.length > 0 ? [{ ...typecheck, needs: CMS_BUILDS }] : []),
  ];
}

/** Lists the checks that the changed files can fail, without browser, second database and fault drills. */
export function changedCheckList(base = landedCommit()) {
  const files = changedFiles(base);
  if (files.length === 0) return [];
  const code = files.filter((file) => CODE.test(file));
  return [
    ...(code.length > 0 ? checksOfCode(code) : []),
    program('format', 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files),
    vitest(
      'what imports the change',
      BY_IMPORTS,
      [],
      ['--changed', base, '--passWithNoTests', '--maxWorkers=2'],
    ),
  ];
}
