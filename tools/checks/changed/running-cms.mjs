import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../../launcher/project.mjs';
import { vitest } from '../check-list.mjs';

/** The builds that the tests of the running cms need. */
export const CMS_BUILDS = ['build contract', 'build cms'];

// These tests reach the cms by HTTP, so no graph of imports finds them: suites that call a changed part stand for it.
const SUITES = 'cms/tests/commerce';
const SHOP_ON_SQLITE = 'cms/tests/commerce-sqlite.test.ts';
const SOURCE = /^(packages\/contract\/src|cms\/(src|config))\//;
const PART = /^(?:packages\/contract\/src|cms\/src\/api)\/([a-z]+)\//;
const TITLE = /describe\(`([^$`]+) on \$\{database\}/g;

/** Returns the titles of the suites that call the parts; all of them when a changed file belongs to no part. */
export function suitesThatCall(files) {
  const parts = files.map((file) => PART.exec(file)?.[1] ?? '');
  const calls = new RegExp(`/api/(${[...new Set(parts)].join('|')})`);
  const suites = readdirSync(projectPath(SUITES)).map((name) =>
    readFileSync(projectPath(SUITES, name), 'utf8'),
  );
  return suites
    .filter((text) => calls.test(text))
    .flatMap((text) => [...text.matchAll(TITLE)].map(([, title]) => title));
}

/** Lists the checks of the running cms for changed files: its changed tests, and the suites of the changed parts. */
export function checksOfRunningCms(files) {
  const tests = files.filter((file) => /^cms\/tests\/.*\.test\.ts$/.test(file));
  const sources = files.filter((file) => SOURCE.test(file) && !file.endsWith('.test.ts'));
  const suites = sources.length > 0 ? suitesThatCall(sources) : [];
  const checks = [];
  if (tests.length > 0) checks.push(vitest('changed files', ['cms'], CMS_BUILDS, tests));
  if (suites.length > 0) {
    const titles = `\\b(${suites.join('|')}) on SQLite`;
    checks.push(vitest('the running cms', ['cms'], CMS_BUILDS, [SHOP_ON_SQLITE, '-t', titles]));
  }
  return checks;
}
